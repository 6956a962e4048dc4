enum OnlySheetsAndPopoversAdaptByThemselves: Rule {
  static let id = RuleID.adp01
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether a presentation can adapt at all, and by which rules.
  enum Way: Sendable {
    /// Sheets and popovers.
    case byItself
    /// Custom styles outside a context: they adapt when their class or a delegate says so (`CustomAdaptsWhenAsked`, ADP-06).
    case whenAsked
    /// All others.
    case never
  }

  /// Sheets and popovers adapt by themselves, custom ones that look for no context when asked to.
  static func judge(_ presentation: Presentation) -> Finding<Way> {
    let (x, style) = (presentation.presented, presentation.requestedStyle)
    guard presentation.own == nil else {
      return declines(x, leaving: .never, "its class's own presentation never adapts")
    }
    switch style {
    case .pageSheet, .formSheet, .popover: return decides(.byItself, on: x, "\(style) may adapt to the size class")
    case .custom where !presentation.isContextBased:
      return declines(
        x, leaving: .whenAsked, "\(style) adapts only when its presentation controller or a delegate asks for it")
    default: return declines(x, leaving: .never, "\(style) never adapts; no delegate is asked")
    }
  }

  static let entry = RuleEntry(
    title: "Only sheets and popovers adapt by themselves",
    inShort: """
      Only sheets and popovers adapt to the size class by themselves; full screen and the current-context styles \
      never do.
      """,
    statement: """
      Requested `.pageSheet`, `.formSheet`, `.popover` adapt by ADP-02…05. `.custom` that looks for no context adapts only when
      asked to (ADP-06). `.fullScreen`, `.overFullScreen`, `.blurOverFullScreen`, context-based styles and STY-03's own presentations never
      adapt, whatever a delegate returns; the delegate is not asked.
      """,
    evidence: [
      .observed("Neuburg, recorded results (iOS 9 era and 13): no adaptation in any row of the four styles."),
      .documented("WWDC14-214 (a current-context controller does not adapt)."),
      .disputed("View Controller Programming Guide lets context styles become full screen in compact."),
    ],
    example: """
      iPhone, X `.overFullScreen`, delegate returns `.none` or `.formSheet`: style after adaptation `.overFullScreen`, `adapted` false.
      """)
}
