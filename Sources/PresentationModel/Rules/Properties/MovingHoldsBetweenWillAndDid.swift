enum MovingHoldsBetweenWillAndDid: Rule {
  static let id = RuleID.qry06
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// `isMovingToParent`.
  static func to(_ x: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.hierarchy.has(x, .movingTo) else {
      return declines(x, leaving: false, "is not between willMove(toParent:) and didMove(toParent:)")
    }
    if world.hierarchy.state(of: x) == .disappeared {
      return declines(x, leaving: false, "has got willMove(toParent:), but has not begun to appear")
    }
    return isSpeaking(x, world, .viewWillAppear, .viewIsAppearing, .viewDidAppear)
      ? decides(true, on: x, "has got willMove(toParent:) and not yet didMove(toParent:)")
      : declines(
        x, leaving: false,
        "has got willMove(toParent:) and not yet didMove(toParent:), but none of its own callbacks runs")
  }

  /// `isMovingFromParent`.
  static func from(_ x: ControllerID, _ world: World) -> Finding<Bool> {
    guard world.hierarchy.has(x, .movingFrom) else {
      return declines(x, leaving: false, "is not between willMove(toParent: nil) and didMove(toParent: nil)")
    }
    return isSpeaking(x, world, .viewWillDisappear, .viewDidDisappear)
      ? decides(true, on: x, "has got willMove(toParent: nil) and not yet didMove(toParent: nil)")
      : declines(
        x, leaving: false,
        "has got willMove(toParent: nil) and not yet didMove(toParent: nil), but none of its own callbacks runs")
  }

  /// Whether one of its own callbacks runs, out of these.
  private static func isSpeaking(_ x: ControllerID, _ world: World, _ callbacks: Callback...) -> Bool {
    guard let speaking = world.speaking else { return false }
    return speaking.controller == x && callbacks.contains(speaking.callback)
  }

  static let entry = RuleEntry(
    title:
      "isMovingToParent and isMovingFromParent hold between willMove and didMove, in the controller's own callbacks",
    inShort: """
      isMovingToParent and isMovingFromParent are true only in the view controller's own callbacks, while it is \
      being added or removed.
      """,
    statement: """
      `isMovingToParent`: true while an appearance callback of the controller itself runs that has got willMove(toParent: p) and not
      yet didMove(toParent: p). `isMovingFromParent`: true while a disappearance callback of the controller itself runs that has got
      willMove(toParent: nil) and not yet didMove(toParent: nil). Read in anybody else's callback, that of its children included, and at any
      other time both are false. Hence true for a pushed controller, a navigation controller's root on its first appearance, and a popped one;
      false when covered or uncovered by a push, in the callbacks of the way back after a cancelled pop, a tab switch or a presentation, and for
      a tab on selection (ORD-25).
      """,
    evidence: [
      .documented("Apple, both; UIViewController.h comment."),
      .observed(
        "johnpatrickmorgan/LifecycleHooks#2 (2017, confirmed: true in its own viewWillDisappear, false while the child's runs)."
      ),
      .inferred("the general form, tabs, the appearing side, the cancelled pop."),
    ],
    example: """
      `N▸A`, push B: `B.isMovingToParent` in `B.viewWillAppear`; `A.isMovingFromParent` is false in `A.viewWillDisappear`. B with a
      child C popped: in `C.viewWillDisappear` `B.isMovingFromParent` is false.
      """)
}
