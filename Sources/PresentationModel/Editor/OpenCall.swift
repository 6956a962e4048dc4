/// The call that the cursor stands in: what is called, and which arguments stand before the cursor. The text may be half
/// written, before the cursor and in it.
struct OpenCall {
  /// An argument as far as it is written.
  struct Argument {
    /// Its label; nil without one.
    let label: String?
    /// What stands of it before the cursor where it has no label yet: a value, or the beginning of a label.
    let beginning: String
  }

  /// What is called, without what it is called on: `present`, `UINavigationController`.
  let name: String
  /// On what it is called, as it is written; empty for nothing.
  let receiver: String
  /// The arguments up to the cursor: the one that is being written is the last.
  let arguments: [Argument]

  /// A bracket that is open.
  private struct Open {
    let byte: UInt8
    let offset: Int
    /// How far the line is indented in which it stands.
    let indentation: Int
    /// Where its commas stand.
    var commas: [Int] = []
  }

  /// Nil where the cursor stands in no call, in a comment, or in the head of a declaration.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard var open = Self.open(bytes, before: min(offset, bytes.count)) else { return nil }
    while let last = open.popLast() {
      switch last.byte {
      case UInt8(ascii: "{"): return nil
      case UInt8(ascii: "("):
        let path = CompletionContext.path(bytes, endingAt: last.offset)
        // A tuple, or a value in parentheses.
        if path.isEmpty { continue }
        let start = last.offset - path.utf8.count
        guard !Self.isDeclared(bytes, at: start) else { return nil }
        let parts = path.utf8.lastIndex(of: UInt8(ascii: "."))
        name = parts.map { String(path[path.index(after: $0)...]) } ?? path
        receiver = parts.map { String(path[..<$0]) } ?? ""
        let ends = last.commas + [min(offset, bytes.count)]
        let starts = [last.offset + 1] + last.commas.map { $0 + 1 }
        arguments = zip(starts, ends).map { Self.argument(bytes[$0..<$1]) }
        return
      default: continue
      }
    }
    return nil
  }

  /// The brackets that are open at an offset, the innermost last; nil inside a comment.
  private static func open(_ bytes: [UInt8], before offset: Int) -> [Open]? {
    var open: [Open] = []
    var (index, indentation, isLineBegin) = (0, 0, true)
    while index < offset {
      let byte = bytes[index]
      func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for row in 0..<count where bytes[index + row] != text.utf8Start[row] { return false }
        return true
      }
      if isLineBegin, byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
        isLineBegin = false
        // What was left open above, and is not gone on with here, is half written.
        let closes = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        while !closes, let last = open.last, last.byte != UInt8(ascii: "{"), last.indentation >= indentation {
          open.removeLast()
        }
      }
      switch byte {
      case 0x0A: (indentation, isLineBegin) = (0, true)
      case 0x20, 0x09: if isLineBegin { indentation += 1 }
      case UInt8(ascii: "/") where isAt("//"):
        while index < offset, bytes[index] != 0x0A { index += 1 }
        if index == offset { return nil }
        continue
      case UInt8(ascii: "/") where isAt("/*"):
        index += 2
        while index < bytes.count, !isAt("*/") { index += 1 }
        if index >= offset { return nil }
        index += 1
      case UInt8(ascii: "\"") where isAt("\"\"\""):
        index += 3
        while index < bytes.count, !isAt("\"\"\"") { index += 1 }
        index += 2
      case UInt8(ascii: "\""):
        index += 1
        while index < offset, bytes[index] != byte, bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if index < offset, bytes[index] == 0x0A { continue }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(Open(byte: byte, offset: index, indentation: indentation))
      case UInt8(ascii: ","): if !open.isEmpty { open[open.count - 1].commas.append(index) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        close(byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "["), &open)
      case UInt8(ascii: "}"):
        while let last = open.popLast(), last.byte != UInt8(ascii: "{") {}
      default: break
      }
      index += 1
    }
    return open
  }

  /// Closes the innermost bracket of a kind; none beyond a brace.
  private static func close(_ byte: UInt8, _ open: inout [Open]) {
    guard let row = open.lastIndex(where: { $0.byte == byte || $0.byte == UInt8(ascii: "{") }), open[row].byte == byte
    else { return }
    open.removeSubrange(row...)
  }

  /// Whether a name is that of a declaration: `func present(`, `init(`, or a method of a callback, `on home.willMove(`.
  private static func isDeclared(_ bytes: [UInt8], at start: Int) -> Bool {
    // What goes on with the line above is called on something that stands there.
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") { return true }
    var end = start
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    var first = end
    while first > 0, Lexer.isNameByte(bytes[first - 1]) { first -= 1 }
    switch String(decoding: bytes[first..<end], as: UTF8.self) {
    case "func", "on", "case", "class", "struct", "enum", "subscript": return true
    default: return bytes[start...].starts(with: "init(".utf8)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func argument(_ bytes: ArraySlice<UInt8>) -> Argument {
    var text = bytes.drop { Self.isBlank($0) }
    while text.starts(with: "/*".utf8) {
      text = text.dropFirst(2)
      while !text.isEmpty, !text.starts(with: "*/".utf8) { text = text.dropFirst() }
      text = text.dropFirst(2).drop { Self.isBlank($0) }
    }
    let word = text.prefix { Lexer.isNameByte($0) }
    let rest = text[word.endIndex...].drop { $0 == 0x20 }
    let isLabel = !word.isEmpty && rest.first == UInt8(ascii: ":")
    return Argument(
      label: isLabel ? String(decoding: word, as: UTF8.self) : nil, beginning: String(decoding: text, as: UTF8.self))
  }
}
