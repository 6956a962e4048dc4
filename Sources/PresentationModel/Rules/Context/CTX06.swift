/// Navigation and tab bar controllers define a context by themselves (CTX-06).
///
/// Default of `definesPresentationContext`: true for UINavigationController and UITabBarController and their
/// subclasses, false for every other class. An assignment wins over the default.
///
/// - Versions: iOS 8–26. **docs:** also true for UISplitViewController and UIPageViewController and their subclasses.
/// - Evidence: documented: Apple `definesPresentationContext` ("such as UINavigationController"); Design document 4
///   (containers default to YES). observed: tab bar: magi82.github.io, iOS modal presentation style (2017). inferred:
///   false for the rest.
/// - Example: iPad, `S▸V` (V a plain column), current context: presenter S, as CTX-05's fallback. In `K▸P▸V`: K on `ios
///   26`, P under `docs`.
enum CTX06 {
  /// Whether split and page view controllers define a context too.
  static let allContainers = VersionRows(
    (VersionRange(UIKitVersion(8), 26, documents: false), false), (.documentsOnly, true))

  /// The default of `definesPresentationContext` of a class.
  static func defines(_ kind: ControllerKind, _ profile: Profile) -> Bool {
    if kind.isNavigation || kind == .tabBar { return true }
    return allContainers[profile] && (kind == .split || kind == .page)
  }
}
