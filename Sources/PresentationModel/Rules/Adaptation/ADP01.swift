/// Only sheets and popovers adapt by themselves (ADP-01).
///
/// Requested `.pageSheet`, `.formSheet`, `.popover` adapt by ADP-02…05. `.custom` of the full-screen family adapts only
/// when asked to (ADP-06). `.fullScreen`, `.overFullScreen`, `.blurOverFullScreen`, the context family and STY-03's own
/// presentations never adapt, whatever a delegate returns; the delegate is not asked.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: observed: Neuburg, recorded results (iOS 9 era and 13): no adaptation in any row of the four styles.
///   documented: WWDC14-214 (a current-context controller does not adapt). disputed: View Controller Programming Guide
///   lets context styles become full screen in compact.
/// - Example: iPhone, X `.overFullScreen`, delegate returns `.none` or `.formSheet`: active style `.overFullScreen`,
///   `adapted` false.
enum ADP01 {
  /// Whether a presentation can adapt at all, and by which rules: sheets and popovers by themselves, custom ones of the
  /// full-screen family when asked to (ADP-06).
  enum Adapts { case byItself, whenAsked, never }

  static func adapts(_ presentation: Presentation) -> Adapts {
    if presentation.own != nil { return .never }
    switch presentation.requestedStyle {
    case .pageSheet, .formSheet, .popover: return .byItself
    case .custom: return presentation.isContextFamily ? .never : .whenAsked
    default: return .never
    }
  }
}
