enum ExpandingTakesTheTopBack: Rule {
  static let id = RuleID.spl04
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–27, docs. (Column style: SPL-07.)")

  /// Finds the secondary column: the delegate's, else the top of the primary's stack.
  static func judge(_ given: ControllerID?, from primary: ControllerID, _ world: World) -> Finding<SplitViews.Secondary>
  {
    let choice: ChoiceID? = world.hierarchy.isVisible(primary) ? .cho29 : nil
    if let given {
      return decides(
        .given(given), on: primary, "the delegate gives \(given) as the secondary column", raising: choice)
    }
    guard world.hierarchy.kind(of: primary).isNavigation else {
      return decides(.nobody, on: primary, "is no navigation controller: there is no secondary column")
    }
    guard let top = world.top(of: primary), let uncovered = world.hierarchy.previousSibling(of: top) else {
      return decides(.nobody, on: primary, "has no second controller on its stack: there is no secondary column")
    }
    return decides(
      .top(top, uncovering: uncovered), on: primary, "gives its top \(top) back, which becomes the secondary column",
      raising: choice)
  }

  static let entry = RuleEntry(
    title: "Expanding takes the top of the primary's stack back",
    inShort: "When a split view controller expands, the top of the primary's stack becomes the secondary again.",
    statement: """
      1. extra `split.primaryViewController(forExpanding:)`. 2. extra `split.splitViewController(separateSecondaryFrom: p)`: a
      controller: that is the secondary. 3. nil, and p a navigation controller with two or more: its top leaves (wM(nil), dM(nil)) and becomes
      secondary (wM, dM); else no secondary. Appearance on screen: what is uncovered WA, IA, DA; the moved one keeps its state. Order of columns
      as in SPL-03.
      """,
    evidence: [
      .documented("separateSecondaryViewController(for:), the delegate methods."),
      .inferred("Callbacks."),
    ],
    example: """
      the tree of SPL-03, `window.resize(to: sizeClass(regular, regular))`: split > mnav > m, dnav > d again, both appeared.
      """)
}
