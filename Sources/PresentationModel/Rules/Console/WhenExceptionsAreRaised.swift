enum WhenExceptionsAreRaised: Rule {
  static let id = RuleID.t1
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–26.")
  // NAV-16: Up to iOS 17 an animated change waits for the change before it
  // T-2: A call made while a transition is running waits for its end
  // P-E01: Application tried to present a nil modal view controller on target {source}.
  // P-E08: Application tried to present overCurrentContext with a transition style other than …
  // P-E09: preferredInterfaceOrientationForPresentation must return a supported interface orientation!
  // P-E10: preferredInterfaceOrientationForPresentation '{orientation}' must match a supported interface …
  // P-E11: Supported orientations has no common orientation with the application, and [{vcClass} …
  // G-E07: A page view controller needs a view controller before it appears: {vc}. (presim's words: …
  // O-E01: UIPopoverPresentationController ({pc}) should have a non-nil sourceView or barButtonItem set …
  // O-E02: iOS ≤ 11 Your application has presented a UIAlertController ({presented}) of style …
  // O-E03: UIAlertController must have a title, a message or an action to display
  // O-E12: Your application has presented a {presentedClass} ({presented}). In its current trait …
  // O-E14: UIActivityViewController can only be used modally or as contentViewController in popover on …
  static let entry = RuleEntry(
    title: "Arguments are checked in the call, anchors and orientation when the transition begins",
    inShort: """
      Arguments are checked inside the call, but a missing popover anchor and wrong orientations raise only when \
      the transition begins.
      """,
    statement: """
      P-E01…P-E08 and all C-, N-, B-, V- and G- exceptions but G-E07 are raised inside the call (or when T-2 or NAV-16 lets it run).
      P-E09…P-E11, O-E01…O-E03 and O-E12 are raised when the turn is over and the transition begins: later statements of the same turn still
      run. P-E11 of a window's root is raised when it becomes root. G-E07 is raised in the will-phase, O-E14 in the did-phase.
      """,
    evidence: [
      Evidence(
        .observed,
        "traces through an after-commit block in viezel/TiSocial.Framework#153 and sberrevoets/SDCAlertView#306."),
      Evidence(.inferred, "the exact moments of P-E09 to P-E11."),
    ],
    example: """
      iPad: `turn { a.present(menu); a.title = "x" }`, `menu` a popover without anchor: `a.title == "x"`, then O-E01.
      """)

  /// When an exception is raised, whatever raised it.
  static func judge(_ message: MessageID?) -> Finding<Void> {
    switch message {
    case .pe09, .pe10, .pe11, .oe01, .oe02, .oe03, .oe12:
      decides((), on: nil, "raised when the transition begins: the rest of the turn has run")
    case .ge07: decides((), on: nil, "raised in the will-phase")
    case .oe14: decides((), on: nil, "raised in the did-phase")
    default: decides((), on: nil, "raised inside the call")
    }
  }
}
