enum EachFamilyInterleaves: Rule {
  static let id = RuleID.ord04
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  // ORD-10: Launch: the tree is built, the root loads, appears, and has appeared after the commit
  // ORD-11: Presenting over a presenter whose view is removed: the new one has appeared before the old one is gone
  // ORD-12: Dismissing what had removed the presenter's view
  // ORD-13: A presenter whose view stays gets no callback, neither on the way in nor on the way out
  // ORD-15: Push and pop: the old one is gone before the new one has appeared
  // ORD-16: Tab switch up to iOS 17: the new one announces itself first, the old one is gone first
  // ORD-17: Tab switch from iOS 18: the switch is a transition, the new one has appeared before the old one is gone
  // ORD-18: Page change, scroll style
  // ORD-19: Page change, curl style
  // WA: viewWillAppear; DA: viewDidAppear; WD: viewWillDisappear; DD: viewDidDisappear;
  // shown(x): x and what it shows, itself first; docs: the profile 'rules docs'
  static let entry = RuleEntry(
    title: "Each family has its own interleaving",
    inShort:
      "Presentations, pushes, tab switches and page changes each have their own order of disappearing and appearing.",
    statement: """
      out = shown(what leaves), in = shown(what comes); only members whose state the transition changes.

      | family | will-phase | did-phase | rule |
      |---|---|---|---|
      | root appears | in WA | in DA, after the commit | ORD-10 |
      | present / dismiss, presenter's view removed | out WD, in WA | in DA, out DD | ORD-11, ORD-12 |
      | present, presenter's view stays | in WA | in DA | ORD-13 |
      | dismiss, presenter's view stays | out WD | out DD | ORD-13 |
      | push, pop | out WD, in WA | out DD, in DA | ORD-15 |
      | tab switch, iOS 8–17, docs | in WA, out WD | out DD, in DA | ORD-16 |
      | tab switch, iOS 18–26 | in WA, out WD | in DA, out DD | ORD-17 |
      | page, `.scroll` | in WA, out WD | in DA, out DD | ORD-18 |
      | page, `.pageCurl` | in WA, out WD | out DD, in DA | ORD-19 |
      """,
    evidence: [
      Evidence(.observed, "see the rules of the last column.")
    ],
    example: """
      the same two controllers a (old) and b (new), iOS 17, did-callbacks: push `a.viewDidDisappear`, `b.viewDidAppear`;
      full-screen present `b.viewDidAppear`, `a.viewDidDisappear`.
      """)

  static func judge(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }
}
