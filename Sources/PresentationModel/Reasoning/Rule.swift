/// A rule of the rulebook: one file, with what it says, what it decides, and the sentence that explains it.
///
/// A rule reads a `World` and answers with findings; it changes nothing and prints nothing. Its file is named for its
/// claim and is in the folder of its question.
package protocol Rule {
  /// Its ID in the rulebook.
  static var id: RuleID { get }
  /// The question that it helps to answer.
  static var question: Question { get }
  /// Where it holds.
  static var versions: Versions { get }
  /// The rulebook's text of it.
  static var entry: RuleEntry { get }
}

extension Rule {
  /// Whether it holds under a profile.
  package static func holds(in profile: Profile) -> Bool { versions.range.contains(profile) }
}

/// A rule that is asked of one controller after the other, upwards through `parent`.
package protocol CandidateRule: Rule {
  /// What it decides.
  associatedtype Answer: Sendable
  /// Its finding about one candidate.
  static func judge(_ candidate: ControllerID, _ world: World) -> Finding<Answer>
}
