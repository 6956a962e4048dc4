/// Where a statement ends, and how the parser finds its feet again when it does not end well.
extension Parser {
  /// Whether a `:` or a `{` comes next, as after the label of a closure.
  private var isClosureAhead: Bool {
    let next = lexer.byteAhead()
    return next == UInt8(ascii: ":") || next == UInt8(ascii: "{")
  }

  /// Wants a line end, a `;` or the end of the block after a statement. False where the words after it say that it is
  /// no statement at all, and it has to be forgotten.
  @inline(never) mutating func endStatement(_ node: SyntaxNode.ID, from start: Int, indentation: Int) -> Bool {
    switch token.kind {
    case .newline, .endOfFile:
      guard nesting == 0, isLoneSlip(node) else { return true }
      skipDeeperLines(than: indentation)
      return false
    case .rightBrace: return true
    case .semicolon:
      advance()
      return true
    case _ where onNewLine: return true
    // Swift has taken its ';' along.
    case _ where lastEnd > 0 && lexer.bytes[lastEnd - 1] == UInt8(ascii: ";"): return true
    case _ where isSlip(node):
      recover(from: start, indentation: indentation)
      if diagnostics.last?.notes.first?.message == "did you mean 'window'?" { skipDeeperLines(than: indentation) }
      return false
    case .identifier where tree[node].kind == .readStatement && text(SourceRange(start, lastEnd)).hasSuffix(".on"):
      let name = text(SourceRange(start, lastEnd - 3))
      var diagnostic = Diagnostic.slip("'on' stands before the name", at: SourceRange(start, Int(token.range.end)))
      diagnostic.notes.append(.init("write 'on \(name).\(text(token.range))'"))
      report(diagnostic)
      recover(from: start, indentation: indentation)
      return false
    case .identifier where tree[node].kind == .callStatement && isClosureAhead:
      report(
        .slip(
          "a closure goes in the parentheses or directly after them, as in '\(text(SourceRange(start, lastEnd))) { }'",
          at: token.range))
      recover(from: start, indentation: indentation)
      return true
    case .identifier where tree[node].kind == .deviceHeader:
      report(.slip("a device is 'portrait' or 'landscape'", at: token.range))
      recover(from: start, indentation: indentation)
      return true
    case .identifier:
      let note: String
      let word = text(token.range)
      // `func add(…) thows {`
      if tree[node].kind == .functionDeclaration,
        let meant = nearestName(to: word, in: ["throws", "async", "rethrows"], within: 2)
      {
        var diagnostic = Diagnostic.slip("expected '{' or '->' behind the parameters", at: token.range)
        diagnostic.notes.append(.init("did you mean '\(meant)'?"))
        report(diagnostic)
        recover(from: start, indentation: indentation)
        return false
      }
      let isClass =
        word.utf8.first?.isCapital == true && text(SourceRange(start, lastEnd)).utf8.allSatisfy { Lexer.isNameByte($0) }
      if tree[node].kind == .readStatement, isClass || word.hasPrefix("UI") || word.hasSuffix("Controller") {
        report(.missingColon(at: SourceRange(start, lastEnd)))
        recover(from: start, indentation: indentation)
        return false
      }
      switch tree[node].kind {
      case .readStatement: note = "a call is written as in Swift: 'home.present(detail, animated: true)'"
      case .expectTrue where ["not", "never", "called"].contains(word):
        // `expect home.viewWillAppear not called`
        let event = text(SourceRange(start, lastEnd)).dropFirst("expect ".count)
        note =
          word == "called"
          ? "what comes stands below 'expect events include', as in '  \(event)'"
          : "what does not come is written 'expect no event \(event)'"
      case .expectTrue, .expectFalse: note = "a property is compared: 'a == b', 'a != b', 'a is Detail'"
      case .callStatement where ["from", "on", "to", "with", "by", "over", "in"].contains(word):
        report(
          .slip("who calls stands before the call, as in 'home.present(detail, animated: true)'", at: token.range))
        recover(from: start, indentation: indentation)
        return false
      default:
        report(.missingSemicolon(at: lastEnd, before: token.range))
        return true
      }
      if let found = misspeltModifier(from: start) {
        report(found)
      } else if let meant = meantBySentence(from: start) {
        let kind = tree[node].kind == .readStatement ? "a call is written as in Swift" : "a property is compared"
        report(.slip("\(kind): '\(meant)'", at: SourceRange(start, Int(token.range.end))))
      } else {
        var diagnostic = unexpectedToken()
        diagnostic.notes.append(.init(note))
        report(diagnostic)
      }
      recover(from: start, indentation: indentation)
      return false
    default:
      var diagnostic = unexpectedToken()
      if token.kind == .minus, Int(token.range.start) == lastEnd {
        let isArrow = lexer.byteAhead() == UInt8(ascii: ">")
        diagnostic =
          isArrow ? .slip("a member stands behind '.', not behind '->'", at: token.range) : .hyphen(at: token.range)
      }
      if token.kind == .leftParen, tree[node].kind == .finishStatement || tree[node].kind == .cancelStatement {
        diagnostic.notes.append(.init("the word stands alone: leave the parentheses out"))
      }
      if token.kind == .colon, tree[node].kind == .functionDeclaration {
        diagnostic = Diagnostic(
          "syntax.expected", SwiftReader.missingArrow, at: token.range,
          notes: [.init("write ' ->' in place of ':'")])
      }
      if token.kind == .equalEqual, tree[node].kind == .variableDeclaration {
        diagnostic = Diagnostic(
          "syntax.expected", "'==' compares, and '=' gives a value", at: token.range,
          notes: [.init("write '=' in place of '=='")])
      }
      if token.kind == .colon, tree[node].kind == .readStatement {
        diagnostic.notes.append(.init("an assignment has '=': write it in place of ':'"))
      }
      if token.kind == .string, tree[node].kind == .expectNoLog {
        diagnostic.notes.append(.init("'expect no log' says that nothing at all is printed"))
      }
      if token.kind == .colon, tree[node].kind == .expectEvents {
        diagnostic.notes.append(.init("events go below, one to a line, indented"))
      }
      if tree[node].kind == .assignment, token.kind == .equalEqual || token.kind == .notEqual || token.kind == .question
      {
        diagnostic.notes.append(.init("there is no '? :': assign the value that is meant here"))
      }
      if token.kind == .equalEqual || token.kind == .notEqual, tree[node].kind == .readStatement {
        diagnostic.notes.append(.init("to compare write 'expect' before it; an assignment has one equals sign"))
      }
      let isCut = token.kind == .unknown && (tree[node].kind == .expectTrue || tree[node].kind == .expectFalse)
      report(diagnostic)
      recover(from: start, indentation: indentation)
      // Of a path that is read nothing more is said than that.
      return !isCut && tree[node].kind != .readStatement
    }
  }

  /// Whether the line begins with a word that is not declared and looks like another: reported then.
  private mutating func isSlip(_ node: SyntaxNode.ID) -> Bool {
    guard let slip = slip(in: node) else { return false }
    report(slip)
    return true
  }

  /// The same for a word alone in its line, perhaps with lines below it: `Window`, `home` without a class.
  private mutating func isLoneSlip(_ node: SyntaxNode.ID) -> Bool {
    guard tree[node].kind == .readStatement, let path = tree[node].firstChild, let name = tree.loneName(of: path),
      !isDeclared(name)
    else { return false }
    if isSlip(node) { return true }
    let range = tree[path].range
    guard token.kind == .newline, kindBehindLineEnd() != .endOfFile, lexer.indentation > statementIndentation else {
      return false
    }
    report(.noClass(tree.names[name], at: range))
    return true
  }

  /// Skips the rest of a statement that could not be read: to the end of its line, and further while a bracket of it is
  /// open and the lines are indented deeper than it. Blocks on the way are read, for the mistakes in them.
  @inline(never) mutating func recover(from start: Int, indentation: Int) {
    var open = parens
    parens = 0
    while true {
      if token.kind == .newline {
        if open == 0 { return }
        skipLineEnds()
      }
      if onNewLine, lastEnd > start {
        let closes = token.kind == .rightParen || token.kind == .rightBracket
        if open == 0 || !(lexer.indentation > indentation || closes) { return }
      }
      switch token.kind {
      case .endOfFile, .rightBrace: return
      case .semicolon where open == 0: return
      case .leftBrace: _ = block()
      case .leftParen, .leftBracket:
        open += 1
        advance()
      case .rightParen, .rightBracket:
        open = max(0, open - 1)
        advance()
      default: advance()
      }
    }
  }

  /// Reports the closing brackets that nothing opened, a run of them once.
  mutating func strayBracket() {
    let place = token.kind == .rightBrace && diagnostics.isEmpty ? braceTooMany(before: token.range) : nil
    report(.strayBracket(text(token.range), at: place ?? token.range))
    while token.kind == .rightBrace || token.kind == .rightParen || token.kind == .rightBracket { advance() }
  }

  /// The second '}' of `}}` that has ended a type too early: at the end of a line that is deeper than the one which the type
  /// begins in.
  private func braceTooMany(before stray: SourceRange) -> SourceRange? {
    let bytes = lexer.bytes
    func lineStart(_ place: Int) -> Int { bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 }
    var head = lineStart(Int(stray.start))
    repeat {
      guard head > 0 else { return nil }
      head = lineStart(head - 1)
    } while !Lexer.isNameByte(bytes[head]) && bytes[head] != UInt8(ascii: "@")
    var lexer = SwiftLexer(bytes, from: head)
    var open: [(line: Int, indentation: Int)] = []
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile, token.start < Int(stray.start) else { return nil }
      guard token.kind == .leftBrace || token.kind == .rightBrace else { continue }
      let line = lineStart(token.start)
      let indentation = bytes[line...].prefix { $0 == UInt8(ascii: " ") }.count
      if token.kind == .leftBrace {
        open.append((line, indentation))
      } else if let last = open.popLast(), last.line != line, last.indentation < indentation, !token.beginsLine {
        return token.range
      }
    }
  }

  /// Counts an opening bracket, the token. When there are too many it reports that, skips to the bracket that closes
  /// this one and returns false.
  @inline(never) mutating func enterBracket() -> Bool {
    if nesting < Simulator.bracketLimit {
      nesting += 1
      return true
    }
    report(.nestedTooDeep(at: token.range))
    let outer = parens
    parens = 0
    var depth = 0
    repeat {
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightBrace, .rightParen, .rightBracket: depth -= 1
      case .endOfFile:
        leavesBracketsOpen = true
        parens = outer
        return false
      default: break
      }
      if depth == 0 { parens = outer }
      advance()
    } while depth > 0
    return false
  }

  /// Reports a bracket that nothing closes, at the bracket.
  @inline(never) mutating func reportUnterminated(_ open: SourceRange) {
    if leavesBracketsOpen { return }
    var problems: [Diagnostic] = []
    let place = unclosed(from: open, &problems)
    // A string without its end hides the brackets behind it, and is said where it is read.
    if problems.contains(where: { $0.code == "syntax.unterminated-string" }), !diagnostics.isEmpty { return }
    // In a block there may be variables and conditions, and it is the bracket that is wrong.
    if has(place, "{") {
      diagnostics.removeAll { $0.range.start > place.start && $0.code == "syntax.foreign-swift" }
    }
    report(.unterminated(text(place), at: place))
  }

  /// The bracket whose end is missing, by the indentation: of nested ones an inner one may be meant.
  private func unclosed(from first: SourceRange, _ problems: inout [Diagnostic]) -> SourceRange {
    var lexer = SwiftLexer(self.lexer.bytes, from: Int(first.start))
    defer { problems = lexer.problems }
    var open: [(kind: SwiftToken.Kind, range: SourceRange, indentation: Int)] = []
    var (lineStart, indentation) = (Int(first.start), 0)
    while lineStart > 0, lexer.byte(lineStart - 1) != UInt8(ascii: "\n") { lineStart -= 1 }
    while lexer.byte(lineStart + indentation) == UInt8(ascii: " ") { indentation += 1 }
    while true {
      let token = lexer.next()
      if token.beginsLine {
        indentation = 0
        while token.start > indentation, lexer.byte(token.start - 1 - indentation) == UInt8(ascii: " ") {
          indentation += 1
        }
      }
      switch token.kind {
      case .endOfFile: return first
      case .leftBrace, .leftParen, .leftBracket: open.append((token.kind, token.range, indentation))
      case .rightParen, .rightBracket:
        if let last = open.last, last.kind != .leftBrace { open.removeLast() }
      case .rightBrace:
        guard let last = open.popLast() else { return first }
        if last.kind != .leftBrace || token.beginsLine && indentation < last.indentation { return last.range }
      default: break
      }
    }
  }

  /// `finl class Home: UIViewController {`
  @inline(never) private func misspeltModifier(from start: Int) -> Diagnostic? {
    let range = SourceRange(start, lastEnd)
    guard ["class", "struct", "enum", "protocol", "extension", "func", "let", "var"].contains(text(token.range)),
      let meant = SwiftReader.keyword(
        meantBy: text(range), of: ["final", "public", "private", "internal", "open", "fileprivate", "static"])
    else { return nil }
    return .noDeclaration(text(range), meant: meant, at: range)
  }

  @inline(never) func unexpectedToken() -> Diagnostic {
    switch token.kind {
    case .endOfFile, .newline: .expected("something more", at: place)
    case .unknown where lexer.assignsInPlace(token.range):
      .unexpectedCharacter(
        text(token.range), at: token.range, note: "the whole value is assigned, as in 'nav.viewControllers = [a, b]'")
    case .unknown where Int(token.range.start) == lastEnd && text(token.range) == "<":
      .unexpectedCharacter("<", at: token.range, note: "a class is named without what is in '< >'")
    case .unknown where text(token.range) == ">" && lexer.bytes[..<lastEnd].last == UInt8(ascii: ")"):
      .unexpectedCharacter(">", at: token.range, note: "write '->' before what is given back")
    case .unknown where text(token.range) == "@" && lexer.bytes[Int(token.range.end)...].first == UInt8(ascii: "\""):
      .unexpectedCharacter("@", at: token.range, note: "a text has no '@' before it: leave it out")
    case .unknown: .unexpectedCharacter(text(token.range), at: token.range)
    case .leftParen where lastEnd > 0 && lexer.bytes[lastEnd - 1] == UInt8(ascii: "}"):
      Diagnostic(
        "syntax.expected", "a closure is called here, and no '=' stands before its '{'", at: token.range,
        notes: [.init("write '= {' behind the type of the property")])
    case .rightParen, .rightBracket: .unopened(text(token.range), at: token.range)
    default: valueWithoutSign() ?? .unexpected(text(token.range), at: token.range, notes: adviceOnSign())
    }
  }

  /// `tabs.selectedIndex 2`, `expect nav.topViewController home`: a value without the sign before it; `a.b == c` that is no
  /// expectation.
  private func adviceOnSign() -> [Diagnostic.Note] {
    var start = Int(token.range.start)
    while start > 0, Int(token.range.start) - start < Parser.longestWord, lexer.bytes[start - 1] != UInt8(ascii: "\n") {
      start -= 1
    }
    let line = String(decoding: lexer.bytes[start..<Int(token.range.start)], as: UTF8.self)
    // `nav.pushViewControllerdetail, animated: true)`
    if token.kind == .comma || token.kind == .rightParen {
      let word = String(
        decoding: lexer.bytes[..<lastEnd].reversed().prefix { Lexer.isNameByte($0) }.reversed(), as: UTF8.self)
      let method = UIKitClass.allCases.lazy.flatMap { $0.methods }.map { $0.name }
        .first { $0.utf8.count > 4 && word.hasPrefix($0) && word != $0 }
      return method.map { [.init("write '\($0)(\(word.dropFirst($0.utf8.count))'")] } ?? []
    }
    // `let items ["a", "b"]`, `var orders: [Int] []` in a class.
    if token.kind == .leftBracket, line.hasText("let ") || line.hasText("var "), !line.hasText("=") {
      return [.init("write '=' before '['")]
    }
    let isExpectation = line.hasPrefix("expect ")
    // Words behind it are a sentence, and a method stands before what it takes.
    let rest = lexer.bytes[Int(token.range.end)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let before = String(
      decoding: lexer.bytes[..<lastEnd].reversed().prefix { Lexer.isNameByte($0) }.reversed(), as: UTF8.self)
    guard !rest.contains(UInt8(ascii: " ")),
      !UIKitClass.allCases.contains(where: { $0.hasMethod(before) })
    else { return [] }
    guard line.hasText("."), let first = lexer.bytes[token.range.offsets].first,
      first.isLetter || first.isDigit || first == UInt8(ascii: "\""), lastEnd < Int(token.range.start),
      Lexer.isNameByte(lexer.bytes[lastEnd - 1])
    else { return [] }
    return [.init(isExpectation ? "write '==' before it to compare" : "write '=' before it to assign")]
  }

  /// `expect nav.viewControllers [home, detail]`, `present(card, animated true)`, `dismiss((animated: true)`: a sign that is
  /// missing or stands twice where `what` is expected.
  private func adviceOnSign(insteadOf what: String) -> String? {
    let end = min(Int(token.range.start), lexer.bytes.count)
    var line = end
    while line > 0, line > end - Parser.longestWord, lexer.bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
    let before = String(decoding: lexer.bytes[line..<end], as: UTF8.self)
    if what == "']'", token.kind == .comma, let open = before.lastIndex(ofText: " ["), open > 0,
      Lexer.isNameByte(Array(before.utf8)[open - 1]) || before.hasText("  [")
    {
      return "write '\(before.hasPrefix("expect ") ? "==" : "=")' before the list"
    }
    if what == "',' or ')'", ["true", "false", "nil"].contains(text(token.range)), lastEnd > 0,
      Lexer.isNameByte(lexer.bytes[lastEnd - 1])
    {
      var start = lastEnd
      while start > 0, Lexer.isNameByte(lexer.bytes[start - 1]) { start -= 1 }
      return "write '\(text(SourceRange(start, lastEnd))): \(text(token.range))'"
    }
    // `present(card animated: true)`
    if what == "',' or ')'", token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: ":") {
      return "write ',' before '\(text(token.range)):'"
    }
    if what == "')'", token.kind == .colon || token.kind == .comma, before.hasText("((") { return "leave one '(' out" }
    if what == "a statement", before.isEmpty, lexer.bytes[end...].first == UInt8(ascii: "!") {
      return "write 'expect' before it"
    }
    if what == "',' or ']'", token.kind == .rightParen {
      return lexer.byteAhead() == UInt8(ascii: "]") ? "leave ')' out" : "write ']' in place of ')'"
    }
    if what == "a value", token.kind == .comma, before.hasSuffix("[") { return "write ']' before ',', or the value" }
    if what.hasPrefix("a value after '"), before.hasPrefix("segue ") {
      let word = String(what.dropFirst(15).dropLast())
      let kind = word == "modally" ? "presentation" : word
      return ["show", "showDetail", "presentation", "embed", "push"].contains(kind) ? "write 'kind .\(kind)'" : nil
    }
    if what.hasPrefix("the segue's identifier"),
      token.kind == .integer || token.kind == .identifier && !has(token.range, "from")
    {
      return "write '\"\(text(token.range))\"'"
    }
    if what == "'='", lastEnd < Int(token.range.start), before.hasText(".") {
      return "write '=' before '\(text(token.range))'"
    }
    return nil
  }

  /// `let count 3`
  private func valueWithoutSign() -> Diagnostic? {
    let first = lexer.bytes[Int(token.range.start)]
    guard first.isDigit || first == UInt8(ascii: "\"") || ["true", "false", "nil"].contains(text(token.range)) else {
      return nil
    }
    var index = Int(token.range.start)
    func skip(_ isPart: (UInt8) -> Bool) { while index > 0, isPart(lexer.bytes[index - 1]) { index -= 1 } }
    skip { $0 == UInt8(ascii: " ") }
    let end = index
    skip { Lexer.isNameByte($0) }
    let name = SourceRange(index, end)
    skip { $0 == UInt8(ascii: " ") }
    let last = index
    skip { Lexer.isNameByte($0) }
    guard name.start < name.end, ["let", "var"].contains(text(SourceRange(index, last))) else { return nil }
    return Diagnostic(
      "syntax.expected", "'=' is missing between '\(text(name))' and its value", at: token.range,
      notes: [.init("write '='")])
  }

  /// Where something is missing: after the last token when the line is over, else at the token.
  var place: SourceRange {
    switch token.kind {
    case .newline, .endOfFile: SourceRange(lastEnd, lastEnd)
    case _ where onNewLine && parens > 0: SourceRange(lastEnd, lastEnd)
    default: token.range
    }
  }

  /// Reports that something else should be here.
  @inline(never) mutating func reportExpected(_ what: String, notes: [Diagnostic.Note] = []) {
    // `card:: CardViewController`, `card..dismiss()`
    if [.colon, .comma, .dot].contains(token.kind), let sign = lexer.bytes[token.range.offsets].first,
      lastEnd > 0, Int(token.range.start) == lastEnd, lexer.bytes[lastEnd - 1] == sign
    {
      var diagnostic = Diagnostic.slip("a second '\(text(token.range))' stands here", at: token.range)
      diagnostic.cure = .init("leave one out", replacing: token.range, with: "")
      return report(diagnostic)
    }
    var diagnostic: Diagnostic =
      token.kind == .unknown ? unexpectedToken() : .expected(what, at: place)
    diagnostic.notes += notes
    if diagnostic.notes.isEmpty, let advice = adviceOnSign(insteadOf: what) { diagnostic.notes = [.init(advice)] }
    report(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func missingSemicolon(at offset: Int, before range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.missing-semicolon", "two statements on a line need a ';' between them", at: range,
      cure: Cure("write ';'", replacing: SourceRange(offset, offset), with: ";"))
  }

  fileprivate static func strayBracket(_ bracket: String, at range: SourceRange) -> Diagnostic {
    .unopened(bracket, at: range)
  }

  fileprivate static func nestedTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.nested-too-deep", "brackets are nested deeper than \(Simulator.bracketLimit)", at: range)
  }

  static func unterminated(_ bracket: String, at range: SourceRange) -> Diagnostic {
    let other = ["(": ")", "[": "]", "{": "}"][bracket] ?? bracket
    return Diagnostic(
      "syntax.unterminated-bracket", "nothing closes this '\(bracket)'", at: range,
      notes: [Note("write the '\(other)' that ends it")])
  }

  static func unopened(_ bracket: String, at range: SourceRange) -> Diagnostic {
    let other = [")": "(", "]": "[", "}": "{"][bracket] ?? bracket
    return Diagnostic(
      "syntax.stray-bracket", "nothing opens this '\(bracket)'", at: range,
      notes: [Note("leave it out, or write the '\(other)' that begins it")])
  }

  fileprivate static func unexpected(_ text: String, at range: SourceRange, notes: [Note] = []) -> Diagnostic {
    Diagnostic(
      "syntax.unexpected", range.count > 60 ? "unexpected text" : "unexpected '\(text)'", at: range, notes: notes)
  }

  fileprivate static func expected(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.expected", "expected \(what)", at: range)
  }

  fileprivate static func unexpectedCharacter(
    _ text: String, at range: SourceRange, note: String? = nil
  ) -> Diagnostic {
    let scalar = text.unicodeScalars.first?.value ?? 0
    let code = String(scalar, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
    let visible = scalar > 0x20 && scalar != 0x7F && !(0x80...0xA0 ~= scalar) && !(0x2000...0x200F ~= scalar)
    var diagnostic = Diagnostic(
      "syntax.unexpected-character", visible ? "unexpected character '\(text)'" : "unexpected character \(number)",
      at: range)
    if let note {
      diagnostic.notes.append(Note(note))
      return diagnostic
    }
    if text == "$" {
      diagnostic.notes.append(Note("'$' is SwiftUI's; presim reads UIKit: 'home.present(sheet, animated: true)'"))
    }
    switch scalar {
    case 0x201C, 0x201D: diagnostic.notes.append(Note("write strings in straight double quotes"))
    case 0xA0, 0x2007, 0x202F, 0x3000: diagnostic.cure = Cure("write a space", replacing: range, with: " ")
    case 0x27: diagnostic.notes.append(Note("write strings in double quotes"))
    default: break
    }
    return diagnostic
  }
}
