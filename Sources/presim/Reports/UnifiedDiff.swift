import PresentationModel

/// What `--diff` prints: the changes of a file as `diff -u` does, for `git apply` and `patch`.
struct UnifiedDiff {
  let output: Output
  let paint: Paint

  private static let context = 3

  /// Writes the difference; nothing where there is none.
  func write(_ old: [UInt8], _ new: [UInt8], path: String) {
    guard old != new else { return }
    let name = VisibleText.inOneLine(RepositoryPath.plain(path))
    output.line(paint(.bold, "--- a/\(name)"))
    output.line(paint(.bold, "+++ b/\(name)"))
    let lines = TextDiff(expected: Self.lines(old), actual: Self.lines(new)).lines
    var row = 0
    var (oldLine, newLine) = (1, 1)
    while row < lines.count {
      guard let change = lines[row...].firstIndex(where: { $0.change != .same }) else { return }
      let start = max(row, change - Self.context)
      oldLine += start - row
      newLine += start - row
      var end = change
      var last = change
      while end < lines.count, end - last <= 2 * Self.context {
        if lines[end].change != .same { last = end }
        end += 1
      }
      end = min(lines.count, last + 1 + Self.context)
      let hunk = lines[start..<end]
      let (left, right) = (hunk.count { $0.change != .added }, hunk.count { $0.change != .removed })
      output.line(paint(.cyan, "@@ -\(Self.range(oldLine, left)) +\(Self.range(newLine, right)) @@"))
      for line in hunk { write(line) }
      (oldLine, newLine, row) = (oldLine + left, newLine + right, end)
    }
  }

  private func write(_ line: TextDiff.Line) {
    // The text of a last line without a line end says so behind it.
    let text = line.text.hasSuffix(Self.noEnd) ? String(line.text.dropLast(Self.noEnd.count)) : line.text
    switch line.change {
    case .same: output.line(" \(text)")
    case .removed: output.line(paint(.red, "-\(text)"))
    case .added: output.line(paint(.green, "+\(text)"))
    }
    if text != line.text { output.line("\\ No newline at end of file") }
  }

  private static let noEnd = "\u{0}"

  private static func range(_ line: Int, _ count: Int) -> String {
    count == 1 ? "\(line)" : "\(count == 0 ? line - 1 : line),\(count)"
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() } else if !lines.isEmpty { lines[lines.count - 1] += noEnd }
    return lines
  }
}
