/// Objective-C that was pasted: one message, with each call of the hierarchy in Swift, and the whole of it is skipped.
extension Parser {
  /// Whether the token is one with which Objective-C may begin: nearly none of a scenario's is.
  var mayBeObjectiveC: Bool {
    switch token.kind {
    case .unknown, .hash, .leftBracket: return true
    case .identifier: return lexer.byteAhead() == UInt8(ascii: "*")
    default:
      let byte = lexer.bytes.indices.contains(Int(token.range.start)) ? lexer.bytes[Int(token.range.start)] : 0
      return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }
  }

  /// Skips Objective-C that begins at the token; false where something else stands. Reported is the first of a file.
  mutating func skipsObjectiveC() -> Bool {
    guard beginsObjectiveC() else { return false }
    let start = Int(token.range.start)
    let first = tree.source.line(of: start)
    var last = first
    while last < tree.source.lineCount, !Self.isScenario(tree.source.text(ofLine: last + 1)) { last += 1 }
    let end = Int(tree.source.range(ofLine: last).end)
    if !saidObjectiveC {
      saidObjectiveC = true
      let translation = ObjectiveC.translate(lexer.bytes, from: start, to: end, line: first)
      var diagnostic = Diagnostic("syntax.objective-c", "this is Objective-C; presim reads Swift", at: token.range)
      diagnostic.notes = translation.calls.prefix(40).map {
        .init("in Swift '\($0.swift)'", at: SourceRange($0.start, $0.end))
      }
      diagnostic.notes.append(.init("'presim import --objc FILE' writes the whole of it in Swift"))
      report(diagnostic)
    }
    lexer.problems.removeAll()
    resumeBehindObjectiveC(at: end)
    return true
  }

  private mutating func resumeBehindObjectiveC(at end: Int) {
    behindLineEnd = nil
    lexer.resume(at: end)
    lastEnd = end
    onNewLine = true
    token = lexer.next()
  }

  /// Whether a line can only be one of a scenario.
  static func isScenario(_ line: String) -> Bool {
    guard let first = line.utf8.first, Lexer.isNameByte(first), line.utf8.last != UInt8(ascii: ";"),
      line.utf8.last != UInt8(ascii: "{")
    else { return false }
    let word = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if ["window", "expect", "turn", "on", "begin", "finish", "cancel", "device", "scenario", "ios", "given"].contains(
      word)
    {
      return true
    }
    let rest = line.dropFirst(word.count)
    if rest.first == "." { return word != "self" }
    return rest.first == ":" && rest.dropFirst().first == " "
  }

  private func beginsObjectiveC() -> Bool { ObjectiveC.begins(at: Int(token.range.start), in: lexer.bytes) }
}

extension ObjectiveC {
  /// Whether Objective-C begins here: `@interface`, `- (`, `[x y`, `#import <`, `X *y = `.
  static func begins(at start: Int, in bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(start) else { return false }
    let rest = bytes[start..<min(bytes.count, start + 200)].prefix { $0 != UInt8(ascii: "\n") }
    switch bytes[start] {
    case UInt8(ascii: "@"):
      // `@propertyWrapper` is Swift's.
      let word = rest.dropFirst().prefix { Lexer.isNameByte($0) }
      return ["interface", "implementation", "end", "property", "import", "protocol", "synthesize", "class"]
        .contains { word.elementsEqual($0.utf8) }
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      return rest.dropFirst().first { $0 != 0x20 } == UInt8(ascii: "(")
    case UInt8(ascii: "["):
      // A word and a blank, or another message, behind the bracket.
      let inner = rest.dropFirst().drop { Lexer.isNameByte($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
      return inner.first == 0x20 && inner.dropFirst().first.map { Lexer.isNameByte($0) } == true
    case UInt8(ascii: "#"): return rest.starts(with: "#import".utf8)
    default:
      guard Lexer.isNameByte(bytes[start]), !bytes[start].isDigit else { return false }
      let behind = rest.drop { Lexer.isNameByte($0) }.drop { $0 == 0x20 }
      guard behind.first == UInt8(ascii: "*") else { return false }
      return rest.last == UInt8(ascii: ";") || rest.contains(UInt8(ascii: "["))
    }
  }
}
