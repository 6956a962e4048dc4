/// A rule or message as reports name it: with the grade of its evidence.
package struct RuleReference: JSONConvertible {
  /// `CTX-04`, `P-L01`.
  package let id: String
  /// Its title.
  package let title: String
  /// The least of its grades: what may be relied on.
  package let grade: String
  /// All its grades, best first.
  package let grades: [String]

  package init(_ decision: DecisionID) { self.init(decision, nil) }

  /// A rule, with the grades of the evidence for a finding.
  package init(_ decision: DecisionID, _ use: RuleUse?) {
    id = decision.text
    switch decision {
    case .rule(let id):
      let metadata = id.metadata
      title = metadata.title
      grades = (use.map { metadata.grades(of: [$0]) } ?? metadata.grades).map { $0.text }
      grade = grades.last ?? ""
    case .message(let id):
      let metadata = id.message
      title = metadata.condition
      grades = metadata.grades.map { $0.text }
      grade = metadata.grade.text
    }
  }

  package var json: JSONValue {
    [
      "id": id.json,
      "title": title.json,
      "grade": grade.json,
      "grades": grades.json,
    ]
  }
}

extension UIKitMessage {
  /// The grades that its evidence names, best first.
  package var grades: [EvidenceGrade] {
    let words = Set(evidence.split { !$0.isLetter }.map(String.init))
    return EvidenceGrade.allCases.filter { words.contains($0.text) }
  }

  /// The least of them: what may be relied on.
  package var grade: EvidenceGrade { grades.last ?? .inferred }
}
