/// `// presim:ignore LNT-07 reason`: what lint is not to report of a line.
extension Checker {
  private static let mark = Array("presim:ignore".utf8)

  /// Reads the comments of the file: one after a statement applies to its line, one on a line of its own to the next
  /// line with something on it.
  mutating func readIgnores() {
    guard tree.keepsTokens, Checker.hasIgnores(source) else { return }
    var before: Int32 = 0
    let count = Int32(source.bytes.count)
    for token in tree.tokens {
      readIgnores(in: SourceRange(Int(before), Int(token.range.start)), next: token.range.start)
      if token.kind == .swiftCode { readIgnores(inSwift: token.range) }
      before = token.range.end
    }
    readIgnores(in: SourceRange(Int(before), Int(count)), next: count)
    diagnostics.sort { $0.range.start < $1.range.start }
  }

  /// The comments between the words of pasted Swift, which is one token of the file.
  private mutating func readIgnores(inSwift range: SourceRange) {
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    var before = Int(range.start)
    while lexer.offset < Int(range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile || token.end <= before { break }
      readIgnores(in: SourceRange(before, max(before, token.start)), next: Int32(token.start))
      before = token.end
    }
  }

  /// Whether the words are after a slash, with blanks between: most files have none, and are passed with one look.
  static func hasIgnores(_ source: SourceText) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      var next = bytes.next(UInt8(ascii: "/"))
      while let slash = next {
        var start = slash + 1
        while start < bytes.count, isSeparator(bytes[start]) { start += 1 }
        if start < bytes.count, bytes[start] == mark[0], bytes[start...].starts(with: mark) { return true }
        next = bytes.next(UInt8(ascii: "/"), from: slash + 1)
      }
      return false
    }
  }

  private mutating func readIgnores(in gap: SourceRange, next: Int32) {
    guard !gap.isEmpty else { return }
    for case .comment(let range, blanks: _, toLineEnd: true) in Trivia(source.bytes, in: gap).pieces {
      let own = source.line(of: Int(range.start))
      let line = source.range(ofLine: own)
      let isAlone = source.bytes[Int(line.start)..<Int(range.start)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      readIgnore(range, of: isAlone ? source.range(ofLine: source.line(of: Int(next))) : line)
    }
  }

  private mutating func readIgnore(_ comment: SourceRange, of line: SourceRange) {
    var words: [SourceRange] = []
    var index = Int(comment.start) + 2
    let end = Int(comment.end)
    while index < end {
      while index < end, Checker.isSeparator(source.bytes[index]) { index += 1 }
      let start = index
      while index < end, !Checker.isSeparator(source.bytes[index]) { index += 1 }
      if index > start { words.append(SourceRange(start, index)) }
    }
    guard let first = words.first, source.bytes[first.offsets].elementsEqual(Self.mark) else { return }
    var ignores: [LintIgnore] = []
    for range in words.dropFirst() {
      let word = tree.text(range)
      if let id = LintID(word) {
        ignores.append(LintIgnore(id, at: byteRange(range), line: byteRange(line)))
      } else if ignores.isEmpty || word.hasPrefix("LNT-") {
        return reportIgnore(word, at: range)
      } else {
        break
      }
    }
    guard !ignores.isEmpty else {
      return report(
        "check.ignore", "'presim:ignore' needs the code of a rule and a reason", at: comment,
        notes: [Diagnostic.Note("as in '// presim:ignore LNT-07 the second call is meant'")])
    }
    program.ignores += ignores
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") }

  private mutating func reportIgnore(_ word: String, at range: SourceRange) {
    // With a hyphen it is a code that was meant.
    if word.utf8.contains(UInt8(ascii: "-")) { return reportUnknownLint(word, at: range) }
    report(
      "check.ignore", "'presim:ignore' is followed by the code of a rule, not by '\(word)'", at: range,
      notes: [Diagnostic.Note("as in '// presim:ignore LNT-07 the second call is meant'")])
  }
}
