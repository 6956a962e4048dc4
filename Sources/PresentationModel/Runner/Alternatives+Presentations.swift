/// Other ways of presenting.
extension Alternatives {
  func forPresentation(
    _ presentation: Presentation, _ removed: [ControllerID], _ call: WrittenCall
  ) -> [Explanation.Alternative] {
    guard let x = code(presentation.original, call), call.method == .present || call.method == .show else { return [] }
    var offers: [Explanation.Alternative] = []
    let style = "\(x).modalPresentationStyle = "
    let source = code(presentation.source, call)
    let isFree = presentation.own == nil
    if isFree { offers += styleOfTheContent(presentation, x, call) }
    if isFree, tabBar.before == true, tabBar.after == false {
      let purpose = "to keep the tab bar"
      var ways = [before(call, purpose, style + ".overCurrentContext")]
      if let source {
        let defines = "\(source).definesPresentationContext = true"
        if presentation.isContextBased { ways.insert(before(call, purpose, defines), at: 0) }
        ways.append(before(call, purpose, "\(defines); \(style).overCurrentContext"))
      }
      offers += first(ways, promising: .allIsDone, .keepsATabBar(presentation.original)) { result in
        let new = result.outcome.presentation(of: presentation.original)?.presentation
        return "\(new.map { ControllerText.name($0.presenter, in: result.hierarchy) } ?? "it") presents"
      }
    }
    if isFree, presentation.isContextBased, let source, !removed.isEmpty, presentation.presenter != presentation.source
    {
      offers += first(
        [
          before(
            call, "to cover \(name(presentation.source) ?? source) alone", "\(source).definesPresentationContext = true"
          )
        ],
        promising: .allIsDone,
        .presents(presentation.original, by: presentation.source),
        .leaves(only: presentation.source, presenting: presentation.original)
      ) { result in
        let taken = result.outcome.presentation(of: presentation.original)?.removed ?? []
        return
          "\(name(presentation.source) ?? source) presents; only \(ControllerText.list(taken, in: result.hierarchy)) \(taken.count == 1 ? "leaves" : "leave") the window"
      }
    }
    if presentation.requestedStyle == .popover, presentation.isAdapted {
      offers += keepsPopover(presentation, x, call)
    }
    if isFree, !removed.isEmpty, offers.isEmpty {
      let over = presentation.adaptedStyle == .currentContext ? ".overCurrentContext" : ".overFullScreen"
      offers += first(
        [before(call, "to keep \(name(presentation.presenter) ?? "it") in the window", style + over)],
        promising: .allIsDone, .leaves(only: nil, presenting: presentation.original)
      ) { _ in "nothing leaves the window" }
    }
    offers += statusBar(presentation, call)
    if isFree, offers.isEmpty, removed.isEmpty, let presenter = name(presentation.presenter) {
      offers += first(
        [before(call, "to have \(presenter) get its callbacks", style + ".fullScreen")], isAside: true,
        promising: .allIsDone, .presents(presentation.original), .hears(presentation.presenter, .viewWillDisappear)
      ) { _ in "\(presenter) gets viewWillDisappear" }
    }
    if isFree, offers.count < 2, removed.isEmpty { offers += preventsSwipe(presentation.original, x, call) }
    return offers
  }

  /// The style that was set on somebody in what is presented, where it counts for nobody.
  private func styleOfTheContent(
    _ presentation: Presentation, _ x: String, _ call: WrittenCall
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
        [before(call, "to present \(name(shown) ?? x) in the style of line \(set.line)", code)], promising: .allIsDone,
        .usesStyle(shown, style)
      ) { presents(shown, $0) }
    }
    return []
  }

  /// Keeps the user from swiping a sheet down: tried by a swipe after the step.
  private func preventsSwipe(_ shown: ControllerID, _ x: String, _ call: WrittenCall) -> [Explanation.Alternative] {
    guard outcome.index >= 0, let name = name(shown) else { return [] }
    let step = program.steps[outcome.index].range
    guard call.isCode || step == call.range else { return [] }
    let swipe = TextEdit.insert("\n\(name).swipeToDismiss()\n", at: step.end)
    guard let free = attempt([swipe], andNext: true), keeps(.goes(shown), free) else { return [] }
    var way = before(call, "to prevent the swipe", "\(x).isModalInPresentation = true")
    let written = way.edits
    way.edits.append(swipe)
    var offers = first([way], isAside: true, andNext: true, promising: .isUp(shown, true)) { _ in "\(name) stays" }
    for row in offers.indices { offers[row].edits = written }
    return offers
  }

  /// A delegate of the file that keeps the popover a popover.
  private func keepsPopover(
    _ presentation: Presentation, _ x: String, _ call: WrittenCall
  ) -> [Explanation.Alternative] {
    let shown = presentation.original
    let delegates = program.classes.filter { info in
      info.isDeclared
        && info.answers.contains {
          $0.method.info.name.hasPrefix("adaptivePresentationStyle") && Self.isNone($0.value)
        }
    }
    let purpose = "to keep the popover"
    let set = "\(x).popoverPresentationController?.delegate = "
    let owner = call.function.flatMap { program.swift.functions[$0].owner }
    var ways = delegates.filter { !call.isCode || owner.map { program.classes[Int($0.index)].name } == $0.name }.map {
      before(call, purpose, set + (call.isCode ? "self" : $0.name))
    }
    if ways.isEmpty,
      var way = delegating(
        shown, "popoverPresentationController?", "KeepsThePopover", "UIPopoverPresentationControllerDelegate", purpose,
        at: call, scenario: "adaptivePresentationStyle(for:traitCollection:) = .none",
        swift: "func adaptivePresentationStyle(for controller: UIPresentationController, "
          + "traitCollection: UITraitCollection) -> UIModalPresentationStyle {\n        return .none\n    }")
    {
      way.code =
        call.isCode
        ? "\(way.code), with adaptivePresentationStyle(for:traitCollection:) returning .none"
        : "a delegate whose adaptivePresentationStyle(for:traitCollection:) = .none"
      ways = [way]
    }
    // A popover that is a sheet here needs no anchor, one that stays a popover does.
    if let source = code(presentation.source, call) {
      let anchor = "\(x).popoverPresentationController?.sourceView = \(source).view"
      let set = before(call, purpose, anchor)
      for way in ways where set.edits.count == 1 {
        var both = way
        both.edits += set.edits
        both.code += call.isCode ? "; \(anchor)" : ", and \(anchor)"
        ways.append(both)
      }
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
