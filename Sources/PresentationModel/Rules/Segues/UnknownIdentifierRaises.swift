enum UnknownIdentifierRaises: Rule {
  static let id = RuleID.seg02
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a controller has a segue of the identifier.
  static func judge(_ identifier: String?, _ found: SegueID?, of x: ControllerID) -> Finding<Refusal> {
    if found != nil { return declines(x, "has a segue of that identifier") }
    return refuses(
      on: x, saying: noSegue.says(.controller("vc", x), .words("id", identifier ?? "(null)")),
      because: "has no segue of that identifier: an exception")
  }

  static let noSegue = UIKitMessage(
    .ue01, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere, "Receiver ({vc}) has no segue with identifier '{id}'", remark: " (`nil` prints `'(null)'`)")
    ],
    condition: "SEG-02: `performSegue` with an identifier that this controller has no segue for",
    effect: "raised in the call",
    cure: "write the identifier as the storyboard has it, and make the controller from the storyboard",
    sources: "`UIViewController.performSegue(withIdentifier:sender:)`, mamaral/Onboard#49",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "An unknown identifier raises",
    inShort: "performSegue with an unknown identifier raises an exception.",
    statement: """
      `x.performSegue(withIdentifier: "A", sender:)` and x has no such segue, or no storyboard: exception
      `NSInvalidArgumentException`, `Receiver (<Class x>) has no segue with identifier 'A'`; for nil `'(null)'`.
      """,
    evidence: [
      .documented("performSegue(withIdentifier:sender:) (throws, also without a storyboard)."),
      .observed("the text in many reports (mamaral/Onboard#49)."),
    ],
    example: """
      `list.performSegue(withIdentifier: "Shwo", sender: nil)`.
      """)
}
