/// What all files came to: `presim test --format json`.
package struct TestReport: JSONConvertible {
  /// One file.
  package struct File: JSONConvertible, Sendable {
    /// Passed, failed, or not run because it has errors.
    package enum Status: String, JSONConvertible, Sendable { case passed, failed, invalid }
    /// As found.
    package let path: String
    /// The scenario's title; empty for a file with errors.
    package var title = ""
    /// What it came to.
    package var status = Status.invalid
    /// How many expectations were checked.
    package var expectations = 0
    /// Those that did not hold, and what else failed it.
    package var failures: [FailureReport] = []

    package init(path: String) { self.path = path }

    /// Whether it would pass whatever UIKit did.
    package var expectsNothing: Bool { status == .passed && expectations == 0 }

    package var json: JSONValue {
      [
        "path": path.json,
        "title": title.json,
        "status": status.json,
        "expectations": expectations.json,
        "failures": failures.json,
      ]
    }
  }
  /// The document of `test` is as it was when the others changed.
  package let schemaVersion = 1
  /// In the order in which they were found.
  package let files: [File]
  /// How many passed.
  package let passed: Int
  /// How many failed.
  package let failed: Int
  /// How many have errors.
  package let invalid: Int

  package init(_ files: [File]) {
    self.files = files
    passed = files.count { $0.status == .passed }
    failed = files.count { $0.status == .failed }
    invalid = files.count { $0.status == .invalid }
  }

  /// The last line of every format for people.
  package var closingLine: String { "\(passed) passed, \(failed) failed, \(invalid) invalid" }

  package var json: JSONValue {
    [
      "schemaVersion": schemaVersion.json,
      "files": files.json,
      "passed": passed.json,
      "failed": failed.json,
      "invalid": invalid.json,
    ]
  }
}
