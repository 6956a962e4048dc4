enum UnwindingAsksItsSource: Rule {
  static let id = RuleID.seg09
  static let question = Question.unwinding
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// An unwinding begins.
  ///
  /// Announces the rule; `Simulator.unwind` carries it out.
  static func announcement(_ source: ControllerID, _ action: Because.Naming, byUser: Bool) -> Finding<Void> {
    byUser
      ? decides((), on: source, "has let the segue be performed: who performs \(action) is looked for")
      : decides((), on: source, "unwinds by code, and is not asked: who performs \(action) is looked for")
  }

  static let entry = RuleEntry(
    title: "Unwinding asks its source, then looks for a destination",
    inShort: "A tap that unwinds asks shouldPerformSegue first and then looks for a destination.",
    statement: """
      For `segue "Back" from s unwind backHome`: `s.tap("Back")` asks `s.shouldPerformSegue(withIdentifier: "Back", sender: nil)`,
      false: end. `s.performSegue(withIdentifier: "Back", sender:)` does not ask. Then SEG-10. Nobody found: SEG-13.
      """,
    evidence: [
      .documented(#"technote TN2298 ("The Unwind Process"), shouldPerformSegue."#),
      .observed("Neuburg p. 326, 327 (iOS 9–13)."),
    ],
    example: """
      `s.shouldPerformSegue(withIdentifier:sender:) = false`: a tap has one line and changes nothing.
      """)
}
