/// A rule or message as reports name it: with the grade of its evidence. Its text is read where it is asked for: most
/// commands print no more than the ID.
package struct RuleReference: JSONConvertible {
  private let decision: DecisionID
  /// Of which of the rule's evidence the finding makes use; nil where it is all.
  private let use: RuleUse?

  package init(_ decision: DecisionID) { self.init(decision, nil) }

  /// A rule, with the grades of the evidence for a finding.
  package init(_ decision: DecisionID, _ use: RuleUse?) {
    self.decision = decision
    self.use = use
  }

  /// `CTX-04`, `P-L01`.
  package var id: String { decision.text }

  /// Its title.
  package var title: String {
    switch decision {
    case .rule(let id): id.metadata.title
    case .message(let id): id.message.condition
    }
  }

  /// The least of its grades: what may be relied on.
  package var grade: String {
    switch decision {
    case .rule: grades.last ?? ""
    case .message(let id): id.message.grade.text
    }
  }

  /// All its grades, best first.
  package var grades: [String] {
    switch decision {
    case .rule(let id):
      let metadata = id.metadata
      return (use.map { metadata.grades(of: [$0]) } ?? metadata.grades).map { $0.text }
    case .message(let id): return id.message.grades.map { $0.text }
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
