/// What other languages write: `int x = 3`, `val x = 3`, `(Int)x`, `elseif`.
extension SwiftReader {
  /// `UILabel label = …`, `int x = 3`, `const x = 3`, `lett x = 3`: two words in place of a declaration.
  func declarationOfC(_ first: String, _ name: String, at here: Failure) -> Diagnostic? {
    guard name.utf8.first?.isSmall == true, !Self.continuing.contains(name) else { return nil }
    let sign = byte(behind: name, at: here.offset)
    let isGiven = sign == UInt8(ascii: "=") && !isEqualSign(behind: name, at: here.offset)
    func found(_ text: String, _ note: String?) -> Diagnostic {
      Diagnostic("syntax.expected", text, at: here.rangeOfFirst, notes: note.map { [.init($0)] } ?? [])
    }
    if first.utf8.first?.isSmall == true, isGiven || sign == UInt8(ascii: ":"),
      let meant = nearestName(to: first, in: ["let", "var"], within: 1), Self.constants[first] == nil
    {
      return found("'\(first)' begins no declaration", "did you mean '\(meant)'?")
    }
    let word = isChanged(name, behind: here.offset) ? "var" : "let"
    let type = Self.types[first] ?? first
    if type.utf8.first?.isCapital == true {
      // A number's type does not follow from its literal.
      let typed = Self.numbers.contains(type) ? "\(name): \(type)" : name
      let isLast = sign == 0 || sign == UInt8(ascii: ";") || sign == UInt8(ascii: "}")
      return found(
        "Swift declares a variable by 'let' or 'var', with its type behind the name",
        isGiven ? "write '\(word) \(typed) ='" : isLast ? "write 'var \(name): \(type)'" : nil)
    }
    guard isGiven else {
      return Self.constants[first].map { _ in
        found(
          "Swift declares a constant by 'let' and a variable by 'var'",
          sign == UInt8(ascii: ":") ? "write '\(word) \(name): …'" : nil)
      }
    }
    return found(
      "Swift declares a constant by 'let' and a variable by 'var'",
      "write '\(Self.constants[first] == true ? "let" : word) \(name) ='")
  }

  /// `(Int)duration`, `(UIButton) sender`.
  func castOfC(_ here: Failure) -> Diagnostic? {
    let bytes = lexer.bytes
    guard here.end > 2, lexer.byte(here.end - 1) == UInt8(ascii: ")"),
      !here.word.isEmpty || lexer.byte(here.offset).isDigit, !Self.continuing.contains(here.word)
    else { return nil }
    let length = bytes[..<(here.end - 1)].reversed().prefix { Lexer.isNameByte($0) }.count
    let open = here.end - 2 - length
    let written = lexer.word(at: open + 1)
    let type = Self.types[written] ?? written
    guard open >= 0, length > 0, lexer.byte(open) == UInt8(ascii: "("), written.utf8.count == length,
      type.utf8.first?.isCapital == true,
      open == 0 || !Lexer.isNameByte(lexer.byte(open - 1)) && lexer.byte(open - 1) != UInt8(ascii: ")")
    else { return nil }
    let end = endOfOperand(from: here.offset)
    let value = String(decoding: bytes[here.offset..<end], as: UTF8.self)
    let note: String?
    switch type {
    case _ where value.utf8.count > 60: note = nil
    case _ where Self.numbers.contains(type): note = "write '\(type)(\(value))'"
    case _ where type.hasPrefix("UI") || type.hasSuffix("ViewController"): note = "write '(\(value) as! \(type))'"
    default: note = nil
    }
    return Diagnostic(
      "syntax.expected", "Swift has no cast '(\(written))' before a value", at: SourceRange(open, end),
      notes: note.map { [.init($0)] } ?? [])
  }

  /// `if let a = b && let c = d`, `if (let a = b)`.
  func bindingInExpression(_ here: Failure) -> Diagnostic? {
    let start = here.end - 2
    if start > 0, lexer.bytes[start..<here.end].elementsEqual("&&".utf8) {
      return Diagnostic(
        "syntax.expected", "'&&' does not stand before a binding", at: SourceRange(start, here.end),
        notes: [.init("write ',' in place of '&&'")])
    }
    if start > 0, lexer.bytes[start..<here.end].elementsEqual("||".utf8) {
      return Diagnostic("syntax.expected", "'||' does not stand before a binding", at: SourceRange(start, here.end))
    }
    guard lexer.byte(here.end - 1) == UInt8(ascii: "("),
      ["if", "guard", "while"].contains(lexer.word(at: wordBefore(start + 1)))
    else { return nil }
    return Diagnostic(
      "syntax.expected", "a binding stands in no parentheses", at: SourceRange(here.end - 1, here.end),
      notes: [.init("leave '(' and ')' out")])
  }

  /// `} elseif a {`, `elif a {`
  func elseIf(_ here: Failure) -> Diagnostic? {
    let words = ["elseif", "elsif", "elif", "elseIf", "elsEif", "elsef"]
    if words.contains(here.word), lexer.byte(here.end - 1) == UInt8(ascii: "}") {
      return Diagnostic(
        "syntax.expected", "Swift has no word '\(here.word)'",
        at: SourceRange(here.offset, here.offset + here.word.utf8.count), notes: [.init("did you mean 'else if'?")])
    }
    guard here.isBehindFirst, words.contains(here.first) else { return nil }
    return Diagnostic(
      "syntax.expected", "Swift has no word '\(here.first)'", at: here.rangeOfFirst,
      notes: [.init("did you mean 'else if'?")])
  }

  // MARK: Text

  /// The beginning of the word that ends before an offset and the blanks there.
  private func wordBefore(_ offset: Int) -> Int {
    var end = offset
    while end > 0, SwiftLexer.isBlank(lexer.byte(end - 1)) { end -= 1 }
    while end > 0, Lexer.isNameByte(lexer.byte(end - 1)) { end -= 1 }
    return end
  }

  /// Whether `==` stands behind a word.
  private func isEqualSign(behind word: String, at offset: Int) -> Bool {
    var index = offset + word.utf8.count
    while SwiftLexer.isBlank(lexer.byte(index)) { index += 1 }
    return lexer.byte(index + 1) == UInt8(ascii: "=")
  }

  /// Where a value ends that begins at an offset: `a.b(c)[d]`.
  private func endOfOperand(from offset: Int) -> Int {
    var again = SwiftLexer(lexer.bytes, from: offset)
    var (end, depth) = (offset, 0)
    while true {
      let next = again.next()
      switch next.kind {
      case .endOfFile: return end
      case _ where depth == 0 && next.start > offset && (next.start != end || next.beginsLine): return end
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket:
        guard depth > 0 else { return end }
        depth -= 1
      case .word, .dot, .integer, .decimal: break
      case _ where depth == 0: return end
      default: break
      }
      end = next.end
    }
  }

  /// Whether the block in which a name stands changes what it names; true where it is too long to look through for each of
  /// its names: a 'var' is never wrong.
  private func isChanged(_ name: String, behind offset: Int) -> Bool {
    var again = SwiftLexer(lexer.bytes, from: offset)
    _ = again.next()
    var depth = 0
    let letters = Array(name.utf8)
    for _ in 0..<2_000 {
      let token = again.next()
      switch token.kind {
      case .endOfFile: return false
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth < 0 { return false }
      case .word
      where token.end - token.start == letters.count
        && lexer.bytes[token.start..<token.end].elementsEqual(letters)
        && lexer.byte(token.start - 1) != UInt8(ascii: "."):
        var index = token.end
        while SwiftLexer.isBlank(lexer.byte(index)) { index += 1 }
        let (sign, next) = (lexer.byte(index), lexer.byte(index + 1))
        if sign == UInt8(ascii: "="), next != UInt8(ascii: "=") { return true }
        if "+-*/%".utf8.contains(sign), next == UInt8(ascii: "=") || next == sign { return true }
        if sign == UInt8(ascii: "."), Self.changing.contains(lexer.word(at: index + 1)) { return true }
      default: break
      }
    }
    return true
  }

  private static let changing = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "sort", "toggle",
  ]

  /// Words that go on with what stands before them.
  private static let continuing = ["else", "catch", "while", "in", "where", "as", "is", "throws", "async"]

  /// Words that declare something elsewhere, and whether it is a constant.
  static let constants = [
    "val": true, "const": true, "constant": true, "auto": false, "mut": false, "def": false, "dim": false, "my": false,
    "local": false,
  ]

  /// Swift's types for those of C.
  static let types = [
    "int": "Int", "long": "Int", "short": "Int", "unsigned": "UInt", "float": "Float", "double": "Double",
    "bool": "Bool", "boolean": "Bool", "char": "Character", "string": "String", "BOOL": "Bool", "NSInteger": "Int",
    "Integer": "Int", "Boolean": "Bool",
  ]

  static let numbers: Set<String> = [
    "Int", "UInt", "Double", "Float", "CGFloat", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
    "UInt64", "TimeInterval", "Character",
  ]
}
