enum AddChildSaysWillMove: Rule {
  static let id = RuleID.con01
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let table = Schedule(call: [.willMove(.new), .joins(.new)])
  static let entry = RuleEntry(
    title: "addChild says willMove, and only willMove",
    statement: """
      `p.addChild(c)`:
      1. C-E06; CON-09 2. c is p or an ancestor of p: exception `NSInvalidArgumentException`, without text.
      2. c is p's child already: nothing. c has another parent: first CON-02 there (c gets dM(nil), no wM(nil)).
      3. `c.willMove(toParent: p)`; then c.parent = p, c is last in p.children.

      dM(p) is never automatic. No view is loaded, no appearance callback comes.
      """,
    evidence: [
      Evidence(
        .documented,
        "addChild(_:), willMove(toParent:), header comment of the containment methods, Design documents 0 and 1."),
      Evidence(.observed, "Square's workflow-swift tests (iOS 16.4–18.5)."),
      Evidence(.inferred, "Adding itself, and adding twice."),
    ],
    example: """
      `p.addChild(c)`, view of p never loaded: one event, `c.willMove(toParent: p)`; `c.isViewLoaded` false.
      """)

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
    versions: "iOS 8–26",
    sources: "pointfreeco/swift-snapshot-testing#310",
    evidence: "observed")

  static let silentMove = UIKitMessage(
    .cs01, .silent,
    [],
    condition: "CON-01: `addChild` of a controller that has another parent, its view not left behind there",
    effect: "it is taken from the old parent first",
    versions: "iOS 8–26",
    sources: "`UIViewController.addChild(_:)`",
    evidence: "documented", rule: id)

  /// What `addChild` does with a child: nothing when it is one already, else it leaves its old parent first.
  enum Outcome: Sendable { case isChildAlready, leaves(ControllerID), isAdded }

  static func outcome(_ child: ControllerID, _ parent: ControllerID, _ hierarchy: Hierarchy) -> Outcome {
    guard let old = hierarchy.parent(of: child) else { return .isAdded }
    return old == parent ? .isChildAlready : .leaves(old)
  }
}
