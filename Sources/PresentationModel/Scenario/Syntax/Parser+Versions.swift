/// Versions: the list of the header, and Swift's `if #available`.
extension Parser {
  /// The versions after `ios`: numbers and ranges with commas between them.
  @inline(never) mutating func versionList(from start: Int) -> SyntaxNode.ID? {
    var children = Children()
    while true {
      guard let first = versionNumber("a version, as in 'ios 17'") else { return nil }
      if token.kind == .minus {
        let rangeStart = Int(tree[first].range.start)
        advance([.joined, .prefix])
        guard let last = versionNumber("the last version of the range, as in 'ios 15-18'") else { return nil }
        append(node(.versionRange, from: rangeStart, children: first, last), to: &children)
      } else {
        append(first, to: &children)
      }
      guard token.kind == .comma else { break }
      advance()
    }
    if token.kind == .integer || token.kind == .decimal {
      report(.versionsWithoutComma(lastEnd, before: token.range))
      return nil
    }
    if token.kind == .unknown, text(token.range) == "+", last.kind == .integer || last.kind == .decimal,
      let first = Int(text(last.range).prefix { $0 != "." })
    {
      var diagnostic = Diagnostic.slip("versions have no '+'", at: token.range)
      let newest = UIKitVersion.newest
      let before = first < newest.major ? "\(first)-" : ""
      diagnostic.notes.append(.init("write 'ios \(before)\(newest.text)'"))
      report(diagnostic)
      return nil
    }
    if token.kind == .dot || token.kind == .unknown && text(token.range) == "–" {
      report(.rangeMark(text(token.range), at: token.range))
      return nil
    }
    return node(.iosHeader, from: start, children)
  }

  private mutating func versionNumber(_ what: String) -> SyntaxNode.ID? {
    guard token.kind == .integer || token.kind == .decimal else {
      let word = token.kind == .identifier ? text(token.range) : ""
      let isNewest = word == "latest" || word == "newest" || word == "current"
      var notes: [Diagnostic.Note] = isNewest ? [.init("without the line the newest is taken")] : []
      if word == "iPad" || word == "iPhone" {
        notes = [.init("the device is a line of its own: write 'device \(word)' below this one")]
      }
      reportExpected(what, notes: notes)
      return nil
    }
    return literal(token.kind == .integer ? .integerLiteral : .decimalLiteral)
  }

  // MARK: if #available

  /// Whether `if #` begins here: the only condition that a scenario knows.
  mutating func beginsCondition() -> Bool { isWord(.if) && lexer.byteAhead() == UInt8(ascii: "#") }

  /// `if #available(iOS 13, *) { … } else if … { … } else { … }`; the token is the `if`. A loop, so that a long chain
  /// is no deep one.
  @inline(never) mutating func conditional() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    let open = nesting
    var children = Children()
    var flags = SyntaxToken.Flags.begins
    while true {
      let branchStart = Int(token.range.start)
      var branch = Children()
      advance(flags)
      flags = []
      repeat {
        if branch.first >= 0 { advance() }
        guard let condition = availabilityCondition() else {
          nesting = open
          return nil
        }
        append(condition, to: &branch)
      } while token.kind == .comma
      guard let block = branchBlock() else { return nil }
      append(block, to: &branch)
      append(node(.branch, from: branchStart, branch), to: &children)
      guard takesElse() else { break }
      let elseStart = Int(token.range.start)
      advance()
      if beginsCondition() { continue }
      if isWord(.if) {
        report(.otherCondition(at: token.range))
        return nil
      }
      var last = Children()
      guard let block = branchBlock() else { return nil }
      append(block, to: &last)
      append(node(.branch, from: elseStart, last), to: &children)
      break
    }
    return node(.conditional, from: start, children)
  }

  /// The block of a branch: its statements count as being where the `if` is.
  private mutating func branchBlock() -> SyntaxNode.ID? {
    if token.kind == .newline, kindBehindLineEnd() == .leftBrace { skipLineEnds() }
    guard token.kind == .leftBrace else {
      reportExpected("'{'")
      return nil
    }
    return block(isBranch: true)
  }

  private mutating func takesElse() -> Bool {
    if token.kind == .newline, kindBehindLineEnd() == .identifier, let behind = behindLineEnd,
      text(behind.range) == "else"
    {
      skipLineEnds()
    }
    return isWord(.else)
  }

  /// `#available(iOS 13, *)`, `#unavailable(iOS 13)`.
  private mutating func availabilityCondition() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    guard token.kind == .hash else {
      report(.otherCondition(at: place))
      return nil
    }
    advance(.prefix)
    let word = token.kind == .identifier ? text(token.range) : ""
    guard word == "available" || word == "unavailable" else {
      var notes: [Diagnostic.Note] = []
      if let near = nearestName(to: word, in: ["available", "unavailable"]) {
        notes.append(.init("did you mean '#\(near)'?"))
      }
      reportExpected("'available' or 'unavailable' after '#'", notes: notes)
      return nil
    }
    advance(.joined)
    guard token.kind == .leftParen else {
      reportExpected("'(iOS 13, *)'")
      return nil
    }
    let open = token.range
    let outer = parens
    defer { parens = outer }
    parens += 1
    advance(.joined)
    var children = Children()
    var hasStar = false
    while true {
      if token.kind == .unknown, text(token.range) == "*" {
        hasStar = true
        advance()
      } else if token.kind == .identifier {
        guard let platform = platform() else { return nil }
        append(platform, to: &children)
      } else if token.kind == .endOfFile {
        reportUnterminated(open)
        return nil
      } else {
        reportExpected("a platform and a version, as in '#available(iOS 13, *)'")
        return nil
      }
      guard token.kind == .comma else { break }
      advance()
    }
    if word == "available", !hasStar {
      report(.missingStar(at: lastEnd))
    }
    guard token.kind == .rightParen else {
      reportExpected("',' or ')'")
      return nil
    }
    // After the bracket a line end counts again.
    parens = outer
    advance()
    return node(.availability, from: start, children, flags: word == "unavailable" ? .marked : [])
  }

  /// `iOS 13`, `macOS 10.15.4`.
  private mutating func platform() -> SyntaxNode.ID? {
    let start = Int(token.range.start)
    let name = nameOfToken()
    advance()
    guard let number = versionNumber("a version, as in 'iOS 13'") else { return nil }
    if token.kind == .dot {
      // The third number of a version changes nothing of UIKit's rules.
      advance(.joined)
      guard token.kind == .integer else {
        reportExpected("a number after '.'")
        return nil
      }
      advance(.joined)
    }
    return node(.platform, from: start, children: number, name: name)
  }
}

extension Diagnostic {
  fileprivate static func versionsWithoutComma(_ end: Int, before range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.version-list", "versions have a ',' between them, as in 'ios 12, 15-18, 27'", at: range,
      cure: Cure("write ','", replacing: SourceRange(end, end), with: ","))
  }

  fileprivate static func rangeMark(_ mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.version-list", "a range of versions is written with '-', as in 'ios 15-18'", at: range)
  }

  fileprivate static func otherCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.condition", "a condition asks only for the version, as in 'if #available(iOS 13, *) { … }'", at: range)
  }

  fileprivate static func missingStar(at offset: Int) -> Diagnostic {
    Diagnostic(
      "syntax.missing-star", "'#available' must handle other platforms with '*'",
      at: SourceRange(offset, offset), cure: Cure("write ', *'", replacing: SourceRange(offset, offset), with: ", *"))
  }
}
