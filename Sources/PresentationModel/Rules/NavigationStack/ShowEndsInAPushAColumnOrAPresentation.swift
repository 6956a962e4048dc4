enum ShowEndsInAPushAColumnOrAPresentation: Rule {
  static let id = RuleID.nav11
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "show ends in a push, a column or a presentation",
    statement: """
      `x.show(v)`, `x.showDetailViewController(v)`: chapter 10 (SHW) finds who shows and how; the lines are those of the
      push (ORD-15), of the replaced column (SPL-05) or of the presentation (ORD-11, ORD-13), always animated.
      """,
    evidence: [
      Evidence(.documented, "show(_:sender:), showDetailViewController(_:sender:), Design document 0.")
    ],
    example: """
      window > nav[a], `a.show(b, sender: nil)`: as `nav.pushViewController(b, animated: true)`.
      """)
}
