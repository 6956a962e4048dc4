enum NearestDefinerPresents: Rule {
  static let id = RuleID.ctx04
  static let question = Question.presenter
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "The context family stops at the first controller that defines a context",
    statement: """
      From the source itself upwards through `parent`: the first with `definesPresentationContext == true` presents.
      """,
    evidence: [
      Evidence(.documented, "Apple `definesPresentationContext`, `currentContext`; Design document 4 (its own order)."),
      Evidence(
        .observed, "Neuburg p. 270 (in a tab, on iPhone too); suterusu/Experiment_PresentationStyle (containment only)."
      ),
    ],
    example: """
      `T▸N▸V`, `V.present(X)` over the current context: presenter N, the tab bar stays usable; with d(V): presenter V.
      """)

  /// Whether a candidate defines a context, whoever says so: an assignment, its class (CTX-06), its search (CTX-07).
  static func presents(_ candidate: ControllerID, _ hierarchy: Hierarchy, _ profile: Profile) -> Bool {
    if let assigned = assignment(candidate, hierarchy) { return assigned }
    if hierarchy.has(candidate, .definesForSearch) { return true }
    return NavigationAndTabBarDefineAContext.defines(hierarchy.kind(of: candidate), profile)
  }

  /// What code or a class body assigned, nil if nothing.
  static func assignment(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool? {
    if case .bool(let value)? = hierarchy.property(x, .definesPresentationContext) { return value }
    return nil
  }
}
