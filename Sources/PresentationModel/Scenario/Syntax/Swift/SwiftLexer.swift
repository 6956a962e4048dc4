/// Cuts Swift into tokens, one at a time. Comments are skipped, and the branches of `#if` that an app on iOS in a debug
/// build does not have: what is left reads like one text.
struct SwiftLexer {
  let bytes: [UInt8]
  /// Where it stops reading: the end of the file, or of the text that belongs together.
  var end: Int
  /// The first byte that no token has taken.
  var offset: Int
  /// What is wrong with the tokens, until the reader has taken it.
  var problems: [Diagnostic] = []
  /// Of each open `#if`: whether one of its branches has been read.
  private var branches: [Bool] = []
  /// Where the name of a call of the hierarchy stood last.
  private(set) var latestVerb = -1
  /// Where an `expect` begins a line in a branch of `#if` that is not compiled.
  private(set) var uncompiledExpectations: [SourceRange] = []
  /// The line whose no-break space has been reported.
  private var reportedLine = -1

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
    end = bytes.count
  }

  func byte(_ index: Int) -> UInt8 { index < end && index >= 0 ? bytes[index] : 0 }

  /// The next token.
  mutating func next() -> SwiftToken {
    let before = offset
    let beginsLine = skipBlanks()
    let start = offset
    var token = SwiftToken(kind: .endOfFile, start: start, end: start, beginsLine: beginsLine)
    guard start < end else { return token }
    token.isLeftBound = start == before && isBinding(before: start)
    token.kind = cut(start, &token)
    token.end = offset
    token.isRightBound = isBinding(behind: offset)
    return token
  }

  // MARK: Blanks

  /// Skips blanks, comments and branches that are not compiled; true if it went over a line end.
  private mutating func skipBlanks() -> Bool {
    var overLine = offset == 0
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        overLine = true
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: offset += 1
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"): if skipComment() { overLine = true }
      case UInt8(ascii: "#"):
        guard skipDirective() else { return overLine }
        overLine = true
      case 0xC2 where byte(offset + 1) == 0xA0: reportBlank(2)
      case 0xE2 where byte(offset + 1) == 0x80 && byte(offset + 2) == 0xAF: reportBlank(3)
      case 0xEF where byte(offset + 1) == 0xBB && byte(offset + 2) == 0xBF: offset += 3
      case 0xE2 where byte(offset + 1) == 0x80 && (0x8B...0x8F).contains(byte(offset + 2)): offset += 3
      default: return overLine
      }
    }
    return overLine
  }

  /// Where the directive that was skipped alone ends.
  var directiveEnd: Int { offset }

  /// Skips one directive; the end of a branch belongs to an `#if` that somebody else has read.
  mutating func skipDirectives() {
    branches = [true]
    _ = skipDirective()
  }

  mutating func skipLine() {
    while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
  }

  /// A space that only looks like one: said once a line.
  private mutating func reportBlank(_ length: Int) {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    if start != reportedLine {
      reportedLine = start
      let range = SourceRange(offset, offset + length)
      report(
        Diagnostic(
          "syntax.unexpected-character", "unexpected character U+00A0", at: range,
          cure: .init("write a space", replacing: range, with: " ")))
    }
    offset += length
  }

  private mutating func skipComment() -> Bool {
    let start = offset
    var depth = 1
    var overLine = false
    offset += 2
    while offset < end, depth > 0 {
      if bytes[offset] == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        if bytes[offset] == UInt8(ascii: "\n") { overLine = true }
        offset += 1
      }
    }
    if depth > 0 {
      report(Diagnostic("syntax.unterminated-comment", "unterminated '/*' comment", at: SourceRange(start, start + 2)))
    }
    return overLine
  }

  mutating func report(_ problem: Diagnostic) {
    if problems.count < Parser.diagnosticLimit { problems.append(problem) }
  }

  // MARK: #if

  /// Skips `#if` with what its branch says, or an end of one; false where another `#word` stands.
  private mutating func skipDirective() -> Bool {
    switch word(at: offset + 1) {
    case "if":
      let holds = conditionHolds(from: offset + 3)
      skipLine()
      branches.append(holds)
      if !holds { skipBranches() }
    case "elseif", "else":
      // The branch that was read ends here; what follows is another build's.
      guard !branches.isEmpty else { return false }
      skipLine()
      branches[branches.count - 1] = true
      skipBranches()
    case "endif":
      skipLine()
      _ = branches.popLast()
    case "warning", "error", "sourceLocation": skipLine()
    default: return false
    }
    return true
  }

  /// Goes to the branch that holds, or behind the `#endif`.
  private mutating func skipBranches() {
    var depth = 0
    while offset < end {
      skipToNextLine()
      var index = offset
      while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t") { index += 1 }
      guard byte(index) == UInt8(ascii: "#") else {
        noteExpectation(at: index)
        continue
      }
      switch word(at: index + 1) {
      case "if": depth += 1
      case "endif":
        if depth == 0 {
          offset = index
          skipLine()
          branches.removeLast()
          return
        }
        depth -= 1
      case "else" where depth == 0 && branches.last == false:
        offset = index
        skipLine()
        branches[branches.count - 1] = true
        return
      case "elseif" where depth == 0 && branches.last == false && conditionHolds(from: index + 7):
        offset = index
        skipLine()
        branches[branches.count - 1] = true
        return
      default: continue
      }
    }
  }

  /// Keeps the first `expect` of a line that nothing reads.
  private mutating func noteExpectation(at start: Int) {
    var index = start
    while index + 7 < end, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "/") { return }
      if bytes[index] == UInt8(ascii: "e"), bytes[index..<(index + 7)].elementsEqual("expect ".utf8),
        index == start || !Lexer.isNameByte(bytes[index - 1])
      {
        return uncompiledExpectations.append(SourceRange(index, index + 6))
      }
      index += 1
    }
  }

  private mutating func skipToNextLine() {
    skipLine()
    while offset < end, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
    if offset < end { offset += 1 }
  }

  /// Whether the condition of a line holds for a debug build for iOS: what is not known counts as true, so that the
  /// first branch is read.
  private func conditionHolds(from start: Int) -> Bool {
    var index = start
    var line: [UInt8] = []
    while index < end, bytes[index] != UInt8(ascii: "\n"), line.count < 500 {
      if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "/") { break }
      if bytes[index] > UInt8(ascii: " ") { line.append(bytes[index]) }
      index += 1
    }
    return BuildCondition.holds(String(decoding: line, as: UTF8.self))
  }

  func word(at start: Int) -> String {
    var index = start
    while index < end, bytes[index] < 0x80, Lexer.isNameByte(bytes[index]), index - start < 40 { index += 1 }
    return start < index ? String(decoding: bytes[start..<index], as: UTF8.self) : ""
  }

  // MARK: Neighbours

  private func isBinding(before index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    default: return true
    }
  }

  private func isBinding(behind index: Int) -> Bool {
    switch byte(index) {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return byte(index + 1) != UInt8(ascii: "/") && byte(index + 1) != UInt8(ascii: "*")
    default: return true
    }
  }

  /// Remembers where a call of the hierarchy was named.
  mutating func noteVerb(at offset: Int) { latestVerb = offset }
}
