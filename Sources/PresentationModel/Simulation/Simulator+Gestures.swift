/// What the user does to presentations (DIS-08 to DIS-11).
extension Simulator {
  mutating func userDismisses(_ x: ControllerID, _ gesture: Gestures.Gesture, line: Int) {
    switch Gestures.reach(gesture, on: x, world, &outcome.ledger) {
    case .nothing(let end, let rule): outcome.decisions.append(.gestureIgnored(end, rule))
    case .above(let request): userDismisses(request, line, handler: nil, usesPopoverDelegate: false)
    case .presentation(let root): askAndDismiss(root, line)
    }
  }

  /// The delegate's say, after the controllers' own.
  private mutating func askAndDismiss(_ root: ControllerID, _ line: Int) {
    guard let presentation = world.ownPresentation(root) else { return }
    let delegate = presentationDelegate(root)
    let answer: Gestures.Answer
    switch Gestures.asks(root, delegate, world, &outcome.ledger) {
    case .answered(let given): answer = given
    case .nobody: answer = Gestures.answer(nil, to: nil, of: delegate, for: root, world, &outcome.ledger)
    case .asks(let method):
      let given = ask(method, of: delegate, for: presentation.original, [])
      answer = Gestures.answer(given, to: method, of: delegate, for: root, world, &outcome.ledger)
    }
    switch answer {
    case .dismisses(let usesPopoverDelegate):
      let request = Dismissal.Request(manager: presentation.presenter, dismissed: root, isByUser: true)
      let handler = Gestures.cancels(root, world, &outcome.ledger) ? cancelHandler(of: root) : nil
      userDismisses(request, line, handler: handler, usesPopoverDelegate: usesPopoverDelegate)
    case .blocked(let told):
      outcome.decisions.append(.gestureBlocked(root))
      if let told { push([.tell(told, presentation.original, [], delegate: delegate)]) }
    }
  }

  private mutating func userDismisses(
    _ request: Dismissal.Request, _ line: Int, handler: Handler?, usesPopoverDelegate: Bool
  ) {
    switch Dismissal.answer(request, world, &outcome.ledger) {
    case .dismisses(let plan):
      startDismissal(
        plan, isAnimated: true, handler: handler, line: line, usesPopoverDelegate: usesPopoverDelegate)
    case .refused(let refusal, _): outcome.decisions.append(.gestureIgnored(request.dismissed, refusal.rule))
    case .nothing: break
    }
  }
}
