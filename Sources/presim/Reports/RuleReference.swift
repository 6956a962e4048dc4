import PresentationModel

/// A rule or message as reports name it: with the grade of its evidence.
struct RuleReference: Encodable {
  /// `CTX-04`, `P-L01`.
  let id: String
  /// Its title.
  let title: String
  /// The least of its grades: what may be relied on.
  let grade: String
  /// All its grades, best first.
  let grades: [String]

  init(_ decision: DecisionID) { self.init(decision, nil) }

  /// A rule, with the grades of the evidence for a finding.
  init(_ decision: DecisionID, _ use: RuleUse?) {
    id = decision.text
    switch decision {
    case .rule(let id):
      let metadata = id.metadata
      title = metadata.title
      grades = (use.map { metadata.grades(of: [$0]) } ?? metadata.grades).map(\.text)
      grade = grades.last ?? ""
    case .message(let id):
      let metadata = id.message
      title = metadata.condition
      grades = metadata.grades.map(\.text)
      grade = metadata.grade.text
    }
  }
}

extension UIKitMessage {
  /// The grades that its evidence names, best first.
  var grades: [EvidenceGrade] {
    let words = Set(evidence.split { !$0.isLetter }.map(String.init))
    return EvidenceGrade.allCases.filter { words.contains($0.text) }
  }

  /// The least of them: what may be relied on.
  var grade: EvidenceGrade { grades.last ?? .inferred }
}
