/// What cannot be pushed (NAV-03).
///
/// Push, and each new member of `setViewControllers`, in this order: `nil` N-L01; a navigation controller N-E01 (but
/// SPL-03, SHW-07); a split view controller N-L02; a window's root C-E06; already in the stack NAV-04, NAV-05. A tab
/// bar controller is taken (N-S03).
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: pushViewController(_:animated:); observed: the rows named. Order: inferred.
/// - Example: `nav.pushViewController(other)` with other a navigation controller: N-E01, stack unchanged.
enum NAV03 {
  /// Why a controller cannot be pushed.
  enum Refusal: Sendable { case isNavigation, isSplit, isRoot, isInStack }

  static func refusal(_ x: ControllerID, _ nav: ControllerID, _ hierarchy: Hierarchy) -> Refusal? {
    let kind = hierarchy.kind(of: x)
    if kind.isNavigation { return .isNavigation }
    if kind == .split { return .isSplit }
    if hierarchy.windowWithRoot(x) != nil { return .isRoot }
    return nil
  }
}
