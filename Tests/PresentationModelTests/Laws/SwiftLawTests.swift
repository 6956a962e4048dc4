import Foundation
import Testing

@testable import PresentationModel

/// A scenario of the book, and the same story written as Swift, come to the same: events, console, decisions, hierarchy.
@Suite struct SwiftLawTests {
  @Test(arguments: ScenarioFiles.sample(every: 4))
  func asSwiftItComesToTheSame(path: String) throws {
    let program = try #require(ScenarioFiles.program(path))
    // What is Swift already stays what it is. An animator of Swift adds the views itself (CUS-17), and one of a scenario
    // need not.
    guard program.swift.isEmpty, try !String(contentsOfFile: path, encoding: .utf8).contains("on animateTransition")
    else { return }
    let lowered = Lowered(program)
    guard lowered.count > 0 else { return }
    let (written, swift) = (ToldSteps.all(program), ToldSteps.all(lowered.program))
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
