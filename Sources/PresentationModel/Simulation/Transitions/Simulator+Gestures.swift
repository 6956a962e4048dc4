/// What the user does to presentations (DIS-08 to DIS-11).
extension Simulator {
  /// Whether no user could make a gesture as the statement asks for it: the step fails then (DIS-16).
  mutating func isImpossible(_ call: CallContext, on x: ControllerID) -> Bool {
    let name = hierarchy.name(of: x)
    switch call.method {
    case .swipeToDismiss, .tapOutside, .drag:
      guard take(GestureNobodyCanMakeFails.judge(moving: x, world)) != nil else { return false }
      let what =
        hierarchy.outermostContainer(of: x) == x ? "is not presented" : "and what it stands in are not presented"
      let verb =
        switch call.method {
        case .swipeToDismiss: "swipe down"
        case .tapOutside: "tap beside"
        default: "drag"
        }
      fail("'\(name)' \(what): there is nothing to \(verb)", call.line)
    case .tapTab:
      if case .object(let tab)? = call.arguments.first {
        guard hierarchy.tabObjects[x]?.contains(tab) != true else { return false }
        fail("'\(ValueText.text(.object(tab), hierarchy))' is no tab of '\(name)'", call.line)
        return true
      }
      if case .none? = call.arguments.first {
        fail("what is tapped is nil: it is no tab of '\(name)'", call.line)
        return true
      }
      guard let tab = call.controller(0), take(GestureNobodyCanMakeFails.judge(tapping: tab, in: x, world)) != nil
      else {
        return false
      }
      let there = world.tabs(x).map { "'\(hierarchy.name(of: $0))'" }
      let tabs =
        there.isEmpty ? "it has none" : "there \(there.count == 1 ? "is" : "are") \(there.joined(separator: ", "))"
      fail("'\(hierarchy.name(of: tab))' is no tab of '\(name)': \(tabs)", call.line)
    default: return false
    }
    return true
  }

  /// A gesture that a user can make does nothing. A ledger that keeps reasons is asked why: `run` prints that too.
  mutating func ignoreGesture(on x: ControllerID, _ rule: RuleID, _ ask: (World, inout Ledger) -> Void) {
    var ledger = Ledger(isOpen: true)
    ask(world, &ledger)
    if let reason = ledger.entries.last(where: {
      $0.rule == .rule(rule) && $0.verdict != .passedOver && $0.verdict != .notReached
    }) {
      outcome.gestureReasons.append((outcome.decisions.count, reason))
    }
    outcome.decisions.append(.gestureIgnored(x, rule))
  }

  /// A tap on what lies behind a popover is a tap beside the popover (DIS-11).
  ///
  /// - Returns: Whether a popover lies over `x`, which took the tap.
  mutating func tapsBesidePopover(over x: ControllerID, line: Int) -> Bool {
    guard hierarchy.isVisible(x), let popover = Sheets.popover(above: x, world) else { return false }
    userDismisses(popover.presented, .tapOutside, line: line)
    return true
  }

  mutating func userDismisses(_ x: ControllerID, _ gesture: Gestures.Gesture, line: Int) {
    switch ask({ Gestures.reach(gesture, on: x, $0, &$1) }) {
    case .nothing(let end, let rule):
      ignoreGesture(on: end, rule) { _ = Gestures.reach(gesture, on: x, $0, &$1) }
    case .above(let request): userDismisses(request, line, handler: nil, usesPopoverDelegate: false)
    case .presentation(let root):
      if gesture == .swipe, zoomKeepsTheUserOut(root) {
        return ignoreGesture(on: root, WhatTheUserCanDismiss.id) { $1.note(WhatTheUserCanDismiss.zoomRefuses(root)) }
      }
      askAndDismiss(root, line)
    }
  }

  /// Whether the options of a zoom say that the user's pull does not begin.
  private mutating func zoomKeepsTheUserOut(_ root: ControllerID) -> Bool {
    guard !swift.waiting.isEmpty, let presentation = world.ownPresentation(root),
      PreferredTransitionReplacesTheStyle.zooms(presentation, world),
      let waiting = swift.waiting.last(where: {
        program.swift.texts[Int($0.call.index)].hasSuffix(".interactiveDismissShouldBegin")
      })
    else { return false }
    let answer = evaluate(
      swift.closures[Int(waiting.closure.index)].body, on: .none, [.opaque(waiting.call)], closure: waiting.closure)
    if case .opaque(let text) = answer {
      fail(
        "whether the pull begins depends on '\(program.swift.texts[Int(text.index)])', which presim cannot know",
        program.steps.indices.contains(script.step) ? program.steps[script.step].line : 0)
      return true
    }
    return answer == .bool(false)
  }

  /// The delegate's say, after the controllers' own.
  private mutating func askAndDismiss(_ root: ControllerID, _ line: Int) {
    guard let presentation = world.ownPresentation(root) else { return }
    let delegate = presentationDelegate(root)
    let answer: Gestures.Answer
    var said: (method: Callback, given: Value?)?
    switch ask({ Gestures.consultation(root, delegate, $0, &$1) }) {
    case .answered(let given): answer = given
    case .nobody: answer = ask { Gestures.answer(nil, to: nil, of: delegate, for: root, $0, &$1) }
    case .asks(let method):
      let given = callDelegate(method, of: delegate, for: presentation.original, [])
      said = (method, given)
      answer = ask { Gestures.answer(given, to: method, of: delegate, for: root, $0, &$1) }
    }
    switch answer {
    case .dismisses(let usesPopoverDelegate):
      let request = Dismissal.Request(dismisser: presentation.presenter, dismissed: root, isByUser: true)
      let handler = holds(ButtonDismissesItsAlert.cancels(root, world)) ? cancelHandler(of: root) : nil
      userDismisses(request, line, handler: handler, usesPopoverDelegate: usesPopoverDelegate)
    case .blocked(let callback):
      var ledger = Ledger(isOpen: true)
      if let said {
        _ = Gestures.answer(said.given, to: said.method, of: delegate, for: root, world, &ledger)
      } else {
        _ = Gestures.consultation(root, delegate, world, &ledger)
      }
      let said = ledger.entries.filter { $0.verdict != .passedOver && $0.verdict != .notReached }
      if let reason = said.first(where: { $0.verdict == .decided }) ?? said.last {
        outcome.gestureReasons.append((outcome.decisions.count, reason))
      }
      outcome.decisions.append(.gestureBlocked(root))
      if let callback { runNext([.callDelegate(callback, presentation.original, [], delegate: delegate)]) }
    }
  }

  private mutating func userDismisses(
    _ request: Dismissal.Request, _ line: Int, handler: Handler?, usesPopoverDelegate: Bool
  ) {
    switch ask({ Dismissal.answer(request, $0, &$1) }) {
    case .dismisses(let plan):
      startDismissal(
        plan, isAnimated: true, handler: handler, line: line, usesPopoverDelegate: usesPopoverDelegate)
    case .refused(let refusal, _):
      ignoreGesture(on: request.dismissed, refusal.rule) { _ = Dismissal.answer(request, $0, &$1) }
    case .nothing: break
    }
  }
}
