enum ChildsViewBelongsIntoItsParents: Rule {
  static let id = RuleID.con09
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A child's view belongs into its parent's view",
    statement: """
      The owner of a place is the nearest controller whose root view is above it. Checked on screen and off:
      1. c (parent q) and `addSubview(c.view)` below an owner other than q: C-E01.
      2. `r.addChild(c)` while c.view lies below an owner other than r: C-E02.
      3. c (parent q) and c.view is put into a window without an owner: C-E03; by becoming root: P-E14; by being
         presented: PRE-02 comes first.
      """,
    evidence: [
      Evidence(.documented, "hierarchyInconsistencyException."),
      Evidence(.observed, "the rows named."),
      Evidence(.inferred, "Off screen."),
    ],
    example: """
      p > c; `q.view.addSubview(c.view)`: should have q, actual parent p.
      """)

  static let actualParent = UIKitMessage(
    .ce01, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "child view controller:{child} should have parent view controller:{owner} but actual parent is:{parent}")
    ],
    condition: "CON-09: `owner.view.addSubview(child.view)` while `child.parent` is another controller",
    effect: "raised in the call",
    versions: "iOS 8–26",
    sources:
      "`UIViewController.hierarchyInconsistencyException`, ViewDeck/ViewDeck#287, sx1989827/LazyPageScrollView#5",
    evidence: "observed")

  static let requestedParent = UIKitMessage(
    .ce02, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "child view controller:{child} should have parent view controller:{owner} but requested parent is:{parent}")
    ],
    condition: "CON-09: `parent.addChild(child)` while `child.view` lies in another controller's view",
    effect: "raised in the call",
    versions: "iOS 8–26",
    sources: "smartnsoft/Extra#7, weissi/FRLayeredNavigationController#6",
    evidence: "observed")

  static let noParentExpected = UIKitMessage(
    .ce03, .exception("UIViewControllerHierarchyInconsistency"),
    [
      .init(
        .everywhere,
        "child view controller:{child} should have parent view controller:(null) but actual parent is:{parent}")
    ],
    condition: "CON-09: `child.view`, `child` having a parent, is put where there is no owner: straight into a window",
    effect: "raised in the call",
    versions: "iOS 8–26",
    sources: "jmascia/KLCPopup#6, IBAnimatable/IBAnimatable#579",
    evidence: "observed")

  /// The owner of the place where a child's view lies or would lie, if that is not its parent.
  static func wrongOwner(of child: ControllerID, owner: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    guard let parent = hierarchy.parent(of: child) else { return false }
    return parent != owner
  }

  static func shouldHave(_ child: String, _ owner: String, actual: String) -> String {
    "child view controller:\(child) should have parent view controller:\(owner) but actual parent is:\(actual)"
  }

  static func requested(_ child: String, _ owner: String, _ parent: String) -> String {
    "child view controller:\(child) should have parent view controller:\(owner) but requested parent is:\(parent)"
  }

  static func root(_ child: String, _ parent: String) -> String {
    "adding a root view controller \(child) as a child of view controller:\(parent)"
  }
}
