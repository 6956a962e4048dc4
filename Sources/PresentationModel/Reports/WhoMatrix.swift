/// Who would present, for people who ask for several styles: who asks × style → who presents, and what leaves.
package struct WhoMatrix {
  private var styles: [String] = []
  private var sources: [String] = []
  private var cells: [String: String] = [:]
  /// What styles become on this device, where that is another for nobody.
  private var adapted: [String: Set<String>] = [:]
  private var refusals: [String] = []
  private var lacking: [String] = []

  /// Adds an answer.
  package mutating func add(_ prospect: Prospect, saying words: [String], in hierarchy: Hierarchy, style: String) {
    let source = ControllerText.name(prospect.source, in: hierarchy)
    if !styles.contains(style) { styles.append(style) }
    if cells["\(source)/\(styles[0])"] == nil, styles.count == 1 { sources.append(source) }
    guard let presenter = prospect.presenter, prospect.refusal == nil else {
      let rule = prospect.refusal.map { "\($0.rule.text): \(words.first ?? "UIKit says nothing")" } ?? "nobody presents"
      cells["\(source)/\(style)"] = "refused [\(number(of: rule))]"
      return
    }
    let name = ControllerText.name(presenter, in: hierarchy)
    cells["\(source)/\(style)"] = prospect.leaves.isEmpty ? name : "\(name) −"
    if let became = prospect.style?.text { adapted[style, default: []].insert(became) }
  }

  /// A style that this UIKit does not have.
  package mutating func lacks(_ style: String) { lacking.append(".\(style)") }

  private mutating func number(of refusal: String) -> Int {
    if let row = refusals.firstIndex(of: refusal) { return row + 1 }
    refusals.append(refusal)
    return refusals.count
  }

  /// Writes it: as many styles beside one another as there is room for.
  package func write(to out: Output, _ paint: Paint, width: Int) {
    var first = 0
    while first < styles.count {
      var last = first + 1
      var lines = table(first..<last)
      while last < styles.count {
        let wider = table(first..<(last + 1))
        guard (wider.flatMap { $0 }.map { $0.count }.max() ?? 0) <= width else { break }
        (lines, last) = (wider, last + 1)
      }
      if first > 0 { out.line() }
      for (row, cells) in lines.enumerated() {
        for line in cells { out.line(row == 0 ? paint(.dim, line) : line) }
      }
      first = last
    }
    for line in legend { for part in TextWrap.lines(line, first: "", rest: "  ", width: width) { out.line(part) } }
  }

  private func table(_ columns: Range<Int>) -> [[String]] {
    let heads = ["who asks"] + styles[columns].map { ".\($0)" }
    let rows = sources.map { source in [source] + styles[columns].map { cells["\(source)/\($0)"] ?? "" } }
    return TextTable(rows: [heads] + rows, flexible: []).lines(in: .max) ?? []
  }

  private var legend: [String] {
    var lines = ["in the table: who presents; − its view leaves the window"]
    for style in styles {
      guard let became = adapted[style], became != [style] else { continue }
      lines.append(".\(style) comes as \(became.sorted().map { ".\($0)" }.joined(separator: " or ")) on this device")
    }
    for (row, text) in refusals.enumerated() { lines.append("[\(row + 1)] \(text)") }
    if !lacking.isEmpty { lines.append("not in this version: \(lacking.joined(separator: ", "))") }
    return lines
  }
}
