enum PresentingPresenterRefuses: Rule {
  static let id = RuleID.pre11
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–26, text by version. **docs:** as iOS 12.")
  static let entry = RuleEntry(
    title: "A presenter that presents already refuses",
    statement: """
      P has an own presented C, also one that was asked for, or is being dismissed, in this very turn.
      - iOS ≤ 13: `Warning: Attempt to present <X>  on <P> which is already presenting <C>` (two spaces before `on`, no mark at the end)
      - iOS 14+: `Attempt to present <X> on <P> (from <S>) which is already presenting <C>.`
      """,
    evidence: [
      Evidence(
        .observed,
        "ThornTechPublic/InteractiveModal#8, deltachat-ios#2736, adaptyteam/AdaptySDK-iOS#116 (root under a sheet)."),
      Evidence(.documented, "View Controller Programming Guide (one at a time); Design document 4."),
    ],
    example: """
      `turn { V.present(X)`, `V.present(Y) }`: X comes, Y is refused naming X.
      """)

  static let isPresentingAlready = UIKitMessage(
    .pl02, .refuses,
    [
      .init(
        .upTo(13), "iOS ≤ 13",
        "Warning: Attempt to present {presented}  on {presenter} which is already presenting {current}",
        remark: " (two blanks before `on`, no mark at the end)"),
      .init(
        .from(14), "iOS 14+",
        "Attempt to present {presented} on {presenter} (from {source}) which is already presenting {current}."),
    ],
    condition:
      "PRE-11: the presenter presents a controller already, also one asked for earlier in the turn; alerts, popovers and an active search controller count",
    effect: "T-4",
    versions: "iOS 8–26",
    sources:
      "ThornTechPublic/InteractiveModal#8, airbrake/airbrake-ios#91; deltachat/deltachat-ios#2736, joogps/SlideOverCard#6, #38",
    evidence: "observed")

  /// One controller presents one other at a time.
  static func judge(_ names: Refusals.Names, _ world: World) -> Finding<Refusal> {
    guard let current = world.hierarchy.ownPresented(names.presenter) else {
      return declines(names.presenter, "presents nobody")
    }
    return refuses(
      on: names.presenter, saying: names.say(isPresentingAlready, current: current), because: "presents \(current)")
  }
}
