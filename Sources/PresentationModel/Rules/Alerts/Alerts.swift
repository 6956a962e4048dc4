/// What alerts must have, and what they cannot take (rulebook 7: O-E03 to O-E05).
///
/// The rulebook has the messages alone, so it is they that decide.
enum Alerts {
  /// What UIKit says to an alert whose presentation begins, nil if nothing.
  static func presenting(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Utterance? {
    ledger.take(AlertNeedsSomethingToShow.judge(x, world))
  }

  /// What UIKit says to `addAction`, nil if nothing.
  static func adding(
    _ action: ObjectID, to alert: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Utterance? {
    ledger.take(AlertHasOneCancelAction.judge(action, addedTo: alert, world))
  }

  /// What UIKit says to `addTextField`, nil if nothing.
  static func addingTextField(to alert: ControllerID, _ world: World, _ ledger: inout Ledger) -> Utterance? {
    ledger.take(TextFieldsBelongOnAlerts.judge(alert, world))
  }
}
