enum AddChildSaysWillMove: Rule {
  static let id = RuleID.con01
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(call: [.willMove(.new), .joinsParent(.new)])

  /// A window's root cannot become a child; nil for any other controller.
  static func judge(root child: ControllerID, in parent: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard world.hierarchy.windowWithRoot(child) != nil else { return nil }
    return refuses(
      on: child, saying: rootAsChild.says(.controller("child", child), .controller("parent", parent)),
      because: "is the root of a window and cannot become a child: an exception")
  }

  /// No controller becomes a child of itself, or of what is above it through parents or presentations; nil for any
  /// other.
  static func judge(circle child: ControllerID, in parent: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard world.hierarchy.stands(parent, on: child) else { return nil }
    return child == parent
      ? refuses(
        on: child, throwing: "NSInvalidArgumentException", because: "cannot become its own child: an exception")
      : refuses(
        on: child, throwing: "NSInvalidArgumentException",
        because: "cannot become a child of \(parent), which stands on it: an exception")
  }

  /// A presented controller that gets a parent as well; nil for any other. UIKit prints nothing.
  static func judge(presented child: ControllerID, in parent: ControllerID, _ world: World) -> Finding<Void>? {
    guard let presenter = world.hierarchy.directPresenter(child) else { return nil }
    return decides(
      (), on: child, "is presented by \(presenter): it keeps that link, and becomes a child of \(parent) as well")
  }

  /// What `addChild` does when nothing refuses it.
  static func judge(_ child: ControllerID, in parent: ControllerID, _ world: World) -> Finding<Containment.Adding> {
    guard let old = world.hierarchy.parent(of: child) else {
      return decides(
        .adds(leaving: nil), on: child, "becomes a child of \(parent): willMove is called, didMove is left to code")
    }
    if old == parent {
      return declines(child, leaving: .isThereAlready, "is a child of \(parent) already: nothing happens")
    }
    return decides(
      .adds(leaving: old), on: child,
      "leaves \(old) and becomes a child of \(parent): willMove is called, didMove is left to code", silence: .cs01,
      naming: SilentNames(child, old))
  }

  static let rootAsChild = UIKitMessage(
    .ce06, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "adding a root view controller {child} as a child of view controller:{parent}")
    ],
    condition:
      "CON-01, NAV-03: `addChild`, a push or `setViewControllers` with a controller that is a window's `rootViewController`",
    effect: "raised in the call",
    cure: "give the window another root first, or use a fresh controller",
    sources: "pointfreeco/swift-snapshot-testing#310",
    evidence: "observed")

  static let silentMove = UIKitMessage(
    .cs01, .silent,
    [],
    condition: "CON-01: `addChild` of a controller that has another parent, its view not left behind there",
    effect: "it is taken from the old parent first",
    cure: "take it out of its old parent yourself, with `willMove(toParent: nil)` and `removeFromParent`",
    sources: "`UIViewController.addChild(_:)`",
    evidence: "documented",
    notes: "{child} is taken out of {parent} first")

  static let entry = RuleEntry(
    title: "addChild says willMove, and only willMove",
    inShort: "addChild calls willMove(toParent:) by itself; calling didMove(toParent:) is your job.",
    statement: """
      `p.addChild(c)`:
      1. C-E06; CON-09 2. c is p or an ancestor of p: exception `NSInvalidArgumentException`, without text.
      2. c is p's child already: nothing. c has another parent: first CON-02 there (c gets dM(nil), no wM(nil)).
      3. `c.willMove(toParent: p)`; then c.parent = p, c is last in p.children.

      dM(p) is never automatic. No view is loaded, no appearance callback comes. A controller that is presented and then given a parent keeps
      both links. `nav.addChild(c)` on a navigation controller shows nothing. Views that code has left beside the top of a stack, also as
      members below it, leave with the next change of that stack. `x.view = nil` on screen leaves x appeared without a view.
      """,
    evidence: [
      .documented(
        "addChild(_:), willMove(toParent:), header comment of the containment methods, Design documents 0 and 1."),
      .observed("Square's workflow-swift tests (iOS 16.4–18.5)."),
      .inferred(#"adding itself, adding twice, and everything after "no appearance callback comes"."#),
    ],
    example: """
      `p.addChild(c)`, view of p never loaded: one event, `c.willMove(toParent: p)`; `c.isViewLoaded` false.
      """)
}
