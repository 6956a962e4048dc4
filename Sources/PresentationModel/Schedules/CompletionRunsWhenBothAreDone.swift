enum CompletionRunsWhenBothAreDone: Rule {
  static let id = RuleID.ord26
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A completion handler runs when its transition is over for both parties",
    statement: """
      After all did-callbacks of both parties and the did-methods of delegates; flags false, links final, presenter's view
      in its final place. Never for a call that was refused (T-4), never for a cancelled one; for a `dismiss` with nothing
      to dismiss at once, inside the call (DIS-06).
      """,
    evidence: [
      Evidence(.documented, "present (after viewDidAppear), dismiss (after viewDidDisappear), Design document 0."),
      Evidence(.observed, "WinObjC tests (after the presenter's callback too), dotnet/macios#3275 (refused: never)."),
      Evidence(.inferred, "Cancelled."),
    ],
    example: """
      `a.present(b) { }` full screen: `…, b.viewDidAppear, a.viewDidDisappear, completion`.
      """)

  static let noCompletion = UIKitMessage(
    .x01, .silent,
    [],
    condition: "a `present` refused by P-L01…P-L03 has a completion handler",
    effect: "it never runs (T-4)",
    versions: "iOS 8–26",
    sources: "dotnet/macios#3275",
    evidence: "observed")
}
