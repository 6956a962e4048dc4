enum OneDelegateOfAChainIsAsked: Rule {
  static let id = RuleID.cus03
  static let question = Question.animation
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Of several that go, one has its delegate asked; nil where none of them has one.
  static func judge(_ plan: Dismissal.Plan, _ world: World) -> Finding<Void>? {
    guard plan.gone.contains(where: { !world.transitioningDelegate(of: $0).isNil }) else { return nil }
    guard plan.gone.count > 1 else { return declines(plan.animated, "goes alone: its own delegate is asked") }
    return decides(
      (), on: plan.animated,
      "of \(plan.gone.count) that go its delegate alone is asked; the presentation controller of each is called",
      raising: .cho42)
  }

  static let entry = RuleEntry(
    title: "In a chain one delegate is asked, but every presentation controller is called",
    inShort: """
      When several presented view controllers are dismissed at once, one delegate is asked for an animation, but \
      every presentation controller is notified.
      """,
    statement: """
      A dismissal that removes several levels (DIS-02, ORD-14): CUS-02's questions go to one TD, with its controller: up to iOS 17
      that of D, the lowest that goes (DIS-03), from iOS 18 and in docs that of the topmost (DIS-14). Every PC of the chain gets its two
      dismissal hooks, topmost first.
      """,
    evidence: [
      .observed("as DIS-03 and DIS-14 (observed, disputed; CHO-42)."),
      .inferred("the hooks."),
    ],
    example: """
      a ← b ← c, b and c by Fade, `a.dismiss(animated: true)`, iOS 17: `b.animationController(forDismissed: b)`, no such line for c;
      iOS 26: `c.animationController(forDismissed: c)`, none for b. Both: `c.dismissalTransitionWillBegin`, `b.dismissalTransitionWillBegin`.
      """)
}
