/// removeFromParent says didMove(toParent: nil), and only that (CON-02).
///
/// `c.removeFromParent()`: the parent link is cut, c leaves p.children, `c.didMove(toParent: nil)`. wM(nil) is never
/// automatic. The view stays where it is; no appearance callback. Without a parent: nothing.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: removeFromParent(), didMove(toParent:), Design documents 0 and 1; observed: workflow-swift
///   tests.
/// - Example: visible p > c, only `c.removeFromParent()`: `c.didMove(toParent: nil)`; c stays appeared and hosted
///   (CON-08).
enum CON02 {
  /// `removeFromParent` says `didMove(toParent: nil)`, and only that.
  static func operations(_ child: ControllerID) -> [Operation] {
    [.removeFromParent(child), .didMove(child, nil), .mayRelease(child)]
  }
}
