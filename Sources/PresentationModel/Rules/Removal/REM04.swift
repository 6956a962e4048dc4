/// A sheet never removes, however much it covers (REM-04).
///
/// Page and form sheets that fill the screen (compact height, large detent) still leave the presenter's view in the
/// window.
///
/// - Versions: iOS 13+.
/// - Evidence: documented: WWDC19-224. observed: Neuburg (iPhone landscape).
/// - Example: iPhone landscape, default style: `V.view.window != nil`.
enum REM04 {
  /// Whether a style covers without removing, however much.
  static func covers(_ style: ModalPresentationStyle) -> Bool { style == .pageSheet || style == .formSheet }
}
