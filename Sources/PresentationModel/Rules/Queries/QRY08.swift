/// viewIfLoaded never loads, view does (QRY-08).
///
/// `viewIfLoaded` is nil and `isViewLoaded` false until something loaded the view: reading `view` in a statement,
/// `loadViewIfNeeded()`, getting a place that is shown, or being presented (inside the call). Views are never unloaded.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `viewIfLoaded`, `view`, `loadViewIfNeeded()`; Design document 0 (loaded on first
///   access).
/// - Example: second tab never selected: `W.viewIfLoaded == nil`, `!W.isViewLoaded`; its dump says `(view not loaded)`.
enum QRY08 {
  static func isLoaded(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool { hierarchy.isViewLoaded(x) }
}
