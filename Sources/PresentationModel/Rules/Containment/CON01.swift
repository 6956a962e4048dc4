/// addChild says willMove, and only willMove (CON-01).
///
/// `p.addChild(c)`:
/// 1. C-E06; CON-09 2. c is p or an ancestor of p: exception `NSInvalidArgumentException`, without text.
/// 2. c is p's child already: nothing. c has another parent: first CON-02 there (c gets dM(nil), no wM(nil)).
/// 3. `c.willMove(toParent: p)`; then c.parent = p, c is last in p.children.
///
/// dM(p) is never automatic. No view is loaded, no appearance callback comes.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: addChild(_:), willMove(toParent:), header comment of the containment methods, Design
///   documents 0 and 1; observed: Square's workflow-swift tests (iOS 16.4–18.5). Adding itself, and adding twice:
///   inferred.
/// - Example: `p.addChild(c)`, view of p never loaded: one event, `c.willMove(toParent: p)`; `c.isViewLoaded` false.
enum CON01 {
  /// What `addChild` does with a child: nothing when it is one already, else it leaves its old parent first.
  enum Outcome: Sendable { case isChildAlready, leaves(ControllerID), isAdded }

  static func outcome(_ child: ControllerID, _ parent: ControllerID, _ hierarchy: Hierarchy) -> Outcome {
    guard let old = hierarchy.parent(of: child) else { return .isAdded }
    return old == parent ? .isChildAlready : .leaves(old)
  }
}
