enum TapBesideADimmedSheetDismisses: Rule {
  static let id = RuleID.sht05
  static let question = Question.sheet
  static let versions = Versions(.from(13), "iOS 13–27 in regular width, iOS 15–27 in compact width.")

  /// Whether a tap beside a sheet dismisses it; nil for what is no sheet of iOS 13 or later.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), presentation.isSheet(world.hierarchy) else { return nil }
    let x = presentation.presented
    let sheet = Sheet(presentation, world)
    if UndimmedSheetLeavesTheRestUsable.isUndimmed(presentation, world) {
      return ModalInPresentationBlocksTheUser.isModal(x, world)
        ? declines(x, leaving: false, "does not dim, and is modal: the tap is dropped, and nobody is asked")
        : declines(x, leaving: false, "is undimmed: the tap goes to what lies behind it")
    }
    if let sheet, SheetFillsCompactHeight.fillsScreen(sheet, world) {
      return declines(x, leaving: false, "fills the screen: there is nothing beside it to tap on")
    }
    if world.environment.device == .mac {
      return declines(
        x, leaving: false, "is on a Mac: a click beside it is taken to do nothing", raising: .cho82)
    }
    if world.environment.horizontal == .regular {
      return decides(true, on: x, "leaves dimmed space beside it in regular width: a tap there dismisses it")
    }
    guard let sheet, SheetRestsAtADetent.detent(sheet, world) != .large else {
      return declines(
        x, leaving: false, "is at full height in compact width: a tap above it does nothing", raising: .cho50)
    }
    return decides(true, on: x, "leaves dimmed space above it: a tap there dismisses it")
  }

  static let entry = RuleEntry(
    title: "A tap on the dimmed space beside a sheet dismisses it",
    inShort: "Tapping the dimmed area beside or above a sheet dismisses the sheet, except on a Mac.",
    statement: """
      `X.tapOutside()` on a sheet that is not undimmed: in regular width; in compact width while it rests at another detent than
      `.large` and does not fill the screen (SHT-02). Then DIS-09 and DIS-10. On a Mac: nothing (CHO-82).
      """,
    evidence: [
      .observed(
        #"edudnyk/SheeKit#14 ("when the user presses anywhere above the sheet (in the dark overlay), it dismisses the sheet"), duckduckgo/iOS#3304; regular width: public gist mobilinked (14.2), hotwired/hotwire-native-ios#61; react-native-screens, form-sheet scenarios (18.6, 26.4)."#
      ),
      .documented("Apple `isModalInPresentation` (when true, events outside the bounds are ignored)."),
      .inferred(
        "the strip above a large sheet in compact width does nothing (CHO-50); a click beside a sheet of a Mac does nothing (CHO-82)."
      ),
    ],
    example: """
      iPhone, `ios 17`, detents `[.medium()]`, `home.present(filter, animated: true)`, `filter.tapOutside()`:
      `home.presentedViewController == nil`. With the default detents: nothing.
      """)
}
