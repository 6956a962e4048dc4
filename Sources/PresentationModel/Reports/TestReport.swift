/// What all files came to: `presim test --format json`.
package struct TestReport: JSONConvertible {
  /// One file.
  package struct File: JSONConvertible, Sendable {
    /// Passed, failed, nothing expected, or not run because it has errors.
    package enum Status: String, JSONConvertible, Sendable { case passed, failed, empty, invalid }
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
    /// Lines of pasted Swift that were left out, and on which an expectation depends.
    package var leftOut: [LeftOutLine] = []

    package init(path: String) { self.path = path }

    /// Whether it would pass whatever UIKit did.
    package var expectsNothing: Bool { status == .empty }

    package var json: JSONValue {
      [
        "path": path.json,
        "title": title.json,
        "status": status.json,
        "expectations": expectations.json,
        "failures": failures.json,
        "leftOut": leftOut.json,
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
  /// How many expect nothing.
  package let empty: Int
  /// How many have errors.
  package let invalid: Int

  package init(_ files: [File]) {
    self.files = files
    passed = files.count { $0.status == .passed }
    failed = files.count { $0.status == .failed }
    empty = files.count { $0.status == .empty }
    invalid = files.count { $0.status == .invalid }
  }

  /// The last line of every format for people.
  package var closingLine: String {
    let rest = empty == 0 ? "" : ", \(empty) without expectations"
    return "\(passed) passed, \(failed) failed, \(invalid) invalid\(rest)"
  }

  package var json: JSONValue {
    [
      "schemaVersion": schemaVersion.json,
      "files": files.json,
      "passed": passed.json,
      "failed": failed.json,
      "empty": empty.json,
      "invalid": invalid.json,
    ]
  }
}
