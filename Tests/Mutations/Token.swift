/// A word, number, string, bracket or operator of a Swift source; comments and blanks lie between.
struct Token {
  enum Kind { case word, literal, open, close, comma, sign }

  let kind: Kind
  /// Where it stands in the file's bytes.
  let range: Range<Int>
  let line: Int
  /// Whether nothing stands before it on its line.
  let isFirst: Bool
  /// Whether a blank stands on either side.
  let isSpaced: Bool
  let text: String
  /// The row of the bracket that it opens or closes.
  var partner = -1
}

/// Cuts a source into tokens. A string literal is one token, with what is interpolated.
struct Scanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isFirst = true
  private(set) var tokens: [Token] = []

  static func tokens(_ bytes: [UInt8]) -> [Token] {
    var scanner = Scanner(bytes: bytes)
    scanner.run()
    scanner.pair()
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func at(_ offset: Int) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  private mutating func run() {
    while position < bytes.count {
      switch at(0) {
      case UInt8(ascii: "\n"):
        line += 1
        isFirst = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        while position < bytes.count, at(0) != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "\""): add(.literal, string(hashes: 0))
      case UInt8(ascii: "#") where startsRawString():
        var hashes = 0
        while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
        add(.literal, string(hashes: hashes))
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): add(.open, 1)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): add(.close, 1)
      case UInt8(ascii: ","): add(.comma, 1)
      case let byte where Scanner.isWord(byte):
        var length = 0
        while Scanner.isWord(at(length)) { length += 1 }
        add(bytes[position] < 58 && bytes[position] >= 48 ? .literal : .word, length)
      default: add(.sign, signLength())
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ length: Int) {
    let range = position..<position + length
    let before = position > 0 ? bytes[position - 1] : 32
    let after = position + length < bytes.count ? bytes[position + length] : 32
    let blanks: [UInt8] = [32, 10]
    tokens.append(
      Token(
        kind: kind, range: range, line: line, isFirst: isFirst,
        isSpaced: blanks.contains(before) && blanks.contains(after),
        text: String(decoding: bytes[range], as: UTF8.self)))
    isFirst = false
    for byte in bytes[range] where byte == UInt8(ascii: "\n") { line += 1 }
    position += length
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 95, 36, 96, 64, 128...: true
    default: false
    }
  }

  /// Operators are taken whole, but for a `?`, `!` or `.` behind or before a word.
  private func signLength() -> Int {
    let signs = Array("+-*/<>=!&|^~?%".utf8)
    guard signs.contains(at(0)), position > 0, bytes[position - 1] == 32 || signs.contains(at(1)) else { return 1 }
    var length = 0
    while signs.contains(at(length)) { length += 1 }
    return max(length, 1)
  }

  private func startsRawString() -> Bool {
    var hashes = 0
    while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return at(hashes) == UInt8(ascii: "\"")
  }

  /// The length of the literal that begins here.
  private func string(hashes: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    var offset = hashes
    let isLong = at(offset) == quote && at(offset + 1) == quote && at(offset + 2) == quote
    offset += isLong ? 3 : 1
    while position + offset < bytes.count {
      if at(offset) == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ at(offset + 1 + $0) == UInt8(ascii: "#") }) {
        offset += 1 + hashes
        if at(offset) == UInt8(ascii: "(") { offset += interpolation(from: offset) } else { offset += 1 }
      } else if at(offset) == quote, !isLong || (at(offset + 1) == quote && at(offset + 2) == quote) {
        let end = offset + (isLong ? 3 : 1)
        if (0..<hashes).allSatisfy({ at(end + $0) == UInt8(ascii: "#") }) { return end + hashes }
        offset += 1
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// The length of what is interpolated, from its `(` to behind its `)`.
  private func interpolation(from start: Int) -> Int {
    var depth = 0
    var offset = start
    var inner = false
    while position + offset < bytes.count {
      switch at(offset) {
      case UInt8(ascii: "\""): inner.toggle()
      case UInt8(ascii: "(") where !inner: depth += 1
      case UInt8(ascii: ")") where !inner:
        depth -= 1
        if depth == 0 { return offset + 1 - start }
      default: break
      }
      offset += 1
    }
    return offset - start
  }

  private mutating func pair() {
    var open: [Int] = []
    for row in tokens.indices {
      if tokens[row].kind == .open { open.append(row) }
      if tokens[row].kind == .close, let start = open.popLast() {
        tokens[row].partner = start
        tokens[start].partner = row
      }
    }
  }
}
