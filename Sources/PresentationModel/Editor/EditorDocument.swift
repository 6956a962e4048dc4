/// A scenario as an editor has it open: its text, what the parser and the checker made of it, and what its names stand
/// for. A change of the text makes a new one: one parse and one check.
package struct EditorDocument: Sendable {
  /// The path as messages show it.
  package let path: String
  /// The text, without the files of Swift that its header names.
  package let lines: EditorLines
  /// What it was read as.
  package let scenario: Scenario
  /// What its names stand for.
  package let symbols: SymbolIndex

  /// Reads a text.
  package init(_ bytes: [UInt8], path: String, including sources: [SwiftSource] = []) {
    self.path = path
    lines = EditorLines(bytes)
    scenario = Scenario.load(bytes: bytes, path: path, under: [], including: sources)
    symbols = SymbolIndex(scenario.tree)
  }

  /// The text.
  package var bytes: [UInt8] { lines.bytes }

  /// A range of bytes as the editor names it.
  package func positions(_ range: SourceRange, _ encoding: PositionEncoding) -> (EditorPosition, EditorPosition) {
    (lines.position(of: Int(range.start), encoding), lines.position(of: Int(range.end), encoding))
  }

  /// Whether a range stands in the text itself, and not in a file of Swift behind it.
  package func isOwn(_ range: SourceRange) -> Bool { Int(range.end) <= bytes.count }

  /// The file, and the line in it from 0, of a place in a file of Swift that the header names.
  package func place(of offset: Int) -> (path: String, line: Int, column: Int) {
    let line = scenario.source.line(of: offset)
    let place = scenario.source.place(ofLine: line)
    return (place.path, place.line - 1, offset - Int(scenario.source.range(ofLine: line).start))
  }

  /// The file laid out in the canonical way; nil where its grammar is wrong.
  package func formatted() -> [UInt8]? {
    SyntaxFormatter.format(SourceText(bytes, path: path)).text.map { Array($0.utf8) }
  }
}

/// A change of a text: what stands in a range becomes something else.
package struct EditorEdit: Sendable, Hashable {
  /// What is replaced; empty to insert.
  package let range: SourceRange
  /// What stands there then.
  package let text: String

  /// Makes a change.
  package init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }

  /// The change that makes one text of another and touches as few bytes as one change can; nil where they are equal.
  package static func between(_ old: [UInt8], _ new: [UInt8]) -> EditorEdit? {
    guard old != new else { return nil }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    // Not into the middle of a character, nor between '\r' and '\n'.
    func splits(_ bytes: [UInt8], _ index: Int) -> Bool {
      index < bytes.count && bytes[index] & 0xC0 == 0x80
        || index > 0 && index < bytes.count && bytes[index] == 10 && bytes[index - 1] == 13
    }
    while start > 0, splits(old, start) || splits(new, start) { start -= 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    while splits(old, oldEnd) || splits(new, newEnd) {
      oldEnd += 1
      newEnd += 1
    }
    return EditorEdit(SourceRange(start, oldEnd), String(decoding: new[start..<newEnd], as: UTF8.self))
  }

  /// A text with changes that do not overlap.
  package static func apply(_ edits: [EditorEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) where Int(edit.range.start) >= position {
      result += bytes[position..<Int(edit.range.start)]
      result += Array(edit.text.utf8)
      position = Int(edit.range.end)
    }
    return result + bytes[position...]
  }
}
