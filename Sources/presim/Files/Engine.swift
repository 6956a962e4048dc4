import PresentationModel

/// Where the command line meets the library's way in: loading, checking, formatting.
enum Engine {
  /// A file that was checked: a program, or what is wrong with it.
  struct Checked {
    /// The program; nil if the file has errors.
    var program: Program?
    /// Errors and warnings, as users read them, each with a line end; empty if there are none.
    var diagnostics: String
  }

  /// Checks a scenario, under another profile than its header's if one is given.
  static func check(_ bytes: [UInt8], path: String, as profile: Profile?) -> Checked {
    let source = SourceText(bytes, path: path)
    let (_, diagnostics) = SyntaxTree.parse(source)
    if diagnostics.contains(where: { $0.severity == .error }) {
      return Checked(program: nil, diagnostics: DiagnosticRenderer(source).render(diagnostics))
    }
    var program = Program()
    program.title = path
    if let profile { program.profile = profile }
    return Checked(program: program, diagnostics: "")
  }

  /// Lays a scenario out in the canonical way; nil with diagnostics if it has errors.
  static func format(_ bytes: [UInt8], path: String) -> (formatted: [UInt8]?, diagnostics: String) {
    let checked = check(bytes, path: path, as: nil)
    return (checked.program == nil ? nil : bytes, checked.diagnostics)
  }

  /// Whether the program's expectations ask for rules, which only a traced run can answer.
  static func needsTrace(_ program: Program) -> Bool {
    program.expectations.contains { if case .rule = $0.kind { true } else { false } }
  }
}
