enum ContainerPropertiesStopAtTheOutermostContainer: Rule {
  static let id = RuleID.qry04
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The nearest ancestor of a kind, never the receiver, never across a presentation.
  static func judge(
    _ x: ControllerID, _ world: World, where matches: (ControllerKind) -> Bool
  ) -> Finding<ControllerID> {
    guard let container = world.hierarchy.nearestAncestor(of: x, where: matches) else {
      return declines(x, "no ancestor is of that class: answers nil")
    }
    return decides(container, on: x, "answers \(container), the nearest ancestor of that class")
  }

  static let entry = RuleEntry(
    title: "navigationController and its kin stop at the outermost container",
    inShort: """
      navigationController, tabBarController and splitViewController find the nearest container above, never the \
      view controller itself and never across a presentation.
      """,
    statement: """
      `navigationController`, `tabBarController`, `splitViewController`: the nearest ancestor through `parent` of that class or a
      subclass, never the receiver itself, never across a presentation.
      """,
    evidence: [
      .documented("Apple, the three properties; Design documents 0 and 3.")
    ],
    example: """
      `T▸N▸V`, T→X: `X.navigationController == nil`, `X.tabBarController == nil`; `N.navigationController == nil`.
      """)
}
