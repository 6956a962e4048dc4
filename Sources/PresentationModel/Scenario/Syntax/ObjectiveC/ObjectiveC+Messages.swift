/// Messages and blocks.
extension ObjectiveC {
  /// An argument of a message, with the part of the selector before it.
  struct Part {
    var name: String
    var value: Value?
    /// What follows a comma: `stringWithFormat:@"%@", x`.
    var more: [Value] = []
  }

  /// `[receiver name: value name: value]`
  mutating func message() -> Value? {
    let start = token.start
    guard depth < Self.mostDepth, takes("[") else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let receiver = expression() else { return nil }
    var parts: [Part] = []
    while !takes("]") {
      var name = ""
      if token.kind == .word {
        name = token.text
        advance()
      } else if !token.isSymbol(":") {
        return nil
      }
      guard takes(":") else {
        guard parts.isEmpty, !name.isEmpty else { return nil }
        parts.append(Part(name: name))
        continue
      }
      guard let value = expression() else { return nil }
      var part = Part(name: name, value: value)
      while takes(",") {
        guard let value = expression() else { return nil }
        part.more.append(value)
      }
      parts.append(part)
    }
    guard !parts.isEmpty else { return nil }
    let selector = parts.map { $0.value == nil ? $0.name : $0.name + ":" }.joined()
    guard let result = translated(receiver, parts, selector) else { return nil }
    if ObjectiveCNames.hierarchy.contains(selector) {
      calls.append((start, tokens[position - 1].end, result.brief))
    }
    return result
  }

  mutating func translated(_ receiver: Value, _ parts: [Part], _ selector: String) -> Value? {
    let first = parts[0]
    if receiver.isClass || first.name == "alloc" || first.name.hasPrefix("init") {
      if selector == "alloc" || selector == "new" || (receiver.isClass && selector == "init") {
        var result = Value(selector == "alloc" ? receiver.text : made(receiver.text), .object)
        (result.type, result.isClass) = (receiver.text, selector == "alloc")
        return result
      }
      if first.name == "init" || first.name.hasPrefix("initWith") {
        if let value = collection(receiver.text, first, selector) { return value }
        let arguments = initializer(parts)
        if receiver.text == "self", receiver.isClass {
          return Value("self.init(\(arguments.map { $0.text }.joined(separator: ", ")))", .object)
        }
        if receiver.text == "super" || receiver.text == "self" {
          return Value("\(receiver.text).init(\(arguments.map { $0.text }.joined(separator: ", ")))", .void)
        }
        var result =
          first.value == nil
          ? Value(made(receiver.text), .object)
          : Value(
            "\(receiver.text)(\(arguments.map { $0.text }.joined(separator: ", ")))",
            brief: "\(receiver.text)(\(arguments.map { $0.brief }.joined(separator: ", ")))", .object)
        if receiver.text.hasPrefix("NSMutable") || result.text.hasPrefix("[") { result.kind = .list }
        result.type = receiver.text
        return result
      }
      if receiver.isClass, let result = ofClass(receiver.text, parts, selector) { return result }
    }
    if let result = general(receiver, parts, selector) { return result }
    return call(receiver, parts, selector)
  }

  /// A list, a dictionary or a text that an initialiser makes; nil for anything else.
  func collection(_ name: String, _ part: Part, _ selector: String) -> Value? {
    let kind: ObjectiveCType.Kind = made(name) == "[:]" ? .dictionary : made(name) == "\"\"" ? .text : .list
    guard !made(name).hasSuffix(")") else { return nil }
    switch selector {
    case "init", "initWithCapacity:": return Value(made(name), kind)
    case "initWithArray:", "initWithSet:", "initWithDictionary:", "initWithString:": return part.value
    case "initWithObjects:":
      let values = ([part.value!] + part.more).filter { $0.text != "nil" }
      return kind == .list ? Value("[\(values.map { $0.text }.joined(separator: ", "))]", .list) : nil
    case "initWithFormat:": return Value(formatted([part.value!] + part.more), .text)
    default: return nil
    }
  }

  /// `X()`, and the empty list of `[NSMutableArray array]`.
  func made(_ name: String) -> String {
    switch name {
    case "NSMutableArray", "NSArray": "[]"
    case "NSMutableDictionary", "NSDictionary": "[:]"
    case "NSMutableSet", "NSSet": "[]"
    case "String": "\"\""
    case "self": "self.init()"
    default: "\(name)()"
    }
  }

  /// `rootViewController: vc` of `initWithRootViewController:`.
  func initializer(_ parts: [Part]) -> [(label: String, text: String, brief: String)] {
    parts.enumerated().compactMap { row, part in
      guard let value = part.value else { return nil }
      let label = Self.label(ofInitializer: part.name, row: row)
      let text = ([value] + part.more.filter { $0.text != "nil" }).map { $0.text }.joined(separator: ", ")
      return (
        label, label.isEmpty ? text : "\(label): \(text)", label.isEmpty ? value.brief : "\(label): \(value.brief)"
      )
    }
  }

  static func label(ofInitializer part: String, row: Int) -> String {
    guard row == 0 else { return part == "presentingViewController" ? "presenting" : part }
    let name = part.hasPrefix("initWith") ? String(part.dropFirst(8)) : ""
    let label = name.isEmpty ? "" : name.prefix(1).lowercased() + name.dropFirst()
    switch label {
    case "uRL": return "url"
    case "iD": return "id"
    default: return label
    }
  }

  // MARK: Classes as receivers

  mutating func ofClass(_ name: String, _ parts: [Part], _ selector: String) -> Value? {
    let first = parts[0]
    switch selector {
    case "class": return Value("\(name).self", .object)
    case "array", "dictionary", "set", "string":
      let text = made(name)
      return text.hasSuffix(")") ? nil : Value(text, text == "[:]" ? .dictionary : .list)
    case "arrayWithObject:", "setWithObject:": return Value("[\(first.value!.text)]", .list)
    case "arrayWithArray:", "stringWithString:", "dictionaryWithDictionary:": return first.value
    case "arrayWithObjects:", "setWithObjects:":
      let values = ([first.value!] + first.more).filter { $0.text != "nil" }
      return Value("[\(values.map { $0.text }.joined(separator: ", "))]", .list)
    case "stringWithFormat:": return Value(formatted([first.value!] + first.more), .text)
    case "numberWithBool:", "numberWithInteger:", "numberWithInt:", "numberWithFloat:", "numberWithDouble:":
      return first.value
    case "arrayWithCapacity:", "dictionaryWithCapacity:", "setWithCapacity:", "stringWithCapacity:":
      return made(name).hasSuffix(")") ? nil : Value(made(name), made(name) == "[:]" ? .dictionary : .list)
    case "predicateWithFormat:":
      return Value(
        "NSPredicate(format: \(([first.value!] + first.more).map { $0.text }.joined(separator: ", ")))", .object)
    case "URLWithString:":
      var result = Value("URL(string: \(first.value!.text))", .object)
      (result.isOptional, result.needsMark) = (true, true)
      return result
    default: break
    }
    guard first.value == nil else { return nil }
    if classes[name]?.singletons.contains(selector) == true {
      return Value("\(name).\(Self.singleton(selector))", .object)
    }
    // `[UIColor redColor]`, `[UIDevice currentDevice]`, `[NSBundle mainBundle]`
    let bare = name.hasPrefix("UI") || name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
    if selector.hasPrefix("shared"), classes[name] == nil {
      return Value("\(name).shared", .object)
    }
    for end in [bare, name] where selector.hasSuffix(end) && selector.utf8.count > end.utf8.count {
      return Value("\(name).\(selector.dropLast(end.count))", .object)
    }
    if selector.hasPrefix("default") { return Value("\(name).default", .object) }
    if name == "UserDefaults" || name == "NotificationCenter" {
      return Value("\(name).\(selector.hasPrefix("standard") ? "standard" : "default")", .object)
    }
    return nil
  }

  // MARK: Calls

  /// A call, an assignment for a setter, or a property.
  mutating func call(_ receiver: Value, _ parts: [Part], _ selector: String) -> Value? {
    let first = parts[0]
    // What follows a comma would be lost.
    guard !parts.contains(where: { !$0.more.isEmpty }) else { return nil }
    let isOwn = receiver.text == "self" || receiver.text == "super"
    if first.value == nil {
      let template = ObjectiveCNames.selectors[selector]
      if template == nil, current?.getters.contains(selector) == true && isOwn && ownProperty(selector) == nil {
        return member(receiver, selector)
      }
      let isProperty = ownProperty(selector) != nil && isOwn || ObjectiveCNames.isProperty(selector)
      if isProperty, template == nil || template?.hasSuffix(")") == false { return member(receiver, selector) }
      let name = template ?? "\(Self.quoted(selector))()"
      var result =
        optionalMethods.contains(name) && !isOwn
        ? prefixed(receiver, String(name.dropLast(2)) + "?", [])
        : prefixed(receiver, name.hasSuffix(")") ? name : name + "()", nil)
      if let answer = answers[selector] ?? nil, template == nil { result.kind = answer.kind }
      return result
    }
    if parts.count == 1, first.name.hasPrefix("set"), first.name.utf8.count > 3,
      ObjectiveCNames.selectors[selector] == nil, !(isOwn && declared(selector))
    {
      let rest = first.name.dropFirst(3)
      let target = member(receiver, rest.prefix(1).lowercased() + rest.dropFirst())
      return Value(
        "\(target.text) = \(unwrapped(first.value!, into: target).text)",
        brief: "\(target.brief) = \(first.value!.brief)",
        .void)
    }
    var name = swiftName(ofSelector: selector)
    // An interaction controller has shorter names for what a context is told.
    if receiver.text.hasText("ontext") {
      switch selector {
      case "updateInteractiveTransition:": name = "updateInteractiveTransition(_:)"
      case "finishInteractiveTransition", "cancelInteractiveTransition": name = selector + "()"
      default: break
      }
    }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { String($0) }
    let base = String(name.prefix { $0 != "(" })
    var arguments: [(label: String, value: Value)] = []
    for (row, part) in parts.enumerated() {
      let label = row < labels.count ? labels[row] : part.name
      var value = part.value!
      if value.text == "nil", label == "completion" || label == "handler" { continue }
      if label == "options", value.text == "0" { value = Value("[]", .list) }
      if label == "name", base == "post" || base == "addObserver", value.text.hasPrefix("\"") {
        value = Value("Notification.Name(\(value.text))", .other)
      }
      if !ObjectiveCNames.takesNil(label, of: base) { value = unwrapped(value, into: nil) }
      arguments.append((label, value))
    }
    var result = prefixed(receiver, optionalMethods.contains(name) && !isOwn ? base + "?" : base, arguments)
    if let answer = answers[selector] ?? nil, ObjectiveCNames.selectors[selector] == nil {
      (result.kind, result.type) = (answer.kind, answer.takesNil ? answer.swift : nil)
    }
    return result
  }

  func declared(_ selector: String) -> Bool { requiredMethods.contains(selector) }

  /// A call behind its receiver; the only block goes behind the brackets.
  func prefixed(_ receiver: Value, _ base: String, _ arguments: [(label: String, value: Value)]?) -> Value {
    var call = base
    var brief = base
    if let arguments {
      func list(_ arguments: ArraySlice<(label: String, value: Value)>, _ text: (Value) -> String) -> String {
        arguments.map { $0.label == "_" ? text($0.value) : "\($0.label): \(text($0.value))" }.joined(separator: ", ")
      }
      brief += "(\(list(arguments[...]) { $0.brief }))"
      let isTrailing =
        arguments.last?.value.kind == .block && arguments.last?.value.text.hasPrefix("{") == true
        && !arguments.dropLast().contains { $0.value.kind == .block }
      if isTrailing {
        if arguments.count > 1 { call += "(\(list(arguments.dropLast()) { $0.text }))" }
        call += " " + arguments[arguments.count - 1].value.text
      } else {
        call += "(\(list(arguments[...]) { $0.text }))"
      }
    }
    let isMade = base.first?.isUppercase == true && !base.contains(".")
    var result: Value
    if isMade || base.contains(".") {
      result = Value(call, brief: brief)
    } else if receiver.text == "self", !receiver.isOptional {
      result = Value(blockDepth == 0 ? call : "self.\(call)", brief: brief)
    } else {
      let mark = receiver.needsMark ? "?." : "."
      result = Value("\(receiver.atom)\(mark)\(call)", brief: "\(receiver.briefAtom)\(mark)\(brief)")
    }
    let isAsked = base.hasSuffix("?")
    let bare = isAsked ? String(base.dropLast()) : base
    result.needsMark = isAsked || ObjectiveCNames.optionalAnswers.contains(bare)
    result.isOptional = receiver.isOptional || result.needsMark
    result.kind = ObjectiveCNames.soundsLikeBool(bare) ? .bool : nil
    return result
  }

  /// The name of a method in Swift: `present(_:animated:completion:)`.
  func swiftName(ofSelector selector: String) -> String {
    if let known = ObjectiveCNames.selectors[selector] { return known.hasSuffix(")") ? known : known + "()" }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard selector.hasSuffix(":") else { return "\(Self.quoted(selector))()" }
    return "\(parts[0])(_:\(parts.dropFirst().dropLast().map { $0.isEmpty ? "_:" : $0 + ":" }.joined()))"
  }

  // MARK: What may be nil

  /// A value where Swift takes no nil: the statement unwraps a variable before it (`if let`), else `!` says it.
  mutating func unwrapped(_ value: Value, into target: Value?) -> Value {
    guard value.isOptional, value.text != "nil" else { return value }
    if let target, target.isOptional || target.kind == nil && value.kind != .other && value.kind != .number {
      return value
    }
    var result = value
    if value.text.hasText("?(") {
      // A method that need not be there.
      result.text = "(\(value.text))!"
    } else if let name = value.name, mayUnwrap {
      unwraps.append(name)
      result.text = value.text.hasPrefix("self.") ? name : value.text
    } else if let mark = value.text.firstRange(ofMark: "?."), mayUnwrap,
      !value.text[..<mark].contains(where: { $0 == "(" || $0 == "." || $0 == " " })
    {
      let root = String(value.text[..<mark])
      unwraps.append(root)
      result.text = root + value.text[value.text.index(after: mark)...]
      if result.text.firstRange(ofMark: "?.") != nil || value.needsMark { result.text += value.needsMark ? "!" : "" }
    } else if value.needsMark {
      result.text = value.isAtom ? value.text + "!" : "(\(value.text))!"
    } else if let mark = value.text.firstRange(ofMark: "?.") {
      result.text = value.text[..<mark] + "!" + value.text[value.text.index(after: mark)...]
    }
    (result.isOptional, result.needsMark) = (false, false)
    return result
  }

  // MARK: Blocks

  /// `^(BOOL finished) { … }`
  mutating func block() -> Value? {
    guard takes("^") else { return nil }
    // The type of the answer.
    if token.kind == .word, type() == nil { return nil }
    let parameters = token.isSymbol("(") ? self.parameters() : []
    guard let parameters, token.isSymbol("{") else { return nil }
    let kept = (names, selfIsWeak, unwraps, mayUnwrap)
    defer { (names, selfIsWeak, unwraps, mayUnwrap) = kept }
    let words = wordsOfBlock()
    let isWeak = !selfIsWeak && names.contains { $0.value.isSelf && $0.value.type.isWeak && words.contains($0.key) }
    if isWeak { selfIsWeak = true }
    for parameter in parameters {
      names[parameter.name] = Name(type: parameter, isOptional: parameter.isNullable && parameter.takesNil)
    }
    blockDepth += 1
    let body = block(of: { $0.statement() })
    blockDepth -= 1
    var head = parameters.map { words.contains($0.name) ? Self.quoted($0.name) : "_" }.joined(separator: ", ")
    if isWeak { head = head.isEmpty ? "[weak self]" : "[weak self] \(head)" }
    if !head.isEmpty { head += " in" }
    let text: String
    if body.isEmpty {
      text = head.isEmpty ? "{ }" : "{ \(head) }"
    } else if body.count == 1, !body[0].contains("\n"), !body[0].hasPrefix("//"),
      head.utf8.count + body[0].utf8.count < 60
    {
      text = "{ \(head.isEmpty ? "" : head + " ")\(body[0]) }"
    } else {
      text = "{\(head.isEmpty ? "" : " " + head)\n" + Self.indented(body).joined(separator: "\n") + "\n}"
    }
    return Value(text, brief: "{ … }", .block)
  }

  /// The words between the brackets that open here.
  func wordsOfBlock() -> Set<String> {
    var words: Set<String> = []
    var open = 0
    var index = position
    while index < tokens.count {
      let token = tokens[index]
      if token.isSymbol("{") { open += 1 }
      if token.isSymbol("}") {
        open -= 1
        if open == 0 { break }
      }
      if token.kind == .word { words.insert(token.text) }
      index += 1
    }
    return words
  }

  static func indented(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" } }
  }
}

extension String {
  /// Where a mark begins for the first time.
  func firstRange(ofMark mark: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(mark) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
