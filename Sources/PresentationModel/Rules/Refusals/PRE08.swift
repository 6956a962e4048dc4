/// A controller that is already presented throws (PRE-08).
///
/// X has an own presenter Q, also while it is animating in or out: exception.
/// - iOS ≤ 13: `Application tried to present modally an active controller <X>.`
/// - iOS 14+: `Application tried to present modally a view controller <X> that is already being presented by <Q>.`
///
/// - Versions: iOS 8–26, text by version. **docs:** as iOS 12.
/// - Evidence: observed: thrown where PRE-11 would hold (capacitor-community/privacy-screen#56, #83: same presenter,
///   inside the call) and where PRE-09 or PRE-10 would (public sample PresentDemo, 2021: full screen, during and after
///   the animation); Expensify/react-native-share-menu#101 (2021).
/// - Example: V→X; `V.present(X)` throws. After `X.dismiss(animated: true)` has settled it is allowed again.
enum PRE08 {
  static let message = VersionRows((.upTo(13), MessageID.pe02), (.from(14), MessageID.pe03))

  static func activeController(_ presented: String) -> String {
    "Application tried to present modally an active controller \(presented)."
  }

  static func text(_ presented: String, _ presenter: String, _ message: MessageID) -> String {
    message == .pe02
      ? activeController(presented)
      : "Application tried to present modally a view controller \(presented) that is already being presented by "
        + "\(presenter)."
  }
}
