/// Presentation is not containment (QRY-03).
///
/// `parent` of a presented root is nil; it is in nobody's `children`. `children` lists containment only, in the order
/// of adding: a navigation controller's whole stack bottom first, all tabs, the shown pages, the split view's columns.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `parent`, `children`; UIViewController.h (parent no longer returns the presenter);
///   Design document 0.
/// - Example: V→X: `X.parent == nil`, `V.children` unchanged.
enum QRY03 {}
