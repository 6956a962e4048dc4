/// How an editor counts the characters of a line.
package enum PositionEncoding: UInt8, CaseIterable, Sendable {
  case utf8, utf16, utf32

  /// As the language server protocol names it.
  package var name: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }

  /// How many of its units a character of the text has.
  func units(_ scalar: UInt32, bytes: Int) -> Int {
    switch self {
    case .utf8: bytes
    case .utf16: scalar > 0xFFFF ? 2 : 1
    case .utf32: 1
    }
  }
}

/// A place in a text as an editor names it: line and character, both from 0.
package struct EditorPosition: Hashable, Comparable, Sendable {
  /// The line, from 0.
  package var line: Int
  /// How many units of the client's encoding stand before it in the line.
  package var character: Int

  /// Makes a position.
  package init(_ line: Int, _ character: Int) {
    self.line = line
    self.character = character
  }

  /// Orders by line, then character.
  package static func < (a: EditorPosition, b: EditorPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// The lines of a text as editors count them: `\n`, `\r\n` and a lone `\r` end one.
package struct EditorLines: Sendable {
  /// The text.
  package let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int32]

  /// Finds the lines of a text. Complexity: O(its length).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [Int32] = [0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == 10
        || bytes[index] == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
      if isEnd { starts.append(Int32(truncatingIfNeeded: index + 1)) }
    }
    self.starts = starts
  }

  /// How many lines there are; after a final line end there is an empty one.
  package var count: Int { starts.count }

  /// The line that an offset is in, from 0.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line, without its end.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line < starts.count else { return bytes.count..<bytes.count }
    guard line >= 0 else { return 0..<0 }
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return start..<end
  }

  /// The text of a line, without its end.
  package func text(ofLine line: Int) -> String { String(decoding: bytes[range(ofLine: line)], as: UTF8.self) }

  /// The offset of a position: at the end of the line where that is shorter, at the end of the text beyond its lines,
  /// and never inside a character.
  package func offset(of position: EditorPosition, _ encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    let line = range(ofLine: position.line)
    var index = line.lowerBound
    var left = position.character
    while index < line.upperBound, left > 0 {
      let (scalar, length) = character(at: index)
      left -= encoding.units(scalar, bytes: length)
      if left < 0 { break }
      index += length
    }
    return min(index, line.upperBound)
  }

  /// The position of an offset.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> EditorPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = line(of: offset)
    var index = Int(starts[line])
    var units = 0
    while index < offset {
      let (scalar, length) = character(at: index)
      units += encoding.units(scalar, bytes: length)
      index += length
    }
    return EditorPosition(line, units)
  }

  /// The character at an offset, and how many bytes it has; a byte that is no UTF-8 counts as one character.
  func character(at index: Int) -> (scalar: UInt32, length: Int) {
    if bytes[index] < 0x80 { return (UInt32(bytes[index]), 1) }
    let (scalar, length) = Lexer.scalar(bytes, at: index)
    return (scalar?.value ?? 0xFFFD, max(1, length))
  }

  /// The text with a part of it replaced.
  package func replacing(_ range: Range<Int>, with text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count - range.count + text.count)
    result += bytes[..<range.lowerBound]
    result += text
    result += bytes[range.upperBound...]
    return result
  }

  /// The word round an offset, or that ends there.
  package func word(at offset: Int) -> Range<Int> {
    var start = min(offset, bytes.count)
    var end = start
    while start > 0, Lexer.isNameByte(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
    return start..<end
  }
}
