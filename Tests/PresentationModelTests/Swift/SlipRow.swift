import Testing

@testable import PresentationModel

/// A slip, the right form beside it, and the one error that the slip is.
struct SlipRow: Sendable, CustomTestStringConvertible {
  let right, wrong, error, cure: String
  var testDescription: String { wrong }

  init(_ right: String, _ wrong: String, _ error: String, _ cure: String) {
    (self.right, self.wrong, self.error, self.cure) = (right, wrong, error, cure)
  }

  /// Expects the error with its cure, and nothing else.
  func check(_ found: [Diagnostic]) {
    expect(found.map { $0.message }, equals: [error])
    expect(found.flatMap { $0.notes.map { $0.message } }, equals: cure.isEmpty ? [] : [cure])
  }
}
