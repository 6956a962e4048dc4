enum TurnIsCallCommitEndRelease: Rule {
  static let id = RuleID.ord01
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A turn is call, commit, end, release",
    statement: """
      To run a step:
      1. *Call.* Its statements run in order. Each does its synchronous part at once (ORD-22) and may queue a transition.
      2. *Commit.* Transitions queued before this commit begin, in the order of their calls: each runs its will-phase
         (ORD-05).
      3. *After the commit.* DA of roots and of views that code moved into a window (CON-04, WIN-01); then REL-03, first
         part.
      4. *End.* Running transitions end, in the order in which they began: each runs its did-phase (ORD-06), its
         completion handler, the calls put off until its end (ORD-32), and REL-03, second part. One that a `begin`
         statement holds open stays running.
      5. What callbacks, handlers and put-off calls have queued meanwhile goes back to 2. Nothing left: the step is
         settled. `animated` changes nothing in this order. `turn { … }` is one call part for all its statements.
      """,
    evidence: [
      Evidence(
        .observed,
        #"ww-tech/lasso, LassoTestUtilities_Tests (view loaded inside `present`, callbacks later, `animated: false` too); openradar 18464897 (iOS 8: `presentedViewController` still set after a non-animated dismiss returns); crash traces published by apps show will-callbacks under an after-commit handler (objc.io "A Debugging Case Study", iOS 8). Rounds of step 5 are inferred."#
      )
    ],
    example: """
      `turn { a.present(b, animated: false); a.title = "x" }`: at the second statement `b.isViewLoaded` is
      true, nothing appeared.
      """)
}
