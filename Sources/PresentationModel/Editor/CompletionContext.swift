/// Where in a line the cursor stands: what stands before it, and which kind of line it is.
struct CompletionContext {
  /// The text of the line up to the cursor.
  let before: [UInt8]
  /// The word that is being written, and what follows of it behind the cursor.
  let word: Range<Int>
  /// How far the line is indented.
  let indentation: Int
  /// Whether the cursor is in a comment, and whether in a text.
  let isInComment: Bool
  let isInString: Bool

  init(_ lines: EditorLines, at offset: Int) {
    let line = lines.range(ofLine: lines.line(of: offset))
    before = Array(lines.bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))])
    var start = offset
    while start > line.lowerBound, Lexer.isNameByte(lines.bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < line.upperBound, Lexer.isNameByte(lines.bytes[end]) { end += 1 }
    word = start..<end
    indentation = before.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? before.count
    var isString = false
    var isComment = false
    var index = 0
    while index < before.count {
      switch before[index] {
      case UInt8(ascii: "\"") where !isComment: isString.toggle()
      case UInt8(ascii: "\\") where isString: index += 1
      case UInt8(ascii: "/") where !isString && index + 1 < before.count && before[index + 1] == UInt8(ascii: "/"):
        isComment = true
      default: break
      }
      index += 1
    }
    (isInComment, isInString) = (isComment, isString)
  }

  /// The line before the word that is being written, without blanks at its beginning.
  var head: String {
    var end = before.count
    while end > 0, Lexer.isNameByte(before[end - 1]) { end -= 1 }
    return String(decoding: before[min(indentation, end)..<end], as: UTF8.self)
  }

  /// The receiver that stands before the point in front of the word: `home.view` of `home.view.win`; nil where no point
  /// stands there, empty where nothing stands before the point.
  var receiver: String? {
    var end = before.count
    while end > 0, Lexer.isNameByte(before[end - 1]) { end -= 1 }
    guard end > 0, before[end - 1] == UInt8(ascii: ".") else { return nil }
    end -= 1
    return Self.path(before, endingAt: end)
  }

  /// The path that ends at an offset, with its calls and subscripts.
  static func path(_ bytes: [UInt8], endingAt end: Int) -> String {
    var start = end
    while start > 0 {
      let byte = bytes[start - 1]
      if Lexer.isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") {
        start -= 1
      } else if byte == UInt8(ascii: "!"), start < end, bytes[start] == UInt8(ascii: ".") || start == end {
        start -= 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        guard let open = open(bytes, closedAt: start - 1) else { break }
        start = open
      } else {
        break
      }
    }
    while start < end, bytes[start] == UInt8(ascii: ".") || bytes[start] == UInt8(ascii: "?") { start += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Where the bracket opens that closes at an offset.
  private static func open(_ bytes: [UInt8], closedAt end: Int) -> Int? {
    var depth = 0
    var index = end
    while index >= 0 {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The call that the cursor is an argument of: what is called, and the label of the argument; nil outside of one.
  var call: (path: String, label: String)? {
    var depth = 0
    var index = before.count - 1
    var label = ""
    var isPastLabel = false
    while index >= 0 {
      switch before[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0 { return (Self.path(before, endingAt: index), label) }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { isPastLabel = true }
      case UInt8(ascii: ":") where depth == 0 && !isPastLabel && label.isEmpty:
        var start = index
        while start > 0, Lexer.isNameByte(before[start - 1]) { start -= 1 }
        label = String(decoding: before[start..<index], as: UTF8.self)
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The path on the other side of `=`, `==` or `!=` where the cursor stands behind one.
  var otherSide: String? {
    var end = before.count
    while end > 0, Lexer.isNameByte(before[end - 1]) || before[end - 1] == UInt8(ascii: ".") { end -= 1 }
    while end > 0, before[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > 0, before[end - 1] == UInt8(ascii: "=") else { return nil }
    while end > 0, before[end - 1] == UInt8(ascii: "=") || before[end - 1] == UInt8(ascii: "!") { end -= 1 }
    while end > 0, before[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let path = Self.path(before, endingAt: end)
    return path.isEmpty ? nil : path
  }
}
