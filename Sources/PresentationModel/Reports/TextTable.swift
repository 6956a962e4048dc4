/// A table for people: columns as wide as they need to be, and no wider than the page.
package struct TextTable {
  /// The rows, the heads first; each with as many cells.
  package var rows: [[String]]
  /// Columns whose cells may run on over several lines.
  package var flexible: Set<Int>
  /// Between two columns.
  package var gap: Int

  /// A table of rows, whose columns in `flexible` may run on.
  package init(rows: [[String]], flexible: Set<Int>, gap: Int = 2) {
    (self.rows, self.flexible, self.gap) = (rows, flexible, gap)
  }

  /// The lines of each row; nil where the table is wider than `width` however it is folded.
  package func lines(in width: Int) -> [[String]]? {
    var widths = rows[0].indices.map { column in rows.map { Self.width($0[column]) }.max() ?? 0 }
    let least = rows[0].indices.map { column in
      flexible.contains(column) ? rows.map { Self.longestWord($0[column]) }.max() ?? 0 : widths[column]
    }
    var total = widths.reduce(0, +) + (widths.count - 1) * gap
    while total > width {
      // The widest gives way first.
      let givers = flexible.filter { widths[$0] > least[$0] }
      guard let widest = givers.max(by: { (widths[$0], $1) < (widths[$1], $0) }) else { return nil }
      let others = givers.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let less = min(total - width, max(1, widths[widest] - max(others, least[widest])))
      widths[widest] -= less
      total -= less
    }
    return rows.map { row in
      let cells = row.indices.map { Self.folded(row[$0], to: widths[$0]) }
      return (0..<(cells.map { $0.count }.max() ?? 0)).map { number in
        line(cells.map { number < $0.count ? $0[number] : "" }, widths)
      }
    }
  }

  /// One line of a row, without trailing blanks.
  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths) {
      line += cell + String(repeating: " ", count: max(0, width - Self.width(cell)) + gap)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Breaks a cell between words, and words that are too long where they have to.
  package static func folded(_ cell: String, to width: Int) -> [String] {
    guard Self.width(cell) > width else { return [cell] }
    var lines: [String] = []
    var line = ""
    for word in cell.split(separator: " ") {
      var word = word
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      if !line.isEmpty { line += " " }
      while word.count > width {
        lines.append(String(word.prefix(width)))
        word = word.dropFirst(width)
      }
      line += word
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  private static func longestWord(_ cell: String) -> Int {
    var longest = 0
    for word in cell.split(separator: " ") { longest = max(longest, word.count) }
    return longest
  }

  private static func width(_ cell: String) -> Int { cell.count }
}
