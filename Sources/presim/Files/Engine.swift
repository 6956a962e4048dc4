import PresentationModel

/// Where the command line meets the library's way in: loading, checking, formatting.
enum Engine {
  /// A file that was checked: a program, or what is wrong with it.
  struct Checked {
    /// One program for each version, oldest first; empty if the file has errors.
    var programs: [Program]
    /// Errors and warnings, as users read them, each with a line end; empty if there are none.
    var diagnostics: String
  }

  /// Checks a scenario, under other profiles than its header's if some are given.
  static func check(_ bytes: [UInt8], path: String, under profiles: [Profile]) -> Checked {
    let scenario = Scenario.load(bytes: bytes, path: path, under: profiles)
    return Checked(programs: scenario.programs, diagnostics: text(scenario.diagnostics, of: scenario.source))
  }

  /// Lays a scenario out in the canonical way; nil with diagnostics if its grammar is wrong.
  static func format(_ bytes: [UInt8], path: String) -> (formatted: [UInt8]?, diagnostics: String) {
    let source = SourceText(bytes, path: path)
    let (text, diagnostics) = SyntaxFormatter.format(source)
    return (text.map { Array($0.utf8) }, Self.text(diagnostics, of: source))
  }

  private static func text(_ diagnostics: [Diagnostic], of source: SourceText) -> String {
    diagnostics.isEmpty ? "" : DiagnosticRenderer(source).render(diagnostics)
  }
}
