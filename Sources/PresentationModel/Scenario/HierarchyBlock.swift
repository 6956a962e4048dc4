/// Blocks of `expect hierarchy` as they are compared.
enum HierarchyBlock {
  /// A presented or detached controller printed directly may begin with a plus, and end with `(null)`, as UIKit prints
  /// it; presim prints its first line without.
  static func normalized(_ block: [String]) -> [String] {
    guard let first = block.first else { return [] }
    var lines = block.map { trimmed($0) }
    var head = lines[0]
    if first.hasPrefix("   + ") {
      head = String(head.dropFirst(5))
    } else if first.hasPrefix("+ ") {
      // The block's base indentation has taken the three blanks of every line.
      head = String(head.dropFirst(2))
      for index in 1..<lines.count { lines[index] = "   " + lines[index] }
    }
    let detached = ", presented with: (null)"
    if head.hasSuffix(detached) { head = String(head.dropLast(detached.count)) }
    lines[0] = head
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") || line.hasSuffix("\r") { line.removeLast() }
    return line
  }
}
