/// The cause of each of UIKit's lines, and its effect on the call (rules LOG).
enum Console {
  /// UIKit says a message.
  static func says(_ utterance: Utterance, _ world: World, _ ledger: inout Ledger) {
    ledger.note(ControllersPrintAsClassAndName.judge(utterance))
    ledger.note(WordingFollowsTheVersion.judge(utterance.message, world, &ledger))
  }

  /// An exception ends the run.
  static func raises(_ message: MessageID?, _ ledger: inout Ledger) {
    ledger.note(WhenExceptionsAreRaised.announcement(message))
    ledger.note(ExceptionEndsTheRun.announcement())
  }

  /// The refusal was found with the presenting controller: a line, unless it is an exception.
  static func refuses(
    _ call: PresentCall, by presenter: ControllerID, _ refusal: Refusal, hasHandler: Bool, _ world: World,
    _ ledger: inout Ledger
  ) {
    ledger.note(OneCallOneVerdict.announcement(call.presented))
    guard refusal.utterances.contains(where: { $0.message.kind == .refuses }) else { return }
    let names = Refusals.Names(presented: call.presented, presenter: presenter, source: call.source)
    ledger.note(WhomARefusalNames.announcement(names, world))
    ledger.note(RefusedPresentNeverCompletes.announcement(call.presented, hasHandler: hasHandler))
  }

  /// The stack of a navigation controller is read.
  static func reads(stackOf nav: ControllerID, _ world: World, _ ledger: inout Ledger) {
    let heading = ledger.heading
    ledger.heading = .query
    defer { ledger.heading = heading }
    ledger.note(WaitingStackShowsNothingYet.judge(nav, world))
  }
}
