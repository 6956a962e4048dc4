/// A hierarchy as a flowchart of Mermaid, which Markdown pages draw.
enum MermaidText {
  /// The chart of a step. More rows than a chart can show are folded.
  static func text(_ tree: PicturedTree, title: String) -> String {
    let items = tree.items(most: 100)
    var text = "---\ntitle: \(quoted(title))\n---\nflowchart TB\n"
    var names: [Int: Int] = [:]
    var groups: [(name: String, numbers: [String])] = [
      ("shown", []), ("moving", []), ("out", []), ("unloaded", []),
    ]
    for (number, item) in items.enumerated() {
      switch item {
      case .more(let count, _): text += "  n\(number)[\"… \(count) more\"]\n"
      case .row(let position):
        names[position] = number
        let row = tree.rows[position]
        let words = row.state.words + (row.isChanged ? ", changed" : "")
        text += "  n\(number)[\"\(label(row.name))<br/>\(label(row.className))<br/>\(words)\"]\n"
        let group: Int
        switch row.state {
        case .appeared, .covered: group = 0
        case .moving: group = 1
        case .out, .gone: group = 2
        case .unloaded, .disappeared, .window, .hiddenWindow, .hidden: group = 3
        }
        groups[group].numbers.append("n\(number)")
      }
    }
    for (number, item) in items.enumerated() {
      guard case .row(let position) = item, let parent = tree.rows[position].parent, let above = names[parent] else {
        continue
      }
      let row = tree.rows[position]
      text +=
        row.isPresented
        ? "  n\(above) ==>|\"\(label(row.style ?? ""))\"| n\(number)\n"
        : "  n\(above) \(row.state == .gone ? "-.-" : "---") n\(number)\n"
    }
    text += "  classDef shown stroke:#0a62c9,fill:#ffffff,color:#1b1d22\n"
    text += "  classDef moving stroke:#9a4507,fill:#fffaf0,color:#1b1d22,stroke-width:3px\n"
    text += "  classDef out stroke:#b5380b,fill:#fff4ed,color:#1b1d22,stroke-dasharray:7 4\n"
    text += "  classDef unloaded stroke:#76808d,fill:#ffffff,color:#555e6b,stroke-dasharray:2 3\n"
    for group in groups where !group.numbers.isEmpty {
      text += "  class \(group.numbers.joined(separator: ",")) \(group.name)\n"
    }
    return text
  }

  /// A text inside quotes: no character of it ends them, or is markup.
  private static func label(_ text: String) -> String {
    var result = ""
    for scalar in PictureText.visible(text).unicodeScalars {
      switch scalar {
      case "\"", "<", ">", "&", "#", ";", "\\", "`", "|", "[", "]", "{", "}", "*", "_":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A string of the front matter, which is YAML.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in PictureText.visible(text).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "<": result += "\\x3C"
      case ">": result += "\\x3E"
      case "&": result += "\\x26"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
