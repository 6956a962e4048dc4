import Testing

@testable import PresentationModel
@testable import presim

/// Code as people paste it with a question: with fields, constraints, tables and services around what matters. Each file
/// of `FieldScenarios` is read without a mistake, and what it expects holds.
@Suite struct SwiftFieldTests {
  private static let files: [String] = {
    var discovery = Discovery()
    discovery.add(Repository.root.appendingPathComponent("Tests/PresentationModelTests/FieldScenarios").path)
    return discovery.files
  }()

  @Test func thereAreFiles() { #expect(Self.files.count >= 25) }

  @Test(arguments: files)
  func holds(_ path: String) throws {
    let scenario = ScenarioFiles.scenario(path)
    expect(scenario.diagnostics.filter { $0.severity == .error }.map { $0.message }, equals: [])
    var runner = ScenarioRunner(try #require(scenario.program))
    var failures = runner.launch().failures.map { "\($0.line): \($0.message)" }
    while let outcome = runner.next() { failures += outcome.failures.map { "\($0.line): \($0.message)" } }
    failures += runner.unreached().map { "\($0.line): \($0.message)" }
    expect(failures, equals: [])
  }
}
