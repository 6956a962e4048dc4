/// Diagnostics as the library renders them, in colour where that is wanted.
package struct DiagnosticText {
  package let output: Output
  package let paint: Paint

  package init(output: Output, paint: Paint) { (self.output, self.paint) = (output, paint) }

  /// Writes them, each with a line end.
  package func write(_ text: String) {
    guard paint.isOn else { return output.write(text) }
    var isBelowSource = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let line = String(line)
      if let head = head(line) {
        output.line(head)
        isBelowSource = false
      } else {
        output.line(isBelowSource && Self.isCaret(line) ? paint(.green, line) : line)
        isBelowSource = !isBelowSource
      }
    }
  }

  private static func isCaret(_ line: String) -> Bool {
    line.last == "^" && line.dropLast().allSatisfy { $0 == " " || $0 == "\t" }
  }

  private static let kinds: [(String, Paint.Color)] = [("note: ", .cyan), ("error: ", .red), ("warning: ", .yellow)]

  /// `path:line:column:` bold, what it is in its colour; nil for a line of the source.
  private func head(_ line: String) -> String? {
    for (kind, color) in Self.kinds {
      let word = paint(color, String(kind.dropLast()))
      if line.hasPrefix(kind) { return "\(word) \(line.dropFirst(kind.count))" }
      guard let place = Self.place(before: kind, in: line) else { continue }
      return "\(paint(.bold, String(line[..<place].dropLast()))) \(word) \(line[place...].dropFirst(kind.count))"
    }
    return nil
  }

  /// The place before the kind, `path:line:column: `; nil for a line of the source.
  private static func place(before head: String, in line: String) -> String.Index? {
    // Of several the first has the numbers before it.
    for index in line.indices where line[index...].hasPrefix(": " + head) {
      let parts = line[..<index].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, parts.suffix(2).allSatisfy({ DecimalNumber.parse($0) != nil }) else { return nil }
      return line.index(index, offsetBy: 2)
    }
    return nil
  }
}
