/// Methods with their bodies, lazy properties and setters.
extension ObjectiveC {
  /// A method as it is declared.
  struct Method {
    var isStatic: Bool
    var answer: ObjectiveCType
    var parts: [(name: String, type: ObjectiveCType?)]

    var selector: String { parts.map { $0.type == nil ? $0.name : $0.name + ":" }.joined() }
    var isInitializer: Bool {
      guard !isStatic, let name = parts.first?.name, name.hasPrefix("init") else { return false }
      return name.utf8.count == 4 || name.hasPrefix("initWith")
    }
  }

  /// Forgets the names of the method before.
  mutating func begin(_ parameters: [ObjectiveCType]) {
    names = [:]
    inMethod = true
    changed = []
    assigned = assignedWords(from: position)
    answersNil = false
    (blockDepth, selfIsWeak, unwraps, mayUnwrap) = (0, false, [], false)
    for parameter in parameters {
      let isOptional =
        parameter.kind == .block || parameter.takesNil && (parameter.isNullable || asksForNil(parameter.name))
      names[parameter.name] = Name(type: parameter, isOptional: isOptional)
    }
  }

  /// Whether a body asks whether a parameter is nil.
  func asksForNil(_ name: String, inside: Bool = false) -> Bool {
    var open = inside ? 1 : 0
    var index = position
    while index < tokens.count - 2 {
      if tokens[index].isSymbol("{") { open += 1 }
      if tokens[index].isSymbol("}") {
        open -= 1
        if open == 0 { return false }
      }
      if tokens[index].isWord(name), index > 0 {
        let (before, behind) = (tokens[index - 1], tokens[index + 1])
        if before.isSymbol("!") { return true }
        if before.isSymbol("("), behind.isSymbol(")"), index > 1,
          tokens[index - 2].isWord("if") || tokens[index - 2].isWord("while")
        {
          return true
        }
        if behind.isSymbol("=="), tokens[index + 2].isWord("nil") { return true }
        if behind.isSymbol("!="), tokens[index + 2].isWord("nil") { return true }
      }
      index += 1
    }
    return false
  }

  /// What the block that opens here assigns: those names are variables.
  mutating func assignedWords(from start: Int) -> Set<String> {
    var words: Set<String> = []
    nilled = []
    var open = 0
    var index = start
    while index < tokens.count - 2 {
      let token = tokens[index]
      if token.isSymbol("{") { open += 1 }
      if token.isSymbol("}") {
        open -= 1
        if open <= 0 { break }
      }
      if token.kind == .word, tokens[index + 1].kind == .symbol,
        ["=", "+=", "-=", "*=", "/=", "|=", "++", "--"].contains(tokens[index + 1].text)
      {
        let before = index > 0 ? tokens[index - 1] : token
        let isDeclared = before.isSymbol("*") || before.kind == .word && before.text != "return" || before.isSymbol(">")
        let isOther =
          (before.isSymbol(".") || before.isSymbol("->")) && !(index > 1 && tokens[index - 2].isWord("self"))
        if !isDeclared, !isOther {
          words.insert(token.text.hasPrefix("_") ? String(token.text.dropFirst()) : token.text)
          if tokens[index + 2].isWord("nil") { nilled.insert(token.text) }
        }
        if before.isSymbol("."), let root = rootOfPath(endingAt: index) { changed.insert(root) }
      }
      index += 1
    }
    return words
  }

  /// `frame` of `frame.origin.y`.
  private func rootOfPath(endingAt end: Int) -> String? {
    var index = end
    while index > 1, tokens[index - 1].isSymbol("."), tokens[index - 2].kind == .word { index -= 2 }
    return index > 0 && tokens[index - 1].isSymbol("]") ? nil : tokens[index].text
  }

  /// A method with its body, or as a comment one without.
  mutating func member() -> [String] {
    let start = position
    guard let method = signature() else { return leavesOut(from: start) }
    guard token.isSymbol("{") else {
      _ = takes(";")
      if classes[""] != nil || current?.name.isEmpty == true { return ["// \(head(of: method, inProtocol: true))"] }
      return []
    }
    if current?.name.isEmpty == true { looseHasMethod = true }
    if let shared = singleton(method) { return shared }
    if let name = method.parts.first?.name, method.parts.count == 1, !method.isStatic {
      if method.parts[0].type == nil, let property = ownProperty(name) {
        if lazyProperty(property) { return [] }
        begin([])
        getters[property.name] = block(of: { $0.statement() })
        return []
      }
      if let property = setProperty(method, of: current), let value = method.parts[0].type {
        if !observes(property, value) { sets(property, value) }
        return []
      }
    }
    if method.isInitializer { return initializer(method) }
    begin(method.parts.compactMap { $0.type })
    let body = block(of: { $0.statement() })
    if method.selector == "dealloc" {
      let kept = body.filter { $0 != "super.dealloc()" }
      return ["deinit {"] + Self.indented(kept) + ["}", ""]
    }
    return ["\(head(of: method)) {"] + Self.indented(body) + ["}", ""]
  }

  /// `override func viewWillAppear(_ animated: Bool)`
  func head(of method: Method, inProtocol: Bool = false) -> String {
    let selector = method.selector
    let known = ObjectiveCNames.selectors[selector]
    let name = known ?? swiftName(ofSelector: selector)
    let isProperty = !inProtocol && known == nil && overridesProperty(method, of: current?.name ?? "")
    let isOverride =
      isProperty
      || !inProtocol && !method.isStatic
        && (ObjectiveCNames.overrides.contains(selector) && isController
          || SystemInterface.declares(name, in: current?.superclass ?? ""))
    var head = isOverride ? "override " : ""
    if method.isStatic { head += "class " }
    if method.answer.swift == "IBAction" {
      head = "@IBAction " + head
    } else if !isOverride, !inProtocol, asked.contains(selector) {
      head = "@objc " + head
    }
    var answer =
      method.answer.takesNil && (answersNil || method.answer.isNullable) ? method.answer.optional : method.answer.swift
    if ["parent", "UIViewController"].contains(answer), ObjectiveCNames.optionalAnswerSelectors.contains(selector) {
      answer += "?"
    }
    if isProperty {
      let mark = method.answer.takesNil && ObjectiveCNames.optionalProperties.contains(selector) ? "?" : ""
      return "\(head)var \(ObjectiveCNames.property(selector)): \(answer)\(answer.hasSuffix("?") ? "" : mark)"
    }
    if known != nil, known?.hasSuffix(")") == false, method.parts[0].type == nil {
      return "\(head)var \(name): \(answer)"
    }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { String($0) }
    let types = method.parts.compactMap { $0.type }
    let list = types.enumerated().map { row, type in
      let label = row < labels.count ? labels[row] : "_"
      let isOptional =
        type.takesNil
        && (type.isNullable || type.swift == "Any" || names[type.name]?.isOptional == true || label == "toParent"
          || selector == "transitionDuration:")
      let text = isOptional || type.kind == .block ? type.optional : type.swift
      return "\(label == type.name ? label : "\(label) \(Self.quoted(type.name))"): \(text)"
    }.joined(separator: ", ")
    let isNothing = method.answer.kind == .void || method.answer.swift == "IBAction"
    return "\(head)func \(name.prefix { $0 != "(" })(\(list))\(isNothing ? "" : " -> \(answer)")"
  }

  var isController: Bool {
    guard let type = current, !type.name.isEmpty else { return true }
    let base = type.superclass
    return base.isEmpty || base.hasSuffix("Controller") || base.hasSuffix("VC") || classes[base] != nil
  }

  /// `+ (instancetype)shared { static X *x; dispatch_once(…); return x; }` is `static let shared = X()`.
  mutating func singleton(_ method: Method) -> [String]? {
    guard method.isStatic, method.parts.count == 1, method.parts[0].type == nil else { return nil }
    let start = position
    guard let body = balanced(), body.contains(where: { $0.isWord("dispatch_once") }), let name = current?.name,
      !name.isEmpty
    else {
      position = start
      return nil
    }
    return ["static let \(Self.singleton(method.parts[0].name)) = \(name)()", ""]
  }

  /// `sharedManager` is `shared`, `defaultStore` is `default`.
  static func singleton(_ name: String) -> String {
    for word in ["shared", "default"] where name.hasPrefix(word) { return quoted(word) }
    return name
  }

  /// Whether these words and symbols stand behind the token.
  func stands(_ texts: [String]) -> Bool {
    texts.indices.allSatisfy { peek($0 + 1).text == texts[$0] }
  }

  /// `if (!_x) { _x = …; } return _x;` is a lazy property.
  mutating func lazyProperty(_ property: Property) -> Bool {
    let start = position
    let word = "_\(property.name)"
    let isNegated = stands(["if", "(", "!", word, ")", "{"])
    let isCompared = stands(["if", "(", word, "==", "nil", ")", "{"])
    guard isNegated || isCompared else { return false }
    begin([])
    names[word] = Name(type: property.type)
    position = start + (isNegated ? 6 : 7)
    var inner = block(of: { $0.statement() })
    guard token.isWord("return"), peek(1).isWord(word), peek(2).isSymbol(";"), peek(3).isSymbol("}"), !inner.isEmpty,
      inner[0].hasPrefix("\(word) = ")
    else {
      position = start
      return false
    }
    for _ in 0..<4 { advance() }
    let value = String(inner[0].dropFirst(word.count + 3))
    let type = property.type.swift
    if inner.count == 1, value == "\(type)()" || value.hasPrefix("\(type)(") {
      lazies[property.name] = ["lazy var \(property.name) = \(value)"]
      return true
    }
    let local = property.name
    inner = inner.map { line in Self.replaced(line, word, by: local) }
    inner[0] = "let \(local)" + (value.hasPrefix("[") ? ": \(type)" : "") + " = \(value)"
    lazies[property.name] = ["lazy var \(local): \(type) = {"] + Self.indented(inner + ["return \(local)"]) + ["}()"]
    return true
  }

  static func replaced(_ line: String, _ word: String, by other: String) -> String {
    var text = ""
    var rest = line[...]
    while let first = rest.first {
      if rest.hasPrefix(word) {
        text += other
        rest = rest.dropFirst(word.count)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// `- (void)setX:(T)x { _x = x; … }` is `didSet { … }`.
  mutating func observes(_ property: Property, _ value: ObjectiveCType) -> Bool {
    guard stands(["_\(property.name)", "=", value.name, ";"]) else { return false }
    begin([])
    if value.name != property.name {
      names[value.name] = nil
    }
    position += 5
    var inner: [String] = []
    while !token.isSymbol("}"), token.kind != .end {
      let before = position
      inner += commented(token.comments) + statement()
      if position == before { advance() }
    }
    advance()
    if value.name != property.name { inner = inner.map { Self.replaced($0, value.name, by: property.name) } }
    if !inner.isEmpty { observers[property.name] = inner }
    return true
  }

  /// Any other setter is a computed property above a stored one.
  mutating func sets(_ property: Property, _ value: ObjectiveCType) {
    begin([value])
    names[value.name]?.isOptional = property.isOptional
    setters[property.name] = (value.name, block(of: { $0.statement() }))
  }
}
