/// Variables of a function: their declarations and types.
extension ObjectiveC {
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
  mutating func staticVariable(_ type: ObjectiveCType) -> [String]? {
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
  mutating func array(_ name: String, _ type: ObjectiveCType) -> [String]? {
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
}
