/// A place in a file with something wrong, for reports that other programs read.
struct TestProblem {
  /// Line, from 1.
  let line: Int
  /// Column, from 1; nil where there is none.
  let column: Int?
  /// In one line.
  let message: String
  /// What was expected and what came.
  var detail = ""
  /// Why: what the step came to; nil where that does not help.
  var why: String?
  /// What the step has noted besides.
  var notes: [String] = []
  /// Whether only `detail` says what is wrong.
  var isToldByDetail = false

  /// All of it, in one line.
  var inOneLine: String {
    let text = isToldByDetail ? "\(message): \(detail.split(separator: "\n").joined(separator: ", "))" : message
    return text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
  }

  /// What was expected, what came, and why, a line each.
  var lines: [String] {
    (detail.isEmpty ? [] : [detail]) + (why.map { ["why: \($0)"] } ?? []) + notes.map { "note: \($0)" }
  }

  /// All of a file, in order.
  static func all(_ result: TestOutcome) -> [TestProblem] {
    var problems = result.report.failures.map { failure in
      let subject = failure.source.map { $0.split(separator: "\n").first.map { String($0) } ?? $0 }
      let remark = subject == nil ? failure.message : failure.remark
      let message = [subject, remark.isEmpty ? nil : remark].compactMap { $0 }
      let sides = [("expected", failure.expected), ("actual", failure.actual)]
      // Where only one side has lines the other one says: nothing came.
      let told = sides.contains { !$0.1.isEmpty } ? sides.map { ($0.0, $0.1.isEmpty ? "nothing" : $0.1) } : []
      return TestProblem(
        line: max(1, failure.line), column: nil, message: message.joined(separator: ": ") + failure.versions,
        detail: told.map { "\($0.0): \($0.1)" }.joined(separator: "\n"), why: failure.why,
        notes: failure.notes, isToldByDetail: !told.isEmpty && remark.isEmpty)
    }
    problems += errors(in: result)
    if let error = result.systemError { problems.append(TestProblem(line: 1, column: nil, message: error)) }
    return problems
  }

  /// What makes the file invalid, taken from the lines `path:line:column: error: message`.
  private static func errors(in result: TestOutcome) -> [TestProblem] {
    let start = VisibleText.inOneLine(result.report.path) + ":"
    return result.diagnostics.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(start) else { return nil }
      let rest = line.dropFirst(start.count)
      let parts = rest.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, parts[2] == " error", let number = DecimalNumber.parse(parts[0]) else { return nil }
      return TestProblem(
        line: number, column: DecimalNumber.parse(parts[1]), message: String(parts[3].dropFirst()))
    }
  }
}
