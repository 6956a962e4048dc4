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
enum CON09 {}
