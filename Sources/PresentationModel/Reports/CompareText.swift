/// `presim compare` for people: a table of styles, or one of styles and versions.
package struct CompareText {
  package let output: Output
  package let paint: Paint
  /// Columns of the page.
  package let width: Int

  package init(output: Output, paint: Paint, width: Int? = nil) {
    (self.output, self.paint) = (output, paint)
    self.width = max(20, width ?? output.columns)
  }

  /// Console lines and exceptions, each once, by number.
  private struct Footnotes {
    private(set) var texts: [String] = []

    /// `[1]` of a text.
    mutating func mark(_ text: String) -> String {
      if let row = texts.firstIndex(of: text) { return "[\(row + 1)]" }
      texts.append(text)
      return "[\(texts.count)]"
    }

    mutating func marks(of row: CompareReport.Row) -> String {
      var marks = row.console.map { mark($0.text) }
      if let exception = row.exception { marks.append(mark(exception.line)) }
      return marks.joined(separator: " ")
    }
  }

  /// Writes the step, then a table.
  package func write(_ report: CompareReport) {
    if let title = ReportTitle.own(report.title, path: report.path) { output.line(paint(.bold, title)) }
    output.line(paint(.dim, "\(report.path):\(report.line), \(report.device)"))
    output.line(paint(.cyan, report.source))
    write(report.versions)
  }

  /// Writes the versions.
  package func write(_ versions: [CompareReport.Version]) {
    if versions.count == 1, let version = versions.first {
      writeStyles(version)
    } else {
      writeVersions(versions)
    }
  }

  // MARK: One version

  private static let heads = [
    "style", "presenter", "becomes", "leaves the window", "viewWillDisappear", "swipe", "tab bar", "says",
  ]
  /// Where there is less room.
  private static let shortHeads = ["style", "presenter", "becomes", "leaves", "hears", "swipe", "tab bar", "says"]

  private func writeStyles(_ version: CompareReport.Version) {
    output.line()
    output.line(paint(.bold, version.rules))
    for diagnostic in version.diagnostics { output.line("  \(diagnostic)") }
    guard !version.rows.isEmpty else { return }
    var notes = Footnotes()
    let cells = version.rows.map { self.cells($0, &notes) }
    // A column in which all cells are empty is left out.
    let kept = Self.heads.indices.filter { column in column < 2 || cells.contains { !$0[column].isEmpty } }
    func table(_ heads: [String], folding: Set<Int>, gap: Int = 2) -> [[String]]? {
      let rows = ([heads] + cells).map { row in kept.map { row[$0] } }
      let flexible = Set(kept.indices.filter { folding.contains(kept[$0]) })
      return TextTable(rows: rows, flexible: flexible, gap: gap).lines(in: width - 2)
    }
    // A refusal may run on over two lines before the heads get shorter, names only after that.
    var isShort = false
    if let lines = table(Self.heads, folding: [1]) {
      writeTable(lines, version)
    } else if let lines = table(Self.shortHeads, folding: [1]) ?? table(Self.shortHeads, folding: [1, 3, 7])
      ?? table(Self.shortHeads, folding: [1, 3, 7], gap: 1)
    {
      writeTable(lines, version)
      isShort = true
    } else {
      writeList(([Self.heads] + cells).map { row in kept.map { row[$0] } }, version)
    }
    writeEnd(notes, isStyleIgnored: version.isStyleIgnored, isMarked: version.rows.contains(where: { $0.isInFile }))
    writeLegend(kept, isShort: isShort)
  }

  /// The meanings of the heads, of the columns that are there.
  private func writeLegend(_ columns: [Int], isShort: Bool) {
    let meanings = [
      2: "becomes: the style that comes up, where that is another", 3: isShort ? "leaves: what leaves the window" : nil,
      4:
        "\(isShort ? "hears" : "viewWillDisappear"): whether the presenter gets \(isShort ? "viewWillDisappear" : "it")",
      5: "swipe: whether the user can swipe it down", 6: "tab bar: whether it can be used then",
      7: "says: what UIKit prints, below",
    ]
    let said = columns.compactMap { meanings[$0] ?? nil }
    guard !said.isEmpty else { return }
    paragraph(said.joined(separator: "; "), first: "  ", rest: "  ")
  }

  private func writeTable(_ lines: [[String]], _ version: CompareReport.Version) {
    for (number, lines) in lines.enumerated() {
      let isInFile = number > 0 && version.rows[number - 1].isInFile
      for (row, line) in lines.enumerated() {
        if number == 0 {
          output.line(paint(.dim, "  \(line)"))
        } else {
          output.line(isInFile && row == 0 ? paint(.bold, "▸ \(line)") : "  \(line)")
        }
      }
    }
  }

  /// Where no table has room: a paragraph for each style.
  private func writeList(_ rows: [[String]], _ version: CompareReport.Version) {
    for (row, cells) in zip(version.rows, rows.dropFirst()) {
      let parts = zip(rows[0], cells).dropFirst().filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
      paragraph("\(cells[0])  \(parts.joined(separator: "; "))", first: row.isInFile ? "▸ " : "  ", rest: "    ")
    }
  }

  private func cells(_ row: CompareReport.Row, _ notes: inout Footnotes) -> [String] {
    guard row.isAvailable else { return [".\(row.style)", "not available", "", "", "", "", "", ""] }
    let says = notes.marks(of: row)
    let tabBar = row.tabBar?.rawValue ?? ""
    guard let presenter = row.presenter else {
      return [".\(row.style)", refusal(row), "", "", "", "", tabBar, says]
    }
    return [
      ".\(row.style)", presenter, row.adaptedStyle.map { $0 == row.style ? "" : ".\($0)" } ?? "", leaves(row),
      word(row.presenterIsTold), word(row.swipeCloses), tabBar, says,
    ]
  }

  private func refusal(_ row: CompareReport.Row) -> String {
    if row.waits, row.exception == nil, row.rule == nil { return "waits for the running transition" }
    let word = row.exception == nil ? row.rule == nil ? "nobody" : "refused" : "crash"
    return row.rule.map { "\(word) (\($0))" } ?? word
  }

  private func leaves(_ row: CompareReport.Row) -> String {
    row.leaves.isEmpty ? "nothing" : row.leaves.joined(separator: ", ")
  }

  private func word(_ value: Bool?) -> String { value.map { $0 ? "yes" : "no" } ?? "" }

  // MARK: Several versions

  private func writeVersions(_ versions: [CompareReport.Version]) {
    let groups = Self.groups(versions)
    var notes = Footnotes()
    let styles = versions.first { !$0.rows.isEmpty }?.rows.map { $0.style } ?? []
    var rows = [["style"] + groups.map { $0.name }]
    for (number, style) in styles.enumerated() {
      var cells = [".\(style)"]
      var before: CompareReport.Row?
      for group in groups {
        guard group.version.rows.indices.contains(number) else {
          cells.append("–")
          continue
        }
        let row = group.version.rows[number]
        cells.append((row.isInFile ? "▸ " : "") + cell(row, since: before, &notes))
        before = row
      }
      rows.append(cells)
    }
    output.line()
    if !styles.isEmpty { writeMatrix(rows) }
    for group in groups {
      for diagnostic in group.version.diagnostics { output.line("\(group.name): \(diagnostic)") }
    }
    let isIgnored = groups.allSatisfy { $0.version.isStyleIgnored }
    let isMarked = groups.contains { $0.version.rows.contains(where: { $0.isInFile }) }
    writeEnd(notes, isStyleIgnored: isIgnored, isMarked: isMarked)
    if rows.contains(where: { $0.dropFirst().contains("=") }) {
      paragraph("= the same as in the column to the left", first: "  ", rest: "  ")
    }
  }

  /// Neighbours that come to the same are one column.
  private static func groups(
    _ versions: [CompareReport.Version]
  ) -> [(name: String, version: CompareReport.Version)] {
    var groups: [(names: [String], version: CompareReport.Version)] = []
    for version in versions {
      if let last = groups.last?.version, last.rows == version.rows, last.diagnostics == version.diagnostics {
        groups[groups.count - 1].names.append(version.rules)
      } else {
        groups.append(([version.rules], version))
      }
    }
    return groups.map { ($0.names.count == 1 ? $0.names[0] : span($0.names), $0.version) }
  }

  /// `ios 13 to 17`.
  private static func span(_ names: [String]) -> String {
    let last = names[names.count - 1]
    return "\(names[0]) to \(last.hasPrefix("ios ") ? String(last.dropFirst(4)) : last)"
  }

  /// As many versions beside one another as there is room for.
  private func writeMatrix(_ rows: [[String]]) {
    let style = rows.map { $0[0].count }.max() ?? 0
    let room = max(1, (width - 2 - style) / (Self.narrowestVersion + 2))
    var first = 1
    while first < rows[0].count {
      let columns = first..<min(rows[0].count, first + room)
      let part = rows.map { [$0[0]] + $0[columns] }
      // All versions get the same room, so that a line of text is a line of the table.
      let each = max(12, (width - 2 - style) / columns.count - 2)
      let folded = part.map { row in [[row[0]]] + row.dropFirst().map { TextTable.folded($0, to: each) } }
      if first > 1 { output.line() }
      for (number, cells) in folded.enumerated() {
        let height = cells.map { $0.count }.max() ?? 0
        let lines = (0..<height).map { row in cells.map { $0.indices.contains(row) ? $0[row] : "" } }
        for cells in lines {
          var line = "  "
          for (column, cell) in cells.enumerated() {
            let width = column == 0 ? style : each
            line += cell + String(repeating: " ", count: max(0, width - cell.count) + 2)
          }
          while line.last == " " { line.removeLast() }
          output.line(number == 0 ? paint(.dim, line) : line)
        }
      }
      first = columns.upperBound
    }
  }

  /// A column of a version has at least this room.
  private static let narrowestVersion = 24

  /// The result of a style; nothing where it is the same as in the version before.
  private func cell(
    _ row: CompareReport.Row, since before: CompareReport.Row?, _ notes: inout Footnotes
  ) -> String {
    let parts = self.parts(row, &notes)
    // That a style stays what it is goes without saying, unless it did not before.
    let whole = parts.filter { !$0.isEmpty && $0 != "as .\(row.style)" }.joined(separator: "; ")
    guard let before else { return whole }
    guard before.isAvailable, row.isAvailable, (before.presenter == nil) == (row.presenter == nil) else {
      return self.parts(before, &notes) == parts ? "=" : whole
    }
    let old = self.parts(before, &notes)
    var new = zip(old, parts).filter { $0.0 != $0.1 }.map { $0.1 }
    if zip(old, parts).contains(where: { !$0.0.isEmpty && $0.1.isEmpty }) {
      new = new.map { $0.isEmpty ? "nothing printed" : $0 }
    }
    return new.isEmpty ? "=" : new.joined(separator: "; ")
  }

  private func parts(_ row: CompareReport.Row, _ notes: inout Footnotes) -> [String] {
    guard row.isAvailable else { return ["not available"] }
    let says = notes.marks(of: row)
    let tabBar = row.tabBar.map { "tab bar \($0.rawValue)" } ?? ""
    guard let presenter = row.presenter else { return [refusal(row), tabBar, says] }
    return [
      "\(presenter) presents", row.adaptedStyle.map { "as .\($0)" } ?? "",
      row.leaves.isEmpty ? "nothing leaves" : "\(leaves(row)) \(row.leaves.count == 1 ? "leaves" : "leave")",
      row.presenterIsTold.map { $0 ? "viewWillDisappear" : "no viewWillDisappear" } ?? "",
      row.swipeCloses.map { $0 ? "a swipe closes it" : "no swipe closes it" } ?? "", tabBar, says,
    ]
  }

  // MARK: Below the table

  private func writeEnd(_ notes: Footnotes, isStyleIgnored: Bool, isMarked: Bool) {
    for (row, text) in notes.texts.enumerated() {
      if row == 0 { output.line() }
      paragraph(text, first: "  [\(row + 1)] ", rest: "      ")
    }
    if isStyleIgnored {
      paragraph(
        "the style has no say: what is presented has its own presentation (STY-03)", first: "  ", rest: "  ")
    } else if isMarked {
      paragraph("▸ the style that the file uses", first: "  ", rest: "  ")
    }
  }

  private func paragraph(_ text: String, first: String, rest: String) {
    for line in TextWrap.lines(text, first: first, rest: rest, width: width) { output.line(line) }
  }
}
