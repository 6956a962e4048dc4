import Foundation
import Testing

@testable import PresentationModel

/// `lint --fix`, over every scenario with findings: what is fixed has gone, nothing else has come, a second time changes
/// nothing, and all that is not part of a fix keeps its bytes.
@Suite struct LintFixLawTests {
  /// A file that was fixed.
  private struct Fixed: Sendable {
    let path: String
    let before: [UInt8]
    let fixer: LintFixer
  }

  private static let all: [Fixed] = ScenarioFiles.sample(every: 12).compactMap { path in
    guard !ScenarioFiles.findings(path).allSatisfy(\.isEmpty) else { return nil }
    let bytes = ScenarioFiles.bytes(path)
    return LintFixer(bytes: bytes, path: path, under: []) { _ in true }.map {
      Fixed(path: path, before: bytes, fixer: $0)
    }
  }

  private static func ids(_ findings: [[LintFinding]]) -> [LintID: Int] {
    findings.joined().reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
  }

  @Test func whatIsFixedHasGone() {
    var count = 0
    var rules: Set<LintID> = []
    for fixed in Self.all where !fixed.fixer.fixed.isEmpty {
      let programs = Scenario.load(bytes: fixed.fixer.bytes, path: fixed.path).programs
      #expect(!programs.isEmpty, "\(fixed.path): the fixed file does not load")
      let after = Self.ids(programs.map { Linter.findings(in: $0) })
      let before = Self.ids(ScenarioFiles.findings(fixed.path))
      // A note that another fix has brought, and that was fixed too, was not there before.
      let known = Set(ScenarioFiles.findings(fixed.path).joined().map { "\($0.id.text) \($0.message)" })
      let fixes = fixed.fixer.fixed.filter { known.contains("\($0.id.text) \($0.message)") }
      for finding in fixes {
        count += 1
        rules.insert(finding.id)
        let gone = before[finding.id, default: 0] - after[finding.id, default: 0]
        let wanted = fixes.count { $0.id == finding.id }
        #expect(gone >= wanted, "\(fixed.path): \(finding.id.text) \(finding.message)")
      }
    }
    #expect(count > 20 && rules.count > 8, "\(count) findings of \(rules.count) rules were fixed")
  }

  @Test func aSecondTimeChangesNothing() {
    for fixed in Self.all where !fixed.fixer.fixed.isEmpty {
      let again = LintFixer(bytes: fixed.fixer.bytes, path: fixed.path, under: []) { _ in true }
      expect(again?.bytes, equals: fixed.fixer.bytes, "\(fixed.path): \(again?.fixed.map(\.message) ?? [])")
    }
  }

  @Test func nothingIsTouchedWhereNothingIsFixed() {
    for fixed in Self.all where fixed.fixer.fixed.isEmpty {
      expect(fixed.fixer.bytes, equals: fixed.before, "\(fixed.path)")
    }
  }

  /// Each line that is not part of a statement that was changed stands as it stood: comments, expectations, headers.
  @Test func linesOfNoStatementStay() {
    for fixed in Self.all where !fixed.fixer.fixed.isEmpty {
      func quiet(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).filter {
          let text = $0.drop { $0 == " " }
          return text.hasPrefix("//") && !text.hasPrefix("// presim:ignore") || text.hasPrefix("expect ")
            || text.hasPrefix("scenario ") || text.hasPrefix("ios ") || text.hasPrefix("device ")
        }
      }
      let after = quiet(fixed.fixer.bytes).filter { $0 != "expect no log" }
      let before = quiet(fixed.before).filter { $0 != "expect no log" }
      expect(after, equals: before, "\(fixed.path)")
    }
  }

  /// Running the fixed file meets no more trouble than the file did.
  @Test func theFixedFileRunsAtLeastAsWell() {
    for fixed in Self.all where !fixed.fixer.fixed.isEmpty {
      let before = ScenarioFiles.programs(fixed.path)
      let after = Scenario.load(bytes: fixed.fixer.bytes, path: fixed.path).programs
      for (old, new) in zip(before, after) {
        #expect(LintRun(of: new, nil).trouble <= LintRun(of: old, nil).trouble, "\(fixed.path)")
      }
    }
  }
}
