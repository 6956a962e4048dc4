/// Statements, each as lines of Swift.
extension ObjectiveC {
  /// What stands between braces that open here.
  mutating func block(of statement: (inout ObjectiveC) -> [String]) -> [String] {
    guard takes("{") else { return [] }
    var result: [String] = []
    while !token.isSymbol("}"), token.kind != .end {
      let before = position
      result += commented(token.comments) + statement(&self)
      if position == before { advance() }
    }
    result += commented(token.comments)
    advance()
    return result
  }

  func commented(_ comments: [String]) -> [String] { comments.map { "// \($0)" } }

  /// A statement, or those between braces.
  mutating func body() -> [String] {
    if token.isSymbol("{") { return block(of: { $0.statement() }) }
    return statement()
  }

  /// One statement; one that cannot be translated is a comment.
  mutating func statement() -> [String] {
    let start = position
    let kept = (names, calls.count, untranslated.count)
    guard depth < Self.mostDepth else { return leavesOut(from: start) }
    depth += 1
    let lines = attempt()
    depth -= 1
    if let lines { return lines }
    names = kept.0
    calls.removeLast(calls.count - kept.1)
    forget(untranslatedFrom: kept.2)
    return leavesOut(from: start)
  }

  mutating func attempt() -> [String]? {
    if takes(";") { return [] }
    if token.isSymbol("{") { return ["do {"] + Self.indented(body()) + ["}"] }
    if token.kind == .preprocessor {
      let lines = preprocessed(token.text)
      if lines == nil { return nil }
      advance()
      return lines
    }
    if token.kind == .directive {
      switch token.text {
      case "autoreleasepool":
        advance()
        guard token.isSymbol("{") else { return nil }
        return ["autoreleasepool {"] + Self.indented(body()) + ["}"]
      case "synchronized":
        advance()
        guard balanced() != nil, token.isSymbol("{") else { return nil }
        return body()
      case "try": return tried()
      case "weakify", "strongify": return madeWeak()
      default: return nil
      }
    }
    if token.kind == .word {
      switch token.text {
      case "if": return conditional()
      case "for": return loop()
      case "while":
        advance()
        guard let condition = condition() else { return nil }
        return ["while \(condition.text) {"] + Self.indented(body()) + ["}"]
      case "do":
        advance()
        guard token.isSymbol("{") else { return nil }
        let inner = body()
        guard token.isWord("while") else { return nil }
        advance()
        guard let condition = condition(), takes(";") else { return nil }
        return ["repeat {"] + Self.indented(inner) + ["} while \(condition.text)"]
      case "switch": return choice()
      case "return": return answer()
      case "break", "continue":
        let word = token.text
        advance()
        return takes(";") ? [word] : nil
      case "goto", "else", "case", "default", "typedef": return nil
      default: break
      }
      if token.text == "__strong" || token.text == "__weak" || token.text.hasPrefix("__typeof")
        || token.text == "typeof", let lines = selfAlias()
      {
        return lines
      }
      if let name = weakMacros[token.text] {
        advance()
        _ = takes(";")
        names[name] = Name(type: ObjectiveCType(swift: "", kind: .object, isWeak: true), isSelf: true)
        return []
      }
      if beginsVariable() { return variable() }
    }
    return simple()
  }

  /// `@try { … } @catch (…) { … } @finally { … }`: Swift has no way to catch an exception, so `@catch` stays a comment.
  mutating func tried() -> [String]? {
    advance()
    guard token.isSymbol("{") else { return nil }
    var lines = body()
    while token.isDirective("catch") {
      let start = position
      advance()
      if token.isSymbol("(") { _ = balanced() }
      guard token.isSymbol("{"), balanced() != nil else { return nil }
      untranslate(tokens[start].line)
      lines.append("// not translated: \(source(start..<position))")
    }
    if token.isDirective("finally") {
      advance()
      guard token.isSymbol("{") else { return nil }
      lines += body()
    }
    return lines
  }

  /// `@weakify(self);` is a capture list in the blocks below, `@strongify(self);` a guard there.
  mutating func madeWeak() -> [String]? {
    let isWeak = token.text == "weakify"
    guard peek(1).isSymbol("("), peek(2).isWord("self"), peek(3).isSymbol(")") else { return nil }
    for _ in 0..<4 { advance() }
    _ = takes(";")
    if isWeak {
      names["self"] = Name(type: ObjectiveCType(swift: "", kind: .object, isWeak: true), isSelf: true)
      return []
    }
    guard selfIsWeak else { return [] }
    selfIsWeak = false
    return ["guard let self else { return }"]
  }

  /// Whether the statement ends here: a line that was copied may have lost its semicolon.
  mutating func endsStatement() -> Bool {
    takes(";") || token.beginsLine || token.isSymbol("}") || token.kind == .end
  }

  // MARK: Expressions as statements

  /// Whether the statement chooses what it does: `!done ?: done();`, `flag ? [self open] : [self close];`.
  private var isChoice: Bool {
    var depth = 0
    for token in tokens[position...] {
      guard token.kind == .symbol else { continue }
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ";", "=": if depth == 0 { return false }
      case "?": if depth == 0 { return true }
      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }

  private mutating func chosen() -> [String]? {
    guard let condition = binary(0), takes("?") else { return nil }
    if takes(":") {
      guard let other = expression(), endsStatement() else { return nil }
      // `!self.done ?: self.done()` is `done?()`.
      if condition.missing != nil { return [other.text] }
      return ["if \(negated(condition).text) {"] + Self.indented([other.text]) + ["}"]
    }
    guard let first = expression(), takes(":"), let second = expression(), endsStatement() else { return nil }
    return ["if \(truth(condition)) {"] + Self.indented([first.text]) + ["} else {"] + Self.indented([second.text]) + [
      "}"
    ]
  }

  /// A call or an assignment, below the conditions that unwrap what Swift takes no nil for.
  mutating func simple() -> [String]? {
    let kept = (unwraps, mayUnwrap)
    defer { (unwraps, mayUnwrap) = kept }
    (unwraps, mayUnwrap) = ([], true)
    for sign in ["++", "--"] where takes(sign) {
      guard let value = expression(), takes(";") else { return nil }
      return ["\(value.text) \(sign == "++" ? "+=" : "-=") 1"]
    }
    // `*stop = YES` ends the loop.
    if token.isSymbol("*"), peek(1).isWord("stop"), peek(2).isSymbol("=") {
      for _ in 0..<4 { advance() }
      return takes(";") ? ["break"] : nil
    }
    if isChoice { return chosen() }
    guard let target = expression() else { return nil }
    var text: String
    if token.kind == .symbol, ["=", "+=", "-=", "*=", "/=", "|=", "&="].contains(token.text) {
      let sign = token.text
      advance()
      guard target.text != "self", var value = expression() else { return nil }
      // `a = b = c`
      if token.isSymbol("=") { return nil }
      note(value, assignedTo: target)
      value = unwrapped(value, into: target)
      if value.text == "0", target.kind == .other { value.text = "[]" }
      if value.isOptional, value.text.hasSuffix(".bounds") || value.text.hasSuffix(".frame") {
        value.text += " ?? .zero"
      }
      text = "\(target.text) \(sign) \(value.text)"
    } else if token.isSymbol("++") || token.isSymbol("--") {
      text = "\(target.text) \(token.text == "++" ? "+=" : "-=") 1"
      advance()
    } else {
      guard target.text.hasSuffix(")") || target.text.hasSuffix("}") || target.kind == .void || target.isAtom else {
        return nil
      }
      text = target.text
    }
    guard endsStatement() else { return nil }
    if text.isEmpty { return [] }
    var seen: [String] = []
    for name in unwraps where !seen.contains(name) { seen.append(name) }
    guard !seen.isEmpty else { return [text] }
    return ["if \(seen.map { "let \($0)" }.joined(separator: ", ")) {"] + Self.indented([text]) + ["}"]
  }

  /// Remembers the type of a property that no declaration names.
  mutating func note(_ value: Value, assignedTo target: Value) {
    guard let name = target.name, names[name] == nil, target.text == name || target.text == "self.\(name)",
      ownProperty(name) == nil, undeclared[name] == nil
    else { return }
    var type = ObjectiveCType(swift: value.type ?? "UIViewController", kind: value.kind ?? .object)
    if type.kind == .bool { type.swift = "Bool" }
    if type.kind == .number { type.swift = "Int" }
    if type.kind == .text { type.swift = "String" }
    undeclared[name] = type
  }

  mutating func answer() -> [String]? {
    advance()
    if takes(";") { return ["return"] }
    guard let value = expression(), endsStatement() else { return nil }
    if value.isOptional { answersNil = true }
    return ["return \(value.text)"]
  }
}
