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
  private mutating func tried() -> [String]? {
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
  private mutating func madeWeak() -> [String]? {
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

  // MARK: Variables

  /// Whether a declaration of a variable stands here.
  func beginsVariable() -> Bool {
    let next = peek(1)
    switch token.text {
    case "const", "static", "__block", "__unsafe_unretained", "__weak", "__strong", "unsigned", "struct", "nullable":
      return true
    default: break
    }
    if next.kind == .word { return true }
    if next.isSymbol("*") {
      // `UIView *view = …`, and not `a * b`.
      var index = 1
      while peek(index).isSymbol("*") || peek(index).isWord("const") || peek(index).isWord("_Nullable") { index += 1 }
      let behind = peek(index + 1)
      return peek(index).kind == .word
        && (behind.isSymbol("=") || behind.isSymbol(";") || behind.isSymbol(",") || behind.isSymbol("["))
    }
    if next.isSymbol("<") { return token.text == "id" || token.text.first?.isUppercase == true }
    return next.isSymbol("(") && peek(2).isSymbol("^")
  }

  mutating func variable() -> [String]? {
    let isStatic = token.isWord("static") && current != nil
    guard let type = type(named: true), !type.name.isEmpty, !type.swift.isEmpty, type.kind != .void else { return nil }
    if isStatic, inMethod { return staticVariable(type) }
    var lines: [String] = []
    var name = type.name
    while true {
      if token.isSymbol("[") { return array(name, type) }
      var value: Value?
      if takes("=") {
        value = expression()
        if value == nil { return nil }
      }
      lines.append(declaration(of: name, type, value))
      if endsStatement() { return lines }
      guard takes(",") else { return nil }
      while takes("*") {}
      guard let word = takeWord() else { return nil }
      name = word
    }
  }

  /// `static NSInteger count = 0;` in a method outlives it: a static variable of the class.
  private mutating func staticVariable(_ type: ObjectiveCType) -> [String]? {
    var value: Value?
    if takes("=") {
      value = expression()
      if value == nil { return nil }
    }
    guard endsStatement() else { return nil }
    var name = type.name
    while statics.contains(where: { $0.hasText(" var \(name)") }) { name += "2" }
    let written = value.map { $0.text } ?? "nil"
    var variable = Name(type: type, isOptional: type.takesNil && (written == "nil" || assigned.contains(type.name)))
    variable.ofClass = "Self.\(name)"
    names[type.name] = variable
    if variable.isOptional {
      statics.append("private static var \(name): \(type.optional)\(written == "nil" ? "" : " = \(written)")")
    } else {
      let text = written == "nil" ? type.zero ?? "\(type.swift)()" : written
      statics.append("private static var \(name): \(type.swift) = \(text)")
    }
    return []
  }

  /// `NSString *names[] = { @"a", @"b" };`
  private mutating func array(_ name: String, _ type: ObjectiveCType) -> [String]? {
    advance()
    if !takes("]") { guard expression() != nil, takes("]") else { return nil } }
    guard takes("="), takes("{") else { return nil }
    var values: [String] = []
    while !takes("}") {
      guard let value = expression() else { return nil }
      values.append(value.text)
      if !takes(","), !token.isSymbol("}") { return nil }
    }
    guard !values.isEmpty, endsStatement() else { return nil }
    names[name] = Name(type: ObjectiveCType(swift: "[\(type.swift)]", kind: .list))
    return ["\(assigned.contains(name) ? "var" : "let") \(Self.quoted(name)) = [\(values.joined(separator: ", "))]"]
  }

  mutating func declaration(of name: String, _ type: ObjectiveCType, _ value: Value?) -> String {
    let isVariable = assigned.contains(name) || type.isMutable || type.kind == .other && changed.contains(name)
    var variable = Name(type: type)
    if type.swift == "Any", let known = value?.type { variable.type = ObjectiveCType(swift: known, kind: .object) }
    // An index that may not be found is nil in Swift.
    if value?.text.hasText("firstIndex(of:") == true { variable.type.kind = .object }
    defer { names[name] = variable }
    let word = type.isWeak ? "weak var" : isVariable ? "var" : "let"
    guard let value, value.text != "nil" else {
      if type.takesNil {
        variable.isOptional = true
        return "var \(Self.quoted(name)): \(type.optional)"
      }
      return
        "var \(Self.quoted(name)): \(type.swift) = \(type.zero ?? (type.swift.hasPrefix("CG") ? ".zero" : "\(type.swift)()"))"
    }
    variable.isOptional = value.isOptional || type.isWeak
    var text = value.text
    if type.kind == .list, value.isOptional {
      text = "\(value.atom) ?? []"
      variable.isOptional = false
    } else if let zero = type.kind == .other && type.swift.hasPrefix("CG") ? ".zero" : type.zero, value.isOptional,
      !text.hasText("firstIndex(of:")
    {
      // A message to nil answers zero.
      text = "\(value.atom) ?? \(zero)"
      variable.isOptional = false
    } else if !type.takesNil, value.isOptional, !text.hasText("firstIndex(of:") {
      text = value.needsMark ? "\(value.atom)!" : value.text
      variable.isOptional = !value.needsMark
    }
    // What is made of a storyboard, or handed over, is of any class until the variable says which.
    if type.kind == .object, type.swift != "Any", type.swift != "UIViewController", value.type != type.swift,
      text.hasText("instantiate") || value.name.map({ names[$0]?.type.swift == "Any" }) == true
    {
      text += " as! \(type.swift)"
      variable.isOptional = false
    }
    var annotation = ""
    if type.kind == .number && type.swift != "Int" || text.hasPrefix(".") || text.hasPrefix("[.")
      || text == "[]" || text == "[:]" || type.kind == .other && text.hasPrefix("[")
      || type.kind == .block && text.hasPrefix("{")
      || type.kind == .list && text.hasPrefix("[") && type.swift != "[Any]" && text == "[]"
    {
      annotation = ": \(type.swift)"
    } else if text.hasSuffix(": nil"), type.takesNil {
      annotation = ": \(type.optional)"
    } else if isVariable, type.takesNil, !variable.isOptional,
      nilled.contains(name) || asksForNil(name, inside: true)
    {
      annotation = ": \(type.optional)"
      variable.isOptional = true
    }
    return "\(word) \(Self.quoted(name))\(annotation) = \(text)"
  }

  /// `__weak typeof(self) weakSelf = self;` is a capture list in the blocks below; `__strong … = weakSelf;` is a guard.
  mutating func selfAlias() -> [String]? {
    let start = position
    guard let type = type(named: true), !type.name.isEmpty, takes("="), token.kind == .word else {
      position = start
      return nil
    }
    let source = token.text
    advance()
    guard takes(";") else {
      position = start
      return nil
    }
    if source == "self" {
      var alias = type
      alias.isWeak = true
      names[type.name] = Name(type: alias, isSelf: true)
      return []
    }
    guard names[source]?.isSelf == true else {
      position = start
      return nil
    }
    names[type.name] = Name(type: type, isSelf: true)
    // `if (!strongSelf) return;`
    if token.isWord("if"), peek(1).isSymbol("("), peek(2).isSymbol("!"), peek(3).isWord(type.name),
      peek(4).isSymbol(")")
    {
      for _ in 0..<5 { advance() }
      let way = body()
      defer { selfIsWeak = false }
      return way == ["return"]
        ? ["guard let self else { return }"] : ["guard let self else {"] + Self.indented(way) + ["}"]
    }
    guard selfIsWeak else { return [] }
    selfIsWeak = false
    return ["guard let self else { return }"]
  }

  // MARK: Conditions

  /// A condition between brackets.
  mutating func condition() -> (text: String, value: Value)? {
    guard takes("("), let value = expression(), takes(")") else { return nil }
    return (truth(value), value)
  }

  mutating func conditional() -> [String]? {
    advance()
    if token.isSymbol("("), peek(1).isDirective("available"), peek(2).isSymbol("(") {
      advance()
      advance()
      let start = position
      guard balanced() != nil else { return nil }
      let versions = source(start..<position)
      guard takes(")") else { return nil }
      return conditional("if #available\(versions) {", body())
    }
    guard let (text, value) = condition() else { return nil }
    // `if (!x) return;`
    if let name = value.missing, isUnwrappable(name) {
      let outer = names
      let way = body()
      names = outer
      if !token.isWord("else"), let last = way.last, last.hasPrefix("return") {
        unwraps(name)
        return way.count == 1
          ? ["guard let \(name) else { \(last) }"] : ["guard let \(name) else {"] + Self.indented(way) + ["}"]
      }
      return conditional("if \(text) {", way)
    }
    let outer = names
    // What was a question once, and is true of every version of today.
    if value.text == "true", value.isSettled {
      let way = body()
      if token.isWord("else") {
        advance()
        let kept = (calls.count, untranslated.count)
        _ = body()
        calls.removeLast(calls.count - kept.0)
        forget(untranslatedFrom: kept.1)
      }
      names = outer
      return way
    }
    // `if (strongSelf)` below its guard.
    if value.name == "self", !value.isOptional {
      let way = body()
      return token.isWord("else") ? nil : way
    }
    if let name = value.name, kind(ofCondition: value) == .object, isUnwrappable(name) {
      unwraps(name)
      let way = body()
      names = outer
      if !token.isWord("else"), let short = shortened(way, name) { return short }
      let isUsed = way.contains { Self.hasWord($0, name) }
      return conditional(isUsed ? "if let \(name) {" : "if \(text) {", way)
    }
    let way = body()
    names = outer
    if !token.isWord("else") {
      if let asked = value.asked, let short = optionalCall(way, asked) { return short }
      if way.count == 1, value.name != nil, way[0].hasPrefix("\(value.text)?") { return way }
    }
    return conditional("if \(text) {", way)
  }

  /// Whether a line has a name as a word of its own, and not as a member of something else.
  private static func hasWord(_ line: String, _ word: String) -> Bool {
    var rest = line[...]
    var before: Character = " "
    while let first = rest.first {
      if rest.hasPrefix(word), before != ".", !before.isLetter, !before.isNumber {
        let behind = rest.dropFirst(word.count).first ?? " "
        if !behind.isLetter, !behind.isNumber, behind != ":" { return true }
      }
      before = first
      rest = rest.dropFirst()
    }
    return false
  }

  func kind(ofCondition value: Value) -> ObjectiveCType.Kind { truth(value).hasSuffix("!= nil") ? .object : .bool }

  mutating func conditional(_ head: String, _ way: [String]) -> [String]? {
    var lines = [head] + Self.indented(way)
    let outer = names
    defer { names = outer }
    guard token.isWord("else") else { return lines + ["}"] }
    let comments = commented(token.comments)
    advance()
    if token.isWord("if") {
      guard let other = conditional(), !other.isEmpty else { return nil }
      if other[0].hasPrefix("if ") { return lines + ["} else \(other[0])"] + other.dropFirst() }
      return lines + ["} else {"] + Self.indented(other) + ["}"]
    }
    lines += ["} else {"] + Self.indented(comments + body())
    return lines + ["}"]
  }

  /// Whether `if let` may stand for the question: the method assigns the name nowhere.
  func isUnwrappable(_ name: String) -> Bool {
    guard !assigned.contains(name) else { return false }
    if name == "self" { return selfIsWeak }
    if let known = names[name] { return known.isOptional }
    return ownProperty(name)?.isOptional ?? ObjectiveCNames.optionalProperties.contains(name)
  }

  mutating func unwraps(_ name: String) {
    if name == "self" {
      selfIsWeak = false
    } else if names[name] != nil {
      names[name]?.isOptional = false
    } else {
      let type = ownProperty(name)?.type ?? ObjectiveCType(swift: "", kind: .object)
      names[name] = Name(type: type, isProperty: true)
    }
  }

  /// `if (done) done();` is `done?()`.
  func shortened(_ way: [String], _ name: String) -> [String]? {
    guard way.count == 1, !way[0].contains("\n") else { return nil }
    for next in ["(", "."] where way[0].hasPrefix(name + next) {
      let rest = way[0].dropFirst(name.count)
      // The name may stand behind it too.
      if String(rest.dropFirst()).hasText(name) || String(rest).hasText(" = ") { return nil }
      let head = ownProperty(name) != nil && blockDepth > 0 ? "self.\(name)" : name
      return ["\(head)?\(rest)"]
    }
    return nil
  }

  /// `if ([d respondsToSelector:…]) { [d m]; }` is `d?.m?()`.
  func optionalCall(_ way: [String], _ asked: (receiver: String, method: String)) -> [String]? {
    guard way.count == 1, !way[0].contains("\n") else { return nil }
    let base = String(asked.method.prefix { $0 != "(" })
    for mark in ["?.", "."]
    where ["(", "?("].contains(where: { way[0].hasPrefix("\(asked.receiver)\(mark)\(base)\($0)") }) {
      let rest = way[0].dropFirst("\(asked.receiver)\(mark)\(base)".count)
      let isRequired = requiredMethods.contains(asked.method) || rest.hasPrefix("?")
      return ["\(asked.receiver)?.\(base)\(isRequired ? "" : "?")\(rest)"]
    }
    // `if ([d respondsToSelector:…]) { x = [d m]; }` is `if let answer = d?.m?() { x = answer }`.
    let head = "\(asked.receiver)?.\(base)?("
    guard let start = way[0].firstRange(ofMark: head), start > way[0].startIndex else { return nil }
    var open = 0
    var end = way[0].index(start, offsetBy: head.count - 1)
    while end < way[0].endIndex {
      if way[0][end] == "(" { open += 1 }
      if way[0][end] == ")" { open -= 1 }
      end = way[0].index(after: end)
      if open == 0 { break }
    }
    var (before, behind) = (way[0][..<start], way[0][end...])
    if before.hasSuffix("("), behind.hasPrefix(")!") { (before, behind) = (before.dropLast(), behind.dropFirst(2)) }
    guard behind.isEmpty else { return nil }
    return ["if let answer = \(way[0][start..<end]) {", "    \(before)answer", "}"]
  }

  // MARK: Loops and choices

  mutating func loop() -> [String]? {
    advance()
    guard takes("(") else { return nil }
    let outer = names
    defer { names = outer }
    let start = position
    if let type = type(named: true), !type.name.isEmpty, token.isWord("in") {
      advance()
      guard let list = expression(), takes(")") else { return nil }
      names[type.name] = Name(type: type)
      var head = "for \(Self.quoted(type.name)) in \(list.text)"
      if list.isOptional { head += " ?? []" }
      return ["\(head) {"] + Self.indented(body()) + ["}"]
    }
    position = start
    guard let type = type(named: true), type.kind == .number, takes("="), let from = expression(), takes(";"),
      token.isWord(type.name)
    else { return nil }
    advance()
    let sign = token.text
    advance()
    guard ["<", "<=", ">", ">="].contains(sign), let to = expression(), takes(";") else { return nil }
    let step: String
    if token.isSymbol("++") || token.isSymbol("--") {
      step = token.text
      advance()
      guard token.isWord(type.name) else { return nil }
      advance()
    } else {
      guard token.isWord(type.name), peek(1).isSymbol("++") || peek(1).isSymbol("--") else { return nil }
      step = peek(1).text
      advance()
      advance()
    }
    guard takes(")"), (step == "++") == sign.hasPrefix("<"), !assignsInBody(type.name) else { return nil }
    names[type.name] = Name(type: type)
    let range: String
    switch sign {
    case "<": range = "\(from.atom)..<\(to.atom)"
    case "<=": range = "\(from.atom)...\(to.atom)"
    case ">=": range = "(\(to.atom)...\(from.atom)).reversed()"
    default: range = "stride(from: \(from.text), to: \(to.text), by: -1)"
    }
    return ["for \(type.name) in \(range) {"] + Self.indented(body()) + ["}"]
  }

  /// Whether the loop's body changes what counts it.
  func assignsInBody(_ name: String) -> Bool {
    guard token.isSymbol("{") else { return false }
    var open = 0
    var index = position
    while index < tokens.count - 1 {
      if tokens[index].isSymbol("{") { open += 1 }
      if tokens[index].isSymbol("}") {
        open -= 1
        if open == 0 { return false }
      }
      if tokens[index].isWord(name), tokens[index + 1].kind == .symbol,
        ["=", "+=", "-=", "++", "--"].contains(tokens[index + 1].text)
      {
        return true
      }
      index += 1
    }
    return false
  }

  mutating func choice() -> [String]? {
    advance()
    guard takes("("), let value = expression(), takes(")"), takes("{") else { return nil }
    var lines = ["switch \(value.text) {"]
    var hasDefault = false
    while !takes("}") {
      guard token.kind != .end else { return nil }
      var labels: [String] = []
      var isDefault = false
      while token.isWord("case") || token.isWord("default") {
        if token.isWord("default") {
          isDefault = true
          advance()
        } else {
          advance()
          guard let label = expression() else { return nil }
          labels.append(label.text)
        }
        guard takes(":") else { return nil }
      }
      guard isDefault || !labels.isEmpty else { return nil }
      hasDefault = hasDefault || isDefault
      lines.append(isDefault ? "default:" : "case \(labels.joined(separator: ", ")):")
      var way: [String] = []
      var ends = false
      while !token.isWord("case"), !token.isWord("default"), !token.isSymbol("}"), token.kind != .end {
        if token.isWord("break"), peek(1).isSymbol(";") {
          advance()
          advance()
          ends = true
          continue
        }
        let before = position
        if token.isSymbol("{") {
          let inner = block(of: { $0.statement() })
          way += inner
          if way.last == "break" {
            way.removeLast()
            ends = true
          }
        } else {
          way += commented(token.comments) + statement()
        }
        if position == before { advance() }
      }
      if let last = way.last, last.hasPrefix("return") { ends = true }
      if !ends, !token.isSymbol("}") { way.append("fallthrough") }
      lines += Self.indented(way.isEmpty ? ["break"] : way)
    }
    if !hasDefault { lines += ["default:", "    break"] }
    return lines + ["}"]
  }

  /// What a line of the preprocessor is in Swift; nil for what stays a comment.
  mutating func preprocessed(_ text: String) -> [String]? {
    let words = text.split { $0 == " " || $0 == "\t" }
    let head = words.first.map { String($0) } ?? ""
    switch head {
    case "#import", "#include": return text.hasText("<UIKit/") ? ["import UIKit"] : []
    case "#pragma":
      guard words.count > 1, words[1] == "mark" else { return [] }
      let title = words.dropFirst(2).joined(separator: " ")
      return title.isEmpty ? [] : ["// MARK: \(title)"]
    case "#define":
      guard words.count > 2, !words[1].contains("("), depth < Self.mostDepth else { return nil }
      let name = String(words[1])
      let text = words.dropFirst(2).joined(separator: " ")
      let bytes = Array((text.hasPrefix("__") && !text.hasSuffix(";") ? text + ";" : text).utf8)
      var inner = ObjectiveC(bytes, from: 0, to: bytes.count)
      if inner.token.isWord("__weak") || inner.token.isWord("__typeof"), inner.selfAlias() == [],
        let alias = inner.names.first?.key
      {
        weakMacros[name] = alias
        return []
      }
      inner.position = 0
      guard let value = inner.expression(), inner.token.kind == .end, value.kind != .void, value.kind != .block,
        !value.text.hasPrefix(".")
      else { return nil }
      let isPlain = value.kind == .number || value.kind == .text || value.kind == .bool
      return isPlain && !value.text.contains("(") ? ["let \(name) = \(value.text)"] : nil
    default: return nil
    }
  }
}
