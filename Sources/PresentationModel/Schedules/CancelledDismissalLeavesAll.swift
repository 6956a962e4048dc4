enum CancelledDismissalLeavesAll: Rule {
  static let id = RuleID.cus13
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `CancelledArrivalGoesFirst.dismissal` carries it out.
  static func announcement(_ transition: Transition, hook: ObjectID?) -> Finding<Void> {
    decides(
      (), on: transition.speaker, "its dismissal is undone: it comes back, and everything is as it was",
      raising: hook == nil ? nil : .cho40)
  }

  static let entry = RuleEntry(
    title: "A cancelled dismissal leaves everything as it was, and calls its completion handler",
    inShort:
      "A cancelled dismissal leaves everything as it was, and the completion handler of dismiss is still called.",
    statement: """
      `completeTransition(false)` of a dismissal:
      1. `b.dismissalTransitionDidEnd(false)`.
      2. Links, PC and container view stay; the lines of ORD-27 and ORD-28: only if P's view had returned, P WD, DD, and it leaves again; then
         B WA, IA, DA.
      3. The completion handler of `dismiss`; the coordinator's completions, then `b.animationEnded(false)`. `isBeingDismissed` is false again;
         the next `dismiss` asks TD anew.
      """,
    evidence: [
      .observed(
        "an interactive full-screen dismissal, cancelled: P's callbacks, B's callbacks, the completion handler, `animationEnded(false)`, B still presented (charon, macOS 26; earlier versions inferred); HeroTransitions/Hero#204, xmartlabs/Eureka#1037 (iOS 10); the swipe of a sheet (ORD-28)."
      ),
      .documented("dismissalTransitionDidEnd(_:) (false: the presented controller is still visible)."),
      .inferred("the hook's place (CHO-40)."),
    ],
    example: """
      card over a, `begin card.dismiss(animated: true) { }`, `cancel`: `card.dismissalTransitionDidEnd(false)`,
      `card.viewWillAppear`, `card.viewIsAppearing`, `card.viewDidAppear`, `completion`, `card.animationEnded(false)`;
      `a.presentedViewController == card`.
      """)
}
