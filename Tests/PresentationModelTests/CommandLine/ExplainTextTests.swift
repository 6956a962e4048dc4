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
    let file = ScenarioFile.read(Array(source.utf8), path: "a.presim")
    let program = try #require(file.program)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    let step = StepReport(outcome, of: file, in: runner, withEvents: false)
    let report = ExplainReport(
      outcome, step, Explanation(step: outcome.index, line: step.line), of: file, in: runner)
    #expect(step.rules.map(\.id).contains("CTX-06"))
    let lines = try text { ExplainText(output: $0, paint: Paint(isOn: false)).write(report) }
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    expect(Array(lines.prefix(3)), equals: ["", "8  second.present(", "9    detail, animated: true)"])
    let heading = try #require(lines.firstIndex(of: "  who presents"))
    #expect(lines[heading - 1].isEmpty)
    #expect(lines.contains { $0.hasPrefix("    · <Second second>: ") })
    #expect(lines.contains { $0.hasPrefix("    → <UINavigationController nav>: ") })
    #expect(lines.contains("  order of callbacks"))
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  /// A check that came to nothing is no headline, though UIKit prints something about another call of the step.
  @Test func whatARuleHasNotDecidedIsNoHeadline() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      class Home: UIViewController {
        func pay() {
          let sheet = UINavigationController(rootViewController: CheckoutViewController())
          present(sheet, animated: true) { self.present(ReceiptViewController(), animated: true) }
        }
      }
      window
        home: Home
      home.pay()
      """, to: "pay.presim")
    let text = try presim.run("explain", "pay.presim").output
    #expect(text.contains("UIKit refuses"))
    #expect(!text.contains("is no navigation or split view controller"))
  }

  /// The headline of `show` is what comes of it, not who was asked.
  @Test func whatADetailComesToIsTheHeadline() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      device iPad landscape
      window
        split: UISplitViewController
          list: ListViewController
          detail: UIViewController
      next: DetailViewController
      list.showDetailViewController(next, sender: nil)
      """, to: "detail.presim")
    let text = try presim.run("explain", "detail.presim").output
    #expect(text.contains("→ split takes next for its secondary column."))
    #expect(!text.contains("does not decline"))
  }

  /// A body that never ran is told where the whole file is explained, and at its own lines.
  @Test func aBodyThatNeverRanIsTold() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      window
        home: HomeViewController
      login: LoginViewController
      home.title = "x"
      expect home.title == "x"
      on home.viewDidAppear {
        home.present(login, animated: true)
      }
      """, to: "late.presim")
    let note = "'home.viewDidAppear' never ran after it was set; home had appeared at launch"
    #expect(try presim.run("explain", "late.presim").output.hasSuffix("\n\nnote: line 6: \(note)\n"))
    #expect(try presim.run("explain", "--all", "late.presim").output.contains("\n\nnote: line 6: \(note)\n"))
    for line in [6, 7] {
      let atItsLine = try presim.run("explain", "late.presim:\(line)").output
      #expect(atItsLine.hasPrefix("line \(line) is not reached: \(note); this is the step above it, line 4\n"))
    }
    #expect(try !presim.run("explain", "late.presim:4").output.contains("never ran"))
    let json = try presim.run("explain", "late.presim", "--format", "json").output
    #expect(json.contains("\"notes\": [\n    {\n      \"line\": 6,\n      \"text\": \"\(note)\"\n    }\n  ]"))
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8))
    try expect(JSONSchema("explain").errors(in: document), equals: [])
  }
}
