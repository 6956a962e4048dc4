import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// Whatever a diagnostic tells to write is typed in, and the file loads, or at least has that mistake no more.
@Suite struct NotesTypedBackTests {
  /// Every wrong file that the tests of the language know.
  static let wrongFiles: [String] =
    (CheckerOutlinesTests.examples + CheckerClassesTests.examples + CheckerCallsTests.examples
    + CheckerHeaderTests.examples + CheckerObserversTests.examples + ExpectationSlipTests.examples
    + CallSlipTests.examples + HeaderSlipTests.examples + WordSlipTests.examples + OutlineSlipTests.examples
    + CallbackSlipTests.examples + CheckerStepsTests.examples + CheckerPropertiesTests.examples
    + VersionDiagnosticTests.examples + CheckerNamesTests.examples + CheckerClassBodiesTests.examples
    + CheckerAvailabilityTests.examples + EventLineDiagnosticTests.examples + InitializerDiagnosticTests.examples
    + CheckerExpectationsTests.examples).map(\.text)
    + NewcomerTests.slips.map { NewcomerTests.source(of: $0.0) } + NewcomerTableTests.rows.map(\.source)
    + syntax + SegueDiagnosticTests.examples.map { SegueDiagnosticTests.head + $0.line + "\n" } + kept

  /// Those that cannot be read at all.
  private static let syntax: [String] =
    (HeaderDiagnosticTests.table + OutlineDiagnosticTests.table + LiteralDiagnosticTests.table
    + DeclarationDiagnosticTests.table + StatementDiagnosticTests.table + ExpectationDiagnosticTests.table)
    .map(\.source)

  /// Those that stand in files.
  private static let kept: [String] = {
    let folder = Repository.root.appending(path: "Tests/PresentationModelTests/InvalidScenarios")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  struct Said: Sendable, CustomTestStringConvertible {
    let source: String
    let diagnostic: Diagnostic
    let text: String
    let code: String
    var testDescription: String { "\(text): \(code)" }
  }

  /// What each of them is told to write.
  static let advice: [Said] = wrongFiles.flatMap { source -> [Said] in
    let diagnostics = Scenario.load(source).diagnostics
    return diagnostics.flatMap { diagnostic -> [Said] in
      let texts =
        [diagnostic.message] + diagnostic.notes.map(\.message) + (diagnostic.cure.map { [$0.message] } ?? [])
      return texts.flatMap { text in
        TypedBack.codes(in: text).map { Said(source: source, diagnostic: diagnostic, text: text, code: $0) }
      }
    }
  }

  @Test(arguments: advice) func loads(_ said: Said) {
    let tried = TypedBack.ways(said.code, said.text, said.diagnostic, in: said.source)
    let works = tried.contains { TypedBack.isCured(said.diagnostic, in: said.source, by: $0) }
    #expect(works, "\(said.diagnostic.message) | \(said.text)\n\(said.source)")
  }

  /// The cure of a diagnostic is a change of the text: made, it takes the mistake away.
  @Test func curesCure() {
    for source in Self.wrongFiles {
      for diagnostic in Scenario.load(source).diagnostics {
        guard let cure = diagnostic.cure else { continue }
        let text = TypedBack.replacing(cure.range, in: source, with: cure.replacement)
        #expect(TypedBack.isCured(diagnostic, in: source, by: text), "\(diagnostic.message)\n\(source)")
      }
    }
  }

  @Test func thereIsMuchToType() { #expect(Self.advice.count > 230) }
}
