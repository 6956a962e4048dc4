enum EventLineIsTheCall: Rule {
  static let id = RuleID.evt01
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What is compared are lines, each a call.
  ///
  /// Announces the rule; `Simulator.judgeEvents` carries it out.
  static func announcement() -> Finding<Void> {
    decides((), on: nil, "an event line is the call, on the name of the controller it concerns")
  }

  static let entry = RuleEntry(
    title: "An event line is the call, on the name of the controller it concerns",
    inShort:
      "An event line names the view controller and the method that was called on it, as in detail.viewWillAppear.",
    statement: """
      1. A line is recorded when a callback begins, before its body runs (ORD-31).
      2. The line is `name.method`. `name` is the scenario's name: of the controller whose callback it is; for a call to a delegate, of the
         controller that has the delegate, a presentation controller standing for the controller it presents. A controller that UIKit made
         itself prints as `<Class>`.
      3. `method` is Swift's name. Arguments follow in parentheses with their labels, without the delegating object (where the first argument
         is that) and without `animated`. If none is left, no parentheses; sizes, traits
         and coordinators leave their labels alone (`home.viewWillTransition(to:with:)`). Values print as the scenario language writes them.
      4. A line in an expectation that no object could have (`detail.viewDidApear`, a label too many, a callback of another kind of object, a
         name that is not in the file) is an error of the file, with the nearest line there is.
      """,
    evidence: [
      .convention("of presim.")
    ],
    example: """
      `detail.viewWillAppear`, `detail.willMove(toParent: nav)`, `detail.didMove(toParent: nil)`,
      `detail.presentationControllerDidDismiss`, `nav.navigationController(willShow: detail)`, `detail.deinit`.
      """)
}
