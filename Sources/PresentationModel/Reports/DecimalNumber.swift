/// Numbers as people write them on a command line: digits and nothing else.
package enum DecimalNumber {
  /// The value; the largest one for what does not fit.
  package static func parse(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0.isDigit }) else { return nil }
    return Int(text) ?? Int.max
  }
}
