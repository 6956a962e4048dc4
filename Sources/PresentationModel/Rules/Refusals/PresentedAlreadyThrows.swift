enum PresentedAlreadyThrows: Rule {
  static let id = RuleID.pre08
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–27, text by version. **docs:** as iOS 12.")

  /// No controller is presented twice. Up to iOS 13 the text does not say by which one.
  static func judge(_ presented: ControllerID, _ world: World) -> Finding<Refusal> {
    guard let presenter = world.hierarchy.directPresenter(presented) else {
      return declines(presented, "nobody presents it yet")
    }
    let message = isPresentedAlready.wording(for: world.profile) == nil ? activeController : isPresentedAlready
    return refuses(
      on: presented,
      saying: message.says(.controller("presented", presented), .controller("presenter of presented", presenter)),
      because: "is presented already, by \(presenter)")
  }

  static let activeController = UIKitMessage(
    .pe02, .exception("NSInvalidArgumentException"),
    [
      .init(
        .upTo(13),
        "Application tried to present modally an active controller {presented}.")
    ],
    condition: "PRE-08, PRE-05: the presented controller (a) has a presenter, or (b) has a parent",
    effect: "raised in the call",
    cure:
      "present a fresh controller, or dismiss it (`removeFromParent` where it is a child) and present when that is over",
    versions: "iOS ≤ 13",
    sources:
      "material-components/material-components-ios#8506, OpenTreeMap/otm-ios#362, mxcl/PromiseKit#178, ko1o/PYSearch#85",
    evidence: "observed")

  static let isPresentedAlready = UIKitMessage(
    .pe03, .exception("NSInvalidArgumentException"),
    [
      .init(
        .from(14),
        "Application tried to present modally a view controller {presented} that is already being presented by {presenter of presented}."
      )
    ],
    condition: "PRE-08: the presented controller has a presenter (half (a) of P-E02)",
    effect: "raised in the call, or when a deferred call is made (T-2)",
    cure: "it is up already: do nothing, or dismiss it first and present in the completion handler",
    versions: "iOS 14+",
    sources:
      "Expensify/react-native-share-menu#101 (January 2021), stripe-archive/firebase-mobile-payments#7 (iOS 15), capacitor-community/privacy-screen#56, #83, joogps/SlideOverCard#35 (iOS 18); while it is being dismissed: react/react-native#38491 (iOS 16)",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "A controller that is already presented throws",
    inShort: """
      Presenting a view controller that is already presented raises an exception, also while it is still \
      animating in or out.
      """,
    statement: """
      X is directly presented by Q, also while it is animating in or out: exception. Where the call is deferred (PRE-01) it is raised
      when the call is made: a second `present` of X on the same controller during its own presentation raises when that has ended (iOS 13+). While X
      is being dismissed it raises in the call.
      - iOS ≤ 13: `Application tried to present modally an active controller <X>.`
      - iOS 14+: `Application tried to present modally a view controller <X> that is already being presented by <Q>.`
      """,
    evidence: [
      .observed(
        "thrown where PRE-11 would hold (capacitor-community/privacy-screen#56, #83: same presenter, inside the call) and where PRE-09 or PRE-10 would (public sample PresentDemo, 2021: full screen, during and after the animation); Expensify/react-native-share-menu#101 (2021); while X is being dismissed: react/react-native#38491 (iOS 16), #54856, #54858, #55005 (iOS 18, 26); the moment in a running presentation: lodev09/react-native-true-sheet#10, stripe/stripe-ios#1906."
      )
    ],
    example: """
      V→X; `V.present(X)` throws. After `X.dismiss(animated: true)` has settled it is allowed again.
      """)
}
