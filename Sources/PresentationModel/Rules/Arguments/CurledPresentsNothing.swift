enum CurledPresentsNothing: Rule {
  static let id = RuleID.pre04
  static let question = Question.arguments
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The source's level came with a curl.
  static func judge(_ call: PresentCall, _ world: World) -> Finding<Refusal> {
    let hierarchy = world.hierarchy
    let top = hierarchy.outermostContainer(of: call.source)
    guard hierarchy.presentation(of: top)?.transitionStyle == .partialCurl else {
      return declines(call.source, "its level did not come with a partial curl")
    }
    return refuses(
      on: call.source, silence: .ps01, naming: SilentNames(top),
      because: "its level came with a partial curl and may present nothing: the call is lost without a word")
  }

  static let silence = UIKitMessage(
    .ps01, .silent,
    [],
    condition: "PRE-04: the source's level was presented with partial curl",
    effect: "refused; completion not called",
    cure: "dismiss what came with the partial curl first, and present from below it",
    sources: "`UIModalTransitionStyle.partialCurl`, Design document 0",
    evidence: "documented (rule), inferred (silence: no text in any report)",
    notes: "UIKit prints nothing: {source} was presented with a partial curl and can present nothing")

  static let entry = RuleEntry(
    title: "A curled controller presents nothing",
    inShort: "A view controller that was presented with a partial curl cannot present anything; the call does nothing.",
    statement: """
      If the source's outermost container is presented with transition style `.partialCurl` (resolved by TRN), the call is refused without a
      console line.
      """,
    evidence: [
      .documented(#"Apple `UIModalTransitionStyle.partialCurl`, Design document 0 ("prevented from presenting")."#),
      .inferred("how."),
    ],
    example: """
      V→X by partial curl; `X.present(Y)`: `X.presentedViewController == nil`, no log, no completion.
      """)
}
