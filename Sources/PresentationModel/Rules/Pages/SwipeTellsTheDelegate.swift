enum SwipeTellsTheDelegate: Rule {
  static let id = RuleID.pag04
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A swipe tells the delegate, code does not",
    statement: """
      `pages.swipe(to: x)`: x new: wM, load; extra `pages.pageViewController(willTransitionTo: [x])`; then PAG-01 3; extra
      `pages.pageViewController(didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)`.
      Cancelled: ORD-29, then the same with `transitionCompleted: false`.
      """,
    evidence: [
      Evidence(.documented, "UIPageViewControllerDelegate (gesture-driven transitions only).")
    ],
    example: """
      `begin pages.swipe(to: p2)`, `cancel`: `pages.viewControllers == [p1]`.
      """)
}
