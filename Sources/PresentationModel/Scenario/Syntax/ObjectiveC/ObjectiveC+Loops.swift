/// Loops and `switch`, and what a line of the preprocessor is in Swift.
extension ObjectiveC {
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
