enum PresentingAnswersForAnAncestor: Rule {
  static let id = RuleID.qry02
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The presenting view controller of the nearest controller upwards that has one: never the source, if that is another.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ControllerID> {
    guard let owner = world.hierarchy.nearestPresented(x), let presenter = world.hierarchy.directPresenter(owner) else {
      return declines(x, "neither it nor an ancestor is presented: answers nil")
    }
    let source = world.hierarchy.presentations[owner]?.source
    let isSource = source == presenter
    let names = isSource ? SilentNames() : SilentNames(presenter, owner, source)
    return owner == x
      ? decides(
        presenter, on: x, "answers \(presenter), which presents it", silence: isSource ? nil : .x09, naming: names)
      : decides(
        presenter, on: x, "answers for its ancestor \(owner), presented by \(presenter)",
        silence: isSource ? nil : .x09,
        naming: names)
  }

  static let presenterIsAnother = UIKitMessage(
    .x09, .silent,
    [],
    condition: "QRY-02: the source is not the resolved presenter",
    effect: "`presentingViewController` answers the presenter, not the source",
    cure: "hand the source over yourself; `presentingViewController` is who presents, not who asked",
    sources: "`UIViewController.presentingViewController`",
    evidence: "documented",
    notes: "{presenter} presents {presented}, not {source}: presentingViewController answers {presenter}")

  static let entry = RuleEntry(
    title: "presentingViewController also answers for an ancestor",
    inShort: """
      presentingViewController answers the view controller that really presents, which is often a container and \
      not the one whose present you called.
      """,
    statement: """
      The presenting view controller of the receiver, else of the nearest ancestor through `parent` that has one, else nil. It is the resolved
      presenter, not the source.
      """,
    evidence: [
      .documented(
        #"Apple `presentingViewController`; UIViewController.h ("or its farthest ancestor": only outermost containers have one, so nearest and farthest agree); classic document 0; nil in viewDidDisappear of a dismissal, not nil in that of being covered: software-mansion/react-native-screens (18, 26), microsoft/WinObjC#2114 (10)."#
      )
    ],
    example: """
      `T▸N▸V`, `V.present(M)`, M = `N2▸W`: `W.presentingViewController == T`; pushed later, W2 answers T as well.
      """)
}
