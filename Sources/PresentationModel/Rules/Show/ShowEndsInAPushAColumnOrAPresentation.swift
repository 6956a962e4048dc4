enum ShowEndsInAPushAColumnOrAPresentation: Rule {
  static let id = RuleID.nav11
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What a call has come to; nil while another one is asked.
  static func judge(_ way: Show.Way, of shown: ControllerID) -> Finding<Void>? {
    switch way {
    case .hands, .isDone: nil
    case .presents(let x): decides((), on: shown, "is presented by a call on \(x), animated")
    case .pushes(let nav), .stacks(let nav): decides((), on: shown, "is pushed on \(nav), animated")
    case .primary(let split), .secondary(let split), .column(let split):
      decides((), on: shown, "becomes a column of \(split)")
    }
  }

  static let entry = RuleEntry(
    title: "show ends in a push, a column or a presentation",
    inShort: "show and showDetailViewController end in a push, in a new split view column or in a presentation.",
    statement: """
      `x.show(v)`, `x.showDetailViewController(v)`: chapter 10 (SHW) finds who shows and how; the lines are those of the push
      (ORD-15), of the replaced column (SPL-05) or of the presentation (ORD-11, ORD-13), always animated.
      """,
    evidence: [
      .documented("show(_:sender:), showDetailViewController(_:sender:), Design document 0.")
    ],
    example: """
      window > nav[a], `a.show(b, sender: nil)`: as `nav.pushViewController(b, animated: true)`.
      """)
}
