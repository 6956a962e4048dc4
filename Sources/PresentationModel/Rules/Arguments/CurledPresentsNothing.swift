enum CurledPresentsNothing: Rule {
  static let id = RuleID.pre04
  static let question = Question.arguments
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "A curled controller presents nothing",
    statement: """
      If the source's tree top is presented with transition style `.partialCurl` (resolved by TRN), the call is refused without a
      console line.
      """,
    evidence: [
      Evidence(
        .documented, #"Apple `UIModalTransitionStyle.partialCurl`, Design document 0 ("prevented from presenting")."#),
      Evidence(.inferred, "how."),
    ],
    example: """
      V→X by partial curl; `X.present(Y)`: `X.presentedViewController == nil`, no log, no completion.
      """)

  static let silence = UIKitMessage(
    .ps01, .silent,
    [],
    condition: "PRE-04: the source's level was presented with partial curl",
    effect: "refused; completion not called",
    versions: "iOS 8–26",
    sources: "`UIModalTransitionStyle.partialCurl`, Design document 0",
    evidence: "documented (rule), inferred (silence: no text in any report)", rule: id)

  /// Whether the source's level came with a curl.
  static func refuses(_ source: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.presentation(of: hierarchy.treeTop(of: source))?.transitionStyle == .partialCurl
  }
}
