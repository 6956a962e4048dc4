enum MoveCallbacksByHandArePlainCalls: Rule {
  static let id = RuleID.con03
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "willMove and didMove called by code are plain calls",
    statement: """
      They record their line, run their bodies, and open or close the span in which `isMovingToParent`, `isMovingFromParent` hold
      (ORD-25); nothing else. Leaving them out: C-S02. UIKit's own containers (navigation, tab bar, page, split) call both by themselves.
      """,
    evidence: [
      Evidence(.documented, "the container's duty to call them, Design documents 0 and 1.")
    ],
    example: """
      `turn { p.addChild(c); p.view.addSubview(c.view); c.didMove(toParent: p) }`, p visible, iOS 17: `c.willMove(toParent: p)`,
      `c.viewDidLoad`, `c.viewWillAppear`, `c.viewIsAppearing`, `c.didMove(toParent: p)`, `c.viewDidAppear`.
      """)

  /// Code called one of the two.
  static func judge(_ callback: Callback, on x: ControllerID) -> Finding<Void> {
    callback == .willMove
      ? decides((), on: x, "willMove(toParent:) called by code is a plain call")
      : decides((), on: x, "didMove(toParent:) called by code is a plain call")
  }
}
