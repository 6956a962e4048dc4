enum ShowEndsInAPushAColumnOrAPresentation: Rule {
  static let id = RuleID.nav11
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "show ends in a push, a column or a presentation",
    statement: """
      `x.show(v)`, `x.showDetailViewController(v)`: chapter 10 (SHW) finds who shows and how; the lines are those of the push
      (ORD-15), of the replaced column (SPL-05) or of the presentation (ORD-11, ORD-13), always animated.
      """,
    evidence: [
      Evidence(.documented, "show(_:sender:), showDetailViewController(_:sender:), Design document 0.")
    ],
    example: """
      window > nav[a], `a.show(b, sender: nil)`: as `nav.pushViewController(b, animated: true)`.
      """)

  /// Who takes `show(_:sender:)`: navigation and split view controllers.
  static func judge(_ candidate: ControllerID, shows shown: ControllerID, _ world: World) -> Finding<Show.Way> {
    let hierarchy = world.hierarchy
    let kind = hierarchy.kind(of: candidate)
    if kind.isNavigation {
      return hierarchy.kind(of: shown).isNavigation
        ? decides(
          .presents(by: candidate), on: candidate,
          "takes show(_:sender:), and presents \(shown): a navigation controller is not pushed")
        : decides(.pushes(on: candidate), on: candidate, "takes show(_:sender:), and pushes \(shown)")
    }
    guard kind == .split else {
      return passesOver(candidate, "does not override show(_:sender:): its parent is asked next")
    }
    if SplitViews.isColumnStyle(candidate, world) {
      return decides(
        .presents(by: candidate), on: candidate,
        "takes show(_:sender:), and presents \(shown): it is of the column style")
    }
    return hierarchy.has(candidate, .collapsed)
      ? decides(
        .presents(by: candidate), on: candidate, "takes show(_:sender:), and presents \(shown): it is collapsed")
      : decides(
        .primary(of: candidate), on: candidate, "takes show(_:sender:): \(shown) becomes its primary column")
  }

  /// Who takes `showDetailViewController(_:sender:)`: split view controllers.
  static func judge(_ candidate: ControllerID, showsDetail shown: ControllerID, _ world: World) -> Finding<Show.Way> {
    let hierarchy = world.hierarchy
    guard hierarchy.kind(of: candidate) == .split else {
      return passesOver(candidate, "does not override showDetailViewController(_:sender:): its parent is asked next")
    }
    if hierarchy.has(candidate, .collapsed) { return collapsed(candidate, shown, hierarchy) }
    let last = hierarchy.lastChild(of: candidate)
    if last == shown, hierarchy.firstChild(of: candidate) != shown {
      return decides(.isThere, on: candidate, "has \(shown) as its secondary column already: nothing happens")
    }
    if SplitViews.isColumnStyle(candidate, world), let stack = hierarchy.columns[candidate]?.secondary,
      !hierarchy.kind(of: shown).isNavigation
    {
      return decides(
        .pushes(on: stack), on: candidate,
        "takes showDetailViewController(_:sender:), and pushes \(shown) on its secondary column's stack")
    }
    return decides(
      .secondary(of: candidate), on: candidate,
      "takes showDetailViewController(_:sender:): \(shown) becomes its secondary column")
  }

  /// Collapsed, the one column that is left shows.
  private static func collapsed(_ split: ControllerID, _ shown: ControllerID, _ hierarchy: Hierarchy) -> Finding<
    Show.Way
  > {
    guard let primary = hierarchy.firstChild(of: split), hierarchy.kind(of: primary).isNavigation else {
      return decides(
        .presents(by: split), on: split,
        "takes showDetailViewController(_:sender:), and presents \(shown): it is collapsed and has no stack")
    }
    return decides(
      .stacks(on: primary), on: split,
      "takes showDetailViewController(_:sender:): collapsed, it puts \(shown) on the stack of \(primary)")
  }

  /// Nobody takes it.
  static func nobody(from receiver: ControllerID, _ shown: ControllerID) -> Finding<Show.Way> {
    decides(.presents(by: receiver), on: receiver, "nobody above it takes the call: \(shown) is presented")
  }
}
