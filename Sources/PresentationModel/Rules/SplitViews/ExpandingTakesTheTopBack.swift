enum ExpandingTakesTheTopBack: Rule {
  static let id = RuleID.spl04
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–27, docs. (Column style: SPL-07.)")

  /// Finds the secondary column: the delegate's, else the top of the primary's stack, else the one that was discarded when
  /// the split view collapsed.
  ///
  /// - Parameter isOwn: whether the primary column's own method gave it, and not the delegate.
  static func judge(
    _ given: ControllerID?, isOwn: Bool = false, from primary: ControllerID, in split: ControllerID, _ world: World
  ) -> Finding<SplitViews.Secondary> {
    let choice: ChoiceID? = world.hierarchy.isVisible(primary) ? .cho29 : nil
    if let given {
      return decides(
        .given(given), on: primary,
        isOwn ? "gives \(given) as the secondary column" : "the delegate gives \(given) as the secondary column",
        raising: choice)
    }
    let isNavigation = world.hierarchy.kind(of: primary).isNavigation
    if isNavigation, let top = world.top(of: primary), let uncovered = world.hierarchy.previousSibling(of: top) {
      return decides(
        .top(top, uncovering: uncovered), on: primary, "gives its top \(top) back, which becomes the secondary column",
        raising: choice)
    }
    if let discarded = world.hierarchy.columns[split]?.discarded, world.hierarchy.isPlaceless(discarded) {
      return decides(
        .given(discarded), on: primary,
        "has no controller to give: \(discarded), which was discarded on collapsing, is the secondary column again",
        raising: .cho83)
    }
    guard isNavigation else {
      return decides(.nobody, on: primary, "is no navigation controller: there is no secondary column")
    }
    return decides(.nobody, on: primary, "has no second controller on its stack: there is no secondary column")
  }

  static let entry = RuleEntry(
    title: "Expanding takes the top of the primary's stack back",
    inShort: """
      When a split view controller expands, the top of the primary's stack becomes the secondary again; a secondary that \
      was discarded comes back if the stack has nothing to give.
      """,
    statement: """
      1. extra `split.primaryViewController(forExpanding:)`. 2. extra `split.splitViewController(separateSecondaryFrom: p)`: a
      controller: that is the secondary; nil: where the file has that method, extra `p.separateSecondaryViewController(for: split)` gives it.
      3. nil, and p a navigation controller with two or more: its top leaves (wM(nil), dM(nil)) and becomes
      secondary (wM, dM). 4. Else the secondary that was dropped on collapsing (SPL-03), unless it is in another place by then (wM, dM): the
      split view keeps it until it expands or gets other columns. Else no secondary. Appearance on screen: what is uncovered, and what comes by
      2 or 4, WA, IA, DA; one that moves by 3 keeps its state. Order of columns as in SPL-03.
      """,
    evidence: [
      .documented(
        "separateSecondaryViewController(for:) (by default the previous secondary view controller is returned), the delegate methods."
      ),
      .observed(
        "that a dropped secondary is kept: mattneub/Programming-iOS-Book-Examples, a comment in the example of a classic split view (it is not released; the split view controller holds it)."
      ),
      .inferred("Callbacks; 4, that it comes back, and only then (CHO-83)."),
    ],
    example: """
      the tree of SPL-03, `window.resize(to: sizeClass(regular, regular))`: split > mnav > m, dnav > d again, both appeared.
      """)
}
