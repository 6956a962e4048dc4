enum WhenDeinitComes: Rule {
  static let id = RuleID.rel03
  static let question = Question.release
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A controller that has lost its last holder. When: `Simulator.performAfterCommit` and `Simulator.finishTransition`.
  static func judge(_ x: ControllerID) -> Finding<Release.Holder> {
    decides(.nobody, on: x, "nobody holds it any more")
  }

  static let entry = RuleEntry(
    title: "When deinit comes",
    inShort: """
      A view controller that nobody keeps is released at the end of the transition, or right after the animation \
      begins if it was not visible.
      """,
    statement: """
      A controller nobody holds is released: first part, after the commit: those no transition and no link holds (controllers a pop
      jumps over, a replaced root, a removed child); second part, after the completion handler: all others. Owners before what they owned,
      children in order, then by the order in which they (would have) got DD. A released container sends its children nothing, no dM(nil).
      """,
    evidence: [
      .observed(
        "hdk2200 (iOS 17.5: jumped-over controller before the did callbacks, popped one after it), aokiplayer and betterhee.tistory.com/75 (dismissed one after its DD), Tencent/QMUI_iOS#1541 (no dM(nil) on release), kaopuke.com (log, iOS 9 or 10: popped from the third to the root)."
      ),
      .inferred("After the completion."),
    ],
    example: """
      nav[a, b, c, d], `nav.popToRootViewController`: `b.deinit`, `c.deinit` stand between `a.viewIsAppearing` and
      `d.viewDidDisappear`, `d.deinit` after `d.didMove(toParent: nil)`.
      """)
}
