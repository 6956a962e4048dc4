/// A column-style split view collapses to its compact column, else to one stack (SPL-07).
///
/// A `.compact` controller is set: children = [it]; the other columns leave (wM(nil), dM(nil)) and come back on
/// expanding. None: as SPL-03 with the supplementary, then the secondary column put on the primary's stack; extra
/// `split.splitViewController(topColumnForCollapsingToProposedTopColumn: .secondary)` may answer another column: those
/// above it stay off the stack. Expanding restores the columns.
///
/// - Versions: iOS 14–26.
/// - Evidence: documented: UISplitViewController.Column.compact, the delegate method; observed: biteinteractive.com
///   2020 (split views in iOS 14). Stack and callbacks: inferred.
/// - Example: iPhone, doubleColumn with `.compact` tabs: prints split > tabs.
enum SPL07 {}
