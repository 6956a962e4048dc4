import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// A scenario that is named for what does not hold in it: `CTX-04-not-for-full-screen.presim`.
struct NearMiss: Sendable, CustomTestStringConvertible {
  /// As a reader knows it: `Scenarios/who-presents/CTX-04-not-for-full-screen.presim`.
  let path: String
  /// `CTX-04`.
  let id: String
  private let file: String

  /// What such a file has to say.
  enum Wanted: Sendable {
    /// A rule takes no decision in a step, UIKit's message does not come: `expect no rule ID`.
    case noRule(DecisionID)
    /// The linter does not report it: `expect no lint ID`, or `expect no lint`.
    case noLint(LintID)
    /// An open question is raised by no step. There is no expectation for it: the run is looked at.
    case noQuestion(ChoiceID)

    /// As it is written.
    var text: String {
      switch self {
      case .noRule(let id): "expect no rule \(id.text)"
      case .noLint(let id): "expect no lint \(id.text)"
      case .noQuestion(let id): "a scenario that does not raise \(id.text)"
      }
    }
  }

  /// All of them.
  static let all: [NearMiss] = ScenarioFiles.all.compactMap { file in
    let name = file.split(separator: "/").last ?? ""
    guard let end = name.range(of: "-not-"), let id = id(name[..<end.lowerBound]) else { return nil }
    return NearMiss(path: ScenarioFiles.shown(file), id: id, file: file)
  }

  /// `CTX-04`, `P-L01`, `T-3`; nil for words.
  private static func id(_ text: Substring) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].allSatisfy(\.isUppercase), parts[1].contains(where: \.isNumber),
      parts[1].allSatisfy({ $0.isUppercase || $0.isNumber })
    else { return nil }
    return String(text)
  }

  /// What the ID demands; nil where nothing has it.
  var wanted: Wanted? {
    if let id = DecisionID(id) { return .noRule(id) }
    if let id = LintID(id) { return .noLint(id) }
    if let id = ChoiceID.allCases.first(where: { $0.text == id }) { return .noQuestion(id) }
    return nil
  }

  /// Whether the file says it, under one of its versions at least.
  func says(_ wanted: Wanted) -> Bool {
    ScenarioFiles.programs(file).contains { program in
      switch wanted {
      case .noRule(let id):
        return program.expectations.contains { if case .noRule(id) = $0.kind { true } else { false } }
      case .noLint(let id):
        return program.expectations.contains {
          if case .noLint(let lint) = $0.kind { lint == nil || lint == id } else { false }
        }
      case .noQuestion(let id): return !raised(in: program).contains(id)
      }
    }
  }

  private func raised(in program: Program) -> Set<ChoiceID> {
    var runner = ScenarioRunner(program)
    var result: Set<ChoiceID> = []
    var next: StepOutcome? = runner.launch()
    while let outcome = next {
      let raised = outcome.trace.compactMap(\.choice)
      result.formUnion(ChoiceRelevance.choices(decided: StepReport.deciders(in: outcome), raised: raised))
      next = runner.next()
    }
    return result
  }

  var testDescription: String { path }
}
