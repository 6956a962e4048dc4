/// Which errors only follow from another one: one mistake is one error.
///
/// The code that was pasted is read before the lines of the scenario. What a type that cannot be read declares is not
/// known, what a wrong declaration declares is not said to be missing, and a mistake that stands at each use of a name is
/// said where it stands first.
struct Followers {
  private let source: SourceText
  /// For each line, the line at column one that it belongs to.
  private var heads: [Int]
  /// Of each such line, whether it begins code that was pasted, and how many of its brackets nothing closes; -1
  /// where nothing opens one.
  private var blocks: [Int: (isSwift: Bool, unmatched: Int)] = [:]

  private init(_ source: SourceText) {
    self.source = source
    heads = [0]
    var head = 1
    for line in 1...max(1, source.lineCount) {
      let bytes = source.bytes[source.range(ofLine: line).offsets]
      if let first = bytes.first, Lexer.isNameByte(first) || first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
        // `else`, `where` and the like go on.
        if head == 1 || !Self.goesOn(bytes) { head = line }
      }
      heads.append(head)
    }
  }

  private static func goesOn(_ bytes: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: bytes.prefix { Lexer.isNameByte($0) }, as: UTF8.self)
    return word == "else" || word == "catch" || word == "where"
  }

  /// Leaves them out of the errors of a file, which are in its order.
  static func leaveOut(of all: inout [Diagnostic], _ source: SourceText) {
    guard all.count(where: { $0.severity == .error }) > 1 else { return }
    var followers = Followers(source)
    followers.leaveOut(of: &all)
  }

  private mutating func leaveOut(of all: inout [Diagnostic]) {
    // Where code stands that cannot be read, and from where on nothing is read as it was meant.
    var unread: [Int: Int] = [:]
    var (openFrom, isUnclosed): (Int?, Bool) = (nil, false)
    // A text without its end hides the bracket that would close another one.
    var hidden: Set<Int> = []
    for (row, item) in all.enumerated() where item.code == "syntax.unterminated-bracket" {
      let head = head(of: item)
      if all.contains(where: {
        $0.code == "syntax.unterminated-string" && $0.range.start > item.range.start && self.head(of: $0) == head
      }) {
        hidden.insert(row)
      }
    }
    for (row, item) in all.enumerated() where isSyntax(item) && isSwift(item) && !hidden.contains(row) {
      let head = head(of: item)
      if unread[head] == nil { unread[head] = Int(item.range.start) }
      if openFrom == nil, block(head).unmatched != 0 {
        openFrom = Int(item.range.start)
        isUnclosed = block(head).unmatched > 0
      }
    }
    let hasSwiftError = all.contains { $0.severity == .error && isSwift($0) }
    // A method that lost its result is why what it gives is nothing.
    let givesNothing = all.contains { $0.code == "check.return" && $0.message.hasText(" returns nothing") }
    // A class whose superclass is why: the error that says so is the one.
    let heir = all.first { $0.severity == .error && Self.heir(of: $0) != nil }
    var kept: [Diagnostic] = []
    // Where each mistake stands in the list, and in which lines it stands again.
    var known: [String: Int] = [:]
    var again: [Int: [Int]] = [:]
    // What is declared in lines that are wrong.
    var declared: [String: Int] = [:]
    var unknownTypes: [String] = []
    var latestSyntax: (line: Int, isSlip: Bool)?
    // Where the error before stands.
    var latest: Int?
    for (row, item) in all.enumerated() where !hidden.contains(row) {
      guard item.severity == .error else {
        kept.append(item)
        continue
      }
      let (line, isSwift) = (source.line(of: Int(item.range.start)), isSwift(item))
      let isOpen = openFrom.map { $0 < item.range.start } ?? false
      if isSyntax(item) {
        if isOpen, isSwift || isUnclosed { continue }
        if latestSyntax?.line == line, isSwift || item.code == "syntax.stray-bracket" { continue }
        // What stands below a line that cannot be read, or behind a block that nothing closes.
        if item.code == "syntax.top-level-only" || item.code == "syntax.late-outline",
          let latestSyntax, latestSyntax.line == head(of: item) || latestSyntax.isSlip
        {
          continue
        }
        // `expect rule REL-"02"`
        if !isSwift, item.code == "syntax.unexpected", isInStatement(of: latest, item) { continue }
        // `iPad`, for `device iPad`, is no first statement.
        if item.code == "syntax.late-outline", let first = item.notes.first?.range,
          all.contains(where: { $0.severity == .error && $0.range.start == first.start })
        {
          continue
        }
        latestSyntax = (
          line, item.code == "syntax.slip" || item.code == "syntax.unterminated-bracket"
        )
      } else {
        // `begn nav.swipeBack()`, and `finish` below it.
        if item.code == "check.begin" || item.code == "check.statement",
          latestSyntax?.isSlip == true
        {
          continue
        }
        // `begin nav.popViewController(animated:: true)`, and what asks for it.
        if latestSyntax != nil,
          item.code == "check.begin" || item.message.hasPrefix("no call with a completion handler")
            || item.message.hasPrefix("no call of the file has") || item.message == "this file has no window"
        {
          continue
        }
        // What the code that cannot be read says of the window.
        if item.code == "check.no-outline", !unread.isEmpty { continue }
        // `expect nav.viewControllers = [home]` among the statements of a function.
        if item.message.hasPrefix("'expect' is never looked at"),
          all.contains(where: { other in
            other.severity == .error && other.code != item.code && source.line(of: Int(other.range.start)) == line
          })
        {
          continue
        }
        if isSwift
          ? isOpen || unread[head(of: item)] != nil
          : hasSwiftError && Self.heir(of: item) == nil && (!hasCure(item) || isOfSwift(item))
        {
          continue
        }
        if givesNothing, item.message.hasText("'Void'") || item.message.hasText(" gives nothing back, and ") {
          continue
        }
        // An override that takes another type than UIKit's, and who calls it.
        if item.message.hasPrefix("cannot convert value of type 'Bool' to expected argument type"),
          all.contains(where: { $0.code == "check.override" && $0.message.hasSuffix(": UIKit's takes a 'Bool'") })
        {
          continue
        }
        // `slf.number = number`, and a property without a value.
        if item.code == "check.initializer", item.message.hasText("' has no value "),
          all.contains(where: { $0.severity == .error && $0.notes.contains { $0.message == "did you mean 'self'?" } })
        {
          continue
        }
        // A type that is misspelt is none of those that do not fit.
        if unknownTypes.contains(where: { item.message.hasText("'\($0)'") || item.message.hasText("'\($0)?'") }) {
          continue
        }
        // `@escaping (Result<String, Error>)`, and a call with a closure above it.
        if item.message.hasPrefix("no method '"),
          let name = item.message.split(separator: "'").dropFirst().first.map({ String($0) }),
          all.contains(where: { other in
            other.severity == .error && other.message.hasPrefix("'@escaping' stands")
              && names(declaredInLine: source.line(of: Int(other.range.start))).contains(name)
          })
        {
          continue
        }
        if heir != nil, item.message.hasPrefix("no code of the file") { continue }
        // `spuer.init(nibName: nil, bundle: nil)`, and `$0` that a slip has taken out of a closure.
        if item.message.hasSuffix("does not call 'super.init'"),
          all.contains(where: { $0.severity == .error && $0.notes.contains { $0.message == "did you mean 'super'?" } })
        {
          continue
        }
        if item.message.hasSuffix("which it has to name"),
          all.contains(where: { other in
            other.severity == .error && source.line(of: Int(other.range.start)) == line
              && (other.code != item.code || other.message.hasSuffix("'in' is missing behind it"))
          })
        {
          continue
        }
        if let heir, item.range != heir.range || item.message != heir.message, let name = Self.heir(of: heir),
          item.message.hasText("'\(name)'"), Self.heir(of: item) == nil
        {
          continue
        }
        let key = key(of: item)
        if let first = known[key] {
          if line != source.line(of: Int(kept[first].range.start)), again[first]?.last != line {
            again[first, default: []].append(line)
          }
          continue
        }
        if follows(item, line, declared) || isInStatement(of: latest, item) { continue }
        known[key] = kept.count
        latest = Int(item.range.start)
      }
      // `static detail(_ title: String) -> UIViewController {`
      if item.message.hasPrefix("'func' is missing before '"),
        let name = item.message.split(separator: "'").last.map({ String($0) }), declared[name] == nil
      {
        declared[name] = line
      }
      // What takes another type than the method above.
      if item.code == "check.override" {
        for name in parameters(inLine: line) where declared[name] == nil { declared[name] = line }
      }
      if item.message.hasPrefix("cannot find type '") {
        unknownTypes.append(String(decoding: source.bytes[item.range.offsets], as: UTF8.self))
      }
      if isSwift || !isSyntax(item) {
        for name in names(declaredInLine: line) where declared[name] == nil { declared[name] = line }
        // Of a type that cannot be read no member is known.
        if isSwift, isSyntax(item), head(of: item) != line {
          for name in names(declaredInLine: head(of: item)) where declared[name] == nil { declared[name] = line }
        }
      }
      kept.append(item)
    }
    guard kept.count < all.count else { return }
    for (index, lines) in again { kept[index].notes.append(.init("it is the same in \(Self.shown(lines))")) }
    all = kept
  }

  private static func shown(_ lines: [Int]) -> String {
    if lines.count == 1 { return "line \(lines[0])" }
    if lines.count > 4 { return "lines \(lines[0]), \(lines[1]), \(lines[2]) and \(lines.count - 3) more" }
    return "lines \(lines.dropLast().map { "\($0)" }.joined(separator: ", ")) and \(lines[lines.count - 1])"
  }

  private func isSyntax(_ item: Diagnostic) -> Bool { item.severity == .error && item.code.hasPrefix("syntax.") }

  private func head(of item: Diagnostic) -> Int {
    let line = source.line(of: Int(item.range.start))
    return heads.indices.contains(line) ? heads[line] : line
  }

  private mutating func isSwift(_ item: Diagnostic) -> Bool { block(head(of: item)).isSwift }

  /// Whether an error says what was meant.
  private func hasCure(_ item: Diagnostic) -> Bool {
    guard !item.message.hasPrefix("no code of the file") else { return false }
    let word = source.bytes[item.range.offsets]
    return item.notes.contains { note in
      guard let name = Self.meant(note.message) else { return false }
      return !name.utf8.elementsEqual(word)
    }
  }

  /// Whether a name stands in the code that was pasted, as it is or in the name of a class: what cannot be read there
  /// declares nothing.
  private mutating func isOfSwift(_ item: Diagnostic) -> Bool {
    guard item.code.hasPrefix("check.unknown-") else { return false }
    let (word, end) = (source.bytes[item.range.offsets], Int(item.range.start))
    guard let first = word.first, word.count > 1 else { return false }
    let capital = first.isSmall ? first - 32 : first
    var index = 0
    while index + word.count < end {
      defer { index += 1 }
      let letter = source.bytes[index]
      guard letter == first || letter == capital, index == 0 || !Lexer.isNameByte(source.bytes[index - 1]),
        source.bytes[(index + 1)..<(index + word.count)].elementsEqual(word.dropFirst())
      else { continue }
      let next = source.bytes[index + word.count]
      let isName = letter == first ? !Lexer.isNameByte(next) : next == UInt8(ascii: "V") || next == UInt8(ascii: "C")
      if isName, block(headOfLine(source.line(of: index))).isSwift { return true }
    }
    return false
  }

  private func headOfLine(_ line: Int) -> Int { heads.indices.contains(line) ? heads[line] : line }

  private static func meant(_ note: String) -> Substring? {
    let start = "did you mean '"
    guard note.hasPrefix(start) else { return nil }
    return note.dropFirst(start.count).prefix { $0 != "'" }
  }

  /// Whether an error stands in the statement of the one before it, whose types it follows from: one statement, one error.
  private func isInStatement(of latest: Int?, _ item: Diagnostic) -> Bool {
    guard let latest, latest <= item.range.start else { return false }
    let between = source.bytes[latest..<Int(item.range.start)]
    return !between.contains { [0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) }
  }

  /// What is the same of a mistake at another place: a name that nothing has, or its words.
  private func key(of item: Diagnostic) -> String {
    let unknown = "check.unknown-"
    if item.code.hasPrefix(unknown) {
      return unknown + String(decoding: source.bytes[item.range.offsets], as: UTF8.self)
    }
    // One result mends each 'return'.
    if item.message.hasSuffix("so 'return' takes no value here") { return item.message }
    if let types = Self.types(of: item) { return "\(item.code) \(types)" }
    return "\(item.code) \(item.message) \(item.notes.first?.message ?? "")"
  }

  /// The class whose superclass an error says to change: `'Login' inherits from 'UIView': write 'class Login: …'`.
  private static func heir(of item: Diagnostic) -> String? {
    for note in item.notes where note.message.hasText("' inherits from '") {
      return note.message.dropFirst().split(separator: "'").first.map { String($0) }
    }
    return nil
  }

  /// The two types that do not fit each other: what is declared with a wrong type says it where it gets its value and where
  /// it is used.
  private static func types(of item: Diagnostic) -> String? {
    guard item.code == "check.type" || item.code == "check.operator" else { return nil }
    let parts = item.message.split(separator: "'", omittingEmptySubsequences: false)
    func pair(_ first: Int, _ second: Int) -> String? {
      guard parts.count > second else { return nil }
      let types = [parts[first], parts[second]].map { $0.last == "?" ? $0.dropLast() : $0 }
      return types.sorted { $0 < $1 }.joined(separator: "' '")
    }
    if item.message.hasPrefix("cannot convert value of type '"), parts.count == 5 { return pair(1, 3) }
    if item.message.hasPrefix("binary operator '"), parts.count == 7 { return pair(3, 5) }
    return nil
  }

  /// Whether an error is about what a wrong line above it declares.
  private func follows(_ item: Diagnostic, _ line: Int, _ declared: [String: Int]) -> Bool {
    guard !declared.isEmpty else { return false }
    func isAbove(_ name: Substring) -> Bool { declared[String(name)].map { $0 < line } ?? false }
    let text = String(decoding: source.bytes[item.range.offsets].prefix { Lexer.isNameByte($0) }, as: UTF8.self)
    if isAbove(text[...]) { return true }
    // What stands between quotes in its message.
    return item.message.split(separator: "'", omittingEmptySubsequences: false).enumerated().contains { row, part in
      row % 2 == 1 && isAbove(part)
    }
  }

  /// The parameters of the function that begins in a line.
  private func parameters(inLine line: Int) -> [String] {
    let range = source.range(ofLine: line).offsets
    var lexer = SwiftLexer(source.bytes, from: range.lowerBound)
    var names: [String] = []
    var before = SwiftToken(kind: .endOfFile, start: 0, end: 0)
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile, token.start < range.upperBound else { return names }
      if token.kind == .colon, before.kind == .word {
        names.append(String(decoding: source.bytes[before.start..<before.end], as: UTF8.self))
      }
      before = token
    }
  }

  /// The names that a line declares.
  private func names(declaredInLine line: Int) -> [String] {
    let range = source.range(ofLine: line).offsets
    var lexer = SwiftLexer(source.bytes, from: range.lowerBound)
    var names: [String] = []
    var before = ""
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile, token.start < range.upperBound else { return names }
      let word = String(decoding: source.bytes[token.start..<token.end], as: UTF8.self)
      if token.kind == .word, ["let", "var", "func", "class", "struct", "enum", "protocol", "case"].contains(before) {
        names.append(word)
      }
      // `card: CardViewController`
      if token.kind == .colon, names.isEmpty, before.utf8.count == token.start - range.lowerBound {
        names.append(before)
      }
      before = word
    }
  }

  // MARK: Blocks

  private mutating func block(_ head: Int) -> (isSwift: Bool, unmatched: Int) {
    if let known = blocks[head] { return known }
    var end = head
    while heads.indices.contains(end + 1), heads[end + 1] == head { end += 1 }
    let start = Int(source.range(ofLine: head).start)
    let found = look(start, Int(source.range(ofLine: end).end))
    blocks[head] = found
    return found
  }

  private func look(_ start: Int, _ end: Int) -> (isSwift: Bool, unmatched: Int) {
    var lexer = SwiftLexer(source.bytes, from: start)
    var open: [SwiftToken.Kind] = []
    var (isSwift, isFirst, hasStray) = (false, true, false)
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile, token.start < end else { break }
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: open.append(token.kind)
      case .rightBrace: if open.popLast() != .leftBrace { hasStray = true }
      case .rightParen: if open.popLast() != .leftParen { hasStray = true }
      case .rightBracket: if open.popLast() != .leftBracket { hasStray = true }
      case .attribute where isFirst: isSwift = true
      case .word where isFirst:
        let word = lexer.word(at: token.start)
        isSwift =
          Self.beginning.contains(word) || SwiftModifiers.isModifier(word)
          || SwiftModifiers.isModifier(word.lowercased())
          || Self.beginning.contains(word.lowercased())
          || SwiftReader.keyword(meantBy: word, of: SwiftReader.declarations) != nil
      default: break
      }
      isFirst = false
    }
    return (isSwift, open.isEmpty ? hasStray ? -1 : 0 : open.count)
  }

  private static let beginning: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "actor", "typealias",
  ]
}
