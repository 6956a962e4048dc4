/// What `dismiss` does, whichever controller it was called on (rules DIS).
enum Dismissal {
  /// The controller that dismisses, and the one that is dismissed.
  struct Request: Sendable, Equatable {
    /// The controller that dismisses what it presents itself.
    let dismisser: ControllerID
    /// What it presents.
    let dismissed: ControllerID
    /// By a gesture, not by code.
    var isByUser = false
  }

  /// A dismissal that nothing refuses.
  struct Plan: Sendable, Equatable {
    /// The controller that dismisses, and the one that is dismissed.
    let request: Request
    /// All that go, lowest first.
    let gone: [ControllerID]
    /// The one of them that is animated.
    let animated: ControllerID
  }

  /// The outcome of a call.
  enum Answer: Sendable {
    case dismisses(Plan)
    case refused(Refusal, by: ControllerID)
    case nothing
  }

  /// What a call of `dismiss` comes to.
  ///
  /// - Parameter hasHandler: whether the call has a completion handler. Complexity: O(ancestors of the receiver), and
  ///   of what `EverythingAboveGoesToo` examines.
  static func answer(
    _ receiver: ControllerID, hasHandler: Bool = false, _ world: World, _ ledger: inout Ledger
  ) -> Answer {
    var going: ControllerID?
    var current: ControllerID? = receiver
    while let candidate = current {
      if ledger.take(GoingAlreadyDoesNotCount.judge(candidate, world)) != nil {
        going = going ?? candidate
      } else if let request = ledger.take(NearestThatPresentsDismisses.judge(candidate, world)) {
        return answer(request, hasHandler: hasHandler, world, &ledger)
      }
      current = world.hierarchy.parent(of: candidate)
    }
    let forwarded = NearestThatPresentsDismisses.forwards(
      from: receiver, beside: going.flatMap { world.hierarchy.directlyPresented($0) }, world)
    if let request = ledger.take(forwarded) { return answer(request, hasHandler: hasHandler, world, &ledger) }
    if let going, let dismisser = ledger.take(GoingAlreadyDoesNotCount.refuses(going)),
      let refusal = ledger.take(DismisserInTransitionRefuses.refuses(dismisser))
    {
      return .refused(refusal, by: dismisser)
    }
    return ledger.take(NothingToDismiss.judge(receiver, hasHandler: hasHandler)) ?? .nothing
  }

  /// The outcome once the presenting and the dismissed controller are known, by code or by the user.
  static func answer(
    _ request: Request, hasHandler: Bool = false, _ world: World, _ ledger: inout Ledger
  ) -> Answer {
    if let refusal = ledger.take(DismisserInTransitionRefuses.judge(request, hasHandler: hasHandler, world)) {
      return .refused(refusal, by: request.dismisser)
    }
    let gone = ledger.take(EverythingAboveGoesToo.judge(request.dismissed, world)) ?? [request.dismissed]
    let lowest = LowestOfAChainIsAnimated.judge(
      request.dismissed, gone: ledger.nameAlways(.list(gone.map { .controller($0) })), world)
    let animated = ledger.take(lowest) ?? request.dismissed
    ledger.note(CodeTellsNoDismissalDelegate.judge(request))
    return .dismisses(Plan(request: request, gone: gone, animated: animated))
  }
}
