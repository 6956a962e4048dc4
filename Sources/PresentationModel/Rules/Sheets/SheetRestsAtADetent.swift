enum SheetRestsAtADetent: Rule {
  static let id = RuleID.sht01
  static let question = Question.sheet
  static let versions = Versions(.from(15), "iOS 15–27.")

  /// Where it rests: at the detent that is selected, else at the first active one; with none at full height.
  static func judge(_ sheet: Sheet, _ world: World, _ ledger: inout Ledger) -> Finding<Detent> {
    let x = sheet.presentation.presented
    let active = sheet.activeDetents(world)
    if let wanted = sheet.setting(.selectedDetentIdentifier, world).flatMap({ Detent($0) }), active.contains(wanted) {
      return decides(wanted, on: x, "rests at \(ledger.name(wanted.value)): it is selected")
    }
    guard let first = active.first else {
      return decides(.large, on: x, "stands at full height: none of its detents is active here")
    }
    let name = ledger.name(first.value)
    if sheet.setting(.detents, world) == nil {
      return decides(first, on: x, "rests at \(name): no detents were set")
    }
    // UIKit takes the list as it stands, and Apple wants it from the smallest to the largest.
    if first == .large, active.count > 1 {
      return decides(
        first, on: x, "rests at \(name), the first of its detents: the list does not begin with the smallest")
    }
    return decides(first, on: x, "rests at \(name), the smallest of its detents that is active")
  }

  /// Code selects another detent of a sheet that is up, or gives it others; nil where it stays where it is.
  static func moves(_ sheet: Sheet, from before: Detent, _ world: World, _ ledger: inout Ledger) -> Finding<Void>? {
    let now = detent(sheet, world)
    guard now != before, !SheetFillsCompactHeight.fillsScreen(sheet, world) else { return nil }
    return decides(
      (), on: sheet.presentation.presented,
      "the sheet moves to \(ledger.name(now.value)) by code: no delegate is called")
  }

  /// The detent without a trace, for rules that decide something else by it.
  static func detent(_ sheet: Sheet, _ world: World) -> Detent {
    var ledger = Ledger.closed
    return ledger.take(judge(sheet, world, &ledger)) ?? .large
  }

  static let entry = RuleEntry(
    title: "A sheet rests at one of its detents, by default the smallest",
    inShort: "A sheet opens at the smallest of its detents unless you select another one.",
    statement: """
      A sheet is a page or form sheet, and a `.custom` presentation whose transitioning delegate gives a `UISheetPresentationController`,
      with the settings of that one. `sheetPresentationController.detents`, smallest first, `[.large()]` unless assigned. The sheet rests at the active detent whose
      identifier is `selectedDetentIdentifier`; when that is nil, or no active detent has it, at the first active one. `.medium()` is inactive
      in compact height, `.custom` (16+) where its closure gives `nil`; with none active the sheet stands at full height. An empty list is an
      error of the file. A popover that became a sheet takes the settings of its `adaptiveSheetPresentationController`. Detents, delegate,
      `largestUndimmedDetentIdentifier` and every other setting belong to the presentation controller and go with it when the presentation
      ends (STY-04): a controller that is presented again is a large sheet unless they are set again. A custom detent that resolves to 0:
      O-L01.
      """,
    evidence: [
      .documented(
        "Apple `detents` (default; order), `selectedDetentIdentifier` (nil: the smallest), `Detent.medium()` (inactive in compact height), `Detent.custom(identifier:resolver:)`; WWDC21-10063."
      ),
      .observed(
        "react-native-screens, form-sheet scenarios (18.6, 26.4; on an iPad the detents of a form sheet count as well, iPadOS 26.4), RNSFormSheetContentController (18, 26: settings are lost with the presentation); a list in another order opens at its first one: shaps80/SwiftUIBackports#21 (2022: the order of a set, \"a random detent\"); speaks against: nightscout/Trio#821 (O-L01; a claim), not followed."
      ),
      .inferred("an identifier that no detent has, none active."),
    ],
    example: """
      `X.sheetPresentationController?.detents = [.medium(), .large()]`, `V.present(X)`, iPhone portrait:
      `presentation(X).detent == .medium`; landscape: `.large`.
      """)
}
