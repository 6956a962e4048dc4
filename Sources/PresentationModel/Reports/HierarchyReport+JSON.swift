extension HierarchyReport: JSONConvertible {
  private struct Window: JSONConvertible {
    let name: String
    let isVisible: Bool
    let level: String?
    let root: JSONTree?

    var json: JSONValue {
      [
        "name": name.json,
        "isVisible": isVisible.json,
        "level": level?.json,
        "root": root?.json,
      ]
    }
  }
  private struct Unlisted: JSONConvertible {
    let name: String
    let presenter: String?
    let presentation: JSONValue?

    var json: JSONValue {
      ["name": name.json, "presenter": presenter?.json, "presentation": presentation]
    }
  }

  /// As printed, and as a tree.
  package var json: JSONValue {
    let facts = world.map { ControllerFacts($0) }
    let windows = tree.windows.enumerated().map { row, window in
      Window(
        name: window.name, isVisible: window.isVisible, level: facts?.level(ofWindow: row),
        root: window.lines.isEmpty
          ? nil
          : JSONTree(lines: tree.lines[window.lines], changed: changed, isVisible: window.isVisible, facts: facts))
    }
    var json = JSONObject()
    json["text"] = text.json
    json["isChanged"] = isChanged.json
    json["windows"] = windows.json
    json["alsoOnScreen"] =
      tree.alsoOnScreen.map { unlisted in
        Unlisted(
          name: unlisted.name, presenter: unlisted.presenter,
          presentation: facts?.presentation(ofUnlisted: unlisted.name))
      }.json
    json["environment"] = world?.environment.json
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
  let lines: Slice<PrintedLines>
  /// Which of the hierarchy's lines changed; empty where that is not known.
  let changed: [Bool]
  /// Whether its window is.
  var isVisible = true
  /// What there is to say beside them.
  let facts: ControllerFacts?

  package var json: JSONValue { .tree(self) }

  /// A line whose children and presented controller may still come.
  private struct Open {
    /// The members that stand before the presented controller in the alphabet, and those behind it.
    let head: ArraySlice<JSONObject.Member>
    let rest: ArraySlice<JSONObject.Member>
    let standing: ControllerFacts.Standing?
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
          writeHead(above[last], output)
          output.write(", \"presented\": ")
          above[last].hasHead = true
        } else {
          if above[last].hasChildren { output.write(", ") }
          above[last].hasChildren = true
        }
      }
      output.write("{\"children\": [")
      above.append(open(row, line, below: above.last?.standing))
    }
    while let last = above.popLast() { close(last, output) }
  }

  private func open(_ row: Int, _ line: PrintedHierarchy.Line, below last: ControllerFacts.Standing?) -> Open {
    var json = JSONObject()
    json["class"] = line.className.json
    json["isChanged"] = changed.isEmpty ? nil : changed[row].json
    json["name"] = line.name.json
    json["presentationController"] = line.presentationClass?.json
    json["state"] = line.state.text.json
    json["view"] = line.viewClass.map { ["class": .string($0), "isInWindow": .bool(line.isInWindow)] }
    let standing = facts?.standing(of: line.controller, below: last, isPresented: line.isPresented)
    if let facts, let standing {
      facts.add(line.controller, standing, isInWindow: line.isInWindow, isVisible: isVisible, to: &json)
    }
    let members = json.sorted
    let head = members.firstIndex { !$0.key.utf8.lexicographicallyPrecedes("presented".utf8) } ?? members.count
    return Open(head: members[..<head], rest: members[head...], standing: standing)
  }

  private func writeHead(_ open: Open, _ output: Output) {
    output.write("], ")
    JSONValue.writeInline(open.head, to: output)
  }

  private func close(_ open: Open, _ output: Output) {
    if !open.hasHead { writeHead(open, output) }
    if !open.rest.isEmpty {
      output.write(", ")
      JSONValue.writeInline(open.rest, to: output)
    }
    output.write("}")
  }
}
