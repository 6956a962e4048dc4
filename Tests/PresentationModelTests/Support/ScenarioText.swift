import PresentationModel
import Testing

extension Scenario {
  /// The scenario of a test's own text.
  static func load(_ text: String, path: String = "t.presim", under profiles: [Profile] = []) -> Scenario {
    load(bytes: Array(text.utf8), path: path, under: profiles)
  }

  /// The errors of a test's own text.
  static func errors(_ text: String) -> [Diagnostic] {
    load(text, path: "a.presim").diagnostics.filter { $0.severity == .error }
  }

  /// Its program; without one the test ends with what is wrong.
  static func program(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> Program {
    let scenario = load(text)
    return try #require(
      scenario.program, "\(DiagnosticRenderer(scenario.source).render(scenario.diagnostics))",
      sourceLocation: location)
  }
}
