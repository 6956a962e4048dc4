enum PresentedAnswersForAnAncestor: Rule {
  static let id = RuleID.qry01
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The directly presented view controller of the nearest controller upwards that has one.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ControllerID> {
    guard let owner = world.hierarchy.nearestPresenting(x), let presented = world.hierarchy.directlyPresented(owner)
    else {
      return declines(x, "neither it nor an ancestor presents: answers nil")
    }
    return owner == x
      ? decides(presented, on: x, "answers \(presented), which it presents itself")
      : decides(presented, on: x, "answers for its ancestor \(owner), which presents \(presented)")
  }

  static let entry = RuleEntry(
    title: "presentedViewController also answers for an ancestor",
    inShort: """
      presentedViewController also answers what an ancestor presents, and only the next view controller, not the \
      topmost.
      """,
    statement: """
      What the receiver directly presents, else what its nearest ancestor presents through `parent` that has one, else nil. Set inside the call
      of `present`; cleared by DIS-07. It is the next level only, not the topmost.
      """,
    evidence: [
      .documented(
        #"Apple `presentedViewController`; UIViewController.h ("or its nearest ancestor"); Design document 3."#),
      .observed(
        #"swift-navigation PresentationTests. speaks against: safe-global/safe-ios#3279 (2023: nil for a controller although an ancestor presents; one report, not followed). Design document 0's "nil if it presented nothing" is read with its own first sentence."#
      ),
    ],
    example: """
      `T▸N▸V` with a second tab W, T→X: T, N, V and W all answer X. V→A→B: `V.presentedViewController == A`.
      """)
}
