/// What all files came to: `presim test --format json`.
struct TestReport: Encodable {
  /// One file.
  struct File: Encodable, Sendable {
    /// Passed, failed, or not run because it has errors.
    enum Status: String, Encodable, Sendable { case passed, failed, invalid }
    /// As found.
    let path: String
    /// The scenario's title; empty for a file with errors.
    var title = ""
    /// What it came to.
    var status = Status.invalid
    /// How many expectations were checked.
    var expectations = 0
    /// Those that did not hold, and what else failed it.
    var failures: [FailureReport] = []

    init(path: String) { self.path = path }

    /// Whether it would pass whatever UIKit did.
    var expectsNothing: Bool { status == .passed && expectations == 0 }
  }
  /// The document of `test` is as it was when the others changed.
  let schemaVersion = 1
  /// In the order in which they were found.
  let files: [File]
  /// How many passed.
  let passed: Int
  /// How many failed.
  let failed: Int
  /// How many have errors.
  let invalid: Int

  init(_ files: [File]) {
    self.files = files
    passed = files.count { $0.status == .passed }
    failed = files.count { $0.status == .failed }
    invalid = files.count { $0.status == .invalid }
  }

  /// The last line of every format for people.
  var closingLine: String { "\(passed) passed, \(failed) failed, \(invalid) invalid" }
}
