enum HandlersRunWhenTheInteractionStops: Rule {
  static let id = RuleID.cus22
  static let question = Question.interaction
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// How many handlers hear of it.
  static func judge(_ transition: Transition, handlers: Int) -> Finding<Void>? {
    guard handlers > 0 else { return nil }
    return handlers == 1
      ? decides((), on: transition.speaker, "its interaction stops: a handler is called, before anything else")
      : decides(
        (), on: transition.speaker,
        "its interaction stops: \(handlers) completion handlers hear of it, before anything else")
  }

  /// Handlers that never hear of it: it never was interactive.
  static func neverRuns(_ transition: Transition, handlers: Int) -> Finding<Void>? {
    guard handlers > 0, !transition.steering.wasInteractive else { return nil }
    return declines(transition.speaker, "it never was interactive: the handlers of its interaction are not run")
  }

  static let entry = RuleEntry(
    title: "Handlers of the interaction run when it stops being one",
    inShort:
      "notifyWhenInteractionChanges calls your block when the finger is lifted, before any callback of the ending.",
    statement: """
      `notifyWhenInteractionChanges { … }` (iOS 8, 9: `notifyWhenInteractionEnds`): each handler runs, in the order of registration,
      at `finish` and at `cancel`, before any callback of CUS-05, CUS-12 or CUS-13. A gesture that is written without `begin`
      (`nav.swipeBack()`, `pages.swipe(to:)`, `x.swipeToDismiss()`) is an interactive transition that completes: its handlers run too,
      where the finger goes up. In a transition that never was interactive (the back button, code): never. The event line has the newer name in
      every version.
      """,
    evidence: [
      .documented(
        "notifyWhenInteractionChanges(_:), notifyWhenInteractionEnds(_:) (handler, then the callbacks of the way back)."
      ),
      .observed(
        "for the second half: radianttap/Coordinator#11 (2018, iOS 10, 11: not for the back button, for the swipe)."
      ),
      .inferred("the name in the line."),
    ],
    example: """
      `on b.viewWillDisappear { b.transitionCoordinator.notifyWhenInteractionChanges { } }`, nav[a, b], `begin nav.swipeBack()`,
      `cancel`: `b.transitionCoordinator.notifyWhenInteractionChanges`, `a.viewWillDisappear`, ….
      """)
}
