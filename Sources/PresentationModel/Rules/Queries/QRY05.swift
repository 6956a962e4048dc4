/// isBeingPresented and isBeingDismissed hold for the presented root, during its own transition (QRY-05).
///
/// `isBeingPresented`: true for X from the begin of its presentation to the end of the did-callbacks (viewWillAppear,
/// viewIsAppearing, viewDidAppear), false in the completion handler. `isBeingDismissed`: likewise during its dismissal,
/// for every presented root that goes (DIS-02). Both false for presenters, for children of X, and when X is covered or
/// uncovered by another presentation. A cancelled transition ends the flag when it is cancelled.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple, both; UIViewController.h. observed: WinObjC functional tests; swift-navigation (waits
///   for the flag). inferred: children (the common idiom asks the container), intermediate levels.
/// - Example: V→M, M = `N▸W`: in `W.viewWillDisappear` during the dismissal `W.isBeingDismissed` is false and
///   `M.isBeingDismissed` is true.
enum QRY05 {
  static func isBeingPresented(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool { hierarchy.has(x, .beingPresented) }
  static func isBeingDismissed(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool { hierarchy.has(x, .beingDismissed) }
}
