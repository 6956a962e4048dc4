import PresentationModel

/// The tables of a class as a terminal shows them: Documentation/Reference.md has them in Markdown.
struct ReferenceText {
  /// The section of Reference.md.
  let markdown: String
  /// How wide the terminal is.
  let columns: Int

  /// The section without marks of Markdown, each table in columns.
  var text: String {
    var lines: [String] = []
    var table: [[String]] = []
    var markdown = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    markdown.append("")
    for line in markdown {
      if line.hasPrefix("|") {
        let cells = Self.cells(line)
        if !cells.allSatisfy({ $0.allSatisfy { $0 == "-" } }) { table.append(cells) }
        continue
      }
      if !table.isEmpty {
        lines += rows(of: table)
        table = []
      }
      let words = Self.plain(line.drop(while: { $0 == "#" || $0 == " " }))
      lines += words.isEmpty ? [""] : TextWrap.lines(words, first: "", rest: "", width: columns)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A table in columns; where those are too wide for the terminal what is said of a row stands below it.
  private func rows(of table: [[String]]) -> [String] {
    let layout = TextTable(rows: table, flexible: Set(table[0].indices.dropFirst()))
    if let lines = layout.lines(in: columns) { return Array(lines.joined()) }
    return table.dropFirst().flatMap { row in
      [row.dropLast().joined(separator: "  ")]
        + TextWrap.lines(row.last ?? "", first: "    ", rest: "    ", width: columns)
    }
  }

  /// The cells of a row of a table. A bar that belongs to a cell is written `\|`.
  private static func cells(_ line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isMarked = false
    for character in line.dropFirst() {
      if character == "|", !isMarked {
        cells.append(plain(cell[...]).split(separator: " ").joined(separator: " "))
        cell = ""
      } else if character != "\\" {
        cell.append(character)
      }
      isMarked = character == "\\"
    }
    return cells
  }

  /// A text without marks of code, and of a link only its words.
  static func plain(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "[", let end = rest.firstIndex(of: "]"), rest[end...].hasPrefix("]("),
        let close = rest[end...].firstIndex(of: ")")
      {
        result += plain(rest[..<end])
        rest = rest[rest.index(after: close)...]
      } else if character != "`" {
        result.append(character)
      }
    }
    return result
  }
}
