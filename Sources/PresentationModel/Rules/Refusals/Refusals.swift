/// Why the presenting controller refuses, in this order (rules PRE): exceptions, then the lines that refuse.
enum Refusals {
  /// The refusal of a presentation by `presenter`; nil if nothing refuses it.
  static func refusal(
    _ call: PresentCall, by presenter: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    let names = Names(presented: call.presented, presenter: presenter, source: call.source)
    if let refusal = ledger.take(NothingPresentsItself.judge(names, world)) { return refusal }
    if let refusal = ledger.take(PresentedAlreadyThrows.judge(call.presented, world)) { return refusal }
    ledger.note(PresenterThatPresentsAlreadyIsNotSkipped.judge(presenter, world))
    return ledger.take(PresenterAskedToDismissRefuses.judge(names, world))
      ?? ledger.take(PresenterOutsideTheWindowRefuses.judge(names, world))
      ?? ledger.take(PresentingPresenterRefuses.judge(names, world))
  }

  /// The controllers that a refusal's line names.
  struct Names: Sendable {
    let presented: ControllerID
    let presenter: ControllerID
    let source: ControllerID

    /// A line with these names, and with the controllers that presenter and source present themselves. Up to iOS 13 the
    /// templates name the receiver, from iOS 14 the presenter too (`WhomARefusalNames`, T-5).
    func say(_ message: UIKitMessage, _ world: World) -> Utterance {
      message.says(
        .controller("presented", presented), .controller("presenter", presenter), .controller("source", source),
        .controller("current", world.hierarchy.directlyPresented(presenter)),
        .controller("own", world.hierarchy.directlyPresented(source)))
    }
  }
}
