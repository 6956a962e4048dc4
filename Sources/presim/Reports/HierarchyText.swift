import PresentationModel

/// A hierarchy with what a step changed marked, or a word that it changed nothing.
struct HierarchyText {
  let output: Output
  let paint: Paint

  /// Writes the hierarchy after a step.
  func write(_ after: [UInt8], before: [UInt8]) {
    guard after != before else { return output.line(paint(.dim, "(the hierarchy is unchanged)")) }
    let diff = TextDiff(expected: lines(before), actual: lines(after))
    for line in diff.lines where line.change != .removed {
      if line.text.isEmpty {
        output.line()
      } else if line.change == .added {
        output.line(paint(.bold, "▸ \(line.text)"))
      } else {
        output.line("  \(line.text)")
      }
    }
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
