enum NonForwardingLeavesItToCode: Rule {
  static let id = RuleID.con06
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A container that does not forward leaves its children to begin and end",
    statement: """
      `shouldAutomaticallyForwardAppearanceMethods = false` on p: p's appearance and moving views into or out of p's view
      call nothing on p's children; they get appearance callbacks from `beginAppearanceTransition(_:animated:)` and
      `endAppearanceTransition()` alone. Default true.
      """,
    evidence: [
      Evidence(.documented, "shouldAutomaticallyForwardAppearanceMethods, Design document 1.")
    ],
    example: """
      p does not forward, p > c, p presented: `p.viewWillAppear`, …, `p.viewDidAppear`; c gets nothing.
      """)
}
