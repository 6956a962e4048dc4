enum MissingStylesAreErrors: Rule {
  static let id = RuleID.sty05
  static let question = Question.style
  static let versions = Versions(.everywhere, "iOS 8–27. **docs:** as `ios 12`.")

  /// Why a style cannot be used, in the words of Swift's compiler; nil where it can. The table is with UIKit's other
  /// enumerations, which the checker reads.
  static func complaint(_ style: ModalPresentationStyle, _ profile: Profile, _ device: Device) -> String? {
    let item = UIKitEnum.modalPresentationStyle.cases[Int(style.rawValue)]
    return item.availability.complaint(about: item.name, profile: profile, device: device)
  }

  static let entry = RuleEntry(
    title: "A style the platform lacks is an error of the file",
    inShort: """
      Using a presentation style on a platform or version that does not have it is an error, as it is for the \
      Swift compiler.
      """,
    statement: """
      Using a value outside its availability is reported like Swift's compiler does; `presim compare` prints *unavailable* in its
      place.

      | value | raw | available | value | raw | available |
      |---|---|---|---|---|---|
      | automatic | -2 | iOS 13+ | custom | 4 | all |
      | none | -1 | all (never to present: PRE-06) | overFullScreen | 5 | all |
      | fullScreen | 0 | all | overCurrentContext | 6 | all |
      | pageSheet | 1 | not TV | popover | 7 | not TV |
      | formSheet | 2 | not TV before 26 | blurOverFullScreen | 8 | TV only, 11+ |
      | currentContext | 3 | all | | | |
      """,
    evidence: [
      .documented(
        "Apple `UIModalPresentationStyle`; classic document 0 (blur on tvOS only; document 4 does not limit it).")
    ],
    example: """
      `ios 12` with `X.modalPresentationStyle = .automatic`: "'automatic' is only available in iOS 13 or newer".
      """)
}

extension ModalPresentationStyle {
  /// Whether the version and the device have the style.
  package func isAvailable(in profile: Profile, on device: Device) -> Bool {
    MissingStylesAreErrors.complaint(self, profile, device) == nil
  }
}
