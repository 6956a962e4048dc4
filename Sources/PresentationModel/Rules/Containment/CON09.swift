/// A child's view belongs into its parent's view (CON-09).
///
/// The owner of a place is the nearest controller whose root view is above it. Checked on screen and off:
/// 1. c (parent q) and `addSubview(c.view)` below an owner other than q: C-E01.
/// 2. `r.addChild(c)` while c.view lies below an owner other than r: C-E02.
/// 3. c (parent q) and c.view is put into a window without an owner: C-E03; by becoming root: P-E14; by being
///    presented: PRE-02 comes first.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: hierarchyInconsistencyException; observed: the rows named. Off screen: inferred.
/// - Example: p > c; `q.view.addSubview(c.view)`: should have q, actual parent p.
enum CON09 {
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
