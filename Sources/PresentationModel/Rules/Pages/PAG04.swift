/// A swipe tells the delegate, code does not (PAG-04).
///
/// `pages.swipe(to: x)`: x new: wM, load; extra `pages.pageViewController(willTransitionTo: [x])`; then PAG-01 3; extra
/// `pages.pageViewController(didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)`.
/// Cancelled: ORD-29, then the same with `transitionCompleted: false`.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: UIPageViewControllerDelegate (gesture-driven transitions only).
/// - Example: `begin pages.swipe(to: p2)`, `cancel`: `pages.viewControllers == [p1]`.
enum PAG04 {
  // Carried out by `Simulation/Simulator+Pages.swift`.
}
