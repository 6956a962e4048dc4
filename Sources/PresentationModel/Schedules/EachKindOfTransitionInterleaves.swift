enum EachKindOfTransitionInterleaves: Rule {
  static let id = RuleID.ord04
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `ScheduleID.table` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "Each family has its own interleaving",
    inShort:
      "Presentations, pushes, tab switches and page changes each have their own order of disappearing and appearing.",
    statement: """
      out = shown(what leaves), in = shown(what comes); only members whose state the transition changes.

      | family | will callbacks | did callbacks | rule |
      |---|---|---|---|
      | root appears | in WA | in DA, after the commit | ORD-10 |
      | present / dismiss, presenter's view removed | out WD, in WA | in DA, out DD | ORD-11, ORD-12 |
      | present, presenter's view stays | in WA | in DA | ORD-13 |
      | dismiss, presenter's view stays | out WD | out DD | ORD-13 |
      | push, pop | out WD, in WA | out DD, in DA | ORD-15 |
      | tab switch, iOS 8–17, docs | in WA, out WD | out DD, in DA | ORD-16 |
      | tab switch, iOS 18–27 | in WA, out WD | in DA, out DD | ORD-17 |
      | page, `.scroll` | in WA, out WD | in DA, out DD | ORD-18 |
      | page, `.pageCurl` | in WA, out WD | out DD, in DA | ORD-19 |
      """,
    evidence: [
      .observed("see the rules of the last column.")
    ],
    example: """
      the same two controllers a (old) and b (new), iOS 17, did-callbacks: push `a.viewDidDisappear`, `b.viewDidAppear`;
      full-screen present `b.viewDidAppear`, `a.viewDidDisappear`.
      """)
}
