enum TargetShowsElseTheReceiverPresents: Rule {
  static let id = RuleID.shw03
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The effect of a call on a class without an override.
  static func judge(_ request: Show.Request, on x: ControllerID, target: ControllerID?) -> Finding<Show.Way> {
    guard let target else {
      return decides(
        .presents(by: x), on: x, "finds nobody above it who overrides the method: it presents \(request.shown)")
    }
    return target == x
      ? decides(.presents(by: x), on: x, "is the target itself: it presents \(request.shown)")
      : decides(.hands(to: target, request), on: x, "hands \(request.shown) to \(target)")
  }

  static let entry = RuleEntry(
    title: "A target shows, and without one the receiver presents",
    inShort: "If no container implements show, the view controller is presented.",
    statement: """
      `x.show(v, sender: s)` on a class without an override: t = SHW-01. t is non-nil and not x: `t.show(v, sender: s)`. Else
      `x.present(v, animated: true)`, by chapter 1. Likewise `showDetailViewController`.
      """,
    evidence: [
      .documented(
        "header comment of both methods (redirect to the target unless it is self, otherwise present), WWDC 2014 session 216."
      ),
      .observed("charon; openuikit (iOS 26.1: showDetail of a plain root presents)."),
      .disputed(
        "Apple's pages let the window's root present: the same for full-screen styles at level 0, but inside a presented level it would be refused."
      ),
    ],
    example: """
      root a, m over a as a sheet, `m.show(b, sender: nil)`: `b.presentingViewController == m`. tabs > nav[a],
      `a.showDetailViewController(b, sender: nil)`, b `.currentContext`: `b.presentingViewController == nav`.
      """)
}
