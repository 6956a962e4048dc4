enum ReplacedRootGoesFirst: Rule {
  static let id = RuleID.win02
  static let question = Question.window
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    call: [.load(.new), .willDisappear(.going), .viewLeaves(.old), .didDisappear(.going), .releases(.old)])

  /// A root that is replaced while nothing is presented.
  static func judge(_ old: ControllerID) -> Finding<Void> {
    decides((), on: old, "is not the root any more: its views leave before others come")
  }

  static let entry = RuleEntry(
    title: "Replacing the root takes the old views out first",
    inShort: "When you replace a window's root, the old root disappears first and then the new one appears.",
    statement: """
      `window.rootViewController = z`, nothing presented, window visible: at once load of z; shown(x) WD, x's view leaves, DD; z's
      view enters: WA, IA; DA after the commit; x is released if unheld. `nil`: the first half. The same controller: nothing. No containment
      callbacks.
      """,
    evidence: [
      .documented("rootViewController (old views are removed before the new ones are installed)."),
      .inferred("The callbacks' order: from that sentence."),
    ],
    example: """
      window > a, `window.rootViewController = b`, iOS 17: `b.viewDidLoad`, `a.viewWillDisappear`, `a.viewDidDisappear`,
      `b.viewWillAppear`, `b.viewIsAppearing`, `b.viewDidAppear`, `a.deinit`.
      """)
}
