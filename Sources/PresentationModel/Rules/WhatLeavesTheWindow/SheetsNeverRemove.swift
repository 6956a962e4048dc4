enum SheetsNeverRemove: Rule {
  static let id = RuleID.rem04
  static let question = Question.removal
  static let versions = Versions(.from(13), "iOS 13+.")

  /// A sheet covers without removing, however much; nil for every other style.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), presentation.own == nil,
      presentation.adaptedStyle == .pageSheet || presentation.adaptedStyle == .formSheet
    else { return nil }
    return decides(
      false, on: presentation.presenter, "a sheet never removes it from the window, however much it covers")
  }

  static let entry = RuleEntry(
    title: "A sheet never removes, however much it covers",
    inShort: "Even a sheet that fills the whole screen leaves the view behind it in the window.",
    statement: """
      Page and form sheets that fill the screen (compact height, large detent) still leave the presenter's view in the window.
      """,
    evidence: [
      .documented("WWDC19-224."),
      .observed("Neuburg (iPhone landscape)."),
    ],
    example: """
      iPhone landscape, default style: `V.view.window != nil`.
      """)
}
