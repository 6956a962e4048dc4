/// The presented controller's modalTransitionStyle is used (TRN-01).
///
/// Unless TRN-02…04 say otherwise, presentation and dismissal use `presented.modalTransitionStyle`, read when that
/// transition begins.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `modalTransitionStyle`, `dismiss(animated:completion:)`; Design documents 0 and 4.
/// - Example: X `.crossDissolve` by V: `presentation(X).transitionStyle == .crossDissolve`.
enum TRN01 {
  /// The style that a controller asks for.
  static func style(_ x: ControllerID, _ hierarchy: Hierarchy) -> ModalTransitionStyle {
    hierarchy.enumeration(x, .modalTransitionStyle).flatMap { ModalTransitionStyle(rawValue: $0) } ?? .coverVertical
  }
}
