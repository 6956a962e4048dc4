/// Exceptions about the arguments of `present`, thrown inside the call, in this order (rules PRE).
enum Arguments {
  /// The exception that refuses the call; nil if none does.
  static func refusal(_ call: PresentCall, _ world: World, _ ledger: inout Ledger) -> Refusal? {
    let transition = TransitionStyle.requested(call.presented, world)
    return ledger.take(PartialCurlNeedsFullScreen.judge(call, transition, world))
      ?? ledger.take(CurledPresentsNothing.judge(call, world))
      ?? ledger.take(ChildrenCannotBePresented.judge(call.presented, world))
      ?? ledger.take(StyleNoneCannotBePresented.judge(call))
      ?? ledger.take(CurrentContextTakesNoCurl.judge(call, transition, world))
  }
}
