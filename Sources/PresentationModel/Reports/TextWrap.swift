/// Paragraphs of a width.
package enum TextWrap {
  /// Breaks a text between words; `first` begins the first line and `rest` the others.
  package static func lines(_ text: String, first: String, rest: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = first
    var count = first.count
    var isEmpty = true
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
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
