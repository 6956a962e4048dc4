/// How well something is known.
package enum EvidenceGrade: UInt8, Sendable, CaseIterable, Comparable {
  /// Apple's documentation or headers, or the classic documents.
  case documented
  /// A public log, test or recorded experiment on real UIKit.
  case observed
  /// Sources differ; the rule says which way presim goes.
  case disputed
  /// The simplest behaviour consistent with the rest.
  case inferred
  /// presim's own, where UIKit has nothing to say.
  case convention

  /// The word users see.
  package var text: String {
    switch self {
    case .documented: "documented"
    case .observed: "observed"
    case .disputed: "disputed"
    case .inferred: "inferred"
    case .convention: "convention"
    }
  }

  /// Orders from best known to least.
  package static func < (a: EvidenceGrade, b: EvidenceGrade) -> Bool { a.rawValue < b.rawValue }
}

/// A part of a rule that is known from elsewhere than the rest of it: evidence is for it alone, and findings that rest
/// on it name it.
///
/// A rule that has such parts keeps each as a `static let`, numbered from 1.
package struct RulePart: Sendable, Hashable {
  let row: UInt8

  /// Makes the part with this number.
  package init(_ row: UInt8) { self.row = row }

  /// The rule without its parts: what its title says.
  package static let claim = RulePart(0)
}

/// Where a part of a rule is known from.
package struct Evidence: Sendable {
  /// How well it is known.
  package let grade: EvidenceGrade
  /// The source, or what was inferred.
  package let source: String
  /// The part of the rule that it is for alone; nil for what findings rest on that name none.
  package let part: RulePart?
  /// Of sources that differ: what the other side says, as a sentence without a full stop.
  package let objection: String

  private init(_ grade: EvidenceGrade, _ source: String, _ part: RulePart?, objection: String = "") {
    self.grade = grade
    self.source = source
    self.part = part
    self.objection = objection
  }

  /// Apple's documentation or headers say so, or the classic documents.
  package static func documented(_ source: String, of part: RulePart? = nil) -> Evidence {
    Evidence(.documented, source, part)
  }
  /// A public log, test or recorded experiment on real UIKit shows it.
  package static func observed(_ source: String, of part: RulePart? = nil) -> Evidence {
    Evidence(.observed, source, part)
  }
  /// Sources differ. `objection` is what the other side says: explanations print it beside the rule's own sentence.
  package static func disputed(_ source: String, objection: String, of part: RulePart? = nil) -> Evidence {
    Evidence(.disputed, source, part, objection: objection)
  }
  /// The simplest behaviour consistent with the rest.
  package static func inferred(_ source: String, of part: RulePart? = nil) -> Evidence {
    Evidence(.inferred, source, part)
  }
  /// presim's own, where UIKit has nothing to say.
  package static func convention(_ source: String, of part: RulePart? = nil) -> Evidence {
    Evidence(.convention, source, part)
  }
}

/// What a finding rests on in its rule: the part that it names, the open question that it raises.
package struct RuleUse: Sendable, Hashable {
  /// The part.
  package var part: RulePart
  /// The open question.
  package var choice: ChoiceID?

  /// Makes a use of a rule.
  package init(part: RulePart = .claim, choice: ChoiceID? = nil) {
    self.part = part
    self.choice = choice
  }
}

extension Evidence {
  /// Whether it is evidence for a use of its rule: of the part that is used, and of an open question only where that is
  /// raised.
  func carries(_ use: RuleUse) -> Bool {
    guard part == nil || part == use.part, use.part == .claim || part != nil else { return false }
    // What was seen is no less seen because a question is named beside it.
    guard grade > .observed else { return true }
    let choices = self.choices
    return choices.isEmpty || choices.contains { $0 == use.choice }
  }

  /// The open questions in its words that findings raise themselves.
  private var choices: [ChoiceID] {
    // Most name none: they are not cut into words.
    guard source.hasText("CHO-") else { return [] }
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.filter { $0.hasPrefix("CHO-") }
    if words.isEmpty { return [] }
    return ChoiceID.allCases.filter { id in
      ChoiceRelevance.isRaisedByAFinding(id) && words.contains { $0 == id.text }
    }
  }
}

extension [Evidence] {
  /// The grades of what these uses rest on, best first, each once; all of them where nothing is known more exactly.
  func grades(of uses: [RuleUse]) -> [EvidenceGrade] {
    let carrying = carrying(uses)
    return EvidenceGrade.allCases.filter { grade in carrying.contains { $0.grade == grade } }
  }

  /// What the sources say that contradict these uses.
  func objections(to uses: [RuleUse]) -> [String] {
    carrying(uses).map { $0.objection }.filter { !$0.isEmpty }
  }

  private func carrying(_ uses: [RuleUse]) -> [Evidence] {
    let carrying = filter { item in uses.contains { item.carries($0) } }
    return carrying.isEmpty ? self : carrying
  }
}

/// How well several rules are known that a sentence rests on, in the words of explanations.
package enum GradeText {
  /// `documented, observed`; with what is only inferred named as the detail that it is: `documented, a detail inferred`.
  /// Where sources differ, that stands beside the best grade: `observed, disputed, a detail inferred`.
  package static func text(_ grades: [EvidenceGrade]) -> String {
    let known = grades.filter { $0 <= .observed }
    guard let best = known.first, let last = grades.last, last > .observed else {
      return grades.map { $0.text }.joined(separator: ", ")
    }
    var words = [best.text]
    if grades.contains(.disputed) { words.append(EvidenceGrade.disputed.text) }
    if last > .disputed { words.append("a detail \(last.text)") }
    return words.joined(separator: ", ")
  }

  /// The same of a rule among others: its best grade, and the detail.
  package static func short(_ grades: [EvidenceGrade]) -> String {
    text(grades.filter { $0 == grades.first || $0 > .observed })
  }
}
