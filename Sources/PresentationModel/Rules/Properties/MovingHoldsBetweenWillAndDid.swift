enum MovingHoldsBetweenWillAndDid: Rule {
  static let id = RuleID.qry06
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "isMovingToParent and isMovingFromParent hold between willMove and didMove",
    statement: """
      `isMovingToParent`: true in the appearance callbacks of a controller that has got willMove(toParent: p) and not yet
      didMove(toParent: p). `isMovingFromParent`: true in the disappearance callbacks of one that has got willMove(toParent: nil) and not yet
      didMove(toParent: nil). Hence true for a pushed controller, a navigation controller's root on its first appearance, and a popped one;
      false when covered or uncovered by a push, a tab switch or a presentation, and for a tab on selection (ORD-25).
      """,
    evidence: [
      Evidence(.documented, "Apple, both; UIViewController.h comment."),
      Evidence(.inferred, "the general form, tabs."),
    ],
    example: """
      `N▸A`, push B: `B.isMovingToParent` in `B.viewWillAppear`; `A.isMovingFromParent` is false in `A.viewWillDisappear`.
      """)

  /// `isMovingToParent`.
  static func to(_ x: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.hierarchy.has(x, .movingTo) else {
      return declines(x, leaving: false, "is not between willMove(toParent:) and didMove(toParent:)")
    }
    return world.hierarchy.state(of: x) == .disappeared
      ? declines(x, leaving: false, "has got willMove(toParent:), but has not begun to appear")
      : decides(true, on: x, "has got willMove(toParent:) and not yet didMove(toParent:)")
  }

  /// `isMovingFromParent`.
  static func from(_ x: ControllerID, _ world: World) -> Finding<Bool> {
    world.hierarchy.has(x, .movingFrom)
      ? decides(true, on: x, "has got willMove(toParent: nil) and not yet didMove(toParent: nil)")
      : declines(x, leaving: false, "is not between willMove(toParent: nil) and didMove(toParent: nil)")
  }
}
