enum AlongsideAfterTheAnimator: Rule {
  static let id = RuleID.cus21
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The blocks of a coordinator have their turn; nil where there are none.
  static func judge(_ transition: Transition, blocks: Int) -> Finding<Void>? {
    guard blocks > 0 else { return nil }
    return blocks == 1
      ? decides((), on: transition.speaker, "a block runs alongside")
      : decides((), on: transition.speaker, "\(blocks) blocks run alongside, in the order in which they were given")
  }

  /// A block that comes too late to run alongside.
  static func tooLate(_ x: ControllerID) -> Finding<Void> {
    declines(x, "gives its block too late to run alongside: only that for the end will run")
  }

  static let entry = RuleEntry(
    title: "Alongside blocks run after the animator has set up, completions after the completion handler",
    inShort: """
      Blocks given to animate(alongsideTransition:) run when the animator has started, and their completions \
      after the completion handler.
      """,
    statement: """
      Blocks given to `animate(alongsideTransition:completion:)` before step 5 of CUS-04, also directly after the call, run there, in
      the order of registration: `x.transitionCoordinator.animate`. Given later, as by a first root (ORD-09): the animation block runs never, the
      completion runs all the same. Completions run in
      step 5 of CUS-05, also after a cancel (`isCancelled` true): `x.transitionCoordinator.completion`. Without a coordinator nothing is
      registered and nothing runs.
      """,
    evidence: [
      .documented(
        "animate(alongsideTransition:completion:) (with the transition's animations, or shortly after animateTransition returns; false if it cannot be queued, completion may still run)."
      ),
      .observed(
        "jessesquires/PresenterKit#38 (completion after a cancel), openradar 20171073 (8.2: a presented controller registers in time in viewWillAppear, the first root of a presented navigation controller too late, its completion runs)."
      ),
    ],
    example: """
      `on card.viewWillAppear { card.transitionCoordinator.animate(alongsideTransition: { }, completion: { }) }`:
      `card.animateTransition`, `card.transitionCoordinator.animate`, …, `completion`, `card.transitionCoordinator.completion`,
      `card.animationEnded(true)`.
      """)
}
