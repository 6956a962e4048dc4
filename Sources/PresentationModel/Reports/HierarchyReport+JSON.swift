extension HierarchyReport: JSONConvertible {
  private struct Window: JSONConvertible {
    let name: String
    let isVisible: Bool
    let root: JSONTree?

    var json: JSONValue {
      var json = JSONObject()
      json["name"] = name.json
      json["isVisible"] = isVisible.json
      json["root"] = root?.json
      return .object(json)
    }
  }
  private struct Stray: JSONConvertible {
    let name: String
    let presenter: String?

    var json: JSONValue {
      var json = JSONObject()
      json["name"] = name.json
      json["presenter"] = presenter?.json
      return .object(json)
    }
  }

  /// As printed, and as a tree.
  package var json: JSONValue {
    let windows = tree.windows.map { window in
      Window(
        name: window.name, isVisible: window.isVisible,
        root: window.lines.isEmpty ? nil : JSONTree(lines: tree.lines[window.lines], changed: changed))
    }
    var json = JSONObject()
    json["text"] = text.json
    json["isChanged"] = isChanged.json
    json["windows"] = windows.json
    json["alsoOnScreen"] = tree.strays.map { Stray(name: $0.name, presenter: $0.presenter) }.json
    return .object(json)
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
package struct JSONTree: JSONConvertible {
  package let lines: Slice<PrintedLines>
  /// Which of the hierarchy's lines changed; empty where that is not known.
  package let changed: [Bool]

  package var json: JSONValue { .tree(self) }

  /// A line whose children and presented controller may still come.
  private struct Open {
    let row: Int
    var hasChildren = false
    var hasHead = false
  }

  /// Writes the tree: line by line, with nothing kept but those above the one that is written.
  package func write(to output: Output) {
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
