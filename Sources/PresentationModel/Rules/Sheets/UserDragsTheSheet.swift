enum UserDragsTheSheet: Rule {
  static let id = RuleID.sht03
  static let question = Question.sheet
  static let versions = Versions(.from(15), "iOS 15–27.")

  /// Whether the drag leads anywhere.
  static func judge(
    _ x: ControllerID, to detent: Detent, _ world: World, _ ledger: inout Ledger
  ) -> Finding<Sheet>? {
    let hierarchy = world.hierarchy
    let root = hierarchy.presentation(of: x)?.presented ?? hierarchy.outermostContainer(of: x)
    guard let presentation = hierarchy.presentations[root], presentation.hasSettled, !presentation.isDismissing,
      let sheet = Sheet(presentation, world)
    else { return declines(x, "is not up as a sheet: there is nothing to drag") }
    if let above = hierarchy.directlyPresented(root) {
      return declines(root, "\(above) stands over it: the user cannot reach it")
    }
    if SheetFillsCompactHeight.fillsScreen(sheet, world) {
      return declines(root, "fills the screen: it cannot be dragged")
    }
    let name = ledger.name(detent.value)
    guard sheet.activeDetents(world).contains(detent) else {
      return declines(root, "has no active detent \(name)")
    }
    guard SheetRestsAtADetent.detent(sheet, world) != detent else {
      return declines(root, "rests at \(name) already")
    }
    return decides(sheet, on: root, "the user drags it to \(name), and its delegate is called")
  }

  static let entry = RuleEntry(
    title: "The user drags a sheet to a detent, and the delegate is called",
    inShort: """
      When the user drags a sheet to another detent, the sheet's delegate is called; when your code changes the \
      detent, it is not.
      """,
    statement: """
      `X.drag(to: .large)`: X is up as a sheet, can be reached, and an active detent has that identifier: `selectedDetentIdentifier`
      becomes it, then extra event `X.sheetPresentationControllerDidChangeSelectedDetentIdentifier` on the sheet presentation controller's
      delegate. To the detent it rests at, to no active one, or with SHT-02's full screen: nothing. Assigning `selectedDetentIdentifier` or
      `detents`, inside `animateChanges { }` or not, moves the sheet and tells nobody. `isModalInPresentation` does not hinder a drag.
      """,
    evidence: [
      .documented(
        "Apple `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)` (on user interaction; not when changed programmatically), `animateChanges(_:)`, `selectedDetentIdentifier`."
      ),
      .observed("react-native-screens, form-sheet scenarios (18.6, 26.4)."),
      .inferred("the last sentence."),
    ],
    example: """
      detents `[.medium(), .large()]`, a delegate, `X.drag(to: .large)`: the event. Then, by code,
      `X.sheetPresentationController?.selectedDetentIdentifier = .medium`: the sheet is at `.medium`, no event.
      """)
}
