enum WhoHoldsWhom: Rule {
  static let id = RuleID.rel01
  static let question = Question.release
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Who holds whom",
    statement: """
      Strong: window → root; parent → children (from `addChild` or the stack's change to the cut of the parent link);
      presenter → presented (from the call to the cut of the link); tab bar, split and search controllers → what their
      properties name; a queued or running transition → both parties and everybody in its groups; a handler or put-off
      call → what it mentions; `navigationItem.searchController`. Weak: child → parent, presented → presenter, every
      delegate, `transitioningDelegate`. The scenario's names: REL-02.
      """,
    evidence: [
      Evidence(.documented, "the properties."),
      Evidence(.observed, "deinit logs (aokiplayer iOS 12.2, hdk2200 iOS 17.5)."),
    ],
    example: """
      a ← b ← c, a dismisses: nobody holds b or c any more.
      """)
}
