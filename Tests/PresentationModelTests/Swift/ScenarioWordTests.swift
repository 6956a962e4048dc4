import Testing

@testable import PresentationModel

/// A word of the language is free in code: a function or a closure of the file's with its name is called at column one, in a
/// condition and in a `turn`.
@Suite struct ScenarioWordTests {
  /// Those that Swift keeps to itself mean the same in both.
  private static let words = Name.words.map(\.description).filter {
    !["class", "self", "super", "true", "false", "nil", "if", "else", "_", "as", "in", "is"].contains($0)
  }

  /// How a file declares what is called by the word.
  private static let declarations = ["func %(_ x: Int) { print(x) }", "let % = { (x: Int) in print(x) }"]

  @Test(arguments: words, declarations)
  func runs(_ word: String, _ declaration: String) throws {
    let lines = ["window", "  home: UIViewController", declaration, "%(1)", "if true { %(2) }", "turn { %(3) }"]
    let text = lines.map { $0.split(separator: "%", omittingEmptySubsequences: false).joined(separator: word) }
    let scenario = Scenario.load(bytes: Array(text.joined(separator: "\n").utf8), path: "a.presim")
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    var runner = ScenarioRunner(program)
    var printed: [String] = []
    while let outcome = runner.next() {
      for event in outcome.events { if case .printed(let line) = event.kind { printed.append(line) } }
    }
    expect(printed, equals: ["1", "2", "3"])
  }
}
