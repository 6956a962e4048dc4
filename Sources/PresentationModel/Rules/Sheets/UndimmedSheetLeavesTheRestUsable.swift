enum UndimmedSheetLeavesTheRestUsable: Rule {
  static let id = RuleID.sht04
  static let question = Question.sheet
  static let versions = Versions(.from(15), "iOS 15–27.")

  /// Whether the views below a sheet stay usable; nil where no detent is undimmed.
  static func judge(_ sheet: Sheet, _ world: World, _ ledger: inout Ledger) -> Finding<Bool>? {
    guard let largest = largest(sheet, world) else { return nil }
    let (x, name) = (sheet.presentation.presented, ledger.name(largest.value))
    guard isUndimmed(sheet, world) else {
      return declines(x, leaving: false, "is undimmed up to \(name), and rests higher or fills the screen")
    }
    return ModalInPresentationBlocksTheUser.isModal(x, world)
      ? declines(x, leaving: false, "is undimmed up to \(name), but modal: what lies behind it cannot be used")
      : decides(true, on: x, "is undimmed up to \(name): what lies behind it stays usable")
  }

  /// Whether a presentation leaves the touches beside it to what lies behind: an undimmed sheet that is not modal.
  static func leavesTouches(_ presentation: Presentation, _ world: World) -> Bool {
    isUndimmed(presentation, world) && !ModalInPresentationBlocksTheUser.isModal(presentation.presented, world)
  }

  /// Whether a presentation is a sheet that does not dim what lies behind it; a modal one takes the touches all the same.
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
      (SHT-02) it is not undimmed. A sheet that is modal (DIS-10) is never undimmed for the user: what lies behind it is not usable, and at a
      detent where it does not dim a tap outside is dropped and nobody is asked. A delegate whose `presentationControllerShouldDismiss`
      returns false leaves it usable.
      """,
    evidence: [
      .documented(
        #"Apple `largestUndimmedDetentIdentifier` ("the undimmed area around the sheet responds to user interaction, allowing for a nonmodal experience"); WWDC21-10063."#
      ),
      .observed(
        "duckduckgo/iOS#3304 (with it the page behind was usable; without it a tap there dismisses), edudnyk/SheeKit#14; react-native-screens, form-sheet scenarios (18.6, 26.4); lodev09/react-native-true-sheet#547, #548 (2026, on devices, 17–26: with `isModalInPresentation` every touch outside is dropped, with the delegate's answer not; by the same report the simulator lets them through), and two more commits there (the swipe back reaches the stack behind an undimmed sheet, not behind a dimmed one; a sheet outlives the pop of its source); lodev09/react-native-true-sheet a3057204 (#547, #548, 2026, on devices, 17–26: with `isModalInPresentation` every touch outside is dropped, with the delegate's answer not; by the same report the simulator lets them through), ce0e45b6 and ad3160d1 (the swipe back reaches the stack behind an undimmed sheet, not behind a dimmed one)."
      ),
      .documented("Apple `isModalInPresentation` (events outside the bounds are ignored)."),
      .inferred("that nobody is asked."),
    ],
    example: """
      `ios 17`, detents `[.medium(), .large()]`, `largestUndimmedDetentIdentifier = .medium`: `map.view.isReachable`, the tab bar
      too; after `panel.drag(to: .large)` neither; with `panel.isModalInPresentation = true` neither from the start.
      """)
}
