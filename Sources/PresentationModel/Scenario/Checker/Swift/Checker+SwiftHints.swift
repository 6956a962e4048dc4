/// What lint wants to know of a function and no instruction says.
extension Checker {
  /// Keeps the hints of all functions that have a body.
  mutating func readHints() {
    for (method, _, _) in swift.pending {
      guard let block = method.block else { continue }
      let found = hints(in: tree[block].range)
      if !found.isEmpty { program.swift.hints.append((byteRange(tree[method.node].range), found)) }
    }
    for row in swift.members.keys.sorted() {
      for property in swift.members[row]?.properties.values.map({ $0 }) ?? [] where property.initial != nil {
        let range = tree[property.binding].range
        let found = hints(in: range)
        if !found.isEmpty { program.swift.hints.append((byteRange(range), found)) }
      }
    }
  }

  private func hints(in range: SourceRange) -> SwiftHints {
    var found: SwiftHints = []
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    var isOfClosure = false
    while lexer.offset < Int(range.end) {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return found
      case .word:
        let word = tree.text(token.range)
        if word.hasPrefix("reload") { found.insert(.reloads) }
        if Self.asksForTheDevice(word) { found.insert(.asksForTheDevice) }
        switch lexer.byte(token.end) {
        case UInt8(ascii: "("):
          if Self.loads(word) { found.insert(.reloads) }
          if Self.contains(word) { found.insert(.contains) }
          if Self.isScreen(word), takesClosure(lexer) { found.insert(.answers) }
        case UInt8(ascii: ":"):
          if word == "toParent" { found.insert(.contains) }
          // `activity.configure(barButtonItem: item)`, a method of another file's.
          if word == "sourceView" || word == "sourceItem" || word == "barButtonItem" { found.insert(.anchors) }
          if Self.answers(word) { found.insert(.answers) }
        default:
          if Self.answers(word), nextIsAssignment(lexer) { found.insert(.answers) }
          if isOfClosure, word == "sourceView" || word == "sourceItem" || word == "barButtonItem" {
            found.insert(.anchors)
          }
        }
        isOfClosure = word == "$0"
      case .dot, .sign: break
      default: isOfClosure = false
      }
    }
    return found
  }

  private func nextIsAssignment(_ lexer: SwiftLexer) -> Bool {
    var ahead = lexer
    let next = ahead.next()
    return next.kind == .sign && tree.text(next.range) == "="
  }

  /// Whether a word is the type of a screen: of a view controller, or of a view that SwiftUI shows.
  private static func isScreen(_ word: String) -> Bool {
    word.utf8.first?.isCapital == true && ["View", "Controller", "Screen"].contains { word.hasSuffix($0) }
  }

  /// Whether a closure stands behind the parentheses that come next: what is made is told by it what to do at the end.
  private func takesClosure(_ lexer: SwiftLexer) -> Bool {
    var (ahead, depth) = (lexer, 0)
    for _ in 0..<200 {
      switch ahead.next().kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return ahead.next().kind == .leftBrace }
      case .endOfFile: return false
      default: break
      }
    }
    return false
  }

  /// Whether a property or an argument is one by which a controller hands something back; `completion:` is `present`'s.
  private static func answers(_ word: String) -> Bool {
    if word == "completion" { return false }
    if word.hasPrefix("on"), word.utf8.dropFirst(2).first?.isCapital == true { return true }
    return switch word.utf8.last {
    case UInt8(ascii: "e"): word.hasSuffix("elegate")
    case UInt8(ascii: "n"): word.hasSuffix("ompletion")
    case UInt8(ascii: "k"): word.hasSuffix("allback")
    case UInt8(ascii: "r"): ["andler", "istener", "bserver"].contains { word.hasSuffix($0) }
    default: false
    }
  }

  private static func asksForTheDevice(_ word: String) -> Bool {
    switch word {
    case "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "horizontalSizeClass": true
    default: (word.hasPrefix("is") || word.hasPrefix("iP")) && ["Pad", "Ipad", "Phone"].contains { word.hasSuffix($0) }
    }
  }

  private static func loads(_ word: String) -> Bool {
    ["load", "fetch", "refresh"].contains { word.hasPrefix($0) } && word != "loadViewIfNeeded"
  }

  private static func contains(_ word: String) -> Bool {
    // 'ChildViewController(' makes one.
    if word.utf8.first?.isCapital == true { return false }
    if word == "add" || word.hasPrefix("embed") || word != "addChild" && word.hasText("Child") { return true }
    return word.hasPrefix("add") && ["Child", "Controller", "Panel", "Contained"].contains { word.hasText($0) }
  }
}
