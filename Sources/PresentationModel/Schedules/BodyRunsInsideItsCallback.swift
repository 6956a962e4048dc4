enum BodyRunsInsideItsCallback: Rule {
  static let id = RuleID.ord31
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A body runs inside its callback, before UIKit goes on",
    statement: """
      1. The line is recorded, then the statements run in order, as code before `super` does: a container's body comes
         before its children's callbacks. First the class body's, then those of `on name.…` in file order.
      2. Each call does its part "at once" (ORD-22) with the state of that moment; what it queues begins with the next
         commit, after this phase has called everybody.
      3. A body in a completion handler runs when ORD-26 says; a put-off call when its transition ended.
      4. An exception ends the step there.
      """,
    evidence: [
      Evidence(
        .observed,
        "a `present` inside viewDidAppear starts after that callback returned (log of nested presentations, remkoh.dev); container callbacks nest inside `super` in published crash traces."
      )
    ],
    example: """
      `on a.viewDidAppear { a.present(b, animated: true) }`, window > a: launch ends with `a.viewDidAppear`,
      `b.viewDidLoad`, `b.viewWillAppear`, …. Contrary: the same in `a.viewDidLoad`: refused (a's view is in no window),
      one log, no event of b.
      """)
}
