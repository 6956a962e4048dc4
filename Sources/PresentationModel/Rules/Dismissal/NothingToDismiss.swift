enum NothingToDismiss: Rule {
  static let id = RuleID.dis06
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too. Row of chapter 7: D-S01.")

  /// The call has nothing to do, and its completion handler is never called.
  static func judge(_ receiver: ControllerID, hasHandler: Bool) -> Finding<Dismissal.Answer> {
    hasHandler
      ? decides(
        .nothing, on: receiver,
        "neither it nor an ancestor presents or is presented: nothing happens, and the completion handler is never called",
        silence: .ds01, raising: .cho35)
      : decides(
        .nothing, on: receiver, "neither it nor an ancestor presents or is presented: nothing happens", silence: .ds01)
  }

  static let nothingDismissed = UIKitMessage(
    .ds01, .silent,
    [],
    condition: "DIS-06: the receiver presents nothing, and neither it nor an ancestor is presented",
    effect: "nothing changes; the completion handler is never called (CHO-35)",
    cure: "look at `presentingViewController` first: nil means that there is nothing to dismiss",
    sources: "`UIViewController.dismiss(animated:completion:)`, wix/react-native-navigation#6875, #6876",
    evidence: "observed (one project)",
    notes: "there is nothing to dismiss: nothing happens, and the completion handler is never called")

  static let entry = RuleEntry(
    title: "With nothing to dismiss nothing happens",
    inShort: "Calling dismiss when nothing is presented does nothing, and its completion handler is never called.",
    statement: """
      Neither step of DIS-01 finds a controller, and DIS-05 does not apply: no change, no event, no console message, and the
      completion handler is never called (ORD-26).
      """,
    evidence: [
      .documented("Apple `dismiss(animated:completion:)` names no error."),
      .observed(
        #"the completion handler: wix/react-native-navigation#6875, #6876 (2021: `dismiss` on a root that presents nothing; "promise never resolved", cured by calling it by hand), and the common guard `guard presentedViewController != nil else { completion?(); return }`."#
      ),
      .inferred("other versions (CHO-35)."),
    ],
    example: """
      root V, nothing up: `V.dismiss(animated: true) { V.title = "done" }`; `expect no events`, `expect no log`, `V.title` stays.
      """)
}
