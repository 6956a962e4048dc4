import PresentationModel
import Testing

/// The examples of the rulebook's chapter 8, and the borders of each rule: what is found, where, in which words.
@Suite struct LintRuleTests {
  /// A file, and what lint finds in it: `line: severity ID message → cure`.
  struct Case: CustomTestStringConvertible {
    let source: String
    let found: [String]
    var testDescription: String { source }

    init(_ source: String, _ found: String...) {
      self.source = source
      self.found = found
    }
  }

  /// What lint says of a text, without LNT-36: few of these files expect anything.
  static func lint(_ text: String) -> [String] {
    let scenario = Scenario.load(text)
    guard let program = scenario.program else {
      return scenario.diagnostics.map { "invalid: \($0.message)" }
    }
    return Linter.findings(in: program).filter { $0.id != .lnt36 }.map { finding in
      let line = scenario.source.location(of: Int(finding.range.start)).line
      let cure = finding.cure.map { " → \($0)" } ?? ""
      return "\(line): \(finding.severity.text) \(finding.id.text) \(finding.message)\(cure)"
    }
  }

  @Test(
    arguments: whenACallIsMade + whoIsUp + whatRunningShows + whoIsAsked + contexts + styles + containers + scenario)
  func finds(_ example: Case) { expect(Self.lint(example.source), equals: example.found) }

  /// A file that expects nothing passes whatever comes of it; one without steps has nothing to expect of.
  @Test func aScenarioThatExpectsNothingIsTold() throws {
    let window = "window\n  a: UIViewController\nb: UIViewController\n"
    func codes(_ text: String) throws -> [String] {
      let program = try Scenario.program(text)
      return Linter.findings(in: program).map { "\($0.severity.text) \($0.id.text) \($0.cure ?? "")" }
    }
    try expect(
      codes(window + "a.present(b)\n"),
      equals: ["note LNT-36 write an 'expect' after the steps, or let 'presim record' write what holds today"])
    try expect(codes(window + "a.present(b)\nexpect no log\n"), equals: [])
    try expect(codes(window), equals: [])
  }
}
