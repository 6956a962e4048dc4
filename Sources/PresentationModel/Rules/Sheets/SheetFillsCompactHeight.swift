enum SheetFillsCompactHeight: Rule {
  static let id = RuleID.sht02
  static let question = Question.sheet
  static let versions = Versions(.from(15), "iOS 15–27; before it always covers the screen there.")

  /// Whether the sheet fills the screen; nil in regular height.
  static func judge(_ sheet: Sheet, _ world: World) -> Finding<Bool>? {
    guard world.environment.vertical == .compact else { return nil }
    let x = sheet.presentation.presented
    return fillsScreen(sheet, world)
      ? decides(true, on: x, "fills the screen: the height is compact, and it is not to keep to the edge")
      : declines(x, leaving: false, "keeps to the bottom edge: prefersEdgeAttachedInCompactHeight is true")
  }

  /// Whether it fills the screen, whatever its detents.
  static func fillsScreen(_ sheet: Sheet, _ world: World) -> Bool {
    world.environment.vertical == .compact
      && sheet.setting(.prefersEdgeAttachedInCompactHeight, world) != .bool(true)
  }

  static let entry = RuleEntry(
    title: "In compact height a sheet fills the screen, unless it is to keep to the edge",
    inShort: "On an iPhone in landscape a sheet fills the screen, unless you let it attach to the bottom edge.",
    statement: """
      In compact height the sheet covers the whole screen, whatever its detents; with `prefersEdgeAttachedInCompactHeight` (default
      false) it stands on the bottom edge at its detent (SHT-01). The presenter's view stays in both cases (REM-04).
      """,
    evidence: [
      .documented("Apple `prefersEdgeAttachedInCompactHeight`.")
    ],
    example: """
      iPhone landscape, detents `[.medium(), .large()]`: `X.tapOutside()` does nothing.
      """)
}
