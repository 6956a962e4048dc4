enum RemoveFromParentSaysDidMove: Rule {
  static let id = RuleID.con02
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(call: [.leavesParent(.old), .didMoveToNil(.old), .releases(.old)])
  /// The same where another parent takes it.
  static let takenAway = Schedule(call: [.leavesParent(.old), .didMoveToNil(.old)])

  /// The parent that a child leaves; nil without one.
  static func judge(_ child: ControllerID, _ world: World) -> Finding<ControllerID> {
    guard let parent = world.hierarchy.parent(of: child) else {
      return declines(child, "has no parent: nothing happens")
    }
    return decides(parent, on: child, "leaves \(parent): didMove(toParent: nil) is called, and nothing else")
  }

  static let entry = RuleEntry(
    title: "removeFromParent says didMove(toParent: nil), and only that",
    inShort: "removeFromParent calls didMove(toParent: nil) by itself; calling willMove(toParent: nil) is your job.",
    statement: """
      `c.removeFromParent()`: the parent link is cut, c leaves p.children, `c.didMove(toParent: nil)`. wM(nil) is never automatic. The
      view stays where it is; no appearance callback. Without a parent: nothing.
      """,
    evidence: [
      .documented("removeFromParent(), didMove(toParent:), Design documents 0 and 1."),
      .observed(
        "workflow-swift tests; a container that is popped or replaced tells its children nothing: rickytan/RTRootNavigationController#36 (2017), deltachat/deltachat-ios#1699 (2022)."
      ),
    ],
    example: """
      visible p > c, only `c.removeFromParent()`: `c.didMove(toParent: nil)`; c stays appeared and hosted (CON-08).
      """)
}
