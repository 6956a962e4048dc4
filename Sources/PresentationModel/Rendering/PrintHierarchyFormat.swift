/// UIKit's `_printHierarchy` format, with names instead of addresses.
package struct PrintHierarchyFormat {
  private var bytes: [UInt8] = []
  private var prefix: [UInt8] = []

  private static let bar: [UInt8] = Array("   | ".utf8)
  private static let plus: [UInt8] = Array("   + ".utf8)

  init() {}

  /// All windows, one after the other, a blank line between. Time and space are linear in what is printed.
  static func windows(_ hierarchy: Hierarchy, _ version: UIKitVersion) -> [UInt8] {
    var dump = PrintHierarchyFormat()
    for window in hierarchy.windows {
      guard let root = window.root else { continue }
      if !dump.bytes.isEmpty { dump.bytes.append(10) }
      HierarchyWalk(hierarchy, version).visit(root) { dump.line($0) }
    }
    return dump.bytes
  }

  /// The tree from one controller on, its first line without prefix.
  static func subtree(_ x: ControllerID, _ hierarchy: Hierarchy, _ version: UIKitVersion) -> [UInt8] {
    var dump = PrintHierarchyFormat()
    HierarchyWalk(hierarchy, version).visit(x) { dump.line($0) }
    return dump.bytes
  }

  /// Hands on some lines in pieces of moderate size, each with a mark before it: for hierarchies of any size.
  static func write<Lines: RandomAccessCollection>(
    _ lines: Lines, _ rows: Range<Int>, _ handle: (UnsafeBufferPointer<UInt8>) -> Void, mark: (Int) -> String
  ) where Lines.Element == PrintedHierarchy.Line, Lines.Index == Int {
    // Rows, not a slice of the lines: its type would be made at run time, which costs more than a small tree.
    var dump = PrintHierarchyFormat()
    for row in rows {
      dump.append(mark(row))
      dump.line(lines[row])
      if dump.bytes.count > 1 << 16 || row == rows.upperBound - 1 {
        dump.bytes.withUnsafeBufferPointer(handle)
        dump.bytes.removeAll(keepingCapacity: true)
      }
    }
  }

  private mutating func line(_ line: PrintedHierarchy.Line) {
    let bars = line.isPresented ? line.level - 1 : line.level
    while prefix.count < bars * Self.bar.count { prefix += Self.bar }
    bytes += prefix[0..<(bars * Self.bar.count)]
    if line.isPresented { bytes += Self.plus }
    append("<")
    append(line.className)
    if !line.name.isEmpty {
      append(" ")
      append(line.name)
    }
    append(">, state: ")
    append(line.state.text)
    if let view = line.viewClass {
      append(", view: <")
      append(view)
      append(line.isInWindow ? ">" : "> not in the window")
    } else {
      append(", view: (view not loaded)")
    }
    if let presentation = line.presentationClass {
      append(", presented with: <")
      append(presentation)
      append(">")
    }
    bytes.append(10)
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }
}
