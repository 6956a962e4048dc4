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
    let source = "scenario \"x\"\n\nsecond.present(\n  detail, animated: true)\n"
    let start = Int32(14)
    var program = Program()
    program.classes = [
      ClassInfo(name: "UINavigationController", superclass: nil, kind: .controller(.navigation), isDeclared: false),
      ClassInfo(name: "Second", superclass: nil, kind: .controller(.plain), isDeclared: false),
    ]
    program.outline.names = ["nav", "second"]
    program.outline.classes = [ClassID(0), ClassID(1)]
    program.outline.parents = [-1, 0]
    let range = ByteRange(start, Int32(source.utf8.count - 1))
    program.steps = [Step(kind: .statement, body: nil, range: range, line: 3)]
    let file = ScenarioFile(path: "a.presim", bytes: Array(source.utf8), program: program, diagnostics: "")
    var outcome = StepOutcome(index: 0)
    outcome.calls = [TracedCall(line: 3, range: range)]
    func entry(_ phase: TracePhase, _ rule: RuleID, _ verdict: Verdict, _ subject: Int32?) -> TraceEntry {
      TraceEntry(
        call: 0, phase: phase, rule: .rule(rule), verdict: verdict, subject: subject.map(ControllerID.init),
        reason: .title)
    }
    outcome.trace = [
      entry(.presenter, .ctx04, .passedOver, 1), entry(.presenter, .ctx06, .decided, 0),
      entry(.presenter, .ctx05, .notReached, nil), entry(.schedule, .ord14, .decided, nil),
    ]
    let runner = ScenarioRunner(program)
    let step = StepReport(outcome, of: file, in: runner, withEvents: false)
    let report = ExplainReport(outcome, step, of: file, in: runner)
    #expect(step.choices == ["CHO-01", "CHO-02"])
    #expect(step.rules.map(\.id) == ["CTX-06", "ORD-14"])
    let lines = try text { ExplainText(output: $0, paint: Paint(isOn: false)).write(report, path: file.path) }
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      Array(lines.prefix(6)) == [
        "", "3  second.present(", "4    detail, animated: true)", "", "  who presents", lines[5],
      ])
    #expect(lines[5].hasPrefix("    · <Second second>: "))
    #expect(lines.contains { $0.hasPrefix("    → <UINavigationController nav>: ") })
    #expect(lines.contains("  order of callbacks"))
    #expect(lines.contains { $0.hasPrefix("open question: CHO-01. In which order") })
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }
}
