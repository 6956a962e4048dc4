/// Classes, protocols and enumerations.
extension ObjectiveC {
  mutating func wholeClass() -> [String] {
    let isInterface = token.isDirective("interface")
    let (name, _, _, category) = header()
    var members: [String] = []
    if isInterface {
      while !token.isDirective("end"), token.kind != .end { advance() }
      advance()
      // The class comes with its implementation.
      if hasImplementation(name) || category != nil { return [] }
      guard let type = classes[name] else { return [] }
      return self.type(named: name, of: type, members: [])
    }
    current = classes[name] ?? Class(name: name)
    let kept = undeclared
    undeclared = [:]
    lazies = [:]
    observers = [:]
    getters = [:]
    setters = [:]
    statics = []
    while !token.isDirective("end"), token.kind != .end {
      let before = position
      members += commented(token.comments)
      if token.isDirective("synthesize") || token.isDirective("dynamic") {
        while !token.isSymbol(";"), token.kind != .end { advance() }
        advance()
      } else if token.isSymbol("-") || token.isSymbol("+"), signatureStands() {
        members += member()
      } else if token.isDirective("implementation") || token.isDirective("interface") {
        // The end of the class before is missing.
        break
      } else {
        members += item()
        current = classes[name]
      }
      if position == before { advance() }
    }
    if token.isDirective("end") { advance() }
    var type = classes[name] ?? Class(name: name)
    for property in current?.properties ?? [] where !type.properties.contains(where: { $0.name == property.name }) {
      type.properties.append(property)
    }
    let lines =
      category != nil && classes[name]?.superclass.isEmpty == true
      ? ["extension \(ObjectiveCType.name(name)) {"] + Self.indented(Self.trimmed(members)) + ["}", ""]
      : category != nil && hasImplementation(name)
        ? ["extension \(name) {"] + Self.indented(Self.trimmed(members)) + ["}", ""]
        : self.type(named: name, of: type, members: members)
    undeclared = kept
    current = classes[""] ?? Class(name: "")
    return lines
  }

  func hasImplementation(_ name: String) -> Bool {
    for index in tokens.indices.dropLast(2) where tokens[index].isDirective("implementation") {
      if tokens[index + 1].isWord(name), !tokens[index + 2].isSymbol("(") { return true }
    }
    return false
  }

  /// A class with its properties and members.
  func type(named name: String, of type: Class, members: [String]) -> [String] {
    var heads: [String] = []
    let superclass = type.superclass.isEmpty ? guessedSuperclass(name, members) : ObjectiveCType.name(type.superclass)
    if !superclass.isEmpty { heads.append(superclass) }
    heads += type.protocols.filter { $0 != "NSObject" }
    for conformed in ObjectiveCNames.protocols(of: members) where !heads.contains(conformed) && type.protocols.isEmpty {
      heads.append(conformed)
    }
    var lines = ["class \(name)\(heads.isEmpty ? "" : ": " + heads.joined(separator: ", ")) {"]
    var properties: [String] = []
    for property in type.properties { properties += self.property(property, members) }
    for (name, type) in undeclared.sorted(by: { $0.key < $1.key }) where !ObjectiveCNames.isProperty(name) {
      properties += self.property(Property(name: name, type: type))
    }
    // An app delegate has its window by this property.
    if superclass == "UIResponder", !type.properties.contains(where: { $0.name == "window" }),
      members.contains(where: { $0.hasText("window") })
    {
      properties.insert("var window: UIWindow?", at: 0)
    }
    properties += statics
    var all = properties
    if !properties.isEmpty, !members.isEmpty { all.append("") }
    all += members
    if needsCoder(superclass, members) {
      all += ["", "required init?(coder: NSCoder) {", "    fatalError(\"init(coder:) has not been implemented\")", "}"]
    }
    lines += Self.indented(Self.trimmed(all))
    return lines + ["}", ""]
  }

  static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  func property(_ property: Property, _ members: [String] = []) -> [String] {
    if let lazy = lazies[property.name] { return lazy }
    if getters[property.name] != nil || setters[property.name] != nil { return computed(property, members) }
    let name = Self.quoted(property.name)
    let type = property.type
    var text: String
    let isStatic = property.isStatic ? "static " : ""
    if property.isOutlet {
      text = "@IBOutlet \(type.isWeak ? "weak " : "")var \(name): \(type.kind == .list ? type.swift : type.swift + "!")"
    } else if property.isHeld {
      text = "\(isStatic)var \(name): \(type.isWeak ? "" : type.swift)"
      if type.isWeak { text = "weak var \(name): \(type.optional)" }
    } else if type.takesNil {
      text = "\(isStatic)\(type.isWeak ? "weak " : "")var \(name): \(type.optional)"
    } else {
      text =
        "\(isStatic)var \(name): \(type.swift) = \(type.zero ?? (type.swift.hasPrefix("CG") || type.swift.hasPrefix("UIEdge") ? ".zero" : "\(type.swift)(rawValue: 0)!"))"
    }
    guard let observer = observers[property.name] else { return [text] }
    return ["\(text) {", "    didSet {"] + Self.indented(Self.indented(observer)) + ["    }", "}"]
  }

  /// A property with a getter or a setter of its own, below the variable that these use.
  private func computed(_ property: Property, _ members: [String]) -> [String] {
    let type = property.isOptional ? property.type.optional : property.type.swift
    let stored = "_\(property.name)"
    let getter = getters[property.name] ?? ["return \(stored)"]
    let setter = setters[property.name] ?? ("newValue", ["\(stored) = newValue"])
    let isStored = !property.isReadOnly || (getter + members).contains { $0.hasText(stored) }
    var lines: [String] = []
    if isStored {
      let zero = property.isHeld || property.type.takesNil ? "" : " = \(property.type.zero ?? ".zero")"
      lines.append("private \(property.type.isWeak ? "weak " : "")var \(stored): \(type)\(zero)")
    }
    lines.append("var \(Self.quoted(property.name)): \(type) {")
    if property.isReadOnly, setters[property.name] == nil { return lines + Self.indented(getter) + ["}"] }
    if getter.count == 1 {
      lines.append("    get { \(getter[0]) }")
    } else {
      lines += Self.indented(["get {"] + Self.indented(getter) + ["}"])
    }
    let head = setters[property.name] == nil ? "set {" : "set(\(setter.0)) {"
    return lines + Self.indented([head] + Self.indented(setter.1) + ["}"]) + ["}"]
  }

  /// The superclass that an implementation without its interface most likely has.
  func guessedSuperclass(_ name: String, _ members: [String]) -> String {
    for base in [
      "NavigationController", "TabBarController", "SplitViewController", "PageViewController", "TableViewController",
      "CollectionViewController", "PresentationController", "AlertController",
    ]
    where name.hasSuffix(base) && name != base { return "UI" + base }
    if name.hasSuffix("AppDelegate") { return "UIResponder" }
    if name.hasSuffix("Controller") || name.hasSuffix("VC") || name.hasSuffix("ViewController") {
      return "UIViewController"
    }
    if name.hasSuffix("Cell") { return "UITableViewCell" }
    if members.contains(where: { $0.hasText("func animateTransition(") || $0.hasText("func application(") }) {
      return "NSObject"
    }
    if members.contains(where: {
      $0.hasPrefix("override func view") || $0.hasPrefix("override func loadView")
        || $0.hasText("present(") || $0.hasText("addChild(") || $0.hasText("dismiss(")
        || $0.hasText("navigationController")
    }) {
      return "UIViewController"
    }
    return name.hasSuffix("View") ? "UIView" : "NSObject"
  }

  func needsCoder(_ superclass: String, _ members: [String]) -> Bool {
    guard superclass.hasPrefix("UI"), superclass.hasSuffix("Controller"), superclass != "UIPresentationController"
    else { return false }
    return members.contains { $0.hasPrefix("init(") || $0.hasPrefix("override init(") }
      && !members.contains { $0.hasPrefix("required init?(coder") }
  }

  mutating func protocols() -> [String] {
    advance()
    guard let name = takeWord() else { return [] }
    if token.isSymbol(";") || token.isSymbol(",") {
      while !token.isSymbol(";"), token.kind != .end { advance() }
      advance()
      return []
    }
    var inherited: [String] = []
    if takes("<") {
      while !token.isSymbol(">"), token.kind != .end {
        if let word = takeWord() { inherited.append(word) } else { advance() }
      }
      advance()
    }
    inherited = inherited.map { $0 == "NSObject" ? "AnyObject" : $0 }
    var members: [String] = []
    var isOptional = false
    var hasOptional = false
    while !token.isDirective("end"), token.kind != .end {
      let before = position
      members += commented(token.comments)
      if token.isDirective("optional") { isOptional = true }
      if token.isDirective("required") { isOptional = false }
      if token.isDirective("property"), let property = property() {
        let type = property.type.takesNil ? property.type.optional : property.type.swift
        members.append("var \(property.name): \(type) { get\(property.isReadOnly ? "" : " set") }")
      } else if token.isSymbol("-") || token.isSymbol("+"), let method = signature() {
        hasOptional = hasOptional || isOptional
        members.append((isOptional ? "@objc optional " : "") + head(of: method, inProtocol: true))
      }
      if position == before { advance() }
    }
    advance()
    let head =
      "\(hasOptional ? "@objc " : "")protocol \(name)\(inherited.isEmpty ? ": AnyObject" : ": " + inherited.joined(separator: ", ")) {"
    return [head] + Self.indented(members) + ["}", ""]
  }

  /// `typedef NS_ENUM(NSInteger, Kind) { KindA, KindB };`, and blocks, which their name stands for.
  mutating func alias() -> [String]? {
    if blockAlias() { return [] }
    advance()
    let name: String
    if token.isWord("enum") {
      // `typedef enum Kind : NSInteger { KindA, KindB } Kind;`
      var behind = position
      while behind < tokens.count - 1, !tokens[behind].isSymbol("}") { behind += 1 }
      guard behind < tokens.count - 1, tokens[behind + 1].kind == .word else { return nil }
      name = tokens[behind + 1].text
      while !token.isSymbol("{"), token.kind != .end { advance() }
      advance()
    } else {
      guard token.isWord("NS_ENUM"), peek(1).isSymbol("(") else { return nil }
      advance()
      advance()
      guard type() != nil, takes(","), let word = takeWord(), takes(")"), takes("{") else { return nil }
      name = word
    }
    var cases: [String] = []
    while !takes("}") {
      guard let word = takeWord() else { return nil }
      let bare = word.hasPrefix(name) ? word.dropFirst(name.count) : word[...]
      let short = bare.prefix(1).lowercased() + bare.dropFirst()
      ownCases[word] = ".\(short)"
      var text = Self.quoted(String(short))
      if takes("=") {
        guard let value = expression() else { return nil }
        text += " = \(value.text)"
      }
      cases.append("case \(text)")
      if !takes(","), !token.isSymbol("}") { return nil }
    }
    if token.isWord(name) { advance() }
    _ = takes(";")
    return ["enum \(name): Int {"] + Self.indented(cases) + ["}", ""]
  }

  /// `static void open(UIViewController *x) { … }`
  mutating func cFunction() -> [String]? {
    let start = position
    guard let type = type(named: true), !type.name.isEmpty, token.isSymbol("("), let parameters = parameters(),
      token.isSymbol("{")
    else {
      position = start
      return nil
    }
    let list = parameters.map { "_ \(Self.quoted($0.name)): \($0.swift)" }.joined(separator: ", ")
    begin(parameters)
    answers[type.name] = type
    let body = block(of: { $0.statement() })
    let answer = type.kind == .void ? "" : " -> \(answersNil ? type.optional : type.swift)"
    return ["func \(type.name)(\(list))\(answer) {"] + Self.indented(body) + ["}", ""]
  }
}
