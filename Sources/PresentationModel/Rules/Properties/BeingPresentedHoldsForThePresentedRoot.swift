enum BeingPresentedHoldsForThePresentedRoot: Rule {
  static let id = RuleID.qry05
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// `isBeingPresented`.
  static func presented(_ x: ControllerID, _ world: World) -> Finding<Bool> {
    world.hierarchy.has(x, .beingPresented)
      ? decides(true, on: x, "is on its way in, by a presentation of its own")
      : declines(x, leaving: false, "no presentation of its own is under way")
  }

  /// `isBeingDismissed`.
  static func dismissed(_ x: ControllerID, _ world: World) -> Finding<Bool> {
    world.hierarchy.has(x, .beingDismissed)
      ? decides(true, on: x, "is on its way out, by a dismissal of its own")
      : declines(x, leaving: false, "no dismissal of its own is under way")
  }

  static let entry = RuleEntry(
    title: "isBeingPresented and isBeingDismissed hold for the presented root, during its own transition",
    inShort: """
      isBeingPresented and isBeingDismissed are true only for the presented view controller itself, only in the \
      callbacks of its own transition.
      """,
    statement: """
      `isBeingPresented`: true for X from the begin of its presentation to the end of the did-callbacks (viewWillAppear,
      viewIsAppearing, viewDidAppear), false in the completion handler. `isBeingDismissed`: likewise during its dismissal, for every presented
      root that goes (DIS-02). Both false for presenters, for children of X, and when X is covered or uncovered by another presentation. A
      cancelled transition ends the flag when it is cancelled.
      """,
    evidence: [
      .documented("Apple, both; UIViewController.h."),
      .observed(
        "WinObjC functional tests; swift-navigation (waits for the flag); isBeingDismissed in viewDidDisappear, by code and by drag: mattneub/Programming-iOS-Book-Examples p. 264 (iOS 13–15); false for the child of a swiped stack: stackoverflow 62506174 (iOS 13); children: public helpers that walk up the parents for it (SRG SSR's among them)."
      ),
      .inferred("intermediate levels."),
    ],
    example: """
      V→M, M = `N▸W`: in `W.viewWillDisappear` during the dismissal `W.isBeingDismissed` is false and `M.isBeingDismissed` is
      true.
      """)
}
