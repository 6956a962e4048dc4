enum MovingBetweenWillMoveAndDidMove: Rule {
  static let id = RuleID.ord25
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A child that a container of UIKit's takes, and one that it gives away: each between its two callbacks.
  static let taken = Schedule(call: [.willMove(.new), .joinsParent(.new), .didMove(.new)])
  static let given = Schedule(call: [.willMoveToNil(.old), .leavesParent(.old), .didMoveToNil(.old)])

  /// A controller whose `didMove` had to wait.
  static let told = Schedule(call: [.didMove(.new)])

  /// The same children in another order.
  static let reordered = Schedule(call: [.leavesParent(.stack), .joinsParent(.stack)])

  /// `willMove(toParent:)` opens a span.
  static func judge(_ x: ControllerID, movingTo parent: ControllerID?) -> Finding<Void> {
    parent == nil
      ? decides((), on: x, "isMovingFromParent is true until its didMove")
      : decides((), on: x, "isMovingToParent is true until its didMove")
  }

  static let entry = RuleEntry(
    title:
      "isMovingToParent and isMovingFromParent hold between willMove and didMove, in the controller's own callbacks",
    inShort: """
      isMovingToParent and isMovingFromParent are true between willMove and didMove, in the view controller's \
      own callbacks.
      """,
    statement: """
      QRY-06: `isMovingToParent` in the controller's own WA, IA, DA between wM(p) and dM(p), `isMovingFromParent` in its own WD, DD
      between wM(nil) and dM(nil); in the callbacks of others, its children's too, both are false. So for a pushed controller, a navigation
      controller's root the first time, a popped one; not for tabs; in a custom container by when code calls (CON-03).
      """,
    evidence: [
      .documented("header comment of the four properties."),
      .observed(
        "flags logged on push and pop (2020), bamboo-hero.com (root of a navigation controller), johnpatrickmorgan/LifecycleHooks#2 (false in the child's callback)."
      ),
      .inferred("The general form, and tabs."),
    ],
    example: """
      the recipe of CON-03: `c.isMovingToParent` true in `c.viewWillAppear`, false in `c.viewDidAppear`.
      """)
}
