import Foundation
import Testing

@testable import PresentationModel

/// A scenario of the book, and the same story written as Swift, come to the same: events, console, decisions, hierarchy.
@Suite struct SwiftLawTests {
  private func story(_ program: Program) -> [String] {
    var runner = ScenarioRunner(program)
    func text(_ outcome: StepOutcome) -> String {
      var lines = outcome.events.map { EventText.text($0, outcome, runner.hierarchy) }
      lines += outcome.console.map { "\($0.id.text) \($0.text)" }
      lines += outcome.decisions.map { DecisionText.text($0, in: runner.hierarchy) }
      if let exception = outcome.exception { lines.append("\(exception.name): \(exception.text)") }
      return lines.joined(separator: "\n") + "\n" + runner.hierarchyDump()
    }
    var result = [text(runner.launch())]
    while let outcome = runner.next() { result.append(text(outcome)) }
    return result
  }

  @Test(arguments: ScenarioFiles.sample(every: 4))
  func asSwiftItComesToTheSame(path: String) throws {
    let program = try #require(ScenarioFiles.program(path))
    // What is Swift already stays what it is. An animator of Swift adds the views itself (CUS-17), and one of a scenario
    // need not.
    guard program.swift.isEmpty, try !String(contentsOfFile: path, encoding: .utf8).contains("on animateTransition")
    else { return }
    let lowered = Lowered(program)
    guard lowered.count > 0 else { return }
    let (written, swift) = (story(program), story(lowered.program))
    for (row, pair) in zip(written, swift).enumerated() where pair.0 != pair.1 {
      Issue.record("\(path), \(row == 0 ? "launch" : "step \(row)"):\n\(pair.0)\nas Swift:\n\(pair.1)")
      break
    }
    expect(written.count, equals: swift.count)
  }

  /// Most bodies of the book can be written so.
  @Test func mostBodiesAreSwift() {
    var (all, lowered) = (0, 0)
    for path in ScenarioFiles.all {
      guard let program = ScenarioFiles.program(path), program.swift.isEmpty else { continue }
      all += program.bodies.count
      lowered += Lowered(program).count
    }
    #expect(lowered * 10 > all * 8, "\(lowered) of \(all)")
  }
}
