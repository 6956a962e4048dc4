import Testing

/// Records an issue where a value is not what is expected: both values, and of texts of several lines the first line
/// that differs.
///
/// `#expect` serves for every other condition. Each use of that macro costs the compiler some 15 milliseconds, and the
/// tests compare 1,800 times.
func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let difference = difference(of: value, and: expected) else { return }
  Issue.record(
    "\(difference)\(comment().map { ": \($0.rawValue)" } ?? "")",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What is said where `value` is not `expected`; nil where it is.
func difference<Value: Equatable>(of value: Value, and expected: Value) -> String? {
  if value == expected { return nil }
  let whole = "\(String(reflecting: value)) is not \(String(reflecting: expected))"
  guard let value = value as? String, let expected = expected as? String else { return whole }
  let (found, wanted) = (lines(of: value), lines(of: expected))
  guard found.count > 1, wanted.count > 1 else { return whole }
  let row = zip(found, wanted).prefix { $0 == $1 }.count
  func shown(_ lines: [Substring]) -> String { row < lines.count ? String(reflecting: String(lines[row])) : "the end" }
  return "line \(row + 1) is \(shown(found)), not \(shown(wanted)); the whole text:\n\(value)"
}

private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
