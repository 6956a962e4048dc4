/// A manager in transition refuses (DIS-04).
///
/// Nothing changes and the completion handler is not called when, for the manager and the controller D it would
/// dismiss,
/// 1. a presentation or dismissal of which the manager is the presenter has begun and not ended, or D's dismissal has
///    already been asked for in this turn. One line:
///    - `Warning: Attempt to dismiss from view controller <manager> while a presentation or dismiss is in progress!`
/// 2. D's presentation has been asked for in this turn, and so has not begun; it goes on. Two lines, with PCC-02's
///    class for D's requested style:
///    - `Trying to dismiss the presentation controller while transitioning already. (<class>)`
///    - iOS ≤ 12: `transitionViewForCurrentTransition is not set, presentation controller was dismissed during the
///      presentation? (<class>)`
///    - iOS 13+: `Null transitionViewForCurrentTransition block, aborting _scheduleTransition:`
///
/// - Versions: iOS 8–26, second line by version. **docs:** as iOS 12. Rows of chapter 7: D-L01; D-L02, D-L03.
/// - Evidence: observed: zoonooz/ZFDragableModalTransition#3, thiagoperes/IDMPhotoBrowser#29, jonkykong/SideMenu#323;
///   paypal/PayPal-iOS-SDK#232; iOS 13 log of the taz app (2020-07, all three lines); nathantannar4/Transmission#103
///   (2025). inferred: which case prints which, and the first text after iOS 13.
/// - Example: `begin V.present(X)`, `V.dismiss(animated: true)`: case 1. `turn { V.present(X)`, `V.dismiss(animated:
///   true) }`: case 2, X stays.
///
///   `turn { X.dismiss(animated: true)`, `X.dismiss(animated: true) }`: case 1 for the second; X goes once.
enum DIS04 {
  static func inProgress(_ manager: String) -> String {
    "Warning: Attempt to dismiss from view controller \(manager) while a presentation or dismiss is in progress!"
  }

  static func transitioning(_ presentationController: String) -> String {
    "Trying to dismiss the presentation controller while transitioning already. (<\(presentationController)>)"
  }

  /// The second line names the presentation controller up to iOS 12.
  static let namesController = VersionRows((.upTo(12), true), (.from(13), false))

  static func transitionView(_ presentationController: String, _ profile: Profile) -> String {
    namesController[profile]
      ? "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? "
        + "(<\(presentationController)>)"
      : "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:"
  }
}
