enum ChildrenCannotBePresented: Rule {
  static let id = RuleID.pre05
  static let question = Question.arguments
  static let versions = Versions(.everywhere, "iOS 8–26, text by version. **docs:** as iOS 12.")
  static let entry = RuleEntry(
    title: "A controller with a parent cannot be presented",
    statement: """
      `presented.parent != nil` throws.
      - iOS ≤ 13: `Application tried to present modally an active controller <presented>.`
      - iOS 14+: `Application tried to present modally a view controller <presented> that has a parent view controller <parent>.`
      """,
    evidence: [
      Evidence(
        .observed,
        "mxcl/PromiseKit#178, material-components-ios#8506 (iOS 13); both iOS 14+ templates are quoted in Wikipedia's iOS app."
      )
    ],
    example: """
      `N▸W`, W under N; `V.present(W)` throws; `V.present(N)` is right.
      """)

  static let hasAParent = UIKitMessage(
    .pe04, .exception("NSInvalidArgumentException"),
    [
      .init(
        .from(14),
        "Application tried to present modally a view controller {presented} that has a parent view controller {parent}."
      )
    ],
    condition: "PRE-05: the presented controller has a parent (half (b) of P-E02)",
    effect: "raised in the call",
    versions: "iOS 14+",
    sources: "–",
    evidence: "observed (public code); first version inferred from P-E03")

  /// The generation of the text and with it the message.
  static let message = VersionRows((.upTo(13), MessageID.pe02), (.from(14), MessageID.pe04))

  static func text(_ presented: String, _ parent: String, _ message: MessageID) -> String {
    message == .pe02
      ? PresentedAlreadyThrows.activeController(presented)
      : "Application tried to present modally a view controller \(presented) that has a parent view controller \(parent)."
  }
}
