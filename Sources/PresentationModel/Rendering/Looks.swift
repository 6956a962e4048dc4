/// Where in an outcome expectations were looked at, and what came of it: made once for a step that may have many.
package struct Looks: Sendable {
  private var calls: [Int64: Int] = [:]
  private var failures: [ExpectationID: Int] = [:]
  /// Rows of the trace by call.
  private var entries: [Int: [Int]] = [:]

  init(_ outcome: StepOutcome) {
    for (row, call) in outcome.calls.enumerated() {
      guard let range = call.range else { continue }
      let key = Looks.key(range)
      if calls[key] == nil { calls[key] = row }
    }
    for (row, failure) in outcome.failures.enumerated() {
      guard let id = failure.expectation, failures[id] == nil else { continue }
      failures[id] = row
    }
    for (row, entry) in outcome.trace.enumerated() {
      entries[Int(entry.call), default: []].append(row)
    }
  }

  /// The first call at a range.
  func call(at range: ByteRange) -> Int? { calls[Looks.key(range)] }

  /// The row of its first failure.
  func failure(of id: ExpectationID) -> Int? { failures[id] }

  /// What was reasoned for a call.
  func entries(of call: Int) -> [Int] { entries[call] ?? [] }

  private static func key(_ range: ByteRange) -> Int64 { Int64(range.start) << 32 | Int64(range.end) }
}
