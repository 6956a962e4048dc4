/// A question about a step of a scenario, with answers of which exactly one is right.
///
/// ``Quiz`` makes it, and has asked the engine about every answer before it offers the question.
package struct QuizQuestion: Sendable {
  /// What is asked.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// Who presents a view controller.
    case presenter
    /// Whose views leave the window.
    case window
    /// As what something comes up.
    case style
    /// Which view controllers a dismissal takes down.
    case dismissal
    /// In which order callbacks come.
    case order
    /// Which callback comes, or does not.
    case callback
    /// What UIKit prints or throws.
    case console
    /// Which bars the user can still use.
    case bars
    /// What a property answers.
    case property
    /// Since which version it is so.
    case version

    /// As a document writes it.
    package var text: String {
      switch self {
      case .presenter: "presenter"
      case .window: "window"
      case .style: "style"
      case .dismissal: "dismissal"
      case .order: "order"
      case .callback: "callback"
      case .console: "console"
      case .bars: "bars"
      case .property: "property"
      case .version: "version"
      }
    }
  }

  /// One of the answers to choose from.
  package struct Answer: Sendable {
    /// As it is read.
    package var text: String
    /// The candidate that it names, where ``Quiz/reason(against:of:)`` can tell why not that one.
    package var expected: ExpectedInstead?
    /// What holds where it is right.
    let claim: QuizClaim
  }

  /// What is asked.
  package var kind: Kind
  /// The question.
  package var prompt: String
  /// The answers, in the order in which they are offered.
  package var answers: [Answer]
  /// Which of them is right.
  package var right: Int
  /// The step that it is about: row in `Program.steps`, -1 for launch.
  package let step: Int
  /// Line of that step; 0 for launch.
  package let stepLine: Int
  /// The expectation of the file that it is made of: its line, from 1.
  package let line: Int
  /// Behind which byte of the file an answer can be tried.
  let place: Int32

  /// `a` for the first answer.
  package static func letter(_ row: Int) -> String { String(UnicodeScalar(UInt8(ascii: "a") + UInt8(row))) }

  /// The right answer.
  package var rightText: String { answers[right].text }
}

/// What holds where an answer is right.
enum QuizClaim: Sendable {
  /// Expectations of the scenario language; each may have a block.
  case expectations([String])
  /// The console prints nothing and nothing is thrown.
  case silence
  /// The console prints something, and nothing is thrown.
  case prints
  /// An exception ends the step.
  case raises
  /// A fact of the step (`VersionFact.key`) is so from this version on, and in none before.
  case since(UIKitVersion, String)
}

/// A question whose answers have not been tried yet; the first of them is the right one.
struct QuizDraft {
  var kind: QuizQuestion.Kind
  var prompt: String
  var answers: [QuizQuestion.Answer]
  /// Whether the answers stay in their order: yes and no, versions.
  var keepsOrder = false

  /// No more answers are offered.
  static let mostAnswers = 4

  /// Makes a draft of the right answer and others; each text is offered once. Nil where there is nothing to choose.
  init?(_ kind: QuizQuestion.Kind, _ prompt: String, _ right: QuizQuestion.Answer, _ others: [QuizQuestion.Answer]) {
    var answers = [right]
    for other in others where answers.count < Self.mostAnswers {
      if !answers.contains(where: { $0.text == other.text }) { answers.append(other) }
    }
    guard answers.count > 1 else { return nil }
    (self.kind, self.prompt, self.answers) = (kind, prompt, answers)
  }
}

extension QuizQuestion.Answer {
  /// An answer that expectations tell right or wrong.
  init(_ text: String, _ expectations: [String], _ expected: ExpectedInstead? = nil) {
    self.init(text: text, expected: expected, claim: .expectations(expectations))
  }

  init(_ text: String, _ claim: QuizClaim) { self.init(text: text, expected: nil, claim: claim) }
}
