enum BeingPresentedHoldsForThePresentedRoot: Rule {
  static let id = RuleID.qry05
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "isBeingPresented and isBeingDismissed hold for the presented root, during its own transition",
    statement: """
      `isBeingPresented`: true for X from the begin of its presentation to the end of the did-callbacks (viewWillAppear,
      viewIsAppearing, viewDidAppear), false in the completion handler. `isBeingDismissed`: likewise during its dismissal, for every presented
      root that goes (DIS-02). Both false for presenters, for children of X, and when X is covered or uncovered by another presentation. A
      cancelled transition ends the flag when it is cancelled.
      """,
    evidence: [
      Evidence(.documented, "Apple, both; UIViewController.h."),
      Evidence(.observed, "WinObjC functional tests; swift-navigation (waits for the flag)."),
      Evidence(.inferred, "children (the common idiom asks the container), intermediate levels."),
    ],
    example: """
      V→M, M = `N▸W`: in `W.viewWillDisappear` during the dismissal `W.isBeingDismissed` is false and `M.isBeingDismissed` is
      true.
      """)

  static func isBeingPresented(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool { hierarchy.has(x, .beingPresented) }
  static func isBeingDismissed(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool { hierarchy.has(x, .beingDismissed) }
}
