import PresentationModel

/// Where the command line meets the library's way in: loading, checking, formatting.
enum Engine {
  /// A file that was checked: a program, or what is wrong with it.
  struct Checked {
    /// One program for each version, oldest first; empty if the file has errors.
    var programs: [Program]
    /// What is wrong, as users read it, each with a line end; empty if nothing is. Of a file that is wrong also what
    /// it was taken for.
    var diagnostics: String
    /// How presim interpreted an undeclared class or the like (CON-13): `run` and `explain` print it at launch too.
    var remarks: String
    /// The text followed by the Swift files that the header names; nil without any.
    var source: [UInt8]?
  }

  /// Checks a scenario, under other profiles than its header's if some are given.
  static func check(
    _ bytes: [UInt8], path: String, under profiles: [Profile], including sources: [SwiftSource] = []
  ) -> Checked {
    let (scenario, programs) = load(bytes, path: path, under: profiles, including: sources)
    let isWrong = programs.isEmpty
    let (told, wrong) = (
      scenario.diagnostics.filter { $0.severity == .note && !isWrong },
      scenario.diagnostics.filter { $0.severity != .note || isWrong }
    )
    return Checked(
      programs: programs, diagnostics: text(wrong, of: scenario.source),
      remarks: text(told, of: scenario.source), source: sources.isEmpty ? nil : scenario.source.bytes)
  }

  /// A scenario, with what the project file says of a header that says nothing.
  private static func load(
    _ bytes: [UInt8], path: String, under profiles: [Profile], including sources: [SwiftSource]
  ) -> (Scenario, [Program]) {
    var scenario = Scenario.load(bytes: bytes, path: path, under: profiles, including: sources)
    guard let project = ProjectFile.known else { return (scenario, scenario.programs) }
    func says(_ kinds: SyntaxKind...) -> Bool {
      scenario.tree.items.contains { kinds.contains(scenario.tree[$0].kind) }
    }
    if profiles.isEmpty, !project.profiles.isEmpty, !says(.iosHeader, .rulesHeader) {
      scenario = Scenario.load(bytes: bytes, path: path, under: project.profiles, including: sources)
    }
    guard let environment = project.environment, !says(.deviceHeader, .sizeClassHeader) else {
      return (scenario, scenario.programs)
    }
    return (
      scenario,
      scenario.programs.map {
        var program = $0
        program.environment = environment
        return program
      }
    )
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
