/// navigationController and its kin stop at the tree top (QRY-04).
///
/// `navigationController`, `tabBarController`, `splitViewController`: the nearest ancestor through `parent` of that
/// class or a subclass, never the receiver itself, never across a presentation.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple, the three properties; Design documents 0 and 3.
/// - Example: `T▸N▸V`, T→X: `X.navigationController == nil`, `X.tabBarController == nil`; `N.navigationController ==
///   nil`.
enum QRY04 {
  /// The nearest ancestor of a kind, never the receiver, never across a presentation.
  static func container(
    _ x: ControllerID, _ hierarchy: Hierarchy, where matches: (ControllerKind) -> Bool
  ) -> ControllerID? {
    hierarchy.nearestAncestor(of: x, where: matches)
  }
}
