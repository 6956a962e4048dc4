/// A controller that is already going does not count (DIS-05).
///
/// By step 1 of DIS-01 a second call on the manager finds nothing above and is forwarded: the manager itself goes as
/// well, in the same turn or while the first dismissal runs. Without a presenter to forward to, the second call is
/// refused as DIS-04 case 1, naming that manager.
///
/// - Versions: iOS 8–26, **docs** too. Rows of chapter 7: D-S02, D-S03.
/// - Evidence: observed: openradar 30284135, 18481560 (double tap beside a popover); pointfreeco/swift-navigation#295,
///   #332 (2025); ekazaev/route-composer#20 (completion never called).
/// - Example: V→A→B: `turn { A.dismiss(animated: true)`, `A.dismiss(animated: true) }`: A and B are gone, V is left, no
///   line.
enum DIS05 {
  /// Whether a controller's presented is on its way out and counts no more.
  static func passesOver(_ candidate: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    guard let presented = hierarchy.ownPresented(candidate) else { return false }
    return hierarchy.presentations[presented]?.isDismissing ?? false
  }
}
