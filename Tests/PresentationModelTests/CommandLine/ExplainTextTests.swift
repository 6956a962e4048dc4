import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// An explanation as a whole, from reasoning made by hand.
@Suite struct ExplainTextTests {
  /// What is written to an output.
  private func text(_ write: (Output) -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forWritingTo: url)
    let output = Output(descriptor: handle.fileDescriptor)
    write(output)
    output.flush()
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  @Test func eachQuestionStandsWithItsCandidates() throws {
    let source = """
      window
        nav: UINavigationController
          second: Second
      detail: Detail
      second.present(
        detail, animated: true)

      """
    let file = ScenarioFile.check(Array(source.utf8), path: "a.presim")
    let program = try #require(file.program)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let range = program.steps[0].range
    var outcome = StepOutcome(index: 0)
    outcome.calls = [TracedCall(line: 5, range: range)]
    func entry(_ question: PresentationModel.Question, _ rule: RuleID, _ verdict: Verdict, _ subject: Int32?) -> TraceEntry {
      TraceEntry(
        call: 0, question: question, rule: .rule(rule), verdict: verdict, subject: subject.map(ControllerID.init),
        because: "\(rule.metadata.title)")
    }
    let entries = [
      entry(.presenter, .ctx04, .passedOver, 1), entry(.presenter, .ctx06, .decided, 0),
      entry(.presenter, .ctx05, .notReached, nil), entry(.schedule, .ord14, .decided, nil),
    ]
    for entry in entries { outcome.ledger.record(entry) }
    let step = StepReport(outcome, of: file, in: runner, withEvents: false)
    let report = ExplainReport(outcome, step, of: file, in: runner)
    #expect(step.choices == ["CHO-01"])
    #expect(step.rules.map(\.id) == ["CTX-06", "ORD-14"])
    let lines = try text { ExplainText(output: $0, paint: Paint(isOn: false)).write(report, path: file.path) }
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      Array(lines.prefix(6)) == [
        "", "5  second.present(", "6    detail, animated: true)", "", "  who presents", lines[5],
      ])
    #expect(lines[5].hasPrefix("    · <Second second>: "))
    #expect(lines.contains { $0.hasPrefix("    → <UINavigationController nav>: ") })
    #expect(lines.contains("  order of callbacks"))
    #expect(lines.contains { $0.hasPrefix("open question: CHO-01. In which order") })
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }
}
