/// Generic arguments: a scenario has no use for them, and drops them.
extension Parser {
  /// Takes `<ProfileView>` directly after a class; false where none is there.
  @discardableResult
  @inline(never) mutating func takeGenericArguments(acrossLines: Bool = false) -> Bool {
    guard token.kind == .unknown, Int(token.range.start) == lastEnd, text(token.range) == "<",
      let end = lexer.genericArgumentsEnd(from: Int(token.range.start), acrossLines: acrossLines),
      last.kind != .newline, beginsAType(lexer.bytes[Int(last.range.start)])
    else { return false }
    advance([.joined, .prefix])
    while lastEnd < end, token.kind != .endOfFile {
      if token.kind == .newline {
        skipLineEnds()
        continue
      }
      let isLast = Int(token.range.end) == end
      advance(isLast || token.kind == .unknown ? [.joined] : [])
    }
    return true
  }

  private func beginsAType(_ byte: UInt8) -> Bool { byte.isCapital || byte == UInt8(ascii: "_") }
}

extension Lexer {
  /// The end of what `<` at `start` opens; nil where it is no list of types.
  fileprivate func genericArgumentsEnd(from start: Int, acrossLines: Bool) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "-") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">"): index += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        guard acrossLines else { return nil }
      case let byte where Lexer.isNameByte(byte): break
      default: return nil
      }
      index += 1
    }
    return nil
  }
}
