enum ButtonDismissesItsAlert: Rule {
  static let id = RuleID.dis15
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether a button can be tapped: the alert goes then, and the action's handler runs in a completion handler's
  /// place.
  static func judge(_ action: ObjectID, of alert: ControllerID, _ world: World) -> Finding<Gestures.Reach> {
    let hierarchy = world.hierarchy
    guard let presentation = hierarchy.presentations[alert], presentation.hasSettled, !presentation.isDismissing else {
      return declines(alert, leaving: .nothing(alert, id), "is not up, or still moving: its buttons cannot be tapped")
    }
    guard hierarchy.property(action, .isEnabled) != .bool(false) else {
      return declines(alert, leaving: .nothing(alert, id), "its button is disabled: a tap on it does nothing")
    }
    if let above = hierarchy.levels(from: alert).dropFirst().first {
      return declines(alert, leaving: .nothing(alert, id), "\(above) stands over it: its buttons cannot be tapped")
    }
    return decides(
      .presentation(alert), on: alert, "its button dismisses it; the action's handler runs when it has gone")
  }

  /// A tap beside an action sheet runs its cancel action; nil for an alert without one.
  static func cancels(_ alert: ControllerID, _ world: World) -> Finding<Bool>? {
    guard world.hierarchy.hasCancelAction(alert) else { return nil }
    return decides(
      true, on: alert, "a tap beside it counts as its cancel action, whose handler runs when it has gone")
  }

  static let entry = RuleEntry(
    title: "An alert's button dismisses the alert, then runs its completion handler",
    inShort: """
      Tapping a button of an alert dismisses the alert first and then runs the closure of its action, so that \
      closure may present.
      """,
    statement: """
      `alert.tap("OK")`: the user taps the first action of the alert with this title. Where the user can reach it (it is up and has
      and presents nothing) and the action is enabled, the alert is dismissed with animation as by `dismiss` on it, and the action's handler
      runs in the place of a completion handler: links are cut, did-callbacks are over, the completion handler may present. Its line is an extra event,
      `alert.action("OK")`. No presentation delegate is called (DIS-12). A tap outside that dismisses an action sheet (DIS-08) runs the handler of
      its cancel action likewise, if it has one. Not up, covered, disabled: nothing. A title that no action of the alert has fails the
      scenario, naming the titles there are.
      """,
    evidence: [
      .documented("Apple `UIAlertAction.init(title:style:handler:)` (runs when the user selects the action)."),
      .observed(
        "pivotal-legacy/PivotalCoreKit#152 (8.4: the alert has gone when the completion handler runs, and the completion handler may present); the cancel action on a tap outside: toggl/mobileapp#4932; kif-framework/KIF, ModalViewTests (15–18: the cancel button's handler presents an alert)."
      ),
      .inferred("the exact place."),
    ],
    example: """
      `alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in V.present(X, animated: true) })`, V→alert,
      `alert.tap("OK")`: `alert.viewWillDisappear`, `alert.viewDidDisappear`, `alert.action("OK")`, then X is presented, without a log.
      """)
}
