/// Four answers are honoured, the others mean the default (ADP-03).
///
/// Honoured from the method with traits: `.none`, `.fullScreen`, `.overFullScreen`, `.formSheet`; from the one without:
/// the first three. Any other answer, and no answer, means ADP-04's default.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple, both methods (full screen, over full screen, none). observed: `.formSheet`, and the
///   fate of `.pageSheet`, `.currentContext`, `.overCurrentContext`, `.popover`: Neuburg (392 recorded cells, none
///   contradicts).
/// - Example: iPhone portrait, X `.popover`, answer `.pageSheet`: `ios 26` becomes `.formSheet` (the default), not a
///   page sheet.
enum ADP03 {
  /// Whether an answer is honoured; any other means the default.
  static func honours(_ answer: ModalPresentationStyle, from method: Callback) -> Bool {
    switch answer {
    case .none, .fullScreen, .overFullScreen: true
    case .formSheet: method == .adaptivePresentationStyleTraits
    default: false
    }
  }
}
