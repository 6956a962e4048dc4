enum NilCannotBePresented: Rule {
  static let id = RuleID.pre02
  static let question = Question.arguments
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// `present(nil)`: nothing else is looked at.
  static func judge(_ source: ControllerID) -> Finding<Refusal> {
    refuses(
      on: source, saying: presentingNil.says(.controller("source", source)),
      because: "nil cannot be presented: an exception")
  }

  static let presentingNil = UIKitMessage(
    .pe01, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere,
        "Application tried to present a nil modal view controller on target {source}.")
    ],
    condition: "PRE-02: the argument is an expression that is `nil`",
    effect: "raised in the call",
    cure: "check the optional before presenting: what is presented must exist",
    sources: "adamdebono/ADFlipTransition#15",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "Presenting nil throws",
    inShort: "Presenting nil raises an exception.",
    statement: """
      `Application tried to present a nil modal view controller on target <source>.`
      """,
    evidence: [
      .observed("adamdebono/ADFlipTransition#15 and many crash reports (2012–2017).")
    ],
    example: """
      `V.present(nil)`.
      """)
}
