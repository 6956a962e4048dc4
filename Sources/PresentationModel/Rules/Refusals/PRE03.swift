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
enum PRE03 {}
