import Foundation

@testable import PresentationModel

/// What a scenario of the book says of rules, UIKit's messages and rules of lint: that they decide, come or are reported
/// (`expect rule ID`, `expect lint ID`), and that they do not (`expect no rule ID`, `expect no lint ID`).
struct RulePins: Sendable {
  let file: String
  /// As a reader knows it: `Scenarios/who-presents/a-sibling-in-the-stack-is-not-asked.presim`.
  let path: String
  let decides: Set<String>
  let doesNot: Set<String>

  /// Those of every file below `Scenarios`.
  static let all: [RulePins] = ScenarioFiles.all.filter { $0.hasPrefix(Repository.root.path + "/Scenarios/") }.map {
    RulePins($0)
  }

  private init(_ file: String) {
    var decides: Set<String> = []
    var doesNot: Set<String> = []
    for expectation in ScenarioFiles.programs(file).flatMap(\.expectations) {
      switch expectation.kind {
      case .rule(let id): decides.insert(id.text)
      case .noRule(let id): doesNot.insert(id.text)
      case .lint(let id): decides.insert(id.text)
      case .noLint(let id): if let id { doesNot.insert(id.text) }
      default: break
      }
    }
    self.file = file
    path = ScenarioFiles.shown(file)
    (self.decides, self.doesNot) = (decides, doesNot)
  }
}
