/// Initialisers: what is stored stands before the call of the superclass.
extension ObjectiveC {
  mutating func initializer(_ method: Method) -> [String] {
    let types = method.parts.compactMap { $0.type }
    begin(types)
    var made = Made()
    let body = initializerBody(&made)
    let isController =
      self.isController && (current.map { !$0.superclass.isEmpty || guessesController($0.name) } ?? true)
    var call = made.call ?? "super.init()"
    if call == "super.init()", isController { call = "super.init(nibName: nil, bundle: nil)" }
    let isConvenience = call.hasPrefix("self.init")
    var before: [String] = []
    var after: [String] = []
    for line in body {
      // Stored properties are set before the superclass is asked, and what is asserted of arguments comes before that.
      let isFirst = Self.setsStored(line, types) || line.hasPrefix("assert(") && !line.hasText("self")
      if !isConvenience, isFirst, after.isEmpty { before.append(line) } else { after.append(line) }
    }
    let labels = method.parts.enumerated().compactMap { row, part in
      part.type == nil ? nil : Self.label(ofInitializer: part.name, row: row)
    }
    let list = zip(labels, types).map { label, type in
      let isOptional =
        type.takesNil
        && (type.isNullable || names[type.name]?.isOptional == true || label == "nibName" || label == "bundle"
          || label == "presenting")
      let text = isOptional || type.kind == .block ? type.optional : type.swift
      let name = label.isEmpty ? "_ \(type.name)" : label == type.name ? label : "\(label) \(type.name)"
      return "\(name): \(text)"
    }.joined(separator: ", ")
    var head = "init(\(list)) {"
    switch method.selector {
    case "initWithCoder:": head = "required init?(\(list)) {"
    case "initWithNibName:bundle:", "initWithFrame:", "initWithPresentedViewController:presentingViewController:":
      head = "override \(head)"
    case "init" where !isController: head = "override \(head)"
    default: if isConvenience { head = "convenience \(head)" }
    }
    return [head] + Self.indented(before + [call] + after) + ["}", ""]
  }

  func guessesController(_ name: String) -> Bool { guessedSuperclass(name, []).hasSuffix("Controller") || name.isEmpty }

  static func setsStored(_ line: String, _ parameters: [ObjectiveCType]) -> Bool {
    guard let mark = line.firstRange(ofMark: " = ") else { return false }
    let target = line[..<mark]
    let bare = target.hasPrefix("self.") ? target.dropFirst(5) : target
    guard !bare.contains("."), !bare.contains(" ") else { return false }
    let value = line[mark...].dropFirst(3)
    return parameters.contains { $0.name == value }
  }

  /// What an initialiser asks of its superclass.
  struct Made {
    var call: String?
  }

  /// The statements of an initialiser, without `self = [super init]`, `if (self)` and `return self`.
  mutating func initializerBody(_ made: inout Made) -> [String] {
    guard takes("{") else { return [] }
    var lines: [String] = []
    while !token.isSymbol("}"), token.kind != .end {
      let before = position
      lines += commented(token.comments)
      if token.isWord("return"), peek(1).isWord("self"), peek(2).isSymbol(";") {
        for _ in 0..<3 { advance() }
      } else if token.isWord("self"), peek(1).isSymbol("=") {
        advance()
        advance()
        if let call = expression() { made.call = call.text }
        _ = takes(";")
      } else if token.isSymbol("["), peek(1).isWord("super"), peek(2).kind == .word, peek(2).text.hasPrefix("init") {
        if let call = expression() { made.call = call.text }
        _ = takes(";")
      } else if token.isWord("if"), asksForSelf(&made) {
        lines += token.isSymbol("{") ? initializerBody(&made) : statement()
      } else if token.isWord("if"), stands(["(", "!", "(", "self", "="]) {
        for _ in 0..<6 { advance() }
        if let call = expression() { made.call = call.text }
        while takes(")") {}
        _ = token.isSymbol("{") ? block(of: { $0.statement() }) : statement()
      } else if token.isWord("if"), peek(1).isSymbol("("), peek(2).isSymbol("!"), peek(3).isWord("self"),
        peek(4).isSymbol(")")
      {
        for _ in 0..<5 { advance() }
        _ = token.isSymbol("{") ? block(of: { $0.statement() }) : statement()
      } else {
        lines += statement()
      }
      if position == before { advance() }
    }
    lines += commented(token.comments)
    advance()
    return lines
  }

  /// `if (self)`, `if (self != nil)`, `if ((self = [super init]))`
  mutating func asksForSelf(_ made: inout Made) -> Bool {
    let start = position
    advance()
    var open = 0
    while takes("(") { open += 1 }
    guard open > 0, token.isWord("self") else {
      position = start
      return false
    }
    advance()
    if takes("=") {
      guard let call = expression() else {
        position = start
        return false
      }
      made.call = call.text
    } else if takes("!=") {
      advance()
    }
    while open > 0 {
      guard takes(")") else {
        position = start
        return false
      }
      open -= 1
    }
    return true
  }
}
