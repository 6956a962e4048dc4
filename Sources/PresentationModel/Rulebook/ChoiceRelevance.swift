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
    var rested: Set<ChoiceID> = Set(raised)
    for id in decided { for choice in askedAbout[id] ?? [] { rested.insert(choice) } }
    return rested.filter { id in
      if ChoiceMetadata.metadata(id).isSettled { return false }
      return raised.contains(id) || haveCompanions(id) { decided.contains(.rule($0)) }
    }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The open questions that a rule or message rests on and its findings do not name themselves.
  private static let askedAbout: [DecisionID: [ChoiceID]] = {
    var found: [DecisionID: [ChoiceID]] = [:]
    for id in ChoiceID.allCases where !isRaisedByAFinding(id) {
      let choice = ChoiceMetadata.metadata(id)
      if !choice.isSettled { for rule in choice.rules { found[rule, default: []].append(id) } }
    }
    return found
  }()

  /// Whether the findings that rest on a question name it themselves; a rule's being at work says nothing then.
  static func isRaisedByAFinding(_ id: ChoiceID) -> Bool {
    id.rawValue >= ChoiceID.cho33.rawValue || id == .cho29 || id == .cho30
  }

  /// Whether the rules have decided that a question needs beside one of its own.
  private static func haveCompanions(_ id: ChoiceID, _ has: (RuleID) -> Bool) -> Bool {
    switch id {
    // several levels go, and some of them are covered
    case .cho02: has(.ord14) && has(.rem03)
    // several levels go
    case .cho03: has(.ord14)
    // a navigation controller's first layout
    case .cho04: has(.ord09)
    // a tree with children is built
    case .cho06: has(.ord10) && has(.ord25) || has(.lod05)
    // more than one controller appears
    case .cho05: has(.ord07) && (has(.ord03) || has(.ord09))
    // a tab or page call
    case .cho10: has(.ord16) || has(.ord17) || has(.ord18) || has(.ord19)
    // a view that loads inside 'present'
    case .cho11: has(.ord22) && has(.lod01)
    // something was cancelled
    case .cho12, .cho14: has(.ord27) || has(.ord28)
    case .cho13: has(.ord27) || has(.ord29)
    // a name held a controller that nothing else held
    case .cho17: has(.rel02)
    default: true
    }
  }
}
