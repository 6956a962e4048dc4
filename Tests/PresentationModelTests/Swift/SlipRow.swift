import Testing

@testable import PresentationModel

/// A slip, the right form beside it, and the one error that the slip is.
struct SlipRow: Sendable, CustomTestStringConvertible {
  let right, wrong, error, cure: String
  var testDescription: String { wrong }

  init(_ right: String, _ wrong: String, _ error: String, _ cure: String) {
    (self.right, self.wrong, self.error, self.cure) = (right, wrong, error, cure)
  }

  /// The errors of a text.
  static func errors(_ text: String) -> [Diagnostic] {
    Scenario.load(bytes: Array(text.utf8), path: "a.presim").diagnostics.filter { $0.severity == .error }
  }

  /// Puts the slip into a text that has the right form, and expects the error with its cure, or with the text that makes it,
  /// and nothing else.
  func check(in text: String) {
    #expect(text.hasText(right))
    let found = Self.errors(text.replacingFirst(right, with: wrong))
    expect(found.map { $0.message }, equals: [error])
    let cures = found.flatMap { $0.notes.map { $0.message } + ($0.cure.map { [$0.message] } ?? []) }
    expect(cures.joined(separator: "\n"), equals: cure)
  }

  /// Expects the error with its cure, and nothing else.
  func check(_ found: [Diagnostic]) {
    expect(found.map { $0.message }, equals: [error])
    expect(found.flatMap { $0.notes.map { $0.message } }, equals: cure.isEmpty ? [] : [cure])
  }
}
