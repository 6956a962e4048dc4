enum AnimatorMayCompleteAtOnce: Rule {
  static let id = RuleID.cus06
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// `completeTransition` was called: while the animator begins, or against what was asked for.
  static func judge(_ transition: Transition, isBeginning: Bool, didComplete: Bool) -> Finding<Void> {
    let x = transition.speaker
    if isBeginning { return decides((), on: x, "its animator completes at once: everything of the end comes here") }
    guard didComplete == transition.steering.wasCancelled else {
      return declines(x, "its animator completes it when it is done, as it was asked for")
    }
    return didComplete
      ? decides((), on: x, "was cancelled, and its animator says that it is kept")
      : decides((), on: x, "was not cancelled, and its animator says that it is undone")
  }

  static let entry = RuleEntry(
    title: "An animator may complete at once, and the flag decides what is kept",
    inShort: "An animator may call completeTransition right away, and its argument decides whether the change is kept.",
    statement: """
      `completeTransition` inside `animateTransition` runs CUS-05 there and then, before steps 5 and 6 of CUS-04; IA is given before
      the did-callbacks, alongside blocks run before the completions. `completeTransition(false)` undoes the transition as a cancelled one
      (CUS-12, CUS-13), whether or not anything was cancelled; `completeTransition(true)` keeps it, also after a cancel.
      """,
    evidence: [
      .documented(
        "completeTransition(_:) (true: the presented controller stays; false: the original is still displayed)."),
      .observed("motion-transitioning-objc's unit tests (iOS 9–13: completing at once finishes everything)."),
      .inferred("order; the case after a cancel."),
    ],
    example: """
      `on animateTransition(using:) { transitionContext.completeTransition(false) }`, `a.present(card, animated: true)`:
      afterwards `a.presentedViewController == nil`, line `card.presentationTransitionDidEnd(false)`.
      """)
}
