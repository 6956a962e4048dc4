/// Swift in a scenario that is not part of its language: one message at its first word, and the whole of it is skipped.
extension Parser {
  /// Whether a statement or body item of foreign Swift begins here; it has been reported and skipped then.
  @inline(never) mutating func skipsForeignSwift(inClass: Bool = false) -> Bool {
    let range = token.range
    guard token.kind == .identifier else {
      guard token.kind == .unknown, lexer.attributeAhead(from: Int(range.start)) else { return false }
      return skipsAttribute(at: range, inClass: inClass)
    }
    let name = nameOfToken()
    // Nearly every line begins with a word of the language or with a declared name.
    if name.isWord, name != .if, name != .else, name != .weak, name != .unowned { return false }
    // No word of Swift is longer.
    if range.count > Parser.longestWord { return false }
    if !inClass, isDeclared(name) { return false }
    let word = text(range)
    let next = lexer.byteAhead()
    if ForeignSwift.isModifier(word), Lexer.isNameByte(next) {
      guard inClass || !isDeclared(nameOfToken()) else { return false }
      return skipsDeclaration(from: range, inClass: inClass)
    }
    if let advice = ForeignSwift.advice(keyword: word) {
      guard beginsForeign(word, next) else { return false }
      switch word {
      case "func": return skips(range, functionAdvice())
      case "let", "var": return skips(range, variableAdvice())
      case "guard" where lexer.unwrapsSelf(): return skips(range, "nothing needs unwrapping: leave the line out")
      case "guard" where next == UInt8(ascii: "#"):
        return skips(range, "'guard' leaves nothing here: write 'if #available(iOS 13, *) { … }'")
      case "if", "guard", "while": return skips(range, conditionAdvice(advice))
      default: return skips(range, advice)
      }
    }
    guard next == UInt8(ascii: ".") || next == UInt8(ascii: "(") || next == UInt8(ascii: "{"),
      let advice = ForeignSwift.advice(name: word, somebody: somebody), !isDeclared(nameOfToken())
    else { return skipsStaticCall(word, next, range) }
    // A method of the controller's own is not one of theirs.
    skipForeign()
    report(queued(range) ?? .foreignSwift(advice, at: range))
    return true
  }

  /// Takes `try`, `try?`, `await` before a value and reports them.
  @inline(never) mutating func skipWordsBeforeCall() {
    while token.kind == .identifier, has(token.range, "try") || has(token.range, "await"),
      let advice = ForeignSwift.advice(prefix: text(token.range))
    {
      let next = lexer.byteAhead()
      let isMarked = has(token.range, "try") && (next == UInt8(ascii: "!") || next == UInt8(ascii: "?"))
      guard isMarked || Lexer.isNameByte(next) || next == UInt8(ascii: "("), !isDeclared(nameOfToken()) else { return }
      report(.foreignSwift(advice, at: token.range))
      advance()
      if isMarked { advance(.joined) }
    }
  }

  /// The advice for a call that gives its closure to a queue: when that runs, and what to write instead.
  private func queued(_ range: SourceRange) -> Diagnostic? {
    let written = text(SourceRange(Int(range.start), max(lastEnd, Int(range.end))))
    let call = String(written.prefix { $0 != "{" && $0 != "(" && !$0.isNewline }).filter { $0 != " " }
    guard let moment = ForeignSwift.moment(of: call) else { return nil }
    var diagnostic = Diagnostic.foreignSwift(moment.message(call), at: range)
    diagnostic.notes = moment.notes(after: stepBefore(), Self.work(of: written)).map { .init($0) }
    return diagnostic
  }

  /// The step before this one, if it is a call in one line that can be paused.
  private func stepBefore() -> String? {
    guard nesting == 0, let step = tree.items.last, tree[step].kind == .callStatement else { return nil }
    let written = text(tree[step].range)
    return written.contains { $0.isNewline } || written.utf8.count > 200 ? nil : written
  }

  /// The statements of the closure, in a line; `…` where they are no line that could be elsewhere.
  private static func work(of call: String) -> String {
    guard let open = call.firstIndex(of: "{"), let close = call.lastIndex(of: "}"), open < close else { return "…" }
    var work = call[call.index(after: open)..<close]
    if let head = work.range(ofHead: " in ") { work = work[head...] }
    while work.first == " " { work = work.dropFirst() }
    while work.last == " " { work = work.dropLast() }
    let words = work.split { !($0.isLetter || $0.isNumber) }
    let isPlain =
      !work.isEmpty && !work.contains { $0.isNewline } && !work.contains { $0 == "{" } && work.utf8.count <= 120
      && !words.contains { $0 == "self" || $0 == "await" || $0 == "try" }
    return isPlain ? String(work) : "…"
  }

  // MARK: What begins it

  /// Whether a keyword is used as one, and is not the name of a controller.
  mutating func beginsForeign(_ word: String, _ next: UInt8) -> Bool {
    let isUse: Bool
    switch word {
    case "return", "break", "continue", "fallthrough", "else", "yield", "throw", "case":
      isUse = next != UInt8(ascii: ".") && next != UInt8(ascii: "=")
    case "do", "defer", "repeat", "catch": isUse = next == UInt8(ascii: "{") || next == 0 || Lexer.isNameByte(next)
    case "init", "subscript": isUse = next == UInt8(ascii: "(") || next == UInt8(ascii: "?")
    case "let", "var", "if", "guard", "while", "for", "switch":
      isUse =
        Lexer.isNameByte(next) && next != 0 || next == UInt8(ascii: "(") || next == UInt8(ascii: "!")
        || next == UInt8(ascii: "#") || next == 0 || next == UInt8(ascii: ".")
    default: isUse = Lexer.isNameByte(next)
    }
    return isUse && !isDeclared(nameOfToken())
  }

  mutating func isDeclared(_ name: Name) -> Bool {
    while declaredCount < tree.outline.count {
      let row = Int(tree.outline[declaredCount].name.id)
      if row >= declaredNames.count {
        declaredNames += Array(false, times: max(row, tree.names.count) + 1 - declaredNames.count)
      }
      declaredNames[row] = true
      declaredCount += 1
    }
    return Int(name.id) < declaredNames.count && declaredNames[Int(name.id)]
  }

  /// `UIView.animate(…)`.
  private mutating func skipsStaticCall(_ word: String, _ next: UInt8, _ range: SourceRange) -> Bool {
    guard next == UInt8(ascii: "."), word == "UIView",
      let advice = ForeignSwift.advice(method: lexer.wordAhead(), of: word)
    else { return false }
    return skips(range, advice)
  }

  /// `@IBAction func`, `@main class`.
  private mutating func skipsAttribute(at range: SourceRange, inClass: Bool) -> Bool {
    if lexer.bytes[Int(range.end)...].starts(with: "available".utf8) {
      return skips(range, "availability is asked with 'if #available(iOS 13, *) { … }'")
    }
    takeAttributes()
    if token.kind == .identifier {
      let word = text(token.range)
      if ForeignSwift.isModifier(word) || ForeignSwift.advice(keyword: word) != nil {
        return skipsDeclaration(from: range, inClass: inClass)
      }
    }
    return skips(range, "attributes have no meaning here: leave them out")
  }

  mutating func takeAttributes() {
    while token.kind == .unknown, lexer.attributeAhead(from: Int(token.range.start)) {
      advance()
      advance()
      skipLineEnds()
    }
  }

  /// A declaration with modifiers before it.
  private mutating func skipsDeclaration(from start: SourceRange, inClass: Bool) -> Bool {
    while token.kind == .identifier, ForeignSwift.isModifier(text(token.range)), Lexer.isNameByte(lexer.byteAhead()) {
      advance()
      takeAttributes()
    }
    switch token.kind == .identifier ? text(token.range) : "" {
    case "func": return skips(start, functionAdvice())
    case "let", "var": return skips(start, variableAdvice())
    case "class" where !inClass:
      report(.foreignSwift("'\(text(start))' has no meaning here: write 'class'", at: start))
      return false
    case let word:
      if let meant = SwiftReader.keyword(meantBy: word, of: SwiftReader.declarations) {
        report(.noDeclaration(word, meant: meant, at: token.range))
        skipForeign()
        return true
      }
      return skips(start, ForeignSwift.advice(keyword: word) ?? "'\(text(start))' has no meaning here: leave it out")
    }
  }

  // MARK: Functions and variables

  /// `func viewDidLoad() { … }`: a callback of UIKit's is written `on viewDidLoad { … }`.
  private mutating func functionAdvice() -> String {
    advance()
    let name = token.kind == .identifier ? text(token.range) : ""
    advance()
    let labels = parameterLabels()
    if let info = CallbackInfo.all.first(where: { $0.name == name && $0.answersTo(labels) }) {
      if let type = info.answer {
        return "a method is answered in the body of a class, as in '\(info.signature) = \(type.sample)'"
      }
      return "a callback is written 'on \(somebody).\(info.answersTo(nil) ? name : info.signature) { … }'"
    }
    if let info = UIKitClass.viewController.properties.first(where: { $0.name == name }) {
      return "what a property answers is assigned: write '\(info.name) = \(answer() ?? info.type.sample)'"
    }
    return "there are no functions: write what '\(name)' does where it is called"
  }

  /// A declared controller for examples: the deepest in the first outline.
  var somebody: String {
    guard var row = tree.outline.indices.first else { return "home" }
    while tree.outline.indices.contains(row + 1), tree.outline[row + 1].depth > tree.outline[row].depth { row += 1 }
    return tree.names[tree.outline[row].name]
  }

  /// What a declaration answers, where its body is one value: `{ false }`, `{ return .none }`, `= .fullScreen`.
  private func answer() -> String? {
    let bytes = lexer.bytes
    var index = Int(token.range.start)
    let end = min(bytes.count, index + 400)
    while index < end, bytes[index] != UInt8(ascii: "{"), bytes[index] != UInt8(ascii: "=") { index += 1 }
    guard index < end else { return nil }
    let isBody = bytes[index] == UInt8(ascii: "{")
    let stop: (UInt8) -> Bool = { isBody ? $0 == UInt8(ascii: "}") : $0 == UInt8(ascii: "\n") }
    guard let close = bytes[index..<end].firstIndex(where: stop) else { return nil }
    var words = String(decoding: bytes[(index + 1)..<close], as: UTF8.self).split { $0 == " " || $0.isNewline }
    if words.first == "return" { words.removeFirst() }
    guard words.count == 1, let word = words.first else { return nil }
    let isLiteral = word == "true" || word == "false" || word == "nil"
    let isCase = word.first == "." && word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
    return isLiteral || isCase ? String(word) : nil
  }

  /// The labels of the parameters of a declaration; the token is the parenthesis.
  private mutating func parameterLabels() -> [String] {
    var labels: [String] = []
    guard token.kind == .leftParen else { return labels }
    var depth = 1
    var expectsLabel = true
    parens += 1
    advance()
    while depth > 0, token.kind != .endOfFile, token.kind != .leftBrace, token.kind != .rightBrace {
      switch token.kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma where depth == 1: expectsLabel = true
      case .identifier where expectsLabel:
        labels.append(text(token.range))
        expectsLabel = false
      default: break
      }
      if depth == 0 { parens -= 1 }
      lexer.problems.removeAll()
      advance()
    }
    if depth > 0 { parens -= 1 }
    return labels
  }

  /// `let x = Detail()`: an object of the file is a line of an outline.
  private mutating func variableAdvice() -> String {
    advance()
    let general = ForeignSwift.advice(keyword: "let") ?? ""
    guard token.kind == .identifier else { return general }
    let name = text(token.range)
    advance()
    var type = ""
    if token.kind == .colon {
      advance()
      if token.kind == .identifier { type = takePath() }
      while token.kind == .question || token.kind == .exclamation { advance(.joined) }
    }
    if token.kind == .equal {
      advance()
      let value = token.kind == .identifier ? takePath() : ""
      let isMade = token.kind == .leftParen && value.utf8.first?.isCapital ?? false
      if isMade {
        type = value
      } else if type.isEmpty, !value.isEmpty, token.kind == .newline {
        return "there are no variables: write '\(value)' in place of '\(name)'"
      }
    }
    return type.isEmpty ? general : ForeignSwift.advice(variable: name, type: type)
  }

  /// `if let sheet = detail.sheetPresentationController { … }`: what is bound is written where it is used.
  private mutating func conditionAdvice(_ general: String) -> String {
    advance()
    guard token.kind == .identifier, text(token.range) == "let" || text(token.range) == "var" else { return general }
    advance()
    guard token.kind == .identifier else { return general }
    let name = text(token.range)
    advance()
    guard token.kind == .equal else { return general }
    advance()
    guard token.kind == .identifier else { return general }
    let value = takePath()
    return token.kind == .leftParen
      ? general : "there are no conditions and no variables: write '\(value)' in place of '\(name)'"
  }

  /// Takes `a.b.c` and gives its text.
  private mutating func takePath() -> String {
    let start = Int(token.range.start)
    advance()
    while token.kind == .dot || token.kind == .question || token.kind == .exclamation
      || token.kind == .identifier && last.kind == .dot
    {
      advance(.joined)
    }
    return text(SourceRange(start, lastEnd))
  }

  // MARK: Skipping

  /// Reports what to write instead, and goes over the statement.
  private mutating func skips(_ start: SourceRange, _ advice: String) -> Bool {
    report(.foreignSwift(advice, at: start))
    skipForeign()
    return true
  }

  /// Goes to the end of a statement, over the blocks that belong to it, and looks at nothing on the way.
  private mutating func skipForeign() {
    let outer = parens
    parens = 0
    defer { parens = outer }
    var open: [SourceRange] = []
    var hasBlock = last.kind == .rightBrace
    while true {
      switch token.kind {
      case .endOfFile:
        if let first = open.first { reportUnterminated(first) }
        return
      case .newline where open.isEmpty:
        let next = kindBehindLineEnd()
        let goesOn =
          next == .leftBrace && !hasBlock || next == .dot || next == .identifier && behindLineEnd.map(isElse) ?? false
          || !hasBlock && next != .rightBrace && next != .endOfFile && lexer.indentation > statementIndentation
        guard goesOn else { return }
        skipLineEnds()
        continue
      case .semicolon where open.isEmpty: return
      case .leftBrace, .leftParen, .leftBracket: open.append(token.range)
      case .rightBrace, .rightParen, .rightBracket:
        guard open.popLast() != nil else { return }
        if token.kind == .rightBrace { hasBlock = true }
      case .identifier where hasBlock && open.isEmpty: hasBlock = !isElse(token)
      default: break
      }
      lexer.problems.removeAll()
      advance()
    }
  }

  /// Whether a word continues the statement whose block it follows.
  private func isElse(_ token: SyntaxToken) -> Bool {
    let word = text(token.range)
    return word == "else" || word == "catch"
  }
}

extension Substring {
  /// Where a text that is in it ends.
  fileprivate func range(ofHead part: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return self.index(index, offsetBy: part.count) }
      index = self.index(after: index)
    }
    return nil
  }
}

extension Lexer {
  /// Whether the line continues as `let self` or `let x = self else`.
  fileprivate func unwrapsSelf() -> Bool {
    let end = min(offset + 60, bytes.count)
    let line = bytes[offset..<end].prefix { $0 != UInt8(ascii: "\n") }
    var before = ""
    for part in line.split(separator: UInt8(ascii: " ")) {
      let word = String(decoding: part, as: UTF8.self)
      if word == "self", before == "let" || before == "=" { return true }
      before = word
    }
    return false
  }

  /// The word after the dot that comes next; empty where there is none.
  func wordAhead() -> String {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ".") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] < 0x80, Lexer.isNameByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension Diagnostic {
  fileprivate static func foreignSwift(_ advice: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.foreign-swift", advice, at: range)
  }
}
