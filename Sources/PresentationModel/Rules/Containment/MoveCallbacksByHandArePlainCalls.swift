enum MoveCallbacksByHandArePlainCalls: Rule {
  static let id = RuleID.con03
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Code called one of the two.
  static func judge(_ callback: Callback, on x: ControllerID) -> Finding<Void> {
    callback == .willMove
      ? decides((), on: x, "gets willMove(toParent:) because code calls it, and UIKit changes nothing")
      : decides((), on: x, "gets didMove(toParent:) because code calls it, and UIKit changes nothing")
  }

  /// A child is removed without `willMove(toParent: nil)`; nil where code has called it.
  static func leavesOutWillMove(_ child: ControllerID, _ world: World) -> Finding<Void>? {
    guard isCodesBusiness(child, world), !world.hierarchy.has(child, .movingFrom) else { return nil }
    return decides(
      (), on: child, "leaves without willMove(toParent: nil): nobody calls it", silence: .cs02,
      naming: SilentNames(child, variant: 1))
  }

  /// A child is removed, or the run ends, without its `didMove(toParent:)`; nil where code has called it.
  static func leavesOutDidMove(_ child: ControllerID, _ world: World) -> Finding<Void>? {
    guard isCodesBusiness(child, world), world.hierarchy.has(child, .movingTo),
      let parent = world.hierarchy.parent(of: child)
    else { return nil }
    return decides(
      (), on: child, "never gets didMove(toParent: \(parent)): nobody calls it", silence: .cs02,
      naming: SilentNames(child, parent))
  }

  /// UIKit's containers call both by themselves.
  private static func isCodesBusiness(_ child: ControllerID, _ world: World) -> Bool {
    world.hierarchy.parent(of: child).map { !world.hierarchy.kind(of: $0).isUIKitContainer } ?? false
  }

  static let callbackLeftOut = UIKitMessage(
    .cs02, .silent,
    [],
    condition:
      "CON-03: `addChild` without `didMove(toParent:)`, or `removeFromParent` without `willMove(toParent: nil)`",
    effect: "that callback is missing, nothing else; reported when the run ends",
    cure:
      "`addChild`, `addSubview`, `didMove(toParent:)`; `willMove(toParent: nil)`, `removeFromSuperview`, `removeFromParent`",
    sources: "`UIViewController.didMove(toParent:)`, `willMove(toParent:)`, Design document 1",
    evidence: "documented (duty), inferred (silence)",
    notes: "{child} never gets didMove(toParent: {parent}): nobody calls it",
    "{child} leaves without willMove(toParent: nil): nobody calls it")

  static let entry = RuleEntry(
    title: "willMove and didMove called by code are plain calls",
    inShort:
      "When you call willMove or didMove yourself, nothing else happens; forgetting them is not reported by UIKit.",
    statement: """
      They record their line, run their bodies, and open or close the span in which `isMovingToParent`, `isMovingFromParent` hold
      (ORD-25); nothing else. Leaving them out: C-S02. UIKit's own containers (navigation, tab bar, page, split) call both by themselves.
      """,
    evidence: [
      .documented("the container's duty to call them, Design documents 0 and 1.")
    ],
    example: """
      `turn { p.addChild(c); p.view.addSubview(c.view); c.didMove(toParent: p) }`, p visible, iOS 17: `c.willMove(toParent: p)`,
      `c.viewDidLoad`, `c.viewWillAppear`, `c.viewIsAppearing`, `c.didMove(toParent: p)`, `c.viewDidAppear`.
      """)
}
