/// A detached source is warned, not refused (PRE-12).
///
/// Let R = the source's tree top, then, while R has an own presenter, that presenter's tree top. If R is no window's
/// root: print, and go on.
/// - iOS ≤ 13: `Presenting view controllers on detached view controllers is discouraged <S>.`
/// - iOS 14–16: `Presenting view controller <X> from detached view controller <S> is discouraged.`
/// - iOS 17+, wrapped here:
///
///   ```
///   Presenting view controller <X> from detached view controller <S> is not supported, and may result in incorrect
/// safe area insets and   a corrupt root presentation. Make sure <S> is in the view controller hierarchy before
/// presenting from it. Will become a hard   exception in a future release.   ```
///
/// - Versions: iOS 8–26, text by version. **docs:** as iOS 12.
/// - Evidence: observed: John-Lluch/SWRevealViewController#344; davidscheutz/swiftui-infinite-navigation#8;
///   LeoNatan/LNPopupController#560.
/// - Example: W's view was added to V's view by `addSubview` without `addChild`; `W.present(X)`: presented by W, with
///   the line.
enum PRE12 {
  static let message = VersionRows(
    (.upTo(13), MessageID.pl04), (.from(14, to: 16), MessageID.pl05), (.from(17), MessageID.pl06))

  /// Whether no chain of parents and presenters leads from the source to a window's root.
  static func isDetached(_ source: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: source)) == nil
  }

  static func text(_ presented: String, _ source: String, _ message: MessageID) -> String {
    switch message {
    case .pl04: return "Presenting view controllers on detached view controllers is discouraged \(source)."
    case .pl05: return "Presenting view controller \(presented) from detached view controller \(source) is discouraged."
    default:
      return
        "Presenting view controller \(presented) from detached view controller \(source) is not supported, and may "
        + "result in incorrect safe area insets and a corrupt root presentation. Make sure \(source) is in the view "
        + "controller hierarchy before presenting from it. Will become a hard exception in a future release."
    }
  }
}
