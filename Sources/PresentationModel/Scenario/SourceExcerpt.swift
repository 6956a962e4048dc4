/// A source line and a caret below it, aligned on a terminal: tabs stay tabs, wide characters take two places, what
/// does not print is shown as a picture of itself. Of a long line only the surroundings of the caret are shown.
struct SourceExcerpt {
  private static var longestLine: Int { 160 }
  private static var context: Int { 70 }

  private let bytes: [UInt8]
  private let line: SourceRange
  private let caret: Int

  init(_ source: SourceText, line: Int, caret: Int) {
    bytes = source.bytes
    self.line = source.range(ofLine: line)
    self.caret = max(Int(self.line.start), min(caret, Int(self.line.end)))
  }

  func write(to output: inout [UInt8]) {
    // A caret below nothing points at nothing.
    guard line.start < line.end else { return }
    let window = window()
    var caretLine: [UInt8] = []
    if window.start > line.start {
      output.append(contentsOf: "…".utf8)
      caretLine.append(UInt8(ascii: " "))
    }
    var index = Int(window.start)
    var joins = false
    while index < Int(window.end) {
      let (scalar, length) = Lexer.scalar(bytes, at: index)
      let shown = SourceExcerpt.shown(scalar)
      output.append(contentsOf: String(Character(shown)).utf8)
      if index < caret {
        if shown == "\t" {
          caretLine.append(UInt8(ascii: "\t"))
        } else {
          let width = joins ? 0 : SourceExcerpt.width(shown)
          for _ in 0..<width { caretLine.append(UInt8(ascii: " ")) }
        }
      }
      joins = shown.value == 0x200D
      index += max(1, length)
    }
    if window.end < line.end { output.append(contentsOf: "…".utf8) }
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: caretLine)
    output.append(contentsOf: "^\n".utf8)
  }

  /// The part of the line that is shown.
  private func window() -> SourceRange {
    if advance(from: Int(line.start), by: SourceExcerpt.longestLine) == Int(line.end) { return line }
    var start = caret
    var left = SourceExcerpt.context
    while start > Int(line.start), left > 0 {
      start -= 1
      // Not into the middle of a character.
      while start > Int(line.start), bytes[start] & 0xC0 == 0x80 { start -= 1 }
      left -= 1
    }
    return SourceRange(start, advance(from: caret, by: SourceExcerpt.context))
  }

  /// The offset `count` scalars after `index`, at most the end of the line.
  private func advance(from index: Int, by count: Int) -> Int {
    var index = index
    var left = count
    while index < Int(line.end), left > 0 {
      index += max(1, Lexer.scalar(bytes, at: index).length)
      left -= 1
    }
    return min(index, Int(line.end))
  }

  /// What is printed for a scalar; nil is a byte that is no UTF-8. Nothing that would move the cursor or turn the
  /// direction of the text.
  private static func shown(_ scalar: Unicode.Scalar?) -> Unicode.Scalar {
    guard let scalar else { return "\u{FFFD}" }
    switch scalar.value {
    case 9: return scalar
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: return "\u{FFFD}"
    default: return scalar
    }
  }

  /// How many places a scalar takes on a terminal.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F3FA,
      0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    case 0x1F3FB...0x1F3FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
