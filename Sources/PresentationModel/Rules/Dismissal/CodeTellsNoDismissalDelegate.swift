enum CodeTellsNoDismissalDelegate: Rule {
  static let id = RuleID.dis12
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "A dismissal by code calls no dismissal delegate",
    statement: """
      `dismiss`, and removal because a lower level went, call none of should, will, did, didAttempt, on any delegate.
      """,
    evidence: [
      Evidence(.documented, "UIPresentationController.h comments; Apple, the four methods."),
      Evidence(.observed, "react-native-screens#4016 (sheets torn down from below)."),
    ],
    example: """
      V→X sheet with a delegate: `V.dismiss(animated: true)`: no event of the delegate.
      """)

  /// Whether a dismissal tells the dismissal methods of delegates.
  static func tells(isByUser: Bool) -> Bool { isByUser }
}
