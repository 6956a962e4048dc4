/// Presentation is not containment (QRY-03).
///
/// `parent` of a presented root is nil; it is in nobody's `children`. `children` lists containment only, in the order
/// of adding: a navigation controller's whole stack bottom first, all tabs, the shown pages, the split view's columns.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `parent`, `children`; UIViewController.h (parent no longer returns the presenter);
///   Design document 0.
/// - Example: V→X: `X.parent == nil`, `V.children` unchanged.
enum QRY03 {
  /// `parent`: containment only, nil at a presented root.
  static func parent(_ x: ControllerID, _ hierarchy: Hierarchy) -> ControllerID? { hierarchy.parent(of: x) }

  /// `children`: containment only.
  static func children(_ x: ControllerID, _ hierarchy: Hierarchy) -> [ControllerID] { hierarchy.children(of: x) }
}
