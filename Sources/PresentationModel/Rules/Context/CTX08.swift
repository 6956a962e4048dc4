/// A busy presenter is not skipped (CTX-08).
///
/// The walk never follows presentation: a controller whose tree already presents is not replaced by what it presents.
/// The presenter found is judged by 1.5 as it is.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: observed: refused calls name the resolved ancestor (mozilla-mobile/firefox-ios#15436,
///   deltachat-ios#2736). documented: Design document 4 (one presented controller per context).
/// - Example: `T▸N▸V`, T→M page sheet, `V.present(X)`: PRE-11 naming T. `M.present(X)`: presenter M.
enum CTX08 {
  /// Whether the presenter that was found is taken although it is busy, where following its presentation would have led
  /// elsewhere.
  static func isBusy(_ presenter: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.ownPresented(presenter) != nil
  }
}
