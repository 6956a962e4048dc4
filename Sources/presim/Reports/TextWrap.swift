/// Paragraphs as wide as the terminal, and no wider than is good to read.
enum TextWrap {
  /// Columns that paragraphs keep to.
  static let width = min(Terminal.columns, widest)
  private static let widest = 110

  /// Breaks a text between words; `first` begins the first line and `rest` the others.
  static func lines(_ text: String, first: String, rest: String, width: Int = TextWrap.width) -> [String] {
    var lines: [String] = []
    var line = first
    var count = first.count
    var isEmpty = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      let length = word.count
      if !isEmpty, count + 1 + length > width {
        lines.append(line)
        (line, count, isEmpty) = (rest, rest.count, true)
      }
      if !isEmpty {
        line += " "
        count += 1
      }
      line += word
      count += length
      isEmpty = false
    }
    lines.append(line)
    return lines
  }
}
