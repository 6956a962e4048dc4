/// Full screen and current context remove the presenter's view (REM-01).
///
/// By active style: `.fullScreen` and `.currentContext` remove; `.custom` asks its class's
/// `shouldRemovePresentersView`, false unless overridden; every other style and STY-03's own presentations leave the
/// presenter's view where it is.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `fullScreen`, `currentContext`, `overCurrentContext`, `shouldRemovePresentersView`;
///   WWDC14-214, WWDC19-224; Design documents 0, 2, 4. observed: dumps (objc.io issue 19); ww-tech/lasso
///   system-behaviour tests (page sheet, 12 and 13).
/// - Example: custom X with `shouldRemovePresentersView = true` from `T▸N▸V`: T, N, V leave.
enum REM01 {
  /// Whether a presentation takes the presenter's view out of the window.
  static func removes(_ style: ModalPresentationStyle, _ own: OwnPresentation?, custom: Bool) -> Bool {
    guard own == nil else { return false }
    switch style {
    case .fullScreen, .currentContext: return true
    case .custom: return custom
    default: return false
    }
  }
}
