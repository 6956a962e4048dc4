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
    let scenario = Scenario.load(bytes: [UInt8](text.utf8), path: "t.presim")
    #expect(scenario.program == nil)
    let printed = DiagnosticRenderer(scenario.source).render(scenario.diagnostics)
    #expect(printed == expected + "\n")
  }
}
