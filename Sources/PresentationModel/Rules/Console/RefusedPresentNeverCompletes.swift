enum RefusedPresentNeverCompletes: Rule {
  static let id = RuleID.t4
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// A `present` that a line refuses.
  ///
  /// Announces the rule; `Simulator.present` carries it out.
  static func announcement(_ presented: ControllerID, hasHandler: Bool) -> Finding<Void> {
    hasHandler
      ? decides(
        (), on: presented, "is not presented, then or later: the completion handler never runs", silence: .x01)
      : decides((), on: presented, "is not presented, then or later")
  }

  static let noCompletion = UIKitMessage(
    .x01, .silent,
    [],
    condition: "a `present` refused by P-L01…P-L03 has a completion handler",
    effect: "it never runs (T-4)",
    cure: "do nothing in the completion handler that must happen; look at `presentedViewController` before presenting",
    sources: "dotnet/macios#3275",
    evidence: "observed",
    notes: "this present was refused, so its completion handler never runs")

  static let entry = RuleEntry(
    title: "A refused `present` never completes",
    inShort: "A call to present that was refused never calls its completion handler and is never tried again.",
    statement: """
      After P-L01, P-L02 and P-L03 nothing has changed, no view was loaded, no event is sent, and the completion handler is never
      called, then or later. Nothing is tried again. Nobody is held longer for it (CHO-61).
      """,
    evidence: [
      .observed("dotnet/macios#3275.")
    ],
    example: """
      window `a` presenting `b` (sheet). `a.present(c) { a.title = "done" }`: P-L02; `a.title == nil`; `expect no events`.
      """)
}
