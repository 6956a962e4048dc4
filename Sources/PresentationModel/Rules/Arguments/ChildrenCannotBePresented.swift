enum ChildrenCannotBePresented: Rule {
  static let id = RuleID.pre05
  static let question = Question.arguments
  static let versions = Versions(.everywhere, "iOS 8–27, text by version. **docs:** as iOS 12.")

  /// A child stays where its parent has it. Up to iOS 13 the text is the one for what is presented already (P-E02).
  static func judge(_ presented: ControllerID, _ world: World) -> Finding<Refusal> {
    guard let parent = world.hierarchy.parent(of: presented) else { return declines(presented, "has no parent") }
    let message = hasAParent.wording(for: world.profile) == nil ? PresentedAlreadyThrows.activeController : hasAParent
    return refuses(
      on: presented, saying: message.says(.controller("presented", presented), .controller("parent", parent)),
      because: "has a parent: an exception")
  }

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
    cure:
      "take it out of its parent first (`willMove(toParent: nil)`, `removeFromParent`), or present the parent, or a fresh controller",
    versions: "iOS 14+",
    sources: "–",
    evidence: "observed (public code); first version inferred from P-E03")

  static let entry = RuleEntry(
    title: "A controller with a parent cannot be presented",
    inShort: "A view controller that has a parent cannot be presented: present the parent, or remove it first.",
    statement: """
      `presented.parent != nil` throws.
      - iOS ≤ 13: `Application tried to present modally an active controller <presented>.`
      - iOS 14+: `Application tried to present modally a view controller <presented> that has a parent view controller <parent>.`
      """,
    evidence: [
      .observed(
        "mxcl/PromiseKit#178, material-components-ios#8506 (iOS 13); both iOS 14+ templates are quoted in Wikipedia's iOS app."
      )
    ],
    example: """
      `N▸W`, W under N; `V.present(W)` throws; `V.present(N)` is right.
      """)
}
