/// A new root dismisses nothing (DIS-13).
///
/// `window.rootViewController = Z` while the old root A presents: A's view leaves the window, Z's enters. The links of
/// A and of everything presented stay; views presented in the full-screen family stay in the window above Z, the others
/// go with A's. No delegate call and no dismissal callback. `A.dismiss(animated:)` still works; A's view is not put
/// back (WIN-03; X-02 of chapter 7).
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: observed: openradar 18535358, AdevintaSpain/Sencha#23 (iOS 13), Rightpoint/Swiftilities#38. inferred:
///   after iOS 13.
/// - Example: A→X over full screen, `window.rootViewController = Z`: `X.view.window != nil`,
///   `X.presentingViewController == A`.
enum DIS13 {
  /// Whether the old root's level presents, so that the assignment of a new root leaves a presentation standing.
  static func leavesStanding(_ root: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.levels(from: root).count > 1
  }
}
