enum CompleteTransitionEndsEverything: Rule {
  static let id = RuleID.cus05
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What comes after the did-callbacks of every transition.
  static let table = Schedule(did: [.handlers, .alongside, .completions, .animationEnded])

  /// A transition ends in which an object of the file's takes part, or a block of a coordinator; nil where none does.
  static func judge(_ transition: Transition, hook: ObjectID?, blocks: Int) -> Finding<Void>? {
    let x = transition.speaker
    guard let animator = transition.steering.animator else {
      if let hook { return decides((), on: x, "\(hook) is called first, with everything still in its place") }
      return blocks > 0 ? decides((), on: x, "the blocks of its coordinator run when its callbacks are over") : nil
    }
    return decides(
      (), on: x,
      "\(animator) has completed it: its presentation controller, links, did-callbacks, completion handler, the coordinator's blocks, animationEnded",
      raising: blocks > 0 ? .cho41 : nil)
  }

  /// `completeTransition` is called once more.
  static func again(_ x: ControllerID?) -> Finding<Void> {
    declines(x, "its transition has ended already: completing it again does nothing")
  }

  static let entry = RuleEntry(
    title: "completeTransition ends everything, synchronously and in this order",
    inShort: """
      completeTransition ends the transition at once: did callbacks, then the completion handler, then \
      animationEnded.
      """,
    statement: """
      Inside the animator's call `completeTransition(true)`:
      1. `b.presentationTransitionDidEnd(true)` or `b.dismissalTransitionDidEnd(true)`: links, windows and states are as during the transition;
         a leaving P and a dismissed B are still in the window;
      2. links and windows (ORD-06 1–2); a dismissal's B leaves the container view, which is thrown away; a returning P's view that the animator
         has put nowhere is put back (CUS-17);
      3. did-callbacks in the order of chapter 4;
      4. the completion handler of `present` or `dismiss`;
      5. the coordinator's completions, in the order of their registration;
      6. `b.animationEnded(true)`;
      7. `transitionCoordinator` and `transition(x)` are nil, animator and interaction controller are released; after a dismissal the PC too.
      A second `completeTransition` of the same context does nothing.
      """,
    evidence: [
      .observed(
        "1 before 3 before 4 before 6, for presentations and dismissals, with and without an animator, removing or not, and the windows in 1: charon (macOS 26; earlier versions inferred); completion handler before the coordinator's completions (two crash traces of one function); did-callbacks out of completeTransition (stripe/stripe-ios#3814)."
      ),
      .documented(
        "View Controller Programming Guide and Design document 2 (completion block, then animationEnded), completeTransition(_:) (calls animationEnded), present and dismiss (completion handlers after the did-callbacks)."
      ),
      .inferred("5 before 6 (CHO-41), the last sentence."),
    ],
    example: """
      CUS-04's card with a completion handler: `card.presentationTransitionDidEnd(true)`, `card.viewDidAppear`, `completion`,
      `card.animationEnded(true)`.
      """)
}
