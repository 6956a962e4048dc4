/// What a text declares, collected before anything is translated: a method knows what stands below it.
extension ObjectiveC {
  /// Collects the classes with their properties, so that a method knows what is declared below it.
  mutating func collectDeclarations() {
    for index in tokens.indices where tokens[index].isDirective("selector") {
      let name = tokens[(index + 1)...].dropFirst().prefix { $0.kind == .word || $0.text == ":" || $0.text == "::" }
      asked.insert(name.map { $0.text }.joined())
    }
    var name = ""
    var isProtocol = false
    var isOptional = false
    while token.kind != .end {
      let before = position
      if token.kind == .directive {
        switch token.text {
        case "interface", "implementation":
          isProtocol = false
          name = header().name
          if classes[name] == nil { classes[name] = Class(name: name) }
          continue
        case "protocol":
          advance()
          _ = takeWord()
          isProtocol = !token.isSymbol(";")
          isOptional = false
        case "optional": isOptional = true
        case "required": isOptional = false
        case "end":
          (isProtocol, name) = (false, "")
        case "property":
          if let property = property(), !isProtocol { declare(property, in: name) }
        case "synthesize":
          synthesizes(in: name)
          continue
        default: break
        }
      } else if token.isWord("typedef"), blockAlias() {
        continue
      } else if token.beginsLine, token.isSymbol("-") || token.isSymbol("+"), let method = signature() {
        if let known = answers[method.selector], known?.kind != method.answer.kind {
          answers.updateValue(nil, forKey: method.selector)
        } else {
          answers[method.selector] = method.answer
        }
        if isProtocol {
          let swift = swiftName(ofSelector: method.selector)
          if isOptional { optionalMethods.insert(swift) } else { requiredMethods.insert(swift) }
        } else if isLazyGetter(method) {
          if let row = classes[name]?.properties.firstIndex(where: { $0.name == method.selector }) {
            classes[name]?.properties[row].isHeld = true
          }
        } else if method.isStatic, method.parts[0].type == nil, makesOnce() {
          classes[name, default: Class(name: name)].singletons.insert(method.selector)
        } else if getProperty(method, of: classes[name]) != nil {
          customSetters.insert(method.selector)
        } else if let property = setProperty(method, of: classes[name]),
          !stands(["_\(property.name)", "=", method.parts[0].type!.name, ";"])
        {
          customSetters.insert(property.name)
        } else if method.parts.count == 1, method.parts[0].type == nil, method.answer.kind != .void,
          !method.isInitializer
        {
          if ObjectiveCNames.selectors[method.selector] == nil, !overridesProperty(method, of: name) {
            classes[name, default: Class(name: name)].getters.insert(method.selector)
          }
        } else if method.isInitializer {
          holdsFromInit(method, in: name)
        }
        if token.isSymbol("{"), balanced() == nil { return }
      } else if token.isSymbol("{") {
        if balanced() == nil { return }
      }
      if position == before { advance() }
    }
  }

  /// `@synthesize child = child_, other;`, to the semicolon.
  private mutating func synthesizes(in name: String) {
    advance()
    while !token.isSymbol(";"), token.kind != .end {
      if let property = takeWord(), takes("="), let variable = takeWord() {
        if variable != "_" + property { synthesized[variable] = property }
        classes[name]?.properties.removeAll { $0.name == variable }
      }
      while !token.isSymbol(","), !token.isSymbol(";"), token.kind != .end { advance() }
      _ = takes(",")
    }
  }

  /// Whether the body that opens here makes its answer once.
  private mutating func makesOnce() -> Bool {
    let start = position
    defer { position = start }
    return token.isSymbol("{") && balanced()?.contains { $0.isWord("dispatch_once") } == true
  }

  /// The property of the class whose getter a method is.
  func getProperty(_ method: Method, of type: Class?) -> Property? {
    guard method.parts.count == 1, method.parts[0].type == nil, !method.isStatic else { return nil }
    return type?.properties.first { $0.name == method.selector }
  }

  /// Whether a method is the getter of a property of UIKit's.
  func overridesProperty(_ method: Method, of name: String) -> Bool {
    guard method.parts.count == 1, method.parts[0].type == nil, !method.isStatic, method.answer.kind != .void,
      method.answer.swift != "IBAction", ObjectiveCNames.isUIKits(method.selector)
    else { return false }
    let base = classes[name]?.superclass ?? ""
    return base.isEmpty ? guessesController(name) : base.hasPrefix("UI") || guessesController(base)
  }

  /// `- (X *)x { if (!_x) { …`
  func isLazyGetter(_ method: Method) -> Bool {
    guard method.parts.count == 1, method.parts[0].type == nil, !method.isStatic, token.isSymbol("{") else {
      return false
    }
    let word = "_\(method.selector)"
    return stands(["if", "(", "!", word, ")", "{"]) || stands(["if", "(", word, "==", "nil", ")", "{"])
  }

  /// The property that a method sets: `setX:`.
  func setProperty(_ method: Method, of type: Class?) -> Property? {
    guard method.parts.count == 1, method.parts[0].type != nil, !method.isStatic, method.parts[0].name.hasPrefix("set"),
      method.parts[0].name.utf8.count > 3
    else { return nil }
    let rest = method.parts[0].name.dropFirst(3)
    let written = rest.prefix(1).lowercased() + rest.dropFirst()
    let name = getterNames[written] ?? written
    return type?.properties.first { $0.name == name }
  }

  mutating func declare(_ property: Property, in name: String) {
    var type = classes[name] ?? Class(name: name)
    if let row = type.properties.firstIndex(where: { $0.name == property.name }) {
      // A class extension makes it writable.
      type.properties[row].isReadOnly = false
    } else {
      type.properties.append(property)
    }
    classes[name] = type
  }

  /// What an initialiser sets to its own parameters is never nil.
  mutating func holdsFromInit(_ method: Method, in name: String) {
    guard token.isSymbol("{") else { return }
    let parameters = method.parts.compactMap { $0.type }.filter { $0.takesNil && !$0.isNullable && $0.kind != .block }
    var open = 0
    var index = position
    while index < tokens.count - 3 {
      if tokens[index].isSymbol("{") { open += 1 }
      if tokens[index].isSymbol("}") {
        open -= 1
        if open == 0 { break }
      }
      // `_x = x;` and `_x = [x copy];`
      let source = tokens[index + 2].isSymbol("[") ? index + 3 : index + 2
      if tokens[index].kind == .word, tokens[index + 1].isSymbol("="), source < tokens.count - 3,
        tokens[source + 1].isSymbol(";") || source > index + 2 && tokens[source + 1].isWord("copy"),
        let parameter = parameters.first(where: { tokens[source].isWord($0.name) })
      {
        let word = tokens[index].text
        let bare = word.hasPrefix("_") ? String(word.dropFirst()) : word
        let property = getterNames[bare] ?? bare
        let isOwn =
          word.hasPrefix("_") || (index > 1 && tokens[index - 1].isSymbol(".") && tokens[index - 2].isWord("self"))
        if isOwn { hold(property, parameter, in: name) }
      }
      index += 1
    }
  }

  mutating func hold(_ property: String, _ type: ObjectiveCType, in name: String) {
    var holder = classes[name] ?? Class(name: name)
    if let row = holder.properties.firstIndex(where: { $0.name == property }) {
      holder.properties[row].isHeld = true
    } else {
      var new = Property(name: property, type: type)
      new.isHeld = true
      holder.properties.append(new)
    }
    classes[name] = holder
  }

  /// `@interface X : Y <P>`, behind which the class begins; braces with variables are taken too.
  mutating func header() -> (name: String, superclass: String, protocols: [String], category: String?) {
    advance()
    var superclass = ""
    var category: String?
    let name = takeWord() ?? ""
    if takes("(") {
      category = takeWord() ?? ""
      while !token.isSymbol(")"), token.kind != .end { advance() }
      advance()
    }
    if takes(":") { superclass = takeWord() ?? "" }
    var protocols: [String] = []
    if takes("<") {
      while !token.isSymbol(">"), token.kind != .end {
        if let word = takeWord() { protocols.append(word) } else { advance() }
      }
      advance()
    }
    if !superclass.isEmpty || !protocols.isEmpty {
      var type = classes[name] ?? Class(name: name)
      if category == nil, !superclass.isEmpty { type.superclass = superclass }
      for item in protocols where !type.protocols.contains(item) { type.protocols.append(item) }
      classes[name] = type
    }
    if token.isSymbol("{") { variables(of: name) }
    return (name, superclass, protocols, category)
  }

  /// The variables of an instance, between braces.
  mutating func variables(of name: String) {
    advance()
    while !token.isSymbol("}"), token.kind != .end {
      let before = position
      if token.kind == .directive {
        advance()
        continue
      }
      if let type = type(named: true), !type.name.isEmpty, synthesized[type.name] == nil {
        let property = Property(name: type.name.hasPrefix("_") ? String(type.name.dropFirst()) : type.name, type: type)
        if !(classes[name]?.properties.contains { $0.name == property.name } ?? false) { declare(property, in: name) }
      }
      while !token.isSymbol(";"), !token.isSymbol("}"), token.kind != .end { advance() }
      _ = takes(";")
      if position == before { advance() }
    }
    advance()
  }

  /// `@property (nonatomic, weak) id<P> delegate;`
  mutating func property() -> Property? {
    let start = position
    advance()
    var attributes: Set<String> = []
    var getter: String?
    if takes("(") {
      while !takes(")"), token.kind != .end {
        if token.kind == .word { attributes.insert(token.text) }
        if token.isWord("getter"), peek(1).isSymbol("="), peek(2).kind == .word { getter = peek(2).text }
        advance()
      }
    }
    let isOutlet = token.isWord("IBOutlet") || peek(1).isWord("IBOutlet")
    guard var type = type(named: true), !type.name.isEmpty else {
      position = start
      return nil
    }
    while !token.isSymbol(";"), token.kind == .word || token.isSymbol("(") {
      if token.isSymbol("(") { _ = balanced() } else { advance() }
    }
    _ = takes(";")
    // What is held by no one has to be weak in Swift.
    let isUnheld = attributes.contains("assign") || attributes.contains("unsafe_unretained")
    type.isWeak = type.isWeak || attributes.contains("weak") || isUnheld && type.kind == .object
    type.isNullable = type.isNullable || attributes.contains("nullable")
    if let getter { getterNames[type.name] = getter }
    var property = Property(name: getter ?? type.name, type: type)
    property.isReadOnly = attributes.contains("readonly")
    property.isOutlet = isOutlet
    property.isStatic = attributes.contains("class")
    return property
  }

  /// `typedef void (^Done)(BOOL finished);`
  mutating func blockAlias() -> Bool {
    let start = position
    advance()
    guard let type = type(named: true), type.kind == .block, !type.name.isEmpty, takes(";") else {
      position = start
      return false
    }
    blocks[type.name] = type.swift
    return true
  }

  /// `- (void)name:(Type)x …`, up to the `;` or the brace; nil, with nothing taken, where no method begins.
  mutating func signature() -> Method? {
    let start = position
    let isStatic = token.isSymbol("+")
    advance()
    var answer = ObjectiveCType(swift: "Any", kind: .object)
    if takes("(") {
      guard let type = type(), takes(")") else {
        position = start
        return nil
      }
      answer = type
    }
    var parts: [(name: String, type: ObjectiveCType?)] = []
    while token.kind == .word || token.isSymbol(":") {
      if !parts.isEmpty,
        token.text.hasPrefix("NS_") || token.text.hasPrefix("__") || token.text.hasPrefix("API_")
          || token.text.hasPrefix("UI_")
      {
        advance()
        if token.isSymbol("(") { _ = balanced() }
        continue
      }
      let name = takeWord() ?? ""
      guard takes(":") else {
        guard parts.isEmpty else { break }
        parts.append((name, nil))
        continue
      }
      var type = ObjectiveCType(swift: "Any", kind: .object)
      if takes("(") {
        guard let read = self.type(), takes(")") else {
          position = start
          return nil
        }
        type = read
      }
      guard let parameter = takeWord() else {
        position = start
        return nil
      }
      type.name = parameter
      parts.append((name, type))
    }
    guard !parts.isEmpty, token.isSymbol(";") || token.isSymbol("{") else {
      position = start
      return nil
    }
    return Method(isStatic: isStatic, answer: answer, parts: parts)
  }
}
