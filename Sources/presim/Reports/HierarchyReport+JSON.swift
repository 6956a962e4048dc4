import PresentationModel

extension HierarchyReport: Encodable {
  private struct Window: Encodable {
    let name: String
    let isVisible: Bool
    let root: JSONTree?
  }
  private struct Stray: Encodable {
    let name: String
    let presenter: String?
  }
  private enum CodingKeys: String, CodingKey { case text, windows, alsoOnScreen, isChanged }

  /// As printed, and as a tree.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(isChanged, forKey: .isChanged)
    let windows = tree.windows.map { window in
      Window(
        name: window.name, isVisible: window.isVisible,
        root: window.lines.isEmpty ? nil : JSONTree(lines: tree.lines[window.lines], changed: changed))
    }
    try container.encode(windows, forKey: .windows)
    try container.encode(
      tree.strays.map { Stray(name: $0.name, presenter: $0.presenter) }, forKey: .alsoOnScreen)
  }

  /// As `_printHierarchy` prints it.
  private var text: String {
    var bytes: [UInt8] = []
    for window in tree.windows where !window.lines.isEmpty {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      tree.write(window.lines, to: { bytes += $0 })
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The tree of a window as JSON: nested objects, written without recursion and without indentation, so that the depth
/// of a hierarchy costs nothing.
struct JSONTree: Encodable {
  let lines: Slice<PrintedLines>
  /// Which of the hierarchy's lines changed; empty where that is not known.
  let changed: [Bool]

  func encode(to encoder: any Encoder) throws {
    // `JSONValueEncoder` takes it as it is.
    var container = encoder.singleValueContainer()
    try container.encode("tree")
  }

  /// A line whose children and presented controller may still come.
  private struct Open {
    let row: Int
    var hasChildren = false
    var hasHead = false
  }

  /// Writes the tree: line by line, with nothing kept but those above the one that is written.
  func write(to output: Output) {
    var above: [Open] = []
    for row in lines.indices {
      let line = lines[row]
      while above.count > line.level { close(above.removeLast(), output) }
      if !above.isEmpty {
        let last = above.count - 1
        if line.isPresented {
          output.write("], \(head(above[last].row)), \"presented\": ")
          above[last].hasHead = true
        } else {
          if above[last].hasChildren { output.write(", ") }
          above[last].hasChildren = true
        }
      }
      output.write("{\"children\": [")
      above.append(Open(row: row))
    }
    while let last = above.popLast() { close(last, output) }
  }

  private func close(_ open: Open, _ output: Output) {
    if !open.hasHead { output.write("], " + head(open.row)) }
    output.write(rest(lines[open.row]))
  }

  private func head(_ row: Int) -> String {
    let line = lines[row]
    var text = "\"class\": \(quoted(line.className))"
    if !changed.isEmpty { text += ", \"isChanged\": \(changed[row])" }
    text += ", \"name\": \(quoted(line.name))"
    if let name = line.presentationClass { text += ", \"presentationController\": \(quoted(name))" }
    return text
  }

  private func rest(_ line: PrintedHierarchy.Line) -> String {
    var text = ", \"state\": \(quoted(line.state.text))"
    if let view = line.viewClass {
      text += ", \"view\": {\"class\": \(quoted(view)), \"isInWindow\": \(line.isInWindow)}"
    }
    return text + "}"
  }

  /// Names and classes have no character that needs an escape.
  private func quoted(_ name: String) -> String { "\"\(name)\"" }
}
