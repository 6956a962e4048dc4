/// Conditions, and what they unwrap.
extension ObjectiveC {
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
  static func hasWord(_ line: String, _ word: String) -> Bool {
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
}
