enum PresentingPresenterRefuses: Rule {
  static let id = RuleID.pre11
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–27, text by version. **docs:** as iOS 12.")

  /// One controller presents one other at a time.
  static func judge(_ names: Refusals.Names, _ world: World) -> Finding<Refusal> {
    guard let current = world.hierarchy.directlyPresented(names.presenter) else {
      return declines(names.presenter, "presents nobody")
    }
    // In the run loop pass of its animated dismissal the link still exists (without animation:
    // `PresenterAskedToDismissRefuses`, PRE-09).
    let isGoing = world.queuedTransition(of: names.presenter, .dismiss) != nil
    return refuses(
      on: names.presenter, saying: names.say(isPresentingAlready, world),
      silence: world.hierarchy.kind(of: current) == .search ? .sl01 : nil, raising: isGoing ? .cho34 : nil,
      because: isGoing
        ? "still presents \(current): the dismissal has not begun" : "presents \(current)"
    )
  }

  static let isPresentingAlready = UIKitMessage(
    .pl02, .refuses,
    [
      .init(
        .upTo(13), "iOS ≤ 13",
        "Warning: Attempt to present {presented}  on {source} which is already presenting {own}",
        remark: " (two blanks before `on`, no mark at the end)"),
      .init(
        .from(14), "iOS 14+",
        "Attempt to present {presented} on {presenter} (from {source}) which is already presenting {current}."),
    ],
    condition:
      "PRE-11: the presenter presents a controller already, also one asked for earlier in the run loop pass, also one whose animated dismissal was; alerts, popovers and an active search controller count",
    effect: "T-4",
    cure:
      "present from the topmost controller, or dismiss what is up and present in the completion handler of `dismiss`",
    sources:
      "ThornTechPublic/InteractiveModal#8, airbrake/airbrake-ios#91, ndfred/iperf-ios#24 (both texts), kukumaluCN/JXTAlertTools; deltachat/deltachat-ios#2736, joogps/SlideOverCard#6, #38, scenee/FloatingPanel#657",
    evidence: "observed")

  static let isPresentingASearch = UIKitMessage(
    .sl01, .see(.pl02),
    [],
    condition:
      "PRE-11: `present` through the controller that presents an active search controller; `{current}` is the search controller. So an alert is refused exactly when its presenter, the top of its tree (CTX-02), presents the search too (CTX-04, CTX-07). Present from the search controller, or deactivate it first",
    effect: "as P-L02",
    cure: "present from the search controller, or deactivate the search first",
    sources:
      "xbmc/Official-Kodi-Remote-iOS#636 (iOS 14, 15: refused, and shown below another container), #170, #251 (iPad), T_yunMap (iOS 9, with the line)",
    evidence: "observed; the text from iOS 14 on inferred")

  static let entry = RuleEntry(
    title: "A presenter that presents already refuses",
    inShort: """
      A view controller can present only one view controller at a time; a second call is refused with a line on \
      the console.
      """,
    statement: """
      P presents C directly, also one that was asked for in this very run loop pass, also one whose animated dismissal was asked for in
      this very run loop pass (without animation: PRE-09).
      - iOS ≤ 13: `Warning: Attempt to present <X>  on <S> which is already presenting <D>` (two spaces before `on`, no mark at the end). D is
        what S itself presents, no ancestor; `(null)` if S presents nothing itself.
      - iOS 14+: `Attempt to present <X> on <P> (from <S>) which is already presenting <C>.`
      """,
    evidence: [
      .observed(
        "ThornTechPublic/InteractiveModal#8, deltachat-ios#2736, adaptyteam/AdaptySDK-iOS#116 (root under a sheet); receiver and `(null)`, then presenter: ndfred/iperf-ios#24 (one app, one place, iOS 12 and 14); `(null)` also: kukumaluCN/JXTAlertTools (2016, log and source), nicklockwood/iRate#191, uservoice/uservoice-ios-sdk#347, a public app on iOS 13; iOS 18: scenee/FloatingPanel#657; the run loop pass of an animated `dismiss`: public app code with its log (ChatLoader, iOS 26, one report; CHO-34); nextcloud/talk-ios 6e7d201f (26; CHO-34)."
      ),
      .documented("View Controller Programming Guide (one at a time); classic document 4."),
    ],
    example: """
      `turn { V.present(X)`, `V.present(Y) }`: X comes, Y is refused naming X. `N▸V`, N→A, `V.present(B)`: `ios 12` `… <B>  on <V>
      which is already presenting (null)`, `ios 14` `… on <N> (from <V>) which is already presenting <A>.`
      """)
}
