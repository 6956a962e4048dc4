enum CollapsingPutsTheSecondaryOnTop: Rule {
  static let id = RuleID.spl03
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–27, docs. (Column style: SPL-07.)")

  static let ontoStack = Schedule(
    call: [
      .willMove(.new), .joinsParent(.new), .willDisappear(.going), .viewLeaves(.old), .viewEnters(.new),
      .didDisappear(.going),
      .didMove(.new),
    ])

  /// Whether the secondary goes onto the primary's stack; else it is dropped.
  static func judge(
    _ secondary: ControllerID, onto primary: ControllerID, isDropped: Bool, _ world: World
  ) -> Finding<Bool> {
    let choice: ChoiceID? = world.hierarchy.isVisible(primary) ? .cho29 : nil
    if isDropped {
      return decides(
        false, on: secondary, "the delegate has collapsed it in its own way: it is dropped", raising: choice)
    }
    if world.leavesOutSuper(primary, .collapseSecondary) {
      return decides(
        false, on: secondary, "the override of \(primary) does not call super, which would take it: it is dropped",
        raising: choice)
    }
    return world.hierarchy.kind(of: primary).isNavigation
      ? decides(true, on: secondary, "goes on top of the stack of \(primary)", raising: choice)
      : decides(
        false, on: secondary, "\(primary) is no navigation controller and has no stack: it is dropped", raising: choice)
  }

  static let entry = RuleEntry(
    title: "Collapsing puts the secondary on top of the primary's stack",
    inShort: """
      When a split view controller collapses, the secondary goes on top of the primary's stack unless the \
      delegate says otherwise.
      """,
    statement: """
      p primary, s secondary.
      1. extra `split.primaryViewController(forCollapsing:)`: non-nil, it becomes p.
      2. extra `split.splitViewController(collapseSecondary: s, onto: p)`; true: s is dropped (wM(nil), cut, dM(nil)); the
         split view keeps it until it expands (SPL-04).
      3. Else, where the file has that method, extra `p.collapseSecondaryViewController(s, for: split)`; one of pasted code that does not call
         super takes nothing: s is dropped. Else p a navigation controller: s moves onto its stack, also if s is one itself (wM(nil), dM(nil), wM(p); dM(p) by NAV-01); s a
         navigation controller without members: N-E08, in the transition. Any other p: s is dropped.
      4. children = [p].

      Columns are taken in the order primary, supplementary, secondary, one after the other. Appearance, only if the split view was on screen:
      what is covered or dropped WD, DD; a moved s keeps its state and gets nothing.
      """,
    evidence: [
      .documented(
        "splitViewController(_:collapseSecondary:onto:), collapseSecondaryViewController(_:for:), malcolmhall.com 2017-01-27."
      ),
      .observed(
        "dumps (one child; the detail's navigation controller inside the master's); the empty one: nextcloud/talk-ios#2328 (2025, iOS 26; with a placeholder in it, it does not come), zendesk/zendesk_sdk_ios#498 (12: the text)."
      ),
      .inferred("Callbacks and the order of columns."),
    ],
    example: """
      iPhone, window > split > mnav[m], dnav[d], no delegate: prints split > mnav > m, dnav > d; d is appeared, m is not.
      """)
}
