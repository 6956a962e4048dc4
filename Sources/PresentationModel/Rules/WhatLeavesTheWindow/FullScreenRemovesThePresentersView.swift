enum FullScreenRemovesThePresentersView: Rule {
  static let id = RuleID.rem01
  static let question = Question.removal
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "Full screen and current context remove the presenter's view",
    statement: """
      By active style: `.fullScreen` and `.currentContext` remove; `.custom` asks its class's
      `shouldRemovePresentersView`, false unless overridden; every other style and STY-03's own presentations leave the
      presenter's view where it is.
      """,
    evidence: [
      Evidence(
        .documented,
        "Apple `fullScreen`, `currentContext`, `overCurrentContext`, `shouldRemovePresentersView`; WWDC14-214, WWDC19-224; Design documents 0, 2, 4."
      ),
      Evidence(.observed, "dumps (objc.io issue 19); ww-tech/lasso system-behaviour tests (page sheet, 12 and 13)."),
    ],
    example: """
      custom X with `shouldRemovePresentersView = true` from `T▸N▸V`: T, N, V leave.
      """)

  /// Whether a presentation takes the presenter's view out of the window.
  static func removes(_ style: ModalPresentationStyle, _ own: OwnPresentation?, custom: Bool) -> Bool {
    guard own == nil else { return false }
    switch style {
    case .fullScreen, .currentContext: return true
    case .custom: return custom
    default: return false
    }
  }
}
