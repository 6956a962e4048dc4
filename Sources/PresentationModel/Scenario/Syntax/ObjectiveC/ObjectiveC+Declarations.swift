/// What stands outside of classes: imports, constants, functions, loose methods, Swift that is there already.
extension ObjectiveC {
  mutating func file() {
    current = classes[""] ?? Class(name: "")
    var loose: [String] = []
    while token.kind != .end {
      let before = position
      loose += commented(token.comments)
      loose += item()
      if position == before { advance() }
    }
    loose += commented(token.comments)
    let type = classes[""] ?? Class(name: "")
    // Methods need a class; statements stand alone.
    if looseHasMethod {
      let (imports, rest) = Self.parted(loose)
      lines += imports + ["// The text names no class: 'ViewController' stands for it."]
      lines += self.type(named: "ViewController", of: type, members: rest)
    } else {
      lines += type.properties.map { property in
        "// var \(property.name): \(property.isOptional ? property.type.optional : property.type.swift)"
          + (property.isReadOnly ? " { get }" : "")
      }
      lines += loose
    }
  }

  static func parted(_ lines: [String]) -> (imports: [String], rest: [String]) {
    (lines.filter { $0.hasPrefix("import ") }, lines.filter { !$0.hasPrefix("import ") })
  }

  /// A declaration, a method without a class, a statement, or Swift that is there already.
  mutating func item() -> [String] {
    let start = position
    switch token.kind {
    case .preprocessor:
      guard let lines = preprocessed(token.text) else { return leavesOutLine() }
      advance()
      return lines
    case .directive:
      switch token.text {
      case "interface", "implementation": return wholeClass()
      case "protocol": return protocols()
      case "property":
        if let property = property() {
          if !classes["", default: Class(name: "")].properties.contains(where: { $0.name == property.name }) {
            classes["", default: Class(name: "")].properties.append(property)
          }
          return []
        }
      case "class", "import":
        let isUIKit = token.text == "import" && peek(1).isWord("UIKit")
        while !token.isSymbol(";"), token.kind != .end { advance() }
        _ = takes(";")
        return isUIKit ? ["import UIKit"] : []
      case "end", "optional", "required", "public", "private", "protected", "package":
        advance()
        return []
      default: break
      }
    case .symbol where token.isSymbol("-") || token.isSymbol("+"):
      if signatureStands() {
        return member()
      }
    case .word:
      if let swift = swiftItem() { return swift }
      switch token.text {
      case "typedef":
        if let lines = alias() { return lines }
        return leavesOut(from: start)
      case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END":
        advance()
        return []
      case "extern", "UIKIT_EXTERN", "FOUNDATION_EXPORT":
        while !token.isSymbol(";"), token.kind != .end { advance() }
        _ = takes(";")
        return []
      case "template", "namespace", "using", "std": return leavesOut(from: start)
      default: break
      }
      if let lines = cFunction() { return lines }
    default: break
    }
    assigned = assignedWords(from: position)
    inMethod = false
    return statement()
  }

  mutating func signatureStands() -> Bool {
    let start = position
    defer { position = start }
    return signature() != nil
  }

  mutating func leavesOutLine() -> [String] {
    untranslate(token.line)
    let text = source(position..<position + 1)
    advance()
    return ["// not translated: \(text)"]
  }

  /// Swift, or a line of a scenario, that stands among Objective-C goes through as it is.
  mutating func swiftItem() -> [String]? {
    guard token.beginsLine else { return nil }
    let next = peek(1)
    switch token.text {
    case "import", "let", "var", "func", "class", "struct", "enum", "extension", "protocol", "override", "final",
      "private",
      "public", "window", "expect", "ios", "device", "turn", "on", "given":
      guard !next.isSymbol("*"), !next.isSymbol("("), !next.isSymbol("=") else { return nil }
    default: return nil
    }
    let start = position
    var open = 0
    while token.kind != .end {
      if token.kind == .symbol {
        if ["(", "[", "{"].contains(token.text) { open += 1 }
        if [")", "]", "}"].contains(token.text) { open -= 1 }
      }
      advance()
      if open <= 0, token.beginsLine { break }
    }
    // C++ ends a class with a semicolon.
    if tokens[start].isWord("class") || tokens[start].isWord("struct"), tokens[position - 1].isSymbol(";") {
      position = start
      return leavesOut(from: start)
    }
    return verbatim(start..<position)
  }
}
