/// Brackets that do not match: which one is meant, and where a statement ends all the same.
extension SwiftReader {
  /// A bracket of a statement that nothing closes or opens, and where the statement ends.
  struct UnmatchedBracket {
    let range: SourceRange
    let isOpening: Bool
    let end: Int
  }

  /// The first bracket without its other half in a statement that could not be read: nil where all match, or where the text
  /// ends before that is clear.
  ///
  /// Complexity: O(the statement's length).
  func unmatchedBracket(since start: Int) -> UnmatchedBracket? {
    var ahead = SwiftLexer(lexer.bytes, from: start)
    ahead.end = lexer.end
    let first = lexer.blanks(before: lineStart(of: start))
    var open: [(kind: SwiftToken.Kind, range: SourceRange)] = []
    var found: (range: SourceRange, isOpening: Bool)?
    func ends(_ end: Int) -> UnmatchedBracket? {
      found.map { UnmatchedBracket(range: $0.range, isOpening: $0.isOpening, end: end) }
    }
    while true {
      let next = ahead.next()
      // A line that is indented no deeper begins another statement; brackets that are open before it miss their end.
      if next.beginsLine, next.start > start, !next.kind.isClosing, lexer.blanks(before: next.start) <= first,
        !open.contains(where: { $0.kind == .leftBrace })
      {
        if let last = open.last, found == nil { found = (last.range, true) }
        return ends(next.start)
      }
      switch next.kind {
      case .endOfFile: return ends(next.start)
      case .leftBrace, .leftParen, .leftBracket: open.append((next.kind, next.range))
      case .rightBrace, .rightParen, .rightBracket:
        guard let match = open.lastIndex(where: { $0.kind.closing == next.kind }) else {
          if next.kind == .rightBrace {
            // The block around ends here.
            if let last = open.last, found == nil { found = (last.range, true) }
            return ends(next.start)
          }
          if found == nil { found = (next.range, false) }
          continue
        }
        if match < open.count - 1, found == nil { found = (open[open.count - 1].range, true) }
        open.removeLast(open.count - match)
      default: break
      }
    }
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, lexer.bytes[start - 1] != UInt8(ascii: "\n"), lexer.bytes[start - 1] != UInt8(ascii: "\r") {
      start -= 1
    }
    while SwiftLexer.isBlank(lexer.byte(start)), start < offset { start += 1 }
    return start
  }

  /// Goes on at an offset, over whatever stands before it.
  mutating func skip(to end: Int) {
    while token.kind != .endOfFile, token.start < end {
      if token.kind == .word, beginsExpectation { tree.innerExpectations.append(token.range) }
      advance()
    }
  }

  /// Reports the bracket, unless a string without an end hides the other half, or a page has left something out.
  mutating func reportUnmatched(_ bracket: UnmatchedBracket, since start: Int) {
    defer { (failure, malformed) = (nil, nil) }
    let isHidden = lexer.problems.contains {
      $0.code == "syntax.unterminated-string" && Int($0.range.start) >= start && Int($0.range.start) < bracket.end
    }
    guard !isHidden, !isCutOff, !hasGap(from: start, to: bracket.end) else { return }
    let sign = String(decoding: lexer.bytes[bracket.range.offsets], as: UTF8.self)
    diagnostics.append(
      bracket.isOpening ? .unterminated(sign, at: bracket.range) : .unopened(sign, at: bracket.range))
  }
}

/// How many '}' stand behind an offset that no '{' behind it opens, up to the next line that begins at column one. What was
/// looked through is kept: many lines of one declaration may ask.
struct UnopenedBraces: Sendable {
  private var range = 0..<0
  /// Where the braces stand, and how many '}' are unopened from each on; behind the last none.
  private var places: [Int] = []
  private var counts = [0]

  mutating func count(_ bytes: [UInt8], from offset: Int) -> Int {
    if !range.contains(offset) { look(through: bytes, from: offset) }
    var first = 0
    var end = places.count
    while first < end {
      let middle = (first + end) / 2
      if places[middle] < offset { first = middle + 1 } else { end = middle }
    }
    return counts[first]
  }

  private mutating func look(through bytes: [UInt8], from offset: Int) {
    var ahead = SwiftLexer(bytes, from: offset)
    var closes: [Bool] = []
    places = []
    while true {
      let next = ahead.next()
      if next.kind == .endOfFile
        || next.beginsLine && next.start > offset && next.kind != .rightBrace
          && ahead.blanks(before: next.start) == 0
      {
        range = offset..<max(offset, next.start)
        break
      }
      guard next.kind == .leftBrace || next.kind == .rightBrace else { continue }
      places.append(next.start)
      closes.append(next.kind == .rightBrace)
    }
    counts = Array(repeating: 0, count: places.count + 1)
    for row in places.indices.reversed() { counts[row] = max(0, counts[row + 1] + (closes[row] ? 1 : -1)) }
  }
}

extension SwiftToken.Kind {
  fileprivate var isClosing: Bool { self == .rightBrace || self == .rightParen || self == .rightBracket }

  /// The bracket that closes this one.
  fileprivate var closing: SwiftToken.Kind? {
    switch self {
    case .leftBrace: .rightBrace
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    default: nil
    }
  }
}
