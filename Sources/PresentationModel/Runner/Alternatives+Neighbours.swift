/// Additions next to a call: a delegate that gets a swipe, a container that asks its child about the status bar, a pop.
extension Alternatives {
  /// A delegate that is called when the user has dismissed: offered where there is none.
  func beingTold(_ x: ControllerID, _ range: ByteRange) -> [Explanation.Alternative] {
    let isTold = outcome.events.contains {
      if case .callback(.presentationControllerDidDismiss, _, _) = $0.kind { true } else { false }
    }
    let own = "HearsOfTheSwipe"
    guard !isTold, let shown = name(x), !program.classes.contains(where: { $0.name == own }) else { return [] }
    var way = before(range, "to hear of it", "\(shown).presentationController?.delegate = \(own)")
    way.code = "\(shown).presentationController?.delegate = …, with presentationControllerDidDismiss(_:)"
    let body = "  on presentationControllerDidDismiss { }"
    way.edits.append(
      .insert(
        "\nclass \(own): UIAdaptivePresentationControllerDelegate {\n\(body)\n}\n",
        at: Int32(truncatingIfNeeded: bytes.count)))
    return first(
      [way], isAside: true, promising: .allIsDone, .goes(x), .hears(x, .presentationControllerDidDismiss)
    ) { _ in
      "the delegate hears that \(shown) has gone"
    }
  }

  /// What is presented wants another status bar than there is, and is not asked.
  func statusBar(_ presentation: Presentation, _ range: ByteRange) -> [Explanation.Alternative] {
    let x = presentation.presented
    var closed = Ledger.closed
    guard let shown = name(presentation.original), presentation.adaptedStyle != .fullScreen,
      let decider = SystemAppearance.decider(of: .statusBarStyle, world, &closed), !hierarchy.isInside(decider, x)
    else { return [] }
    var candidate = x
    for _ in 0..<hierarchy.count {
      guard let child = SystemAppearance.child(of: candidate, .statusBarStyle, world, &closed) else { break }
      candidate = child
    }
    let differs = [Property.preferredStatusBarStyle, .prefersStatusBarHidden].contains { property in
      closed.take(PreferencesOfAClassByItself.judge(property, candidate, world))
        != closed.take(PreferencesOfAClassByItself.judge(property, decider, world))
    }
    guard differs, let who = name(candidate) else { return [] }
    let code = "\(shown).modalPresentationCapturesStatusBarAppearance = true"
    return first(
      [before(range, "to have \(who)'s status bar", code)], promising: .allIsDone, .presents(presentation.original),
      .decidesStatusBar(x)
    ) { _ in "\(who) is asked about the status bar" }
  }

  /// A controller that is pushed onto the stack that it is on.
  func forPushedTwice(_ x: ControllerID, _ nav: ControllerID, _ range: ByteRange) -> [Explanation.Alternative] {
    guard let pushed = name(x), let stack = name(nav) else { return [] }
    if hierarchy.lastChild(of: nav) != x {
      let code = "\(stack).popToViewController(\(pushed), animated: true)"
      let way = Way(
        purpose: "to go back to it", code: code, line: nil, edits: [Trial.Edit(range: range, text: code)])
      return first([way], promising: .allIsDone, .shows(x, in: nav)) { _ in "\(stack) shows \(pushed)" }
    }
    let type = hierarchy.className(of: x)
    let old = "(\(pushed)"
    guard let place = Self.find(old, in: text(range)) else { return [] }
    let start = range.start + Int32(truncatingIfNeeded: place)
    let new = "(\(type)()"
    let way = Way(
      purpose: "to push another one", code: Self.oneLine(Self.replacing(old, with: new, in: text(range))), line: nil,
      edits: [
        Trial.Edit(range: ByteRange(start, start + Int32(truncatingIfNeeded: old.utf8.count)), text: new)
      ])
    return first([way], promising: .allIsDone, .changes(nav)) { _ in "\(stack) shows a new \(type)" }
  }
}
