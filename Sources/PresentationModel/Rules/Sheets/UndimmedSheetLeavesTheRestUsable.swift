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

  /// Whether a bar stays usable behind an undimmed sheet that stands on the bottom edge; nil for the bars at the top, and
  /// where there is no such sheet.
  static func judge(_ bar: Facet, of x: ControllerID, _ world: World) -> Finding<Bool>? {
    guard bar == .tabBar || bar == .toolbar, let sheet = Sheets.onTheBottomEdge(above: x, world) else { return nil }
    return bar == .tabBar
      ? declines(x, leaving: false, "\(sheet) stands on the bottom edge, over its tab bar: the bar cannot be used")
      : declines(x, leaving: false, "\(sheet) stands on the bottom edge, over its toolbar: the bar cannot be used")
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
    inShort: """
      What lies behind a sheet that does not dim it can be used, except the bars that the sheet lies over at the bottom \
      of the screen.
      """,
    statement: """
      A sheet is *undimmed* while it rests at the detent named by `largestUndimmedDetentIdentifier` (default nil: never) or at a
      smaller one. Views and bars of the presenter's side that are usable without it are then usable (`isReachable`), the user's gestures
      there do what they do without it, and a tap outside goes there: it dismisses nothing and calls nobody. In compact width, and where it is attached to the edge in compact height, the sheet stands on the bottom edge and lies
      over the tab bar and the toolbar there: these are not usable, and `tap` does nothing; what stands above the sheet is usable. In regular width and height it leaves the bars. Nothing else changes: it is
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
        "duckduckgo/iOS#3304 (with it the page behind was usable; without it a tap there dismisses), edudnyk/SheeKit#14; react-native-screens, form-sheet scenarios (18.6, 26.4); lodev09/react-native-true-sheet#547, #548 (2026, on devices, 17–26: with `isModalInPresentation` every touch outside is dropped, with the delegate's answer not; by the same report the simulator lets them through), and two more commits there (ce0e45b6 and ad3160d1: the swipe back reaches the stack behind an undimmed sheet, not behind a dimmed one; a sheet outlives the pop of its source)."
      ),
      .documented("Apple `isModalInPresentation` (events outside the bounds are ignored)."),
      .inferred(
        "that nobody is asked; that every detent is high enough to lie over the bars of the bottom edge, and that in regular width and height a sheet leaves them. An app that keeps its tab bar above the sheet, in a window of its own, is not modelled."
      ),
    ],
    example: """
      `ios 17`, detents `[.medium(), .large()]`, `largestUndimmedDetentIdentifier = .medium`: `map.view.isReachable`, the navigation
      bar too, on an iPhone not the tab bar; after `panel.drag(to: .large)` none of them; with `panel.isModalInPresentation = true` none from the start.
      """)
}
