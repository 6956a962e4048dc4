/// Additions next to a call: a delegate that gets a swipe, a container that asks its child about the status bar, a pop.
extension Alternatives {
  /// A delegate that is called when the user has dismissed: offered where there is none.
  func beingTold(_ x: ControllerID, _ call: WrittenCall) -> [Explanation.Alternative] {
    let isTold = outcome.events.contains {
      if case .callback(.presentationControllerDidDismiss, _, _) = $0.kind { true } else { false }
    }
    guard !isTold, let shown = name(x) else { return [] }
    let method = "presentationControllerDidDismiss(_:)"
    guard
      var way = delegating(
        x, "presentationController?", "HearsOfTheSwipe", "UIAdaptivePresentationControllerDelegate", "to hear of it",
        at: call, scenario: "on presentationControllerDidDismiss { }",
        swift: "func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { }")
    else { return [] }
    way.code += ", with \(method)"
    return first(
      [way], isAside: true, promising: .allIsDone, .goes(x), .hears(x, .presentationControllerDidDismiss)
    ) { _ in
      "the delegate hears that \(shown) has gone"
    }
  }

  /// A delegate of what is presented that has one method: in Swift the instance whose code presents it.
  func delegating(
    _ x: ControllerID, _ holder: String, _ own: String, _ conforms: String, _ purpose: String, at call: WrittenCall,
    scenario: String, swift: String
  ) -> Way? {
    let end = Int32(truncatingIfNeeded: bytes.count)
    let presents = call.first == x && call.isCode ? call : presentation(of: x)
    guard let presents else {
      guard let shown = name(x), !program.classes.contains(where: { $0.name == own }) else { return nil }
      var way = before(call, purpose, "\(shown).\(holder).delegate = \(own)")
      way.code = "\(shown).\(holder).delegate = …"
      way.edits.append(.insert("\nclass \(own): \(conforms) {\n  \(scenario)\n}\n", at: end))
      return way
    }
    guard let function = presents.function, let owner = program.swift.functions[function].owner,
      let shown = code(x, presents), let scope = CodeScope(presents, program, bytes, simulator),
      scope.prefix != "self?."
    else { return nil }
    var way = before(presents, purpose, "\(shown).\(holder).delegate = self")
    way.edits.append(scope.extending(owner, conforms, swift))
    return way
  }

  /// What is presented wants another status bar than there is, and is not asked.
  func statusBar(_ presentation: Presentation, _ call: WrittenCall) -> [Explanation.Alternative] {
    let x = presentation.presented
    var closed = Ledger.closed
    guard let shown = code(presentation.original, call), presentation.adaptedStyle != .fullScreen,
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
      [before(call, "to have \(who)'s status bar", code)], promising: .allIsDone, .presents(presentation.original),
      .decidesStatusBar(x)
    ) { _ in "\(who) is asked about the status bar" }
  }

  /// A controller that is pushed onto the stack that it is on.
  func forPushedTwice(_ x: ControllerID, _ nav: ControllerID, _ call: WrittenCall) -> [Explanation.Alternative] {
    guard let pushed = argument(x, call), let stack = code(nav, call), let shown = name(nav) else { return [] }
    if hierarchy.lastChild(of: nav) != x {
      let code = "\(stack).popToViewController(\(pushed), animated: true)"
      return first([instead(call, "to go back to it", code)], promising: .allIsDone, .shows(x, in: nav)) { _ in
        "\(shown) shows \(name(x) ?? pushed)"
      }
    }
    let type = hierarchy.className(of: x)
    guard let given = call.arguments.first, text(given.range) == pushed else { return [] }
    return first(
      [written(call, [TextEdit(range: given.range, text: "\(type)()")], "to push another one")], promising: .allIsDone,
      .changes(nav)
    ) { _ in "\(shown) shows a new \(type)" }
  }
}
