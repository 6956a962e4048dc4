enum ReleasedTakesNoPart: Rule {
  static let id = RuleID.rel04
  static let question = Question.release
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A released controller is used; nil for any other.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    guard world.hierarchy.has(x, .released) else { return nil }
    return decides((), on: x, "has been released: it answers, but takes no part")
  }

  static let entry = RuleEntry(
    title: "A released controller answers, but takes no part",
    inShort: "A released view controller still answers in expectations, but has no parent, no links and no window.",
    statement: """
      In expectations its links, parent and window are nil, its own properties keep their last values, its hierarchy prints as one
      that is in no window. Statements cannot reach it (REL-02).
      """,
    evidence: [
      .convention("of presim.")
    ],
    example: """
      after `b.deinit`: `expect b.presentingViewController == nil` holds.
      """)
}
