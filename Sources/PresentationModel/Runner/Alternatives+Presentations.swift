/// Other ways of presenting.
extension Alternatives {
  func forPresentation(
    _ presentation: Presentation, _ removed: [ControllerID], _ range: ByteRange, _ call: Call
  ) -> [Explanation.Alternative] {
    guard let x = name(presentation.original), call.method == .present || call.method == .show else { return [] }
    var offers: [Explanation.Alternative] = []
    let style = "\(x).modalPresentationStyle = "
    let source = name(presentation.source)
    let isFree = presentation.own == nil
    if isFree { offers += styleOfTheContent(presentation, x, range) }
    if isFree, tabBar.before == true, tabBar.after == false {
      let purpose = "to keep the tab bar"
      var ways = [before(range, purpose, style + ".overCurrentContext")]
      if let source {
        let defines = "\(source).definesPresentationContext = true"
        if presentation.isContextBased { ways.insert(before(range, purpose, defines), at: 0) }
        ways.append(before(range, purpose, "\(defines); \(style).overCurrentContext"))
      }
      offers += first(ways, promising: .allIsDone, .keepsATabBar(presentation.original)) { result in
        let new = result.outcome.presentation(of: presentation.original)?.presentation
        return "\(new.map { ControllerText.name($0.presenter, in: result.hierarchy) } ?? "it") presents"
      }
    }
    if isFree, presentation.isContextBased, let source, !removed.isEmpty, presentation.presenter != presentation.source
    {
      offers += first(
        [before(range, "to cover \(source) alone", "\(source).definesPresentationContext = true")],
        promising: .allIsDone,
        .presents(presentation.original, by: presentation.source),
        .leaves(only: presentation.source, presenting: presentation.original)
      ) { result in
        let taken = result.outcome.presentation(of: presentation.original)?.removed ?? []
        return "\(source) presents; only \(ControllerText.list(taken, in: result.hierarchy)) leaves the window"
      }
    }
    if presentation.requestedStyle == .popover, presentation.isAdapted {
      offers += keepsPopover(presentation.original, x, range)
    }
    if isFree, !removed.isEmpty, offers.isEmpty {
      let over = presentation.adaptedStyle == .currentContext ? ".overCurrentContext" : ".overFullScreen"
      offers += first(
        [before(range, "to keep \(name(presentation.presenter) ?? "it") in the window", style + over)],
        promising: .allIsDone, .leaves(only: nil, presenting: presentation.original)
      ) { _ in "nothing leaves the window" }
    }
    offers += statusBar(presentation, range)
    if isFree, offers.isEmpty, removed.isEmpty, let presenter = name(presentation.presenter) {
      offers += first(
        [before(range, "to have \(presenter) get its callbacks", style + ".fullScreen")], isAside: true,
        promising: .allIsDone, .presents(presentation.original), .hears(presentation.presenter, .viewWillDisappear)
      ) { _ in "\(presenter) gets viewWillDisappear" }
    }
    if isFree, offers.count < 2, removed.isEmpty { offers += preventsSwipe(presentation.original, x, range) }
    return offers
  }

  /// The style that was set on somebody in what is presented, where it counts for nobody.
  private func styleOfTheContent(
    _ presentation: Presentation, _ x: String, _ range: ByteRange
  ) -> [Explanation.Alternative] {
    let shown = presentation.original
    let moment = Past.Moment(step: outcome.index, reasoned: .max)
    guard past.assignment(of: .modalPresentationStyle, of: shown, before: moment) == nil else { return [] }
    for y in hierarchy.children(of: shown) {
      guard let set = past.assignment(of: .modalPresentationStyle, of: y, before: moment), set.line > 0,
        case .enumeration(_, let row) = set.value, let style = ModalPresentationStyle(rawValue: row),
        style != presentation.requestedStyle
      else { continue }
      let code = "\(x).modalPresentationStyle = .\(style.text)"
      return first(
        [before(range, "to present \(x) in the style of line \(set.line)", code)], promising: .allIsDone,
        .usesStyle(shown, style)
      ) { presents(shown, $0) }
    }
    return []
  }

  /// Keeps the user from swiping a sheet down: tried by a swipe after the step.
  private func preventsSwipe(_ shown: ControllerID, _ x: String, _ range: ByteRange) -> [Explanation.Alternative] {
    guard outcome.index >= 0, program.steps[outcome.index].range == range else { return [] }
    let swipe = Trial.Edit.insert("\n\(x).swipeToDismiss()\n", at: range.end)
    guard let free = attempt([swipe], andNext: true), Promise.goes(shown).holds(in: free.runner.simulator) else {
      return []
    }
    var way = before(range, "to prevent the swipe", "\(x).isModalInPresentation = true")
    way.edits.append(swipe)
    return first([way], isAside: true, andNext: true, promising: .isUp(shown, true)) { _ in "\(x) stays" }
  }

  /// A delegate of the file that keeps the popover a popover.
  private func keepsPopover(_ shown: ControllerID, _ x: String, _ range: ByteRange) -> [Explanation.Alternative] {
    let delegates = program.classes.filter { info in
      info.isDeclared
        && info.answers.contains {
          $0.method.info.name.hasPrefix("adaptivePresentationStyle") && Self.isNone($0.value)
        }
    }
    let purpose = "to keep the popover"
    let set = "\(x).popoverPresentationController?.delegate = "
    var ways = delegates.map { before(range, purpose, set + $0.name) }
    let own = "KeepsThePopover"
    if ways.isEmpty, !program.classes.contains(where: { $0.name == own }) {
      var way = before(range, purpose, set + "\(own)()")
      way.code = "a delegate whose adaptivePresentationStyle(for:traitCollection:) = .none"
      way.edits.append(
        .insert(
          "\nclass \(own): UIPopoverPresentationControllerDelegate {\n"
            + "  adaptivePresentationStyle(for:traitCollection:) = .none\n}\n",
          at: Int32(truncatingIfNeeded: bytes.count)))
      way.edits[0].text = set + "\(own); "
      ways = [way]
    }
    return first(ways, promising: .allIsDone, .presents(shown), .isPopover(shown)) { _ in "it stays a popover" }
  }

  private static func isNone(_ value: Expression) -> Bool {
    if case .value(.enumeration(.modalPresentationStyle, let row)) = value {
      return row == ModalPresentationStyle.none.rawValue
    }
    return false
  }
}
