enum DismissAChain: Rule {
  static let id = RuleID.ord14
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The order of `DismissWhatRemoved` (ORD-12), or of `PresenterThatStaysGetsNothing` (ORD-13) where no view comes
  /// back, with larger groups.
  static let table = DismissWhatRemoved.table

  static func judge(_ x: ControllerID) -> Finding<ScheduleID> { decides(.dismissChain, on: x, .title) }

  static let entry = RuleEntry(
    title: "Dismissing a chain: all that were visible disappear, topmost first, and nobody in between comes back",
    inShort: """
      When several presented view controllers are dismissed at once, all that were visible disappear, and none \
      in between comes back.
      """,
    statement: """
      More than one controller goes (DIS-02); A dismisses them and stays.
      1. out = shown() of each that goes and is appeared, topmost first (the reverse of the order in which DIS-02 finds them); in = shown(A) if
         A's view had been removed, else empty.
      2. Order of ORD-12 or ORD-13 with these groups. Those that were already disappeared (covered) get no callback at all.
      3. All links of the chain are cut in step 1 of the did callbacks (DIS-07). No presentation delegate is called (DIS-12), one `completion` at the
         end.
      """,
    evidence: [
      .documented("dismiss(animated:completion:) (everything above goes; which one is animated: DIS-03, DIS-14)."),
      .observed(
        "react-native-screens PR #4016 (iOS 18.6, 26.4: stacked sheets go together, each gets viewDidDisappear, its link already nil, no didDismiss)."
      ),
      .inferred("Topmost first, and nothing for covered ones."),
    ],
    example: """
      a ← b (full screen) ← c (full screen), `a.dismiss`: WD of `c`, WA and IA of `a`, DA of `a`, DD of `c`, then `b.deinit`,
      `c.deinit`; `b` gets nothing else. With sheets: WD of `c`, `b`, then DD of `c`, `b`.
      """)
}
