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
  let lines: ArraySlice<PrintedHierarchy.Line>
  /// Which of the hierarchy's lines changed; empty where that is not known.
  let changed: [Bool]

  func encode(to encoder: any Encoder) throws {
    // `JSONValueEncoder` takes it as it is.
    var container = encoder.singleValueContainer()
    try container.encode("tree")
  }

  private enum Item { case node(Int), text(String) }

  /// Writes the tree.
  func write(to output: Output) {
    let (children, presented) = links()
    var pending: [Item] = [.node(lines.startIndex)]
    while let item = pending.popLast() {
      switch item {
      case .text(let text): output.write(text)
      case .node(let row):
        let line = lines[row]
        let own = children[row - lines.startIndex]
        output.write("{\"children\": [")
        pending.append(.text(rest(line, row)))
        if let over = presented[row - lines.startIndex] {
          pending.append(.node(over))
          pending.append(.text(", \"presented\": "))
        }
        pending.append(.text("], " + head(line, row)))
        for (position, child) in own.enumerated().reversed() {
          pending.append(.node(child))
          if position > 0 { pending.append(.text(", ")) }
        }
      }
    }
  }

  /// Rows of the children of each line, and of what it presents.
  private func links() -> (children: [[Int]], presented: [Int?]) {
    var children = [[Int]](repeating: [], count: lines.count)
    var presented = [Int?](repeating: nil, count: lines.count)
    var above: [Int] = []
    for row in lines.indices {
      let line = lines[row]
      above.removeSubrange(min(line.level, above.count)...)
      if let parent = above.last {
        if line.isPresented {
          presented[parent - lines.startIndex] = row
        } else {
          children[parent - lines.startIndex].append(row)
        }
      }
      above.append(row)
    }
    return (children, presented)
  }

  private func head(_ line: PrintedHierarchy.Line, _ row: Int) -> String {
    var text = "\"class\": \(quoted(line.className))"
    if !changed.isEmpty { text += ", \"isChanged\": \(changed[row])" }
    text += ", \"name\": \(quoted(line.name))"
    if let name = line.presentationClass { text += ", \"presentationController\": \(quoted(name))" }
    return text
  }

  private func rest(_ line: PrintedHierarchy.Line, _ row: Int) -> String {
    var text = ", \"state\": \(quoted(line.state.text))"
    if let view = line.viewClass {
      text += ", \"view\": {\"class\": \(quoted(view)), \"isInWindow\": \(line.isInWindow)}"
    }
    return text + "}"
  }

  /// Names and classes have no character that needs an escape.
  private func quoted(_ name: String) -> String { "\"\(name)\"" }
}
