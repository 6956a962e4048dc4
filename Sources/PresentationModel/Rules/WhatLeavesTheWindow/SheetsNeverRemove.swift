enum SheetsNeverRemove: Rule {
  static let id = RuleID.rem04
  static let question = Question.removal
  static let versions = Versions(.from(13), "iOS 13+.")
  static let entry = RuleEntry(
    title: "A sheet never removes, however much it covers",
    statement: """
      Page and form sheets that fill the screen (compact height, large detent) still leave the presenter's view in the
      window.
      """,
    evidence: [
      Evidence(.documented, "WWDC19-224."),
      Evidence(.observed, "Neuburg (iPhone landscape)."),
    ],
    example: """
      iPhone landscape, default style: `V.view.window != nil`.
      """)

  /// Whether a style covers without removing, however much.
  static func covers(_ style: ModalPresentationStyle) -> Bool { style == .pageSheet || style == .formSheet }
}
