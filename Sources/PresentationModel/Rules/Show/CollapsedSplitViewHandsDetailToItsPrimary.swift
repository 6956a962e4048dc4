enum CollapsedSplitViewHandsDetailToItsPrimary: Rule {
  static let id = RuleID.shw07
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What a collapsed split view does with a detail.
  static func judge(_ request: Show.Request, on split: ControllerID, _ world: World) -> Finding<Show.Way> {
    guard let primary = world.hierarchy.firstChild(of: split) else {
      return declines(split, leaving: .presents(by: split), "has no column: it presents \(request.shown)")
    }
    return decides(
      .hands(to: primary, Show.Request(method: .show, shown: request.shown, takesStacks: true)), on: split,
      "is collapsed: it lets \(primary) show \(request.shown)")
  }

  static let entry = RuleEntry(
    title: "A collapsed classic split view hands showDetail to its primary as show",
    inShort: "A collapsed classic split view controller hands a detail to its primary, which usually pushes it.",
    statement: """
      Steps 1 and 2 of SHW-06, then `primary.show(v, sender: s)`. A primary navigation controller pushes v, a UINavigationController
      too (neither SHW-04 nor NAV-03 apply to this push, but what is pushed twice raises NAV-04, NAV-05, and a navigation controller
      without members N-E08). Another primary: SHW-03 finds the split view, SHW-05 3 presents.
      """,
    evidence: [
      .documented(
        "UIViewController.showDetailViewController(_:sender:) (compact: show instead), WWDC 2014 session 216."),
      .observed(
        "Neuburg and Xcode's Master-Detail template (the detail's navigation controller lands on the master's stack), openuikit (iOS 26.1: the delegate is asked when collapsed too); speaks against taking it while a swipe back runs: nextcloud/talk-ios e9d6a1a0 (2025, iOS 26: it crashes; the exception is not given), not followed; popped first, it is shown (d1640a05)."
      ),
      .inferred(
        "what is pushed twice. speaks against taking it while a swipe back runs: nextcloud/talk-ios (2025, iOS 26: it crashes; the exception is not given), not followed; popped first, it is shown."
      ),
    ],
    example: """
      iPhone, split > mnav[m], `m.showDetailViewController(dnav, sender: nil)`: `mnav.viewControllers == [m, dnav]`.
      """)
}
