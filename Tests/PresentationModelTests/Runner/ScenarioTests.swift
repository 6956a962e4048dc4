import Foundation
import PresentationModel
import Testing

@testable import presim

/// Every file below `Scenarios` holds.
@Suite struct ScenarioTests {
  @Test(arguments: ScenarioFiles.all)
  func everyScenarioHolds(path: String) {
    var workshop = Workshop()
    let result = TestRun.run(path, filter: nil, updates: false, under: [], lines: nil, in: &workshop)
    #expect(result.systemError == nil)
    #expect(result.diagnostics == "")
    #expect(result.report.status == .passed)
    #expect(result.report.expectations > 0, "a scenario without expectations shows nothing")
    for failure in result.report.failures {
      Issue.record(
        "\(path):\(failure.line): \(failure.message)\nexpected: \(failure.expected)\nactual: \(failure.actual)")
    }
  }
}
