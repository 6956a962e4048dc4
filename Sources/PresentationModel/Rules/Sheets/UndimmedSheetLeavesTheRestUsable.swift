enum UndimmedSheetLeavesTheRestUsable: Rule {
  static let id = RuleID.sht04
  static let question = Question.sheet
  static let versions = Versions(.from(15), "iOS 15–27.")

  /// Whether the views below a sheet stay usable; nil where no detent is undimmed.
  static func judge(_ sheet: Sheet, _ world: World, _ ledger: inout Ledger) -> Finding<Bool>? {
    guard let largest = largest(sheet, world) else { return nil }
    let (x, name) = (sheet.presentation.presented, ledger.name(largest.value))
    return isUndimmed(sheet, world)
      ? decides(true, on: x, "is undimmed up to \(name): what lies behind it stays usable")
      : declines(x, leaving: false, "is undimmed up to \(name), and rests higher or fills the screen")
  }

  /// Whether a presentation is an undimmed sheet.
  static func isUndimmed(_ presentation: Presentation, _ world: World) -> Bool {
    Sheet(presentation, world).map { isUndimmed($0, world) } ?? false
  }

  private static func isUndimmed(_ sheet: Sheet, _ world: World) -> Bool {
    guard let largest = largest(sheet, world), !SheetFillsCompactHeight.fillsScreen(sheet, world) else { return false }
    let active = sheet.activeDetents(world)
    guard let limit = active.firstIndex(of: largest),
      let rests = active.firstIndex(of: SheetRestsAtADetent.detent(sheet, world))
    else { return false }
    return rests <= limit
  }

  private static func largest(_ sheet: Sheet, _ world: World) -> Detent? {
    sheet.setting(.largestUndimmedDetentIdentifier, world).flatMap { Detent($0) }
  }

  static let entry = RuleEntry(
    title: "What lies behind an undimmed sheet stays usable",
    inShort: "What lies behind a sheet that does not dim it can be used as if the sheet were not there.",
    statement: """
      A sheet is *undimmed* while it rests at the detent named by `largestUndimmedDetentIdentifier` (default nil: never) or at a
      smaller one. Views and bars of the presenter's side that are usable without it are then usable (`isReachable`), the user's gestures
      there do what they do without it, and a tap outside goes there: it dismisses nothing and calls nobody. Nothing else changes: it is
      presented, its presenter is already presenting (PRE-11), the status bar and orientation are decided as under any sheet. Where it fills the screen
      (SHT-02) it is not undimmed.
      """,
    evidence: [
      .documented(
        #"Apple `largestUndimmedDetentIdentifier` ("the undimmed area around the sheet responds to user interaction, allowing for a nonmodal experience"); WWDC21-10063."#
      ),
      .observed(
        "duckduckgo/iOS#3304 (with it the page behind was usable; without it a tap there dismisses), edudnyk/SheeKit#14; react-native-screens, form-sheet scenarios (18.6, 26.4)."
      ),
      .inferred("a sheet that is also `isModalInPresentation`."),
    ],
    example: """
      `ios 17`, detents `[.medium(), .large()]`, `largestUndimmedDetentIdentifier = .medium`: `map.view.isReachable`, the tab bar
      too; after `panel.drag(to: .large)` neither.
      """)
}
