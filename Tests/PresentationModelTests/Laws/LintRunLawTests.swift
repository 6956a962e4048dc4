import Testing

@testable import PresentationModel

/// An error of lint says that UIKit refuses a statement. Where running the file comes to the statement, UIKit refuses it,
/// and for that reason.
@Suite struct LintRunLawTests {
  /// Whether a rule's finding means that UIKit says something, by the rulebook's words.
  static func isRefused(_ id: LintID) -> Bool {
    let words = Set(
      id.metadata.entry.why.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    return MessageID.allCases.contains { words.contains($0.text) && $0.message.refusesCalls }
  }

  @Test func noErrorSaysWhatTheRunContradicts() {
    var tried = 0
    for path in ScenarioFiles.all {
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        let errors = findings.filter { $0.severity == .error && $0.id != .lnt50 }
        guard !errors.isEmpty else { continue }
        let record = LintRun(of: program, nil, records: true).record
        for finding in errors {
          guard Self.isRefused(finding.id) else { continue }
          tried += 1
          // What a line of the file calls runs with it.
          let proof = LintProof(messages: MessageID.allCases, isNeeded: finding.message.hasText(", from line"))
          #expect(
            !record.refutes(finding.range, proof),
            "\(ScenarioFiles.shown(path)): \(finding.id.text) \(finding.message)")
        }
      }
    }
    #expect(tried > 20, "\(tried)")
  }

  /// Who is in the way by LNT-38 is presented when the step has ended.
  @Test func whoIsInTheWayIsThere() {
    for path in ScenarioFiles.all {
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        for finding in findings where finding.id == .lnt38 {
          let parts = finding.message.split(separator: "'", omittingEmptySubsequences: false)
          let record = LintRun(of: program, nil, records: true).record
          let proof = LintProof(messages: [.pl01, .pl02, .pl03], isNeeded: false, standing: String(parts[3]))
          #expect(
            !record.refutes(finding.range, proof), "\(ScenarioFiles.shown(path)): \(finding.message)")
        }
      }
    }
  }
}
