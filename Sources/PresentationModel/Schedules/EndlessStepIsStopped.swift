enum EndlessStepIsStopped: Rule {
  static let id = RuleID.ord34
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A step that does not settle is stopped",
    statement: """
      After 1,000 transitions within one step the run stops with an error that names the last four callbacks or handlers
      that queued one.
      """,
    evidence: [
      Evidence(.convention, "presim (an app would loop for ever).")
    ],
    example: """
      `on a.viewDidAppear { a.present(b, animated: false) { a.dismiss(animated: false) } }`, b full screen.
      """)
}
