/// Finds what can be changed in a source: conditions, ternaries, operands, statements.
struct MutantFinder {
  private let path: String
  private let bytes: [UInt8]
  private let tokens: [Token]
  private var found: [Mutant] = []

  static func mutants(in path: String, _ bytes: [UInt8]) -> [Mutant] {
    var finder = MutantFinder(path: path, bytes: bytes, tokens: Scanner.tokens(bytes))
    finder.run()
    return finder.found.sorted { $0.line < $1.line }
  }

  private init(path: String, bytes: [UInt8], tokens: [Token]) {
    self.path = path
    self.bytes = bytes
    self.tokens = tokens
  }

  private mutating func run() {
    for row in tokens.indices where isInFunction(row) {
      let token = tokens[row]
      switch token.text {
      case "if", "guard": condition(after: row, isGuard: token.text == "guard")
      case "where": filter(after: row)
      case "?" where token.isSpaced: ternary(at: row)
      case "&&", "||": operand(at: row)
      default: break
      }
      if startsStatement(row) { statement(from: row) }
    }
  }

  // MARK: Conditions

  private mutating func condition(after row: Int, isGuard: Bool) {
    var parts: [(start: Int, end: Int)] = []
    var start = row + 1
    var next = row + 1
    while next < tokens.count {
      let token = tokens[next]
      if isGuard ? token.text == "else" : token.text == "{" { break }
      if token.kind == .close { return }
      if token.kind == .comma {
        parts.append((start, next - 1))
        start = next + 1
      }
      next = token.kind == .open ? token.partner + 1 : next + 1
      if next <= 0 { return }
    }
    guard start < next else { return }
    parts.append((start, next - 1))
    for part in parts {
      if ["let", "var", "case"].contains(tokens[part.start].text) {
        add(.never, part.start, part.end, "!isMutant(#), ")
      } else {
        invert(part.start, part.end)
      }
    }
  }

  /// `where` of a `case` or `for`.
  private mutating func filter(after row: Int) {
    guard let first = statementStart(of: row), ["case", "for"].contains(tokens[first].text) else { return }
    var next = row + 1
    while next < tokens.count, tokens[next].text != "{", tokens[next].text != ":", tokens[next].kind != .comma {
      next = tokens[next].kind == .open ? tokens[next].partner + 1 : next + 1
      if next <= 0 { return }
    }
    if row + 1 < next { invert(row + 1, next - 1) }
  }

  /// `condition ? one : other`: the condition reaches back to where the expression begins.
  private mutating func ternary(at row: Int) {
    guard let start = expressionStart(before: row, endingAt: []), start < row else { return }
    invert(start, row - 1)
  }

  private mutating func invert(_ start: Int, _ end: Int) {
    add(.inverted, start, end, "((", ") != isMutant(#))")
  }

  /// Either side of `&&` or `||`.
  private mutating func operand(at row: Int) {
    let isAnd = tokens[row].text == "&&"
    let ends: Set<String> = isAnd ? ["||", "&&"] : ["||"]
    let (opening, closing) = isAnd ? ("((", ") || isMutant(#))") : ("((", ") && !isMutant(#))")
    if let start = expressionStart(before: row, endingAt: ends), start < row {
      add(.without, start, row - 1, opening, closing)
    }
    // The last operand; one in the middle is the left side of the next.
    var next = row + 1
    while next < tokens.count {
      let token = tokens[next]
      if token.kind == .close || token.kind == .comma || token.text == "{" || token.text == ":" { break }
      if token.text == "else" || (token.text == "?" && token.isSpaced) || ends.contains(token.text) { break }
      if token.isFirst, next > row + 1, !continues(next) { break }
      next = token.kind == .open ? token.partner + 1 : next + 1
      if next <= 0 { return }
    }
    guard next > row + 1, next >= tokens.count || tokens[next].text != tokens[row].text else { return }
    add(.without, row + 1, next - 1, opening, closing)
  }

  /// Where the expression begins that ends before a token.
  private func expressionStart(before row: Int, endingAt ends: Set<String>) -> Int? {
    var current = row
    while current > 0 {
      let before = tokens[current - 1]
      if before.kind == .open || before.kind == .comma { return current }
      if before.kind == .close {
        guard before.partner >= 0 else { return nil }
        // A block that ends a line before is no part of it.
        if before.text == "}", tokens[current].isFirst, !continues(current) { return current }
        current = before.partner
        continue
      }
      let stops: Set<String> = [
        "=", "+=", "-=", "|=", "&=", "return", ":", "in", "else", "case", "where", "if", "guard", "while", "throw",
        "try",
        "->",
      ]
      if stops.contains(before.text) || ends.contains(before.text) || (before.text == "?" && before.isSpaced) {
        return current
      }
      if tokens[current].isFirst, !continues(current), !isOpenEnded(current - 1) { return current }
      current -= 1
    }
    return nil
  }

  /// Whether a token that begins a line goes on with the line before.
  private func continues(_ row: Int) -> Bool {
    let token = tokens[row]
    if token.kind == .close || token.kind == .comma { return true }
    if token.kind == .sign { return ![".", "!", "-"].contains(token.text) || token.text == "." && isCall(row) }
    return ["is", "as", "in", "where", "else"].contains(token.text)
  }

  /// Whether a line that begins with a full stop goes on with the one before: everywhere but in lists of cases, which
  /// end in commas.
  private func isCall(_ row: Int) -> Bool {
    row > 0 && tokens[row - 1].kind != .comma && tokens[row - 1].text != "return" && tokens[row - 1].text != ":"
  }

  /// Whether a line cannot end with this token.
  private func isOpenEnded(_ row: Int) -> Bool {
    let token = tokens[row]
    if token.kind == .open || token.kind == .comma { return true }
    if token.kind == .sign { return token.isSpaced }
    return ["return", "in", "where", "case", "try", "throw", "let", "var", "if", "guard"].contains(token.text)
  }

  // MARK: Statements

  private static let keywords: Set<String> = [
    "let", "var", "func", "if", "guard", "for", "while", "switch", "case", "default", "return", "break", "continue",
    "defer", "do", "repeat", "throw", "struct", "enum", "class", "extension", "protocol", "typealias", "import",
    "static", "private", "fileprivate", "public", "internal", "mutating", "init", "subscript", "get", "set", "else",
    "where", "in", "fallthrough", "try", "lazy", "final", "nonisolated", "_read", "_modify", "yield", "#if", "@inline",
  ]

  /// Whether a statement begins here: on a line of its own, behind a `{` or behind a `case …:` of one line.
  private func startsStatement(_ row: Int) -> Bool {
    let token = tokens[row]
    guard token.kind == .word, row > 0, !Self.keywords.contains(token.text), !token.text.hasPrefix("@"),
      let block = enclosing(row), tokens[block].text == "{"
    else { return false }
    let before = tokens[row - 1]
    if before.text == ":" {
      return statementStart(of: row - 1).map { ["case", "default"].contains(tokens[$0].text) } ?? false
    }
    if row - 1 == block { return true }
    return token.isFirst && !isOpenEnded(row - 1) && !continues(row)
  }

  private mutating func statement(from row: Int) {
    // To the last token before the next statement or the end of the block.
    var next = row
    var isAssignment = false
    while next < tokens.count {
      let token = tokens[next]
      if token.kind == .close { break }
      if next > row, token.isFirst, !isOpenEnded(next - 1), !continues(next) { break }
      if token.isSpaced, token.kind == .sign, token.text.hasSuffix("="),
        !["==", "!=", "<=", ">=", "==="].contains(token.text)
      {
        isAssignment = true
      }
      next = token.kind == .open ? token.partner + 1 : next + 1
      if next <= 0 { return }
    }
    let end = next - 1
    guard isAssignment || (end > row && [")", "}"].contains(tokens[end].text)) else { return }
    if !isAssignment, isValue(row, end) { return }
    add(.dropped, row, end, "if !isMutant(#) { ", " }")
  }

  /// Whether a block consists of one expression that is its value: of a closure, of a function that answers, of a `case`
  /// or branch of such a one.
  private func isValue(_ start: Int, _ end: Int) -> Bool {
    guard let block = enclosing(start), end + 1 < tokens.count else { return false }
    let isLast = tokens[end + 1].text == "}" || ["case", "default"].contains(tokens[end + 1].text)
    let before = tokens[start - 1].text
    guard isLast, start - 1 == block || before == ":" || before == "in" else { return false }
    let words = introduction(of: block)
    if words.contains("func") { return words.contains("->") }
    if words.contains("var") { return true }
    let statements: Set<String> = ["if", "guard", "else", "for", "while", "switch", "do", "defer", "repeat"]
    guard let first = words.first(where: { statements.contains($0) || $0 == "}" }) else { return true }
    if ["for", "while", "do", "defer", "repeat", "guard"].contains(first) { return false }
    // A branch is a value where the whole of it is one.
    guard let outer = statementStart(of: block) else { return false }
    return isValue(outer, tokens[block].partner)
  }

  /// The first token of the statement or declaration that a token stands in.
  private func statementStart(of row: Int) -> Int? {
    var current = row
    while current > 0 {
      let before = tokens[current - 1]
      if before.kind == .open { return current }
      if tokens[current].isFirst, !continues(current), !isOpenEnded(current - 1) { return current }
      current = before.kind == .close && before.partner >= 0 && before.text != "}" ? before.partner : current - 1
    }
    return nil
  }

  /// The bracket around a token.
  private func enclosing(_ row: Int) -> Int? {
    var current = row - 1
    while current >= 0 {
      let token = tokens[current]
      if token.kind == .open { return current }
      current = token.kind == .close && token.partner >= 0 ? token.partner - 1 : current - 1
    }
    return nil
  }

  // MARK: Functions

  /// The outermost braces around a token that belong to a function or a computed property: nil in types and in the
  /// values of constants, which are made once.
  private func function(_ row: Int) -> Range<Int>? {
    var result: Range<Int>?
    var current = row
    while let block = enclosing(current) {
      if tokens[block].text == "{" {
        let words = introduction(of: block)
        if words.contains("func") || words.contains("init") || words.contains("subscript")
          || (words.contains("var") && !words.contains("="))
        {
          result = tokens[block].range.lowerBound..<tokens[tokens[block].partner].range.upperBound
        }
        if words.contains("init") || words.contains("static") && words.contains("=") && words.contains("let") {
          return nil
        }
      }
      current = block
    }
    return result
  }

  private func isInFunction(_ row: Int) -> Bool { function(row) != nil }

  /// The words of the statement or declaration whose braces open here.
  private func introduction(of block: Int) -> [String] {
    guard let start = statementStart(of: block) else { return [] }
    var result: [String] = []
    var current = start
    while current < block {
      result.append(tokens[current].text)
      current =
        tokens[current].kind == .open && tokens[current].partner > current && tokens[current].partner < block
        ? tokens[current].partner : current + 1
    }
    return result
  }

  private mutating func add(_ kind: Mutant.Kind, _ start: Int, _ end: Int, _ opening: String, _ closing: String = "") {
    guard start <= end, let function = function(start) else { return }
    let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
    let text = String(decoding: bytes[range], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    found.append(
      Mutant(
        kind: kind, path: path, line: tokens[start].line, text: words, range: range, opening: opening,
        closing: closing, function: function, lines: tokens[end].line - tokens[start].line + 1))
  }
}
