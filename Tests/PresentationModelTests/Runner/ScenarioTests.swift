import Testing

@testable import PresentationModel

/// Every file below `Scenarios` holds, and no expectation depends on a line that is left out: a CI's `presim test` asks for
/// that.
@Suite struct ScenarioTests {
  @Test(arguments: ScenarioFiles.all)
  func everyScenarioHolds(path: String) {
    let file = ScenarioFile(
      ScenarioFiles.scenario(path), path: path, bytes: ScenarioFiles.bytes(path), sources: [])
    var result = TestOutcome(file)
    result.failStrictly()
    expect(result.systemError, equals: nil)
    expect(result.diagnostics, equals: "")
    expect(result.report.status, equals: .passed)
    #expect(result.report.expectations > 0, "a scenario without expectations shows nothing")
    for failure in result.report.failures {
      Issue.record(
        "\(path):\(failure.line): \(failure.message)\nexpected: \(failure.expected)\nactual: \(failure.actual)")
    }
  }
}
