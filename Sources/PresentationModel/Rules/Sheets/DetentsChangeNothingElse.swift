enum DetentsChangeNothingElse: Rule {
  static let id = RuleID.sht06
  static let question = Question.sheet
  static let versions = Versions(.from(15), "iOS 15–27.")

  /// What the settings of a sheet leave as it is: style, presenter, links, appearance.
  static func judge(_ sheet: Sheet) -> Finding<Bool> {
    decides(true, on: sheet.presentation.presented, "its detents change no style, presenter, link or appearance")
  }

  static let entry = RuleEntry(
    title: "Detents change nothing else",
    inShort: "Detents change nothing but the height: no callbacks come, and nothing leaves the window.",
    statement: """
      Resting, dragging and dimming change no presenter, style, link, parent, appearance state or place, and send no callback but
      SHT-03's. `preferredPlacement` (27+: `.automatic`, `.leading`, `.center`, `.trailing`) moves the sheet sideways and changes nothing
      else. The settings may be assigned before the presentation and while it is up; reading `sheetPresentationController` is STY-04.
      """,
    evidence: [
      .documented("Apple `UISheetPresentationController`, `preferredPlacement`."),
      .inferred("that nothing else follows."),
    ],
    example: """
      `V.viewWillAppear` does not run when X is dragged from `.large` to `.medium`.
      """)
}
