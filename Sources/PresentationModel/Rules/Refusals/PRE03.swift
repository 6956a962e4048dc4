/// Partial curl needs full screen at both ends (PRE-03).
///
/// With `presented.modalTransitionStyle == .partialCurl`, throw unless (a) the requested style is `.fullScreen` and (b)
/// the source's tree top has no own presenter or is presented with active style `.fullScreen`: `Application tried to
/// present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <source>.`
///
/// - Versions: iOS 8–26. From iOS 13 a controller with nothing but the transition style set throws, since STY-01 makes
///   it a sheet.
/// - Evidence: documented: Apple `UIModalTransitionStyle.partialCurl`; Design document 0. observed: the text names the
///   receiver (crash reports since 13.0; proyecto26/react-native-inappbrowser#130).
/// - Example: root V, X only `.partialCurl`: `ios 12` presents with the curl, `ios 13` throws naming `<UIViewController
///   V>`.
enum PRE03 {
  /// Whether a curl has something that is not full screen at one of its ends.
  static func refuses(
    _ transition: ModalTransitionStyle, _ style: ModalPresentationStyle, _ source: ControllerID, _ hierarchy: Hierarchy
  ) -> Bool {
    guard transition == .partialCurl else { return false }
    if style != .fullScreen { return true }
    let top = hierarchy.treeTop(of: source)
    guard let below = hierarchy.presentation(of: top) else { return false }
    return below.activeStyle != .fullScreen
  }

  static func text(_ source: String) -> String {
    "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(source)."
  }
}
