/// `presim compare` for people: a table for each version.
struct CompareText {
  let output: Output
  let paint: Paint

  /// Writes one version.
  func write(_ version: CompareReport.Version) {
    output.line()
    output.line(paint(.bold, version.rules))
    for diagnostic in version.diagnostics { output.line("  \(diagnostic)") }
    guard !version.rows.isEmpty else { return }
    var table = [["style", "presented by", "becomes", "leaves the window", "tab bar", "UIKit says"]]
    for row in version.rows { table.append(cells(row)) }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    for (number, cells) in table.enumerated() {
      var line = " "
      var pending = ""
      for (column, cell) in cells.enumerated() {
        // No trailing blanks.
        pending += " "
        guard !cell.isEmpty else {
          pending += String(repeating: " ", count: widths[column] + 1)
          continue
        }
        line += pending + cell
        pending = String(repeating: " ", count: widths[column] - cell.count + 1)
      }
      output.line(number == 0 ? paint(.dim, line) : line)
    }
    if version.isStyleIgnored {
      output.line("  the style has no say: what is presented brings its own presentation (STY-03)")
    }
  }

  private func cells(_ row: CompareReport.Row) -> [String] {
    guard row.isAvailable else { return [".\(row.style)", "unavailable", "", "", "", ""] }
    let tabBar = row.tabBarVisible.map { $0 ? "usable" : "covered" } ?? "–"
    var says = row.console.map(\.text)
    if let exception = row.exception { says.append("\(exception.name ?? ""): \(exception.text)") }
    let leaves = row.leavesWindow.isEmpty ? "nothing" : row.leavesWindow.joined(separator: ", ")
    let becomes = row.adaptedStyle.map { $0 == row.style ? "" : ".\($0)" } ?? ""
    return [
      ".\(row.style)", row.context ?? "–", becomes, row.context == nil ? "–" : leaves, tabBar,
      says.joined(separator: " "),
    ]
  }
}
