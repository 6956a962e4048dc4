enum CurrentContextTakesNoCurl: Rule {
  static let id = RuleID.trn06
  static let question = Question.arguments
  static let versions = Versions(
    .everywhere,
    "iOS 8–27. **docs:** `.overCurrentContext` in another transition style than `.coverVertical` throws `NSInvalidArgumentException` inside the call, right after PRE-06; the style is that of the context where TRN-03 gives it, else `presented.modalTransitionStyle`. UIKit's text is not known, so presim's own is used: `Application tried to present overCurrentContext with a transition style other than coverVertical <presented>.`"
  )

  /// The exception, which only a classic document knows.
  static let ofTheDocuments = RulePart(1)

  /// Whether the documents' restriction holds.
  static let restricts = VersionRows(
    (VersionRange(UIKitVersion(8), documents: false), false), (.documentsOnly, true))

  /// The documents allow one transition style over the current context; UIKit allows any.
  static func judge(_ call: PresentCall, _ transition: ModalTransitionStyle?, _ world: World) -> Finding<Refusal>? {
    guard call.style == .overCurrentContext else { return nil }
    guard restricts[world.profile] else { return declines(call.presented, "any transition style is allowed here") }
    guard let played = imposed(on: call, world) ?? transition, played != .coverVertical else {
      return declines(call.presented, "comes in .coverVertical, which classic document 4 allows")
    }
    let utterance = transitionOverCurrentContext.says(.controller("presented", call.presented))
    return decides(
      Refusal(rule: id, utterances: [utterance]), on: call.presented,
      "classic document 4 allows only .coverVertical over the current context: an exception, in words of presim's own",
      part: ofTheDocuments)
  }

  /// The style that the context gives, which is played in place of its own (document 2).
  private static func imposed(on call: PresentCall, _ world: World) -> ModalTransitionStyle? {
    world.answer { world, ledger in
      let found = WhoPresents.answer(call, world, &ledger)
      return ledger.take(ContextImposesItsStyle.judge(call.presentation(by: found, isAnimated: true, world), world))
    }
  }

  static let transitionOverCurrentContext = UIKitMessage(
    .pe08, .exception("NSInvalidArgumentException"),
    [
      .init(
        .documentsOnly,
        "Application tried to present overCurrentContext with a transition style other than coverVertical {presented}.",
        remark: " (presim's words: UIKit's are not known)")
    ],
    condition: "TRN-06, **docs** only: style `.overCurrentContext`, played in another style than `.coverVertical`",
    effect: "raised in the call",
    cure: "leave `modalTransitionStyle` at `.coverVertical` with `.overCurrentContext`",
    versions: "docs",
    sources: "classic document 4",
    evidence:
      "the exception: documented, disputed (classic document 4 claims it, no other source); its text: convention, presim's own"
  )

  static let entry = RuleEntry(
    title: "Over the current context takes any transition style but the curl",
    inShort: "A current-context presentation can use any transition style except the partial curl.",
    statement: """
      No exception for `.overCurrentContext` or `.currentContext` with another transition style, in a popover or elsewhere;
      `.partialCurl` is PRE-03.
      """,
    evidence: [
      .observed(#"Neuburg, popovers example (flip inside a popover; "this restriction is lifted")."#),
      .disputed(
        "Apple `overCurrentContext` and `currentContext` keep the restriction for popovers only; classic document 4 states it for every case.",
        objection: "Apple's pages of the two styles keep the restriction in popovers, and classic document 4 everywhere"
      ),
      .documented("docs: the exception: classic document 4 (transition style).", of: ofTheDocuments),
      .disputed(
        "docs: Apple's two pages have the restriction for popovers only, and iOS presents it.",
        objection: "UIKit presents it, and Apple's pages keep the restriction in popovers only", of: ofTheDocuments),
      .inferred(
        "docs: that the style which counts is the one that is played, by document 2 that of a context that provides it.",
        of: ofTheDocuments),
      .convention("docs: the text of the exception.", of: ofTheDocuments),
    ],
    example: """
      X over the current context, `.crossDissolve`: presented on `ios 26`, exception under `docs`.
      """)
}
