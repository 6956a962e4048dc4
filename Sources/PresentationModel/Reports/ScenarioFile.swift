/// A scenario file that was read and checked.
package struct ScenarioFile: Sendable {
  /// As the user wrote it; `<stdin>` for standard input.
  package let path: String
  /// Its bytes.
  package let bytes: [UInt8]
  /// The Swift files that its header names.
  package let sources: [SwiftSource]
  /// One program for each version it is to run under, oldest first; empty if the file has errors.
  package let programs: [Program]
  /// Errors and warnings, as users read them, each with a line end.
  package let diagnostics: String
  /// What it is taken for where it does not say so itself (CON-13), likewise; empty if the file has errors.
  package let remarks: String
  /// The bytes followed by those of the Swift files that the header names; nil without any.
  package let whole: [UInt8]?

  package init(
    path: String, bytes: [UInt8], sources: [SwiftSource] = [], programs: [Program], diagnostics: String,
    remarks: String = "", whole: [UInt8]? = nil
  ) {
    (self.path, self.bytes, self.sources, self.whole) = (path, bytes, sources, whole)
    (self.programs, self.diagnostics, self.remarks) = (programs, diagnostics, remarks)
  }

  /// What the ranges of the programs are of.
  package var source: [UInt8] { whole ?? bytes }

  /// The program under the newest of its versions; nil if the file has errors.
  package var program: Program? { programs.last }

  /// The scenario's title; nil if the file has errors.
  package var title: String? { programs.indices.last.map { programs[$0].title } }

  /// Checks bytes, under other profiles than those of the header if some are given.
  ///
  /// - Parameter sources: the Swift files that the header names, as they were read.
  package static func check(
    _ bytes: [UInt8], path: String, under profiles: [Profile] = [], including sources: [SwiftSource] = []
  ) -> ScenarioFile {
    let scenario = Scenario.load(
      bytes: bytes, path: VisibleText.inOneLine(path), under: profiles, including: sources)
    let isWrong = scenario.programs.isEmpty
    let told = scenario.diagnostics.filter { $0.severity == .note && !isWrong }
    let wrong = scenario.diagnostics.filter { $0.severity != .note || isWrong }
    return ScenarioFile(
      path: path, bytes: bytes, sources: sources, programs: scenario.programs,
      diagnostics: Self.text(wrong, of: scenario.source), remarks: Self.text(told, of: scenario.source),
      whole: sources.isEmpty ? nil : scenario.source.bytes)
  }

  private static func text(_ diagnostics: [Diagnostic], of source: SourceText) -> String {
    diagnostics.isEmpty ? "" : DiagnosticRenderer(source).render(diagnostics)
  }

  /// The same file under another profile.
  package func under(_ profile: Profile) -> ScenarioFile {
    Self.check(bytes, path: path, under: [profile], including: sources)
  }

  /// The source of a range.
  package func text(_ range: ByteRange) -> String {
    let start = max(0, min(Int(range.start), source.count))
    let end = max(start, min(Int(range.end), source.count))
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  /// How many lines the file has.
  package var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last.map { $0 == UInt8(ascii: "\n") ? 0 : 1 } ?? 0)
  }
}
