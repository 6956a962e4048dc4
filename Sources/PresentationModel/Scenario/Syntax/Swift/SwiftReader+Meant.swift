/// What was meant where reading has failed: another word, a sign that is missing, words in another order.
extension SwiftReader {
  static let endOfStatement = "the end of the statement"

  /// The error that names the cause and what to write, where one is known.
  func slip(since start: Int, at place: SourceRange, wanted: String) -> Diagnostic? {
    let here = Failure(of: self, since: start, at: place)
    if let found = castOfC(here) { return found }
    switch wanted {
    case Self.endOfStatement: return slipAtEnd(here)
    case "a declaration": return slipOfDeclaration(here)
    case "a value" where isObjectiveCText(at: here.offset):
      return Diagnostic(
        "syntax.expected", "a text of Swift has no '@' before it", at: SourceRange(here.offset, here.offset + 1),
        notes: [.init("leave '@' out")])
    case "a value" where here.word == "catch":
      return here.found(
        "expected a value", "'do' is missing before the '{' that 'catch' belongs to")
    case "a value"
    where here.word == "let" && lexer.byte(startOfLine(here.offset)) == UInt8(ascii: ".")
      && restOfLine(from: here.offset).hasText("):"):
      let start = startOfLine(here.offset)
      return Diagnostic(
        "syntax.expected", "'case' is missing before this pattern",
        at: SourceRange(start, start + 1),
        notes: [.init("write 'case .\(lexer.word(at: start + 1))'")])
    // `case .success(let items)` at the end of its line.
    case "a value"
    where here.word == "let" && isInCase(here.offset) && restOfLine(from: here.offset).hasSuffix(")"):
      let end = here.offset + restOfLine(from: here.offset).utf8.count
      return Diagnostic(
        "syntax.expected", "':' is missing behind this pattern", at: SourceRange(end - 1, end),
        notes: [.init("write ':'")])
    // `if case .language(let name) == choice {`
    case "a value"
    where here.word == "let" && restOfLine(from: here.offset).hasText(") == ")
      && restOfLine(from: startOfLine(here.offset)).hasText("case ."):
      let sign = here.offset + (restOfLine(from: here.offset).lastIndex(ofText: ") == ") ?? 0) + 2
      return Diagnostic(
        "syntax.expected", "a pattern and its value have '=' between them", at: SourceRange(sign, sign + 2),
        notes: [.init("write '=' in place of '=='")])
    // `case failure(let error):`
    case "a value"
    where here.word == "let" && lexer.byte(here.offset - 1) == UInt8(ascii: "(")
      && restOfLine(from: startOfLine(here.offset)).hasPrefix("case "):
      var start = here.offset - 1
      while start > 0, Lexer.isNameByte(lexer.byte(start - 1)) { start -= 1 }
      guard start < here.offset - 1, lexer.byte(start).isSmall else { return bindingInExpression(here) }
      let name = lexer.word(at: start)
      return Diagnostic(
        "syntax.expected", "'.' is missing before '\(name)'", at: SourceRange(start, here.offset - 1),
        notes: [.init("write '.\(name)'")])
    case "a value" where here.word == "else" && restOfLine(from: startOfLine(here.offset)).hasPrefix("else {"):
      return here.found("'}' is missing before 'else'", "write '} else {'")
    case "a value" where ["let", "var", "case"].contains(here.word):
      return bindingInExpression(here)
    case "a value"
    where !here.word.isEmpty && byte(behind: here.word, at: here.offset) == UInt8(ascii: "."):
      return here.found("':' is missing behind '\(here.word)'", "write '\(here.word):'")
    case "'else'"
    where lexer.byte(here.offset + here.word.utf8.count + 1) == UInt8(ascii: "{")
      && nearestName(to: here.word, in: ["else"], within: here.word.utf8.count < 4 ? 1 : 2) != nil:
      return here.found("expected 'else'", "did you mean 'else'?")
    case "a value" where lexer.byte(here.offset) == UInt8(ascii: "?") && here.offset == start:
      return here.found("expected a value", "'try' stands before '?': write 'try?'")
    case "'else'": return slipOfCondition(here) ?? conditionWithoutComma(here)
    // `guard let nav = navigationController else return`
    case "'{'"
    where here.before == "else" && ["return", "break", "continue", "throw", "fatalError"].contains(here.word):
      return here.found("expected '{'", "write 'else { \(restOfLine(from: here.offset)) }'")
    case "'{'" where here.first == "for" && here.word == "if":
      return here.found("expected '{'", "a condition of 'for' begins with 'where': write 'where' in place of 'if'")
    case "'{'"
    where ["for", "extension"].contains(here.first) && nearestName(to: here.word, in: ["where"], within: 1) != nil:
      return here.found("expected '{'", "did you mean 'where'?")
    case "'{'": return slipOfCondition(here) ?? conditionWithoutComma(here) ?? typeWithoutComma(here)
    case "'in'": return slipOfLoop(here)
    case "'case'" where lexer.byte(here.offset) == UInt8(ascii: "."):
      return here.found("expected 'case'", "write 'case' before it")
    case "')'" where lexer.byte(here.offset) == UInt8(ascii: ",") && isInSelector(here.offset):
      return here.found("'#selector' names one method", "leave what stands behind ',' out")
    case "'->'": return here.found(Self.missingArrow, "write '->'")
    case "'('" where SwiftModifiers.isModifier(here.before):
      return Diagnostic(
        "syntax.expected", "'\(here.before)' stands before 'func'", at: here.rangeBefore,
        notes: [.init("write '\(here.before) func'")])
    // `case .language(const name)`
    case "',' or ')'" where Self.foreignWords[here.before] == "let" && !here.word.isEmpty:
      return Diagnostic(
        "syntax.expected", "a pattern binds by 'let'", at: here.rangeBefore, notes: [.init("write 'let \(here.word)'")])
    case "',' or ')'": return slipInParentheses(here)
    case "',' or ']'": return slipInList(here)
    case "':'" where !here.word.isEmpty || lexer.byte(here.offset) == UInt8(ascii: "."):
      // At the end of the line before, where it is missing.
      let isBehindLine = lexer.bytes[here.end..<here.offset].contains(UInt8(ascii: "\n"))
      return Diagnostic(
        "syntax.expected", "expected ':'", at: isBehindLine ? SourceRange(here.end, here.end) : here.place,
        notes: [.init("write ':'")])
    case "'case'" where nearestName(to: here.word, in: ["case"], within: 1) != nil:
      return here.found("expected 'case'", "did you mean 'case'?")
    case "'case'"
    where lexer.byte(here.offset) == UInt8(ascii: "\"")
      || !here.word.isEmpty && byte(behind: here.word, at: here.offset) == UInt8(ascii: ":"):
      return here.found("expected 'case'", "write 'case' before it")
    case "'>'" where !here.word.isEmpty && Lexer.isNameByte(lexer.byte(here.end - 1)):
      return here.found("',' is missing before '\(here.word)'", "write ','")
    case "'='" where Self.foreignWords[here.before] == "let" || Self.foreignWords[here.first] == "let":
      return Diagnostic(
        "syntax.expected", "Swift declares a constant by 'let' and a variable by 'var'", at: here.place,
        notes: [.init("write 'let \(here.word)'")])
    case "'='": return here.found("expected '='", "write '='")
    case "a value"
    where lexer.byte(here.offset) == UInt8(ascii: ":") && lexer.byte(here.end - 1) == UInt8(ascii: ":"),
      "a type" where lexer.byte(here.offset) == UInt8(ascii: ":") && lexer.byte(here.end - 1) == UInt8(ascii: ":"):
      return here.found("a second ':' stands here", "leave one out")
    case "a parameter" where here.place.count == 1 && lexer.byte(here.offset) == UInt8(ascii: ","),
      "a value" where lexer.byte(here.offset) == UInt8(ascii: ",") && lexer.byte(here.end - 1) == UInt8(ascii: ","),
      "a name after '.'" where lexer.byte(here.end - 1) == UInt8(ascii: "."):
      let sign = String(decoding: lexer.bytes[(here.end - 1)..<here.end], as: UTF8.self)
      return here.found("a second '\(sign)' stands here", "leave one out")
    case "a parameter": return here.found("expected a parameter", "write its name, ':' and its type, or leave it out")
    case "':'" where lexer.byte(here.offset) == UInt8(ascii: ","):
      return here.found("expected ':'", "write ':' in place of ','")
    case "'('" where lexer.byte(here.offset) == UInt8(ascii: ":"):
      return here.found(
        "a function has its parameters behind its name", "for a property write 'var' in place of 'func'")
    default: return nil
    }
  }

  /// Where the first word or sign of the line of an offset stands.
  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, lexer.byte(start - 1) != UInt8(ascii: "\n") { start -= 1 }
    while start < offset, SwiftLexer.isBlank(lexer.byte(start)) { start += 1 }
    return start
  }

  /// Whether a pattern of 'case' is all that stands before an offset in its line.
  private func isInCase(_ offset: Int) -> Bool {
    let before = lexer.bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
    let line = String(decoding: before.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    return line.hasPrefix("case .") && !line.hasText(":")
  }

  /// Where reading has failed, with the words round it.
  struct Failure {
    let place: SourceRange
    let offset: Int
    /// The word at the place, the first of the statement, the one before the place.
    let word: String
    let first: String
    let before: String
    let rangeBefore: SourceRange
    let rangeOfFirst: SourceRange
    /// The end of what stands before the place.
    let end: Int

    init(of reader: borrowing SwiftReader, since start: Int, at place: SourceRange) {
      let bytes = reader.lexer.bytes
      let offset = Int(place.start)
      var end = min(offset, bytes.count)
      while end > 0, SwiftLexer.isBlank(reader.lexer.byte(end - 1)) { end -= 1 }
      let last = bytes[..<end].reversed().prefix { Lexer.isNameByte($0) }.count
      (self.place, self.offset, self.end) = (place, offset, end)
      (word, first, before) = (
        reader.lexer.word(at: offset), reader.lexer.word(at: start), reader.lexer.word(at: end - last)
      )
      rangeBefore = SourceRange(end - last, end)
      rangeOfFirst = SourceRange(start, start + first.utf8.count)
    }

    func found(_ text: String, _ note: String) -> Diagnostic {
      Diagnostic("syntax.expected", text, at: place, notes: [.init(note)])
    }

    /// Whether the first word of the statement is all that stands before the place.
    var isBehindFirst: Bool { Int(rangeOfFirst.end) == end }
  }

  /// `@"Home"`, as Objective-C writes a text.
  func isObjectiveCText(at offset: Int) -> Bool {
    lexer.byte(offset) == UInt8(ascii: "@") && lexer.byte(offset + 1) == UInt8(ascii: "\"")
  }

  static let missingArrow = "expected '->' before the type that is given back"

  /// `retrun x`, `} esle {`, `let name String`, `UILabel label = …`, a second '='.
  private func slipAtEnd(_ here: Failure) -> Diagnostic? {
    if here.isBehindFirst, let meant = Self.keyword(meantBy: here.first, of: Self.keywords) {
      return Diagnostic(
        "syntax.expected", "'\(here.first)' begins no statement", at: here.rangeOfFirst,
        notes: [.init("did you mean '\(meant)'?")])
    }
    // `fro item in items {`
    if here.isBehindFirst, nearestName(to: here.first, in: ["for"], within: 1) != nil,
      lexer.word(at: here.offset + here.word.utf8.count + 1) == "in"
    {
      return Diagnostic(
        "syntax.expected", "'\(here.first)' begins no statement", at: here.rangeOfFirst,
        notes: [.init("did you mean 'for'?")])
    }
    // `{ field ir`
    if here.isBehindFirst, nearestName(to: here.word, in: ["in"], within: 1) != nil,
      lexer.bytes[..<Int(here.rangeOfFirst.start)].last(where: { !SwiftLexer.isBlank($0) })
        == UInt8(ascii: "{")
    {
      return here.found(
        "'in' stands behind the names of what a closure gets",
        "write 'in' in place of '\(here.word)'")
    }
    // `ir count == 0 {`
    if here.isBehindFirst, here.first.utf8.count < 6, restOfLine(from: here.offset).hasSuffix("{"),
      let meant = nearestName(to: here.first, in: ["if", "for", "while", "guard", "switch"], within: 1)
    {
      return Diagnostic(
        "syntax.expected", "'\(here.first)' begins no statement", at: here.rangeOfFirst,
        notes: [.init("did you mean '\(meant)'?")])
    }
    if lexer.byte(here.offset) == UInt8(ascii: "="), lexer.byte(here.offset + 1) == UInt8(ascii: "="),
      ["let", "var"].contains(here.first)
    {
      return Diagnostic(
        "syntax.expected", "'==' compares, and '=' gives a value", at: SourceRange(here.offset, here.offset + 2),
        notes: [.init("write '=' in place of '=='")])
    }
    if here.first == "if", lexer.byte(here.offset) == UInt8(ascii: "{"), lexer.byte(here.end - 1) == UInt8(ascii: "}") {
      return here.found("'else' is missing before this '{'", "write 'else {'")
    }
    if let found = guardMissing(here) { return found }
    if let found = elseIf(here) { return found }
    let sign = lexer.byte(here.offset)
    if lexer.byte(here.end - 1) == UInt8(ascii: "}"), here.word == "catch" {
      return here.found("expected a value", "'do' is missing before the '{' that 'catch' belongs to")
    }
    if lexer.byte(here.end - 1) == UInt8(ascii: "}"),
      let meant = nearestName(to: here.word, in: ["else", "catch"], within: 2)
    {
      return here.found("'\(here.word)' does not go on with what stands before it", "did you mean '\(meant)'?")
    }
    if sign == UInt8(ascii: "="), lexer.byte(here.offset + 1) != UInt8(ascii: "=") {
      return Diagnostic(
        "syntax.expected", "a second '=' in one statement", at: SourceRange(here.offset, here.offset + 1),
        notes: [.init("'=' assigns, and '==' compares: write '=='")])
    }
    if let found = typeWithoutColon(here) ?? valueWithoutSign(here) { return found }
    if sign == UInt8(ascii: ":"), let meant = Self.keyword(meantBy: here.first, of: ["case", "default"]) {
      return Diagnostic(
        "syntax.expected", "'\(here.first)' begins no statement", at: here.rangeOfFirst,
        notes: [.init("did you mean '\(meant)'?")])
    }
    if sign == UInt8(ascii: ":"), here.first != here.word, Lexer.isNameByte(lexer.byte(here.end - 1)) {
      return here.found("an assignment has '='", "write '=' in place of ':'")
    }
    return here.isBehindFirst ? declarationOfC(here.first, here.word, at: here) : nil
  }

  /// Whether a place stands in the parentheses of a `#selector` of its line.
  private func isInSelector(_ offset: Int) -> Bool {
    let line = lexer.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: lexer.bytes[line..<offset], as: UTF8.self)
    // Behind the labels of the method, too.
    return before.lastIndex(ofText: "#selector(").map { place in
      let rest = before.dropFirst(place).utf8
      return rest.count { $0 == UInt8(ascii: "(") } > rest.count { $0 == UInt8(ascii: ")") }
    } ?? false
  }

  /// `let scene = scene as? UIWindowScene else { return }`, `!items.isEmpty else { return }`
  private func guardMissing(_ here: Failure) -> Diagnostic? {
    guard !["if", "guard", "while", "for", "switch", "else", "case", "do"].contains(here.first),
      here.rangeOfFirst.start < lexer.bytes.count, lexer.byte(here.end - 1) != UInt8(ascii: "}"),
      here.word == "else"
        || lexer.byte(here.offset) == UInt8(ascii: ",") && restOfLine(from: here.offset).hasText(" else {")
    else { return nil }
    let start = Int(here.rangeOfFirst.start)
    let first = here.first.isEmpty ? String(decoding: lexer.bytes[start..<(start + 1)], as: UTF8.self) : here.first
    return Diagnostic(
      "syntax.expected", "'guard' is missing before '\(first)'", at: SourceRange(start, start + first.utf8.count),
      notes: [.init("write 'guard \(first)'")])
  }

  /// The first byte behind a word that is no blank.
  func byte(behind word: String, at offset: Int) -> UInt8 {
    var index = offset + word.utf8.count
    while SwiftLexer.isBlank(lexer.byte(index)) { index += 1 }
    return lexer.byte(index)
  }

  /// `let name String`
  private func typeWithoutColon(_ here: Failure) -> Diagnostic? {
    var start = Int(here.rangeBefore.start)
    while start > 0, SwiftLexer.isBlank(lexer.byte(start - 1)) { start -= 1 }
    let last = lexer.bytes[..<start].reversed().prefix { Lexer.isNameByte($0) }.count
    guard ["let", "var"].contains(lexer.word(at: start - last)), !here.before.isEmpty,
      lexer.byte(here.offset).isCapital || lexer.byte(here.offset) == UInt8(ascii: "[")
    else { return nil }
    // `let card CardViewController()`
    let next = lexer.byte(here.offset + here.word.utf8.count)
    let isList = lexer.byte(here.offset) == UInt8(ascii: "[") && restOfLine(from: here.offset).hasText("(")
    if isList || next == UInt8(ascii: "(") || next == UInt8(ascii: "."), !restOfLine(from: here.offset).hasText(" = ") {
      return here.found("'=' is missing between '\(here.before)' and its value", "write '='")
    }
    return here.found(
      "':' is missing between '\(here.before)' and its type", "write '\(here.before): \(here.word)'")
  }

  /// `let count 3`
  private func valueWithoutSign(_ here: Failure, inCondition: Bool = false) -> Diagnostic? {
    var start = Int(here.rangeBefore.start)
    while start > 0, SwiftLexer.isBlank(lexer.byte(start - 1)) { start -= 1 }
    let last = lexer.bytes[..<start].reversed().prefix { Lexer.isNameByte($0) }.count
    let byte = lexer.byte(here.offset)
    guard ["let", "var"].contains(lexer.word(at: start - last)), !here.before.isEmpty,
      byte.isDigit || byte == UInt8(ascii: "\"") || ["true", "false", "nil"].contains(here.word)
        // `guard let bounds container.bounds else {`
        || inCondition && !here.word.isEmpty && !["else", "in", "where"].contains(here.word)
    else { return nil }
    return here.found("'=' is missing between '\(here.before)' and its value", "write '='")
  }

  /// A member of a type: a word that is nearly one of Swift's, `throw` for `throws`, an arrow that is none.
  private func slipOfDeclaration(_ here: Failure) -> Diagnostic? {
    if let meant = Self.keyword(meantBy: here.word, of: Self.declarations) ?? Self.foreignWords[here.word] {
      return here.found("expected a declaration", "did you mean '\(meant)'?")
    }
    // `protocol Delegate { didPick(_ item: Item) }`
    if here.word.utf8.first?.isSmall == true, byte(behind: here.word, at: here.offset) == UInt8(ascii: "(") {
      return here.found("expected a declaration", "write 'func' before '\(here.word)'")
    }
    let isBehindAccess =
      String(decoding: lexer.bytes[..<here.end].suffix(5), as: UTF8.self) == "(set)"
    if isBehindAccess || ["weak", "lazy", "unowned"].contains(here.before)
      || SwiftModifiers.isModifier(here.before),
      here.word.utf8.first?.isSmall == true,
      case let next = byte(behind: here.word, at: here.offset),
      next == UInt8(ascii: ":") || next == UInt8(ascii: "=")
    {
      guard !isBehindAccess else {
        return here.found("'var' is missing before '\(here.word)'", "write 'var \(here.word)'")
      }
      return Diagnostic(
        "syntax.expected", "'var' is missing behind '\(here.before)'", at: here.rangeBefore,
        notes: [.init("write '\(here.before) var \(here.word)'")])
    }
    if here.word == "throw" || here.word == "thows" || here.word == "throwss" {
      return here.found("expected '{' or '->' behind the parameters", "did you mean 'throws'?")
    }
    let sign = lexer.byte(here.offset)
    if sign == UInt8(ascii: "="), lexer.byte(here.offset + 1) == UInt8(ascii: "=") {
      return here.found("'==' compares, and '=' gives a value", "write '=' in place of '=='")
    }
    if sign == UInt8(ascii: "="), lexer.byte(here.offset + 1) == UInt8(ascii: ">") {
      return here.found(Self.missingArrow, "write '->' in place of '=>'")
    }
    if sign == UInt8(ascii: ">") || sign == UInt8(ascii: "-"),
      here.before == "throws" || here.before == "async" || lexer.byte(here.end - 1) == UInt8(ascii: ")")
    {
      return here.found(Self.missingArrow, "write '->'")
    }
    if sign == UInt8(ascii: "-"), lexer.byte(here.offset + 1) == UInt8(ascii: ">") {
      return here.found("a property has its type behind ':'", "write ':' in place of '->'")
    }
    if isInEnum, here.offset == Int(here.rangeOfFirst.start), here.word.utf8.first?.isSmall == true {
      return here.found("a case of an enumeration begins with 'case'", "write 'case \(here.word)'")
    }
    // `var actions: [Action] []`
    let line = String(
      decoding: lexer.bytes[..<here.offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed(), as: UTF8.self)
    if sign == UInt8(ascii: "[") || sign == UInt8(ascii: "\"") || sign.isDigit
      || ["true", "false", "nil"].contains(here.word), line.hasText("var ") || line.hasText("let "),
      line.hasText(":"), !line.hasText("="), !line.hasText("{")
    {
      return here.found("'=' is missing before the value", "write '='")
    }
    return typeWithoutColon(here) ?? valueWithoutSign(here)
  }

  /// What other languages begin a declaration with.
  private static let foreignWords = [
    "function": "func", "fun": "func", "def": "func", "fn": "func", "const": "let", "val": "let",
  ]

  /// `enum LoadError: Error CustomStringConvertible {`
  private func typeWithoutComma(_ here: Failure) -> Diagnostic? {
    guard ["class", "struct", "enum", "protocol", "extension", "actor"].contains(here.first),
      here.word.utf8.first?.isCapital == true, here.before.utf8.first?.isCapital == true
    else { return nil }
    return here.found("',' is missing before '\(here.word)'", "write ','")
  }

  /// `guard lte name = name`, `if let item == item {`
  private func slipOfCondition(_ here: Failure) -> Diagnostic? {
    // Swift 2.
    if here.word == "where", here.first != "for" {
      return here.found("conditions stand one behind the other with ','", "write ',' in place of 'where'")
    }
    if lexer.byte(here.offset) == UInt8(ascii: "="), lexer.byte(here.offset + 1) == UInt8(ascii: "="),
      ["if", "guard", "while"].contains(here.first)
    {
      return Diagnostic(
        "syntax.expected", "a binding has '='", at: SourceRange(here.offset, here.offset + 2),
        notes: [.init("write '=' in place of '=='")])
    }
    guard here.word.utf8.first?.isSmall == true, here.before.utf8.first?.isSmall == true,
      !["let", "var", "case"].contains(here.before),
      let meant = here.before == "const" ? "let" : nearestName(to: here.before, in: ["let", "var", "case"], within: 1)
    else { return nil }
    return Diagnostic(
      "syntax.expected", "'\(here.before)' begins no condition", at: here.rangeBefore,
      notes: [.init("did you mean '\(meant)'?")])
  }

  private func conditionWithoutComma(_ here: Failure) -> Diagnostic? {
    guard !lexer.bytes[here.end..<here.offset].contains(UInt8(ascii: "\n")) else { return nil }
    if let found = valueWithoutSign(here, inCondition: true) { return found }
    // `guard index >= 0 index < count else {`
    let isCondition =
      here.word.utf8.first?.isSmall == true && here.word != "else" && here.first == "guard"
      && (Lexer.isNameByte(lexer.byte(here.end - 1)) || Self.endsValue(lexer.byte(here.end - 1)))
      && restOfLine(from: here.offset).hasText(" else")
    guard isCondition || ["let", "var", "case"].contains(here.word) else { return nil }
    return here.found(
      "',' is missing before '\(here.word)'", "conditions stand one behind the other with ',': write ','")
  }

  private func restOfLine(from offset: Int) -> String {
    String(decoding: lexer.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// `for item of items`, `for items {`
  private func slipOfLoop(_ here: Failure) -> Diagnostic? {
    if ["of", "on", "is", "ni", "from", "at"].contains(here.word) {
      return here.found("expected 'in'", "write 'in' in place of '\(here.word)'")
    }
    // `for child children {`
    if here.first == "for", here.word.utf8.first?.isSmall == true, here.before.utf8.first?.isSmall == true,
      here.before != "for"
    {
      return here.found("expected 'in'", "write 'in \(here.word)'")
    }
    if here.first == "for", [UInt8(ascii: "["), UInt8(ascii: "(")].contains(lexer.byte(here.offset)),
      Lexer.isNameByte(lexer.byte(here.end - 1))
    {
      return here.found("expected 'in'", "write 'in' before the list")
    }
    guard here.first == "for", lexer.byte(here.offset) == UInt8(ascii: "{"), !here.before.isEmpty else { return nil }
    return here.found("expected 'in'", "write 'for element in \(here.before)'")
  }

  /// `didSelectRowAt indexPath IndexPath`, `present(detail animated: true)`, `(() - Void)`
  private func slipInParentheses(_ here: Failure) -> Diagnostic? {
    if lexer.byte(here.offset) == UInt8(ascii: "-"), lexer.byte(here.end - 1) == UInt8(ascii: ")") {
      return here.found(Self.missingArrow, "write '->'")
    }
    if lexer.byte(here.end - 1) == UInt8(ascii: ")"), here.word.utf8.first?.isCapital == true {
      return here.found(Self.missingArrow, "write '->'")
    }
    if lexer.byte(here.offset) == UInt8(ascii: ":"), lexer.byte(here.end - 1) == UInt8(ascii: ")") {
      return here.found(Self.missingArrow, "write '->' in place of ':'")
    }
    // `pushViewController($"0", animated: false)`
    if lexer.byte(here.offset) == UInt8(ascii: "\""), lexer.byte(here.end - 1) == UInt8(ascii: "$") {
      return here.found("an argument of a closure without a name is a number behind '$'", "write '$0'")
    }
    // `Fade(isPresenting: operation = .push)`
    if lexer.byte(here.offset) == UInt8(ascii: "="), lexer.byte(here.offset + 1) == UInt8(ascii: " "),
      here.first != "func", here.first != "init", !SwiftModifiers.isModifier(here.first)
    {
      return here.found("'=' assigns, and a value has to stand here", "write '==' to compare")
    }
    // `self->isTab`
    if lexer.byte(here.offset) == UInt8(ascii: "-"), lexer.byte(here.offset + 1) == UInt8(ascii: ">"),
      Lexer.isNameByte(lexer.byte(here.end - 1))
    {
      return here.found("a member stands behind '.'", "write '.' in place of '->'")
    }
    if let found = labelWithoutColon(here) { return found }
    // `func show(presenting UIViewController?)`
    if "?,)".utf8.contains(lexer.byte(here.offset)), here.before.utf8.first?.isCapital == true {
      var end = Int(here.rangeBefore.start)
      while end > 0, SwiftLexer.isBlank(lexer.byte(end - 1)) { end -= 1 }
      let label = lexer.word(at: end - lexer.bytes[..<end].reversed().prefix { Lexer.isNameByte($0) }.count)
      if label.utf8.first?.isSmall == true {
        return Diagnostic(
          "syntax.expected", "':' is missing between '\(label)' and its type", at: here.rangeBefore,
          notes: [.init("write '\(label): \(here.before)'")])
      }
    }
    // `completion: (() -> Void)? nil`
    if here.first == "func" || here.first == "init" || SwiftModifiers.isModifier(here.first),
      ["nil", "true", "false"].contains(here.word) || lexer.byte(here.offset).isDigit
        || lexer.byte(here.offset) == UInt8(ascii: "\"")
    {
      return here.found("'=' is missing before this value", "write '='")
    }
    guard !here.word.isEmpty, Lexer.isNameByte(lexer.byte(here.end - 1)) || Self.endsValue(lexer.byte(here.end - 1))
    else {
      return nil
    }
    if byte(behind: here.word, at: here.offset) == UInt8(ascii: ":") {
      return here.found("',' is missing before '\(here.word)'", "write ','")
    }
    guard here.before.utf8.first?.isSmall == true, here.word.utf8.first?.isCapital == true else { return nil }
    return here.found(
      "':' is missing between '\(here.before)' and its type", "write '\(here.before): \(here.word)'")
  }

  /// `present(card, animated true)`, `title "Add"`, `target self`: a label, and a value behind it.
  private func labelWithoutColon(_ here: Failure) -> Diagnostic? {
    var start = Int(here.rangeBefore.start)
    while start > 0, SwiftLexer.isBlank(lexer.byte(start - 1)) { start -= 1 }
    let (byte, before) = (lexer.byte(here.offset), lexer.byte(start - 1))
    guard here.before.utf8.first?.isSmall == true, before == UInt8(ascii: "(") || before == UInt8(ascii: ","),
      !["self", "true", "false", "nil", "super"].contains(here.before)
    else { return nil }
    let isValue =
      byte.isDigit || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "[")
      || ["true", "false", "nil", "self"].contains(here.word)
      || here.word.utf8.first?.isSmall == true && SystemInterface.hasLabel(here.before)
        && self.byte(behind: here.word, at: here.offset) != UInt8(ascii: ":")
    guard isValue else { return nil }
    return here.found("':' is missing behind '\(here.before)'", "write '\(here.before):'")
  }

  /// A list over several lines, of which one has no comma.
  private func slipInList(_ here: Failure) -> Diagnostic? {
    let before = lexer.byte(here.end - 1)
    if isMessage(here) {
      return Diagnostic(
        "syntax.expected", "this is Objective-C; presim reads Swift", at: here.place,
        notes: [.init("write 'Detail()' for '[[Detail alloc] init]', and 'a.b(c)' for '[a b:c]'")])
    }
    // `{ [week self] in`
    if !here.word.isEmpty, !["weak", "unowned"].contains(here.before),
      let meant = nearestName(to: here.before, in: ["weak", "unowned"], within: 1)
    {
      return Diagnostic(
        "syntax.expected", "'\(here.before)' is no way to capture", at: here.rangeBefore,
        notes: [.init("did you mean '\(meant)'?")])
    }
    guard
      !here.word.isEmpty || lexer.byte(here.offset) == UInt8(ascii: "\"")
        || lexer.byte(here.offset) == UInt8(ascii: "."),
      Lexer.isNameByte(before) || Self.endsValue(before)
    else { return nil }
    return Diagnostic(
      "syntax.expected", "',' is missing behind this value", at: SourceRange(here.end - 1, here.end),
      notes: [.init("write ','")])
  }

  /// `[[Fade alloc] init]`, `[home close:nil]`: a message of Objective-C.
  private func isMessage(_ here: Failure) -> Bool {
    guard !here.word.isEmpty, !lexer.bytes[here.end..<here.offset].contains(UInt8(ascii: "\n")) else { return false }
    if lexer.byte(here.end - 1) == UInt8(ascii: "]") { return true }
    guard !here.before.isEmpty, lexer.byte(Int(here.rangeBefore.start) - 1) == UInt8(ascii: "[") else { return false }
    return ["alloc", "init", "new"].contains(here.word) || byte(behind: here.word, at: here.offset) == UInt8(ascii: ":")
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\"")
  }

  /// The word of Swift's for which another one is a slip.
  static func keyword(meantBy word: String, of known: [String]) -> String? {
    if word == "throws", known.contains("throw") { return "throw" }
    guard word.utf8.count > 1, !known.contains(word), word.utf8.first?.isSmall == true else { return nil }
    if word == "vr" || word == "va" { return known.contains("var") ? "var" : nil }
    return nearestName(to: word, in: known, within: word.utf8.count < 6 ? 1 : 2)
  }

  static let keywords = [
    "return", "throw", "guard", "while", "switch", "repeat", "defer", "break", "continue", "fallthrough",
  ]

  static let declarations = [
    "func", "var", "let", "init", "class", "struct", "enum", "protocol", "extension", "override", "private", "static",
    "lazy", "weak", "final", "public", "internal", "mutating", "typealias", "subscript", "deinit", "required",
    "convenience",
  ]
}

extension Diagnostic {
  /// `overide func`, `strut Item {`
  static func noDeclaration(_ word: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.expected", "'\(word)' begins no declaration", at: range, notes: [.init("did you mean '\(meant)'?")])
  }
}
