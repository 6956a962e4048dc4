/// What becomes of a root that was something else (WIN-04).
///
/// Root that has a parent: P-E14. One that is presented: C-L01, it keeps its link, its view moves. Root of another
/// window: that window loses it (WD, DD), this one gets it.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: dotnet/maui#30310. Last sentence, and the fate of the presented one: inferred.
/// - Example: nav[a], `window.rootViewController = a`: the exception names nav.
enum WIN04 {
  /// Whether UIKit tells of a presented controller that is made root, and of a root's view moved by hand.
  static let warns = VersionRows((.upTo(12), false), (.from(13), true))

  static let text =
    "Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to "
    + "add the rootViewController's view to the view hierarchy itself."
}
