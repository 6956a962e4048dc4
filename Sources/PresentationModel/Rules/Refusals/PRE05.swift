/// A controller with a parent cannot be presented (PRE-05).
///
/// `presented.parent != nil` throws.
/// - iOS ≤ 13: `Application tried to present modally an active controller <presented>.`
/// - iOS 14+: `Application tried to present modally a view controller <presented> that has a parent view controller
///   <parent>.`
///
/// - Versions: iOS 8–26, text by version. **docs:** as iOS 12.
/// - Evidence: observed: mxcl/PromiseKit#178, material-components-ios#8506 (iOS 13); both iOS 14+ templates are quoted
///   in Wikipedia's iOS app.
/// - Example: `N▸W`, W under N; `V.present(W)` throws; `V.present(N)` is right.
enum PRE05 {
  /// The generation of the text and with it the message.
  static let message = VersionRows((.upTo(13), MessageID.pe02), (.from(14), MessageID.pe04))

  static func text(_ presented: String, _ parent: String, _ message: MessageID) -> String {
    message == .pe02
      ? PRE08.activeController(presented)
      : "Application tried to present modally a view controller \(presented) that has a parent view controller \(parent)."
  }
}
