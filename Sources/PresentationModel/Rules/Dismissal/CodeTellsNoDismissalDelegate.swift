enum CodeTellsNoDismissalDelegate: Rule {
  static let id = RuleID.dis12
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether the dismissal methods of delegates are called.
  static func judge(_ request: Dismissal.Request) -> Finding<Bool> {
    request.isByUser
      ? declines(request.dismissed, leaving: true, "dismissed by the user: its delegate is called")
      : decides(false, on: request.dismissed, "dismissed by code: no delegate is called")
  }

  static let entry = RuleEntry(
    title: "A dismissal by code calls no dismissal delegate",
    inShort: """
      The presentation delegate's dismissal methods are called only when the user dismisses, never when your \
      code does.
      """,
    statement: """
      `dismiss`, and removal because a lower level went, call none of should, will, did, didAttempt, on any delegate.
      """,
    evidence: [
      .documented("UIPresentationController.h comments; Apple, the four methods."),
      .observed(
        "react-native-screens#4016 (sheets torn down from below). A delegate that is set after `present` is asked, and in presentationControllerWillDismiss there is a transition coordinator: mattneub/Programming-iOS-Book-Examples p. 264 (iOS 13–15); popaprozac/zapp, inspector.m (17, 18, iPad): a swipe calls the delegate, code does not."
      ),
    ],
    example: """
      V→X sheet with a delegate: `V.dismiss(animated: true)`: no event of the delegate.
      """)
}
