enum WhenExceptionsAreRaised: Rule {
  static let id = RuleID.t1
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// When an exception is raised, whatever raised it.
  ///
  /// Announces the rule; `Simulator.raise` carries it out.
  static func announcement(_ message: MessageID?) -> Finding<Void> {
    switch message {
    case .pe09, .pe10, .pe11, .oe01, .oe02, .oe03, .oe12:
      decides((), on: nil, "the exception is raised when the transition begins: the rest of the run loop pass has run")
    case .ge07: decides((), on: nil, "raised by the will callbacks, before the animation")
    case .oe14: decides((), on: nil, "raised by the did callbacks, after the animation")
    default: decides((), on: nil, "the exception is raised inside the call")
    }
  }

  static let entry = RuleEntry(
    title: "Arguments are checked in the call, anchors and orientation when the transition begins",
    inShort: """
      Arguments are checked inside the call, but a missing popover anchor and wrong orientations raise only when \
      the transition begins.
      """,
    statement: """
      P-E01…P-E08 and all C-, N-, B-, V- and G- exceptions but G-E07 are raised inside the call (or when T-2 or NAV-16 lets it run).
      P-E09…P-E11, O-E01…O-E03 and O-E12 are raised when the run loop pass is over and the transition begins: later statements of the same run loop pass still
      run. P-E11 of a window's root is raised when it becomes root. G-E07 is raised in the will callbacks, O-E14 in the did callbacks.
      """,
    evidence: [
      .observed(
        "traces through an after-commit block in viezel/TiSocial.Framework#153 and sberrevoets/SDCAlertView#306."),
      .inferred("the exact moments of P-E09 to P-E11."),
    ],
    example: """
      iPad: `turn { a.present(menu); a.title = "x" }`, `menu` a popover without anchor: `a.title == "x"`, then O-E01.
      """)
}
