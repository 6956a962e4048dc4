enum PresentingAnswersForAnAncestor: Rule {
  static let id = RuleID.qry02
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "presentingViewController also answers for an ancestor",
    statement: """
      The own presenter of the receiver, else of the nearest ancestor through `parent` that has one, else nil. It is the resolved
      presenter, not the source.
      """,
    evidence: [
      Evidence(
        .documented,
        #"Apple `presentingViewController`; UIViewController.h ("or its farthest ancestor": only tree tops have one, so nearest and farthest agree); Design document 0."#
      )
    ],
    example: """
      `T▸N▸V`, `V.present(M)`, M = `N2▸W`: `W.presentingViewController == T`; pushed later, W2 answers T as well.
      """)

  static let presenterIsAnother = UIKitMessage(
    .x09, .silent,
    [],
    condition: "QRY-02: the source is not the resolved presenter",
    effect: "`presentingViewController` answers the presenter, not the source",
    versions: "iOS 8–26",
    sources: "`UIViewController.presentingViewController`",
    evidence: "documented", rule: id)

  /// The own presenter of the nearest controller upwards that has one, and who that is.
  static func answer(_ x: ControllerID, _ hierarchy: Hierarchy) -> (value: ControllerID, of: ControllerID)? {
    var current: ControllerID? = x
    while let candidate = current {
      if let presenter = hierarchy.ownPresenter(candidate) { return (presenter, candidate) }
      current = hierarchy.parent(of: candidate)
    }
    return nil
  }
}
