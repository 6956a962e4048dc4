/// The rules that hold for a profile: computed once, so that no rule asks for the version.
struct RuleSet: Sendable {
  private let holding: [Bool]

  init(_ profile: Profile) {
    var holding = Array(repeating: false, count: RuleID.allCases.count)
    for id in RuleID.allCases { holding[Int(id.rawValue)] = RuleCatalogue.range(id).contains(profile) }
    self.holding = holding
  }

  /// Whether the rule holds.
  func has(_ id: RuleID) -> Bool { holding[Int(id.rawValue)] }
}
