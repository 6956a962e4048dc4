/// Source text in one line: comments out, blanks only where Swift writes them.
enum NormalizedText {
  static func text(_ bytes: [UInt8], _ range: SourceRange) -> String {
    if isPlain(bytes, range) { return String(decoding: bytes[range.offsets], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(range.offsets.count + 8)
    write(bytes, range, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether there is nothing to leave out and no blank to write: a path, most often.
  private static func isPlain(_ bytes: [UInt8], _ range: SourceRange) -> Bool {
    bytes[range.offsets].allSatisfy { isWord($0) || $0 == UInt8(ascii: ".") }
      && !(range.offsets.count > 5 && isInitializer(bytes, Int(range.end) - 5))
  }

  /// Appends it to other text.
  static func write(_ bytes: [UInt8], _ range: SourceRange, to result: inout [UInt8]) {
    if isPlain(bytes, range) {
      result.append(contentsOf: bytes[range.offsets])
      return
    }
    let first = result.count
    var index = Int(range.start)
    let end = Int(range.end)
    var gap = false
    while index < end {
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
        gap = true
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
        while index < end, bytes[index] != 0x0a { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "*") {
        index = Trivia.commentEnd(bytes, index, end)
        gap = true
      } else {
        if result.count > first, let last = result.last,
          last == UInt8(ascii: ",") || last == UInt8(ascii: ":") && byte != UInt8(ascii: ")")
            || gap && (isApart(last, byte) || last == UInt8(ascii: "?") && beginsOperand(byte))
        {
          result.append(0x20)
        }
        gap = false
        if byte == UInt8(ascii: "."), isInitializer(bytes, index), endsInType(result[first...]) {
          index += 5
        } else if byte == UInt8(ascii: "\"") {
          index = copyString(bytes, index, end, &result)
        } else {
          result.append(byte)
          index += 1
        }
      }
    }
  }

  /// Whether `.init(` stands at an index: `Card.init()` is `Card()`.
  private static func isInitializer(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 5 < bytes.count && bytes[index...(index + 5)].elementsEqual(".init(".utf8)
  }

  private static func endsInType(_ text: ArraySlice<UInt8>) -> Bool {
    guard let start = text.lastIndex(where: { !Lexer.isNameByte($0) }) else { return text.first?.isCapital ?? false }
    return start + 1 < text.endIndex && text[start + 1].isCapital
  }

  /// Whether a blank that is written between the two stays.
  private static func isApart(_ last: UInt8, _ byte: UInt8) -> Bool {
    if isOperator(last) { return byte != UInt8(ascii: ")") && byte != UInt8(ascii: ",") }
    if isOperator(byte) { return last != UInt8(ascii: "(") && last != UInt8(ascii: "[") }
    // `userInfo["id"] as? String`, `item() as? Card`
    if isWord(byte) { return isWord(last) || last == UInt8(ascii: "]") || last == UInt8(ascii: ")") }
    // `extension [Item]`, `@MainActor (Error?) -> Void`
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") { return isWord(last) }
    return false
  }

  /// Whether a byte behind `?` and a blank begins what a choice gives: `name ?? "-"`.
  private static func beginsOperand(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    Lexer.isNameByte(byte) || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  private static func copyString(_ bytes: [UInt8], _ start: Int, _ end: Int, _ result: inout [UInt8]) -> Int {
    var index = start
    repeat {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < end {
        result.append(bytes[index])
        index += 1
      }
      result.append(bytes[index])
      index += 1
    } while index < end && bytes[index] != UInt8(ascii: "\"")
    if index < end {
      result.append(bytes[index])
      index += 1
    }
    return index
  }
}
