import PresentationModel
import Testing

/// A wrong file and everything that is said about it.
struct DiagnosticExample: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: String

  init(_ text: String, _ expected: String) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { expected.split(separator: "\n").first.map(String.init) ?? "" }

  /// Reads the file and compares what is printed.
  func check() {
    let scenario = Scenario.load(text)
    #expect(scenario.program == nil)
    let printed = DiagnosticRenderer(scenario.source).render(scenario.diagnostics)
    expect(printed, equals: expected + "\n")
  }
}

/// A text that is no scenario's, by its name in a table, and everything that is said about its grammar.
struct SyntaxExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let source: String
  private let expected: String

  init(_ row: (name: String, source: String, expected: String)) { (testDescription, source, expected) = row }

  /// Parses the text and compares what is printed.
  func check() { expect(diagnose(source), equals: expected) }
}
