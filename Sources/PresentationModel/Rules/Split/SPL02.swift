/// Collapsed is what compact width makes of it, once in a window (SPL-02).
///
/// `isCollapsed` is false until the view first enters a window; then it is true exactly when the horizontal size class
/// is compact. Collapsing and expanding happen before `split.viewWillAppear`, and on each change of the size class.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: isCollapsed, Design document 1; observed: commandshift.co.uk 2016-04-11. On iOS 17.0 and
///   17.1 it could still be false in viewWillAppear (woocommerce-ios#11675); not modelled.
/// - Example: iPhone portrait, before the first step: `expect split.isCollapsed`.
enum SPL02 {
  // Carried out by `Simulation/Simulator+Split.swift`.
}
