/// A hierarchy as a graph for Graphviz: `dot -Tsvg`.
enum DOTText {
  /// The graph of a step. More rows than a graph can show are folded.
  static func text(_ tree: PicturedTree, title: String) -> String {
    let items = tree.items(most: 200)
    var text = "digraph presim {\n  rankdir=TB;\n  label=\(quoted(title + "\n" + note));\n  labelloc=t;\n"
    text += "  fontname=\"Helvetica\";\n"
    text += "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#ffffff\", fontname=\"Helvetica\"];\n"
    text += "  edge [fontname=\"Helvetica\"];\n"
    var names: [Int: Int] = [:]
    for (number, item) in items.enumerated() {
      switch item {
      case .more(let count, _): text += "  n\(number) [label=\"… \(count) more\", style=\"dotted\"];\n"
      case .row(let position):
        names[position] = number
        text += node(tree.rows[position], number)
      }
    }
    for (number, item) in items.enumerated() {
      guard case .row(let position) = item, let parent = tree.rows[position].parent, let above = names[parent] else {
        continue
      }
      let row = tree.rows[position]
      if row.isPresented {
        let label = quoted(row.style ?? "")
        text += "  n\(above) -> n\(number) [color=\"#6d28d9\", fontcolor=\"#6d28d9\", penwidth=2, label=\(label)];\n"
      } else {
        let style = row.state == .gone ? ", style=dotted" : ""
        text += "  n\(above) -> n\(number) [dir=none, color=\"#76808d\"\(style)];\n"
      }
    }
    return text + "}\n"
  }

  static let note = "thin lines: containment, arrows: presentation"

  private static func node(_ row: PicturedTree.Row, _ number: Int) -> String {
    let (style, color, fill): (String, String, String) =
      switch row.state {
      case .appeared: ("rounded,filled", "#0a62c9", "#ffffff")
      case .moving: ("rounded,filled,bold", "#9a4507", "#fffaf0")
      case .disappeared, .window, .covered: ("rounded,filled", "#76808d", "#f2f3f5")
      case .unloaded, .hiddenWindow, .hidden: ("rounded,filled,dotted", "#76808d", "#ffffff")
      case .out: ("rounded,filled,dashed", "#b5380b", "#fff4ed")
      case .gone: ("rounded,filled,dotted", "#b5380b", "#ffffff")
      }
    let words = row.state.words + (row.isChanged ? ", changed" : "")
    let label = quoted("\(row.name)\n\(row.className)\n\(words)")
    return "  n\(number) [label=\(label), style=\"\(style)\", color=\"\(color)\", fillcolor=\"\(fill)\"];\n"
  }

  /// A string of DOT: quotes and backslashes are escaped, lines stay lines.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { result += "\\n" }
      isFirst = false
      for character in PictureText.visible(String(line)).unicodeScalars {
        if character == "\"" || character == "\\" { result += "\\" }
        result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
