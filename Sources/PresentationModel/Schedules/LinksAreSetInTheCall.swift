enum LinksAreSetInTheCall: Rule {
  static let id = RuleID.ord23
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `Simulator.accept` and `Simulator.cutPresentation` carry it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "The links: set inside present, cut between the will callbacks and the did callbacks of the dismissal",
    inShort: """
      presentedViewController is set as soon as present returns and is nil again from the did callbacks of the \
      dismissal on.
      """,
    statement: """
      P's and B's stored links (relatives answer by QRY-01 and QRY-02):

      | in | P.presentedViewController, B.presentingViewController |
      |---|---|
      | `B.viewDidLoad` inside the call; after `present` returned; every callback and the completion handler of the presentation | set |
      | dismissal: WD of B, WA and IA of P | set |
      | dismissal: DA of P, DD of B, its completion handler | nil |
      | after a cancelled presentation; after a cancelled dismissal | nil; set |
      """,
    evidence: [
      .observed(
        "WinObjC UIViewControllerTests.mm; react-native-screens (RNSScreen.mm tests for nil in viewDidDisappear)."),
      .inferred("`viewDidLoad` and the cancelled row."),
    ],
    example: """
      `on a.viewWillAppear { … }` during the dismissal of b: `a.presentedViewController` is b, in `a.viewDidAppear` it is nil.
      """)
}
