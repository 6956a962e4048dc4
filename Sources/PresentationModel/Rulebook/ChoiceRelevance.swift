/// Which open questions a step really touched.
///
/// A question depends on rules of which some take part in every run loop pass; it counts where the step did what the
/// question asks about.
package enum ChoiceRelevance {
  /// The entries that a step rests on, in the rulebook's order.
  ///
  /// - Parameters:
  ///   - decided: the rules and messages that decided in the step.
  ///   - raised: the questions that findings of the step named themselves.
  package static func choices(decided: [DecisionID], raised: [ChoiceID] = []) -> [ChoiceID] {
    ChoiceID.allCases.filter { id in
      if ChoiceMetadata.metadata(id).isSettled { return false }
      if raised.contains(id) { return true }
      if isRaisedByAFinding(id) { return false }
      guard ChoiceMetadata.metadata(id).rules.contains(where: decided.contains) else { return false }
      let needed = companions(id)
      return needed.isEmpty || needed.contains { group in group.allSatisfy { decided.contains(.rule($0)) } }
    }
  }

  /// Whether the findings that rest on a question name it themselves; a rule's being at work says nothing then.
  static func isRaisedByAFinding(_ id: ChoiceID) -> Bool {
    id.rawValue >= ChoiceID.cho33.rawValue || id == .cho29 || id == .cho30
  }

  /// Sets of rules of which one has to have decided as a whole; none where the entry's own rules are enough.
  private static func companions(_ id: ChoiceID) -> [[RuleID]] {
    switch id {
    // several levels go, and some of them are covered
    case .cho02: [[.ord14, .rem03]]
    // several levels go
    case .cho03: [[.ord14]]
    // a navigation controller's first layout
    case .cho04: [[.ord09]]
    // a tree with children is built
    case .cho06: [[.ord10, .ord25], [.lod05]]
    // more than one controller appears
    case .cho05: [[.ord07, .ord03], [.ord07, .ord09]]
    // a tab or page call
    case .cho10: [[.ord16], [.ord17], [.ord18], [.ord19]]
    // a view that loads inside 'present'
    case .cho11: [[.ord22, .lod01]]
    // something was cancelled
    case .cho12, .cho14: [[.ord27], [.ord28]]
    case .cho13: [[.ord27], [.ord29]]
    // a name held a controller that nothing else held
    case .cho17: [[.rel02]]
    default: []
    }
  }
}
