/// Expressions, each as the Swift that stands for it; nil for what cannot be translated.
extension ObjectiveC {
  /// An expression in Swift.
  struct Value {
    var text: String
    /// The text for a note, in which a block is `{ … }`.
    var brief: String
    var kind: ObjectiveCType.Kind?
    /// The class, where it is known.
    var type: String?
    /// Whether the whole may be nil in Swift.
    var isOptional = false
    /// Whether the last part is: what follows needs `?.`.
    var needsMark = false
    /// Whether `.member` may follow without brackets.
    var isAtom = true
    /// The name of a variable, a parameter, or a property of `self`, where the expression is nothing else.
    var name: String?
    var isClass = false
    /// `[x respondsToSelector:@selector(m)]`: x, and what `m` is in Swift.
    var asked: (receiver: String, method: String)?
    /// A question whose answer is the same in each version of today.
    var isSettled = false
    /// `!x`: x alone, where x may be nil.
    var missing: String?

    init(_ text: String, brief: String? = nil, _ kind: ObjectiveCType.Kind? = nil) {
      (self.text, self.brief, self.kind) = (text, brief ?? text, kind)
    }

    /// The text as an operand, or in front of `.member`.
    var atom: String { isAtom ? text : "(\(text))" }
    var briefAtom: String { isAtom ? brief : "(\(brief))" }
  }

  mutating func expression() -> Value? {
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let condition = binary(0) else { return nil }
    guard takes("?") else { return condition }
    if takes(":") {
      guard let other = expression() else { return nil }
      if other.text == "nil" { return condition }
      var result = Value("\(condition.atom) ?? \(other.atom)", condition.kind)
      (result.isAtom, result.isOptional, result.needsMark) = (false, other.isOptional, other.isOptional)
      return result
    }
    guard let first = expression(), takes(":"), let second = expression() else { return nil }
    var result = Value("\(truth(condition)) ? \(first.atom) : \(second.atom)", first.kind ?? second.kind)
    result.isAtom = false
    result.isOptional = first.isOptional || second.isOptional || first.text == "nil" || second.text == "nil"
    result.needsMark = result.isOptional
    return result
  }

  static let operators: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"],
  ]

  /// What binds at least as closely as a level.
  mutating func binary(_ lowest: Int) -> Value? {
    guard var left = unary() else { return nil }
    while token.kind == .symbol {
      let sign = token.text
      guard let level = Self.operators.firstIndex(where: { $0.contains(sign) }), level >= lowest else { return left }
      advance()
      guard let right = binary(level + 1) else { return nil }
      left = combined(left, sign, right)
    }
    return left
  }

  func combined(_ left: Value, _ sign: String, _ right: Value) -> Value {
    var (left, right) = (left, right)
    // A message to nil answers zero.
    if sign != "&&", sign != "||", left.kind == .number, left.isOptional { left = zeroed(left) }
    if sign != "&&", sign != "||", right.kind == .number, right.isOptional { right = zeroed(right) }
    // An index that is not nil here.
    if ["<", ">", "<=", ">=", "+", "-"].contains(sign), left.kind == .object, left.isOptional {
      left.text = left.atom + "!"
    }
    var result: Value
    switch sign {
    case "||", "&&":
      result = Value("\(truth(left)) \(sign) \(truth(right))", .bool)
      if sign == "&&", let asked = right.asked, asked.receiver == left.text || left.text == "\(asked.receiver) != nil" {
        result.asked = asked
      }
    case "==", "!=":
      // `flag == YES` is `flag`.
      if right.text == "true" || right.text == "false" {
        return (sign == "==") == (right.text == "true") ? left : negated(left)
      }
      // `(mask & flag) != 0`
      if right.text == "0", left.kind == .bool { return sign == "!=" ? left : negated(left) }
      let isFound = right.text == "NSNotFound" && left.isOptional
      result = Value("\(left.atom) \(sign) \(isFound ? "nil" : right.atom)", .bool)
      if right.text == "nil", sign == "==" { result.missing = left.name }
    case "<", ">", "<=", ">=": result = Value("\(left.atom) \(sign) \(right.atom)", .bool)
    case "&" where right.text.hasPrefix("."):
      result = Value("\(left.atom).contains(\(right.text))", .bool)
      result.isOptional = left.isOptional
      return result
    case "|" where right.text == "[]": return left
    case "|" where left.text == "[]": return right
    case "|" where left.text.hasPrefix(".") || left.text.hasPrefix("[."):
      let first = left.text.hasPrefix("[") ? String(left.text.dropFirst().dropLast()) : left.text
      result = Value("[\(first), \(right.text)]", .other)
      return result
    default: result = Value("\(left.atom) \(sign) \(right.atom)", left.kind ?? right.kind)
    }
    result.isAtom = false
    return result
  }

  func zeroed(_ value: Value) -> Value {
    var result = Value("\(value.atom) ?? 0", .number)
    result.isAtom = false
    return result
  }

  /// A value as a condition.
  func truth(_ value: Value) -> String {
    if value.missing != nil { return value.text }
    switch kind(of: value) {
    case .bool:
      if value.isOptional { return "\(value.text) == true" }
      // `a || b && c` reads as in C.
      return value.text
    case .number: return value.isOptional ? "(\(value.atom) ?? 0) != 0" : "\(value.atom) != 0"
    default:
      if let asked = value.asked { return "\(asked.receiver)?.responds(to: #selector(\(asked.method))) == true" }
      return "\(value.atom) != nil"
    }
  }

  func negated(_ value: Value) -> Value {
    var result: Value
    switch kind(of: value) {
    case .bool: result = value.isOptional ? Value("\(value.text) != true", .bool) : Value("!\(value.atom)", .bool)
    case .number: result = Value(value.isOptional ? "(\(value.atom) ?? 0) == 0" : "\(value.atom) == 0", .bool)
    default:
      result = Value("\(value.atom) == nil", .bool)
      result.missing = value.name
    }
    result.isAtom = kind(of: value) == .bool && !value.isOptional
    return result
  }

  /// What a value is, by its name where nothing else says it.
  func kind(of value: Value) -> ObjectiveCType.Kind {
    if let kind = value.kind { return kind }
    if value.asked != nil { return .bool }
    var last = value.text[...]
    if let dot = last.lastIndex(of: ".") { last = last[last.index(after: dot)...] }
    let word = String(last.prefix { $0.isLetter || $0.isNumber })
    return ObjectiveCNames.soundsLikeBool(word) ? .bool : .object
  }

  mutating func unary() -> Value? {
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard token.kind == .symbol else { return postfix() }
    switch token.text {
    case "!":
      advance()
      guard let value = unary() else { return nil }
      return negated(value)
    case "-", "+", "~":
      let sign = token.text
      advance()
      guard let value = unary() else { return nil }
      return Value(sign == "+" ? value.text : sign + value.atom, .number)
    case "&":
      advance()
      guard let value = unary() else { return nil }
      return Value("&" + value.atom)
    case "(":
      if let cast = cast() { return cast }
      return postfix()
    default: return postfix()
    }
  }

  /// `(UINavigationController *)x`; nil, with nothing taken, where no cast stands.
  mutating func cast() -> Value? {
    let start = position
    advance()
    let first = token
    guard first.kind == .word, let type = type(), takes(")"), tokens[position - 2].isSymbol("*") || isType(first.text),
      token.kind == .word || token.kind == .string || token.kind == .number || token.kind == .directive
        || token.kind == .literal || token.isSymbol("[") || token.isSymbol("(") || token.isSymbol("^"),
      let value = unary()
    else {
      position = start
      return nil
    }
    switch type.kind {
    case .number:
      var result = Value("\(type.swift)(\(value.text))", .number)
      let isInteger = type.swift == "Int" && (value.text.hasSuffix("count") || value.type == "Int")
      if isInteger || value.text.allSatisfy({ $0.isNumber || $0 == "." }) { result = Value(value.text, .number) }
      return result
    case .void, .bool, .other: return value
    default: break
    }
    if first.text == "id" || value.type == type.swift { return value }
    var result = Value("\(value.atom) \(value.isOptional ? "as?" : "as!") \(type.swift)", type.kind)
    result.type = type.swift
    (result.isAtom, result.isOptional, result.needsMark) = (false, value.isOptional, value.isOptional)
    return result
  }

  func isType(_ word: String) -> Bool {
    word == "id" || ObjectiveCType.kind(ofSwift: ObjectiveCType.name(word)) != .object || word.hasPrefix("CG")
      || word.hasPrefix("int") || word == "float"
  }

  // MARK: Parts

  mutating func postfix() -> Value? {
    guard var value = primary() else { return nil }
    while token.kind == .symbol {
      switch token.text {
      case ".", "->":
        advance()
        guard token.kind == .word else { return nil }
        let name = token.text
        advance()
        value = member(value, name)
      case "[":
        advance()
        guard let index = expression(), takes("]") else { return nil }
        value = element(of: value, index)
      case "(":
        advance()
        guard let arguments = arguments() else { return nil }
        let mark = value.needsMark ? "?" : ""
        let answer = value.kind == .block ? value.type.flatMap { Self.answer(ofBlock: $0) } : nil
        let isOptional = value.needsMark
        value = Value(
          "\(value.atom)\(mark)(\(arguments.map { $0.text }.joined(separator: ", ")))",
          brief: "\(value.briefAtom)\(mark)(\(arguments.map { $0.brief }.joined(separator: ", ")))",
          answer.map { ObjectiveCType.kind(ofSwift: $0) })
        (value.type, value.isOptional) = (answer, isOptional)
      default: return value
      }
    }
    return value
  }

  /// `Bool` of `(String) -> Bool`.
  static func answer(ofBlock type: String) -> String? {
    var rest = type[...]
    while let arrow = String(rest).firstRange(ofMark: "-> ") {
      let text = String(rest)
      rest = text[text.index(arrow, offsetBy: 3)...]
    }
    return rest.count < type.count ? String(rest) : nil
  }

  func element(of value: Value, _ index: Value) -> Value {
    var result = Value("\(value.atom)\(value.needsMark ? "?" : "")[\(index.text)]", .object)
    result.isOptional = value.isOptional || index.kind == .text || value.kind == .dictionary
    result.needsMark = index.kind == .text || value.kind == .dictionary
    if let type = value.type, type.hasPrefix("["), !type.contains(":") {
      result.type = String(type.dropFirst().dropLast())
    }
    return result
  }

  /// Behind the bracket that opens them.
  mutating func arguments() -> [Value]? {
    var values: [Value] = []
    while !takes(")") {
      guard let value = expression() else { return nil }
      values.append(value)
      if !takes(","), !token.isSymbol(")") { return nil }
    }
    return values
  }

  mutating func primary() -> Value? {
    let first = token
    switch first.kind {
    case .number:
      advance()
      return Value(first.text, .number)
    case .string:
      advance()
      return Value("\"\(first.text)\"", .text)
    case .literal:
      advance()
      return boxed()
    case .directive: return directive()
    case .symbol:
      switch first.text {
      case "[": return message()
      case "^": return block()
      case "(":
        advance()
        guard let value = expression(), takes(")") else { return nil }
        return value
      default: return nil
      }
    case .word: return word()
    case .preprocessor, .end: return nil
    }
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@5`, behind the `@`.
  mutating func boxed() -> Value? {
    if takes("[") {
      var values: [String] = []
      while !takes("]") {
        guard let value = expression() else { return nil }
        values.append(value.text)
        if !takes(","), !token.isSymbol("]") { return nil }
      }
      return Value("[\(values.joined(separator: ", "))]", .list)
    }
    if takes("{") {
      var values: [String] = []
      while !takes("}") {
        guard let key = expression(), takes(":"), let value = expression() else { return nil }
        values.append("\(key.text): \(value.text)")
        if !takes(","), !token.isSymbol("}") { return nil }
      }
      return Value(values.isEmpty ? "[:]" : "[\(values.joined(separator: ", "))]", .dictionary)
    }
    return unary()
  }

  mutating func directive() -> Value? {
    let name = token.text
    advance()
    switch name {
    case "selector":
      guard takes("(") else { return nil }
      var selector = ""
      while token.kind == .word || token.isSymbol(":") || token.isSymbol("::") {
        selector += token.text
        advance()
      }
      guard takes(")"), !selector.isEmpty else { return nil }
      let name = swiftName(ofSelector: selector)
      return Value("#selector(\(name.hasSuffix("()") ? String(name.dropLast(2)) : name))", .other)
    case "YES", "true": return Value("true", .bool)
    case "NO", "false": return Value("false", .bool)
    case "protocol":
      guard takes("("), let name = takeWord(), takes(")") else { return nil }
      return Value("\(name).self", .object)
    default: return nil
    }
  }

  mutating func word() -> Value? {
    let name = token.text
    advance()
    if token.isSymbol("("), names[name] == nil, ownProperty(name) == nil {
      if name == "sizeof" { return countOfArray() }
      if name == "va_start" { return nil }
      advance()
      guard let arguments = arguments() else { return nil }
      return function(name, arguments)
    }
    if let variable = names[name] {
      if variable.isSelf {
        var value = Value("self", .object)
        (value.isOptional, value.needsMark, value.name) = (selfIsWeak, selfIsWeak, "self")
        return value
      }
      var value = Value(variable.ofClass ?? Self.quoted(name), variable.type.kind)
      (value.isOptional, value.needsMark) = (variable.isOptional, variable.isOptional)
      (value.name, value.type) = (name, variable.type.swift)
      return value
    }
    if name == "self" || name == "super" {
      var value = Value(name, .object)
      value.type = current?.name
      return value
    }
    if name == "_cmd" { return Value("#function", .text) }
    if let constant = ObjectiveCNames.constant(name) ?? ownCases[name] {
      let kind: ObjectiveCType.Kind = constant == "true" || constant == "false" ? .bool : .other
      var value = Value(constant, constant == "nil" ? .object : kind)
      value.isOptional = constant == "nil"
      return value
    }
    let variable = synthesized[name].map { "_" + $0 } ?? name
    if variable.hasPrefix("_"), variable.utf8.count > 1, customSetters.contains(String(variable.dropFirst())) {
      var value = Value(blockDepth == 0 ? variable : "self.\(variable)", .object)
      let type = ownProperty(String(variable.dropFirst()))?.type
      (value.kind, value.type) = (type?.kind, type?.swift)
      value.isOptional = type?.takesNil == true
      value.needsMark = value.isOptional
      return value
    }
    if variable.hasPrefix("_"), variable.utf8.count > 1 {
      return member(Value("self", .object), String(variable.dropFirst()))
    }
    if ownProperty(name) != nil { return member(Value("self", .object), name) }
    var value = Value(ObjectiveCType.name(name))
    value.isClass = name.first?.isUppercase == true
    return value
  }

  /// `sizeof(x) / sizeof(x[0])`, behind the first word.
  mutating func countOfArray() -> Value? {
    guard let array = balanced(), array.count == 1, names[array[0].text]?.type.kind == .list, takes("/"),
      token.isWord("sizeof")
    else { return nil }
    advance()
    guard balanced() != nil else { return nil }
    return Value("\(array[0].text).count", .number)
  }

  /// The kind with which the classes of the file declare a property, where they agree.
  private func kind(ofDeclared name: String) -> ObjectiveCType.Kind? {
    let kinds = classes.values.compactMap { type in type.properties.first { $0.name == name }?.type.kind }
    guard let first = kinds.first, kinds.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  func ownProperty(_ name: String) -> Property? { current?.properties.first { $0.name == name } }

  /// A name that is a word of Swift's own takes marks.
  static func quoted(_ name: String) -> String {
    switch name {
    case "default", "in", "is", "as", "func", "let", "var", "where", "switch", "case", "operator", "protocol",
      "extension",
      "internal", "public", "private", "init", "guard", "defer", "repeat", "throw", "throws", "rethrows", "inout",
      "class", "struct", "enum", "import", "subscript", "typealias":
      return "`\(name)`"
    default: return name
    }
  }

  /// `x.name`, or the answer of `[x name]` where `name` is a property.
  func member(_ base: Value, _ written: String) -> Value {
    let written = getterNames[written] ?? written
    if base.isClass, written == "new" {
      var result = Value(made(base.text), .object)
      result.type = base.text
      return result
    }
    if base.kind == .list, let value = member(ofList: base, written) { return value }
    let isOwn = base.text == "self" && (ownProperty(written) != nil || current?.getters.contains(written) == true)
    let name = isOwn ? written : ObjectiveCNames.property(written)
    let isGetter = base.text == "self" && current?.getters.contains(written) == true && ownProperty(written) == nil
    let called = isGetter ? "()" : ""
    var result: Value
    if base.text == "self", !base.isOptional {
      let isHidden = names[name] != nil && names[name]?.isProperty != true
      let text = Self.quoted(name) + called
      result = Value(blockDepth == 0 && !isHidden ? text : "self.\(text)", brief: text)
      if called.isEmpty { result.name = name }
    } else {
      // An app's delegate need not have the property, which may hold nil.
      let mark = base.text.hasSuffix("delegate?.window") ? "??." : base.needsMark ? "?." : "."
      result = Value(
        "\(base.atom)\(mark)\(Self.quoted(name))\(called)", brief: "\(base.briefAtom)\(mark)\(name)\(called)")
    }
    if let property = ownProperty(written), base.text == "self" {
      (result.kind, result.type) = (property.type.kind, property.type.swift)
      result.needsMark = property.isOptional && names[name]?.isProperty != true
    } else if isGetter {
      result.kind = answers[written]??.kind
    } else {
      result.kind = ObjectiveCNames.kind(ofProperty: name) ?? kind(ofDeclared: written)
      result.needsMark = ObjectiveCNames.optionalProperties.contains(name)
      if base.text == "self", current?.superclass.hasSuffix("PresentationController") == true {
        result.needsMark = name == "containerView" || name == "presentedView"
      }
      if base.isClass { (result.needsMark, result.kind) = (false, nil) }
      if name == "viewControllers", base.text.hasText("tab") { result.needsMark = true }
    }
    result.isOptional = base.isOptional || result.needsMark
    return result
  }

  func member(ofList base: Value, _ name: String) -> Value? {
    let now: String
    switch name {
    case "count": now = "count"
    case "firstObject": now = "first"
    case "lastObject": now = "last"
    default: return nil
    }
    var result = Value("\(base.atom)\(base.needsMark ? "?." : ".")\(now)", now == "count" ? .number : .object)
    result.needsMark = now != "count"
    result.isOptional = base.isOptional || result.needsMark
    return result
  }
}
