import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// An explanation as a whole: `presim explain --all`.
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
      class Detail: UIViewController {
        modalPresentationStyle = .overCurrentContext
      }
      second.present(
        detail, animated: true)

      """
    let file = ScenarioFile.check(Array(source.utf8), path: "a.presim")
    let program = try #require(file.program)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    let step = StepReport(outcome, of: file, in: runner, withEvents: false)
    let report = ExplainReport(
      outcome, step, Explanation(step: outcome.index, line: step.line), of: file, in: runner)
    #expect(step.rules.map(\.id).contains("CTX-06"))
    let lines = try text { ExplainText(output: $0, paint: Paint(isOn: false)).write(report, path: file.path) }
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(Array(lines.prefix(3)) == ["", "8  second.present(", "9    detail, animated: true)"])
    let heading = try #require(lines.firstIndex(of: "  who presents"))
    #expect(lines[heading - 1].isEmpty)
    #expect(lines.contains { $0.hasPrefix("    · <Second second>: ") })
    #expect(lines.contains { $0.hasPrefix("    → <UINavigationController nav>: ") })
    #expect(lines.contains("  order of callbacks"))
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }
}
