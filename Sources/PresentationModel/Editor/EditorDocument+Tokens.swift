/// A piece of the text and what it is, for colours that know the names.
package struct EditorToken: Sendable, Equatable {
  /// What it is. The order is that of ``legend``.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case type, variable, parameter, property, method, enumMember, keyword, string, number, comment, function

    /// As the language server protocol names it.
    package var name: String {
      switch self {
      case .type: "type"
      case .variable: "variable"
      case .parameter: "parameter"
      case .property: "property"
      case .method: "method"
      case .enumMember: "enumMember"
      case .keyword: "keyword"
      case .string: "string"
      case .number: "number"
      case .comment: "comment"
      case .function: "function"
      }
    }
  }
  /// Its place: never over a line's end.
  package let range: SourceRange
  /// What it is.
  package let kind: Kind
  /// Whether it is declared here.
  package let isDeclaration: Bool
  /// Whether UIKit declares it.
  package let isUIKits: Bool
}

extension EditorDocument {
  /// The tokens of the file in their order; none overlaps another.
  package func tokens() -> [EditorToken] {
    var known: [Int32: (kind: EditorToken.Kind, isDeclaration: Bool, isUIKits: Bool, end: Int32)] = [:]
    for use in symbols.uses {
      known[use.range.start] = (Self.kind(use.member), false, true, use.range.end)
    }
    for occurrence in symbols.occurrences {
      let symbol = symbols.symbols[Int(occurrence.symbol)]
      known[occurrence.range.start] = (
        Self.kind(symbol.kind), occurrence.isDeclaration, false, occurrence.range.end
      )
    }
    var tokens: [EditorToken] = []
    var blocks = self.blocks()[...]
    // The strings whose values are being read: `"\(count) items"`.
    var open: [OpenText] = []
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    func add(_ range: Range<Int>, _ kind: EditorToken.Kind, _ isDeclaration: Bool = false, _ isUIKits: Bool = false) {
      guard !range.isEmpty else { return }
      tokens.append(
        EditorToken(
          range: SourceRange(range.lowerBound, range.upperBound), kind: kind, isDeclaration: isDeclaration,
          isUIKits: isUIKits))
    }
    while index < bytes.count {
      while let block = blocks.first, Int(block.end) <= index { blocks.removeFirst() }
      let isExpected = blocks.first.map { Int($0.start) <= index } ?? false
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if Lexer.isNameByte(byte), !byte.isDigit {
        let end = wordEnd(from: index)
        if let meaning = known[Int32(truncatingIfNeeded: index)], Int(meaning.end) == end {
          add(index..<end, meaning.kind, meaning.isDeclaration, meaning.isUIKits)
        } else if !isExpected, isKeyword(index..<end) {
          add(index..<end, .keyword)
        }
        index = end
      } else if isExpected {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        let end = lineEnd(from: index)
        add(index..<end, .comment)
        index = end
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index = addComment(from: index, to: &tokens)
      } else if byte == UInt8(ascii: "\"") {
        let text = OpenText(bytes, quote: index)
        let isInValue = addText(text, from: &index, content: index + text.quotes, to: &tokens)
        if isInValue { open.append(text) }
      } else if byte == UInt8(ascii: ")"), open.last?.depth == 1 {
        let text = open.removeLast()
        let isInValue = addText(text, from: &index, content: index + 1, to: &tokens)
        if isInValue { open.append(text) }
      } else if byte.isDigit {
        let end = numberEnd(from: index)
        // `$0` and `pair.0` are names.
        let before = index > 0 ? bytes[index - 1] : 0
        let isMember = before == UInt8(ascii: ".") && bytes[max(0, index - 2)] != UInt8(ascii: ".")
        if before != UInt8(ascii: "$"), !isMember { add(index..<end, .number) }
        index = end
      } else {
        if let last = open.indices.last {
          switch byte {
          case UInt8(ascii: "("): open[last].depth += 1
          case UInt8(ascii: ")"): open[last].depth -= 1
          case 10, 13: open.removeAll { !$0.isLong }
          default: break
          }
        }
        index += 1
      }
    }
    return tokens
  }

  /// The expected blocks, in the order of the file.
  private func blocks() -> [SourceRange] {
    var blocks: [SourceRange] = []
    let tree = scenario.tree
    for index in 0..<tree.nodeCount {
      let node = tree[SyntaxNode.ID(Int32(truncatingIfNeeded: index))]
      if node.kind == .expectedBlock || node.kind == .rawText { blocks.append(node.range) }
    }
    return blocks.sorted { $0.start < $1.start }
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
    return end
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    return end
  }

  /// The end of a number: `0...3` has two of them.
  private func numberEnd(from start: Int) -> Int {
    var lexer = SwiftLexer(bytes, from: start)
    return lexer.next().end
  }

  /// Adds a string from `index` on, whose text goes on at `content`: to its end, to the end of its line, or to a value that
  /// begins in it. Says whether a value begins; `index` is behind what was added. A string of several lines is a token each.
  private func addText(_ text: OpenText, from index: inout Int, content: Int, to tokens: inout [EditorToken]) -> Bool {
    var first = index
    index = content
    func add() {
      guard index > first else { return }
      tokens.append(
        EditorToken(range: SourceRange(first, index), kind: .string, isDeclaration: false, isUIKits: false))
    }
    while index < bytes.count {
      if bytes[index] == 10 || bytes[index] == 13 {
        add()
        guard text.isLong else { return false }
        index += 1
        first = index
      } else if bytes[index] == UInt8(ascii: "\\"), text.hasHashes(bytes, at: index + 1) {
        index += 1 + text.hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          index += 1
          add()
          return true
        }
        if index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      } else if text.closes(bytes, at: index) {
        index += text.quotes + text.hashes
        add()
        return false
      } else {
        index += 1
      }
    }
    add()
    return false
  }

  /// A comment of several lines, a token each.
  private func addComment(from start: Int, to tokens: inout [EditorToken]) -> Int {
    var depth = 0
    var index = start
    var first = start
    func add(_ end: Int) {
      guard end > first else { return }
      tokens.append(
        EditorToken(range: SourceRange(first, end), kind: .comment, isDeclaration: false, isUIKits: false))
    }
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else if bytes[index] == 10 || bytes[index] == 13 {
        add(index)
        index += 1
        first = index
      } else {
        index += 1
      }
    }
    add(min(index, bytes.count))
    return min(index, bytes.count)
  }

  private func isKeyword(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    if before == UInt8(ascii: ".") || before == UInt8(ascii: "`") { return false }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: ":") {
      // Any other word is a label there.
      return ["default", "nil", "true", "false", "self"].contains(text)
    }
    if Self.swiftWords.contains(text) { return true }
    guard let name = scenario.tree.names.find(text), name.isWord else { return false }
    return name.isReserved || isWordOfItsLine(range.lowerBound)
  }

  /// `hierarchy`, `events`, `of` and the like are words of the language behind `expect` and in a segue alone.
  private func isWordOfItsLine(_ offset: Int) -> Bool {
    let line = lines.text(ofLine: lines.line(of: offset)).drop { $0 == " " }
    return ["expect ", "segue ", "unwind ", "rules "].contains { line.hasPrefix($0) }
  }

  private static let swiftWords: Set<String> = [
    "func", "var", "let", "return", "guard", "switch", "case", "default", "for", "while", "repeat", "break", "continue",
    "override", "private", "fileprivate", "public", "internal", "open", "static", "final", "lazy", "import",
    "extension",
    "protocol", "enum", "struct", "init", "deinit", "throw", "throws", "try", "catch", "do", "defer", "where", "weak",
    "unowned", "async", "await", "inout", "mutating", "convenience", "required", "typealias", "some", "any", "in", "as",
    "is", "given", "complete", "storyboard", "subscript", "swift",
  ]

  private static func kind(_ member: EditorUse.Member) -> EditorToken.Kind {
    switch member {
    case .property: .property
    case .method, .callback: .method
    case .enumCase: .enumMember
    case .type: .type
    }
  }

  private static func kind(_ kind: EditorSymbol.Kind) -> EditorToken.Kind {
    switch kind {
    case .controller, .object, .window, .variable: .variable
    case .parameter: .parameter
    case .type: .type
    case .function, .action: .function
    case .property: .property
    case .enumCase: .enumMember
    }
  }
}

/// A string literal that is being read.
private struct OpenText {
  /// How many quotes and how many `#` end it.
  let quotes: Int
  let hashes: Int
  /// How many parentheses are open of the value that stands in it.
  var depth = 1

  var isLong: Bool { quotes == 3 }

  /// The string that a quote begins.
  init(_ bytes: [UInt8], quote: Int) {
    let isQuote = { (index: Int) in index < bytes.count && bytes[index] == UInt8(ascii: "\"") }
    quotes = isQuote(quote + 1) && isQuote(quote + 2) ? 3 : 1
    var start = quote
    while start > 0, bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
    hashes = quote - start
  }

  func hasHashes(_ bytes: [UInt8], at index: Int) -> Bool {
    index + hashes <= bytes.count && bytes[index..<index + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  func closes(_ bytes: [UInt8], at index: Int) -> Bool {
    index + quotes <= bytes.count && bytes[index..<index + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
      && hasHashes(bytes, at: index + quotes)
  }
}
