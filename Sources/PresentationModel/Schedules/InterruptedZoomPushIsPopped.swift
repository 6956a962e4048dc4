enum InterruptedZoomPushIsPopped: Rule {
  static let id = RuleID.cus31
  static let question = Question.schedule
  static let versions = Versions(.from(18), "iOS 18–27.")

  /// Whether a zoom that the user lets go of ends before it is popped: a push does.
  static func judge(_ transition: Transition, isPush: Bool) -> Finding<Bool> {
    let nav = transition.container
    return isPush
      ? decides(true, on: nav, "its zoomed push was interrupted: it is finished first, then popped")
      : declines(nav, leaving: false, "its zoomed pop was interrupted: it goes back")
  }

  static let entry = RuleEntry(
    title: "An interrupted zoom push is finished first, then popped",
    inShort: "A zoom push that is interrupted is completed first and then popped.",
    statement: """
      `begin nav.pushViewController(t, animated: true)` with zoom, `cancel` (allowed here): the push ends (did callbacks of ORD-15, its
      completions), then in the same run loop pass a pop of t runs by ORD-15 to its end. A push is never undone.
      """,
    evidence: [
      .documented(
        #""Enhancing your app with fluid transitions" (a push is converted to a pop; full cycle of callbacks)."#)
    ],
    example: """
      cancel: `a.viewDidDisappear`, `b.viewDidAppear`, `b.didMove(toParent: nav)`, `b.willMove(toParent: nil)`,
      `b.viewWillDisappear`, `a.viewWillAppear`, `a.viewIsAppearing`, `b.viewDidDisappear`, `a.viewDidAppear`, `b.didMove(toParent: nil)`.
      """)
}
