enum CancelledPresentationLeavesNothing: Rule {
  static let id = RuleID.cus12
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `CancelledArrivalGoesFirst.presentation` carries it out.
  static func announcement(_ transition: Transition, hook: ObjectID?) -> Finding<Void> {
    decides(
      (), on: transition.speaker, "its presentation is undone: it goes, and nothing of it is left",
      raising: hook == nil ? nil : .cho40)
  }

  static let entry = RuleEntry(
    title: "A cancelled presentation leaves nothing behind",
    inShort: """
      A cancelled presentation leaves nothing behind: the presented view controller is removed and its links are \
      cleared.
      """,
    statement: """
      `completeTransition(false)` of a presentation:
      1. `b.presentationTransitionDidEnd(false)`, with everything still in its place.
      2. B leaves the window, links are cut, the container view is thrown away; the lines of ORD-27: B WD, DD; then, only if P's view was to
         leave, P WA, IA, DA. P's view never left the window.
      3. The completion handler of `present` (ORD-26); the coordinator's completions, then `b.animationEnded(false)`. The PC is released; a new
         `present` asks again.
      """,
    evidence: [
      .documented(
        "presentationTransitionDidEnd(_:) (false: the presenting controller is still visible), completeTransition(_:), notifyWhenInteractionChanges(_:) (presented disappears, then the original appears)."
      ),
      .observed("Apple's sample (UIKit removes the view)."),
      .inferred("the completion handler, as a cancelled dismissal's is recorded (CHO-14); the hook's place (CHO-40)."),
    ],
    example: """
      root a, card with an interactive presentation, `begin a.present(card, animated: true) { }`, `cancel`:
      `card.presentationTransitionDidEnd(false)`, `card.viewWillDisappear`, `card.viewDidDisappear`, `completion`, `card.animationEnded(false)`;
      `a.presentedViewController == nil`.
      """)
}
