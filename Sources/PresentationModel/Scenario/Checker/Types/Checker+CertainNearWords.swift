/// Names that nothing declares and that are no words, beside the one that is meant. A name that is made of words may be
/// another file's; what is none, and stands once, is a slip.
extension Checker {
  /// Where a name stands: alone or before its members, or as a type.
  private enum Position { case head, type, implicit }

  /// `viw.addSubview(card)`, `misk` beside `mask`, `animated: trus`, `let isOpen: Beol`; `let pagt = …` above uses of `page`.
  mutating func noteNearWords() {
    guard reading == .scenario, !swift.isOld, suggestions > 0 else { return }
    var own: OwnWords?
    var told: Set<String> = []
    for item in tree.items where isSwift(item) && !isOfPresim(item) {
      var lexer = SwiftLexer(source.bytes, from: Int(tree[item].range.start))
      var (before, token) = (SwiftToken(kind: .endOfFile, start: 0, end: 0), lexer.next())
      var label: SwiftToken?
      var calls = OpenCalls()
      while token.kind != .endOfFile, token.start < Int(tree[item].range.end) {
        let next = lexer.next()
        if token.kind == .word, let position = position(of: token, before, next) {
          noteNearWord(token, position, isCall: next.kind == .leftParen && next.isLeftBound, &own, &told)
        }
        if token.kind == .hashWord { noteHashWord(token, next) }
        calls.take(token, token.kind == .word ? word(token) : "", before.kind)
        // `$0[kyePath: key]`
        if token.kind == .word, next.kind == .colon, before.kind == .leftBracket, before.isLeftBound {
          noteNearLabel(token, of: "subscript", &own)
        }
        if calls.isOpen, token.kind == .word, next.kind == .colon, before.kind == .leftParen || before.kind == .comma {
          noteNearLabel(token, of: calls.callee, &own)
        }
        if let label, before.kind == .colon, token.kind == .word,
          [.comma, .rightParen].contains(next.kind)
        {
          noteValueWithoutDot(token, label)
        }
        if [.leftParen, .comma].contains(before.kind), token.kind == .word, next.kind == .dot, !next.isLeftBound {
          noteLabelWithoutColon(token, next)
        }
        if before.kind == .comma, token.kind == .word, next.kind == .leftBrace { noteClosureWithoutColon(token, next) }
        label = token.kind == .colon ? before : nil
        (before, token) = (token, next)
      }
    }
  }

  /// `style: cancel`, where the type that stands there has `.cancel`.
  private mutating func noteValueWithoutDot(_ token: SwiftToken, _ label: SwiftToken) {
    let word = word(token)
    guard label.kind == .word, source.bytes[token.start].isSmall, !Self.words.contains(word),
      !isDeclaredSomewhere(word),
      !UIKitClass.viewController.properties.contains(where: { $0.name == word }),
      SystemInterface.takes(word, under: self.word(label))
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' in this file", at: SourceRange(token.start, token.end),
      near: "." + word)
  }

  /// `text.split(sparator: ",")`: a label that is no word and stands once, in a call of Swift's or of the file's.
  private mutating func noteNearLabel(_ token: SwiftToken, of callee: String, _ own: inout OwnWords?) {
    let word = word(token)
    guard word.utf8.count > 3, word.utf8.allSatisfy({ $0.isLetter }), !Self.words.contains(word),
      !isDeclaredSomewhere(word), isWrittenOnce(word), !KnownWords.isKnown(word, in: KnownWords.labels)
    else { return }
    let known = own ?? OwnWords(self)
    own = known
    guard hasOddWord(word, known), !isWrittenTwice(word) else { return }
    // What another file declares may have any label.
    var near: String?
    if isDeclaredSomewhere(callee) {
      near = self.near(word, known.names, isOwn: true)
    } else if callee == "subscript" {
      near = ["keyPath", "default"].first { KnownWords.isSlip(word, of: $0) }
    } else if KnownWords.callees.contains(callee), word.utf8.count > 4 {
      near = self.near(word, KnownWords.labels)
    }
    guard let near, case let line = source.line(of: token.start),
      !diagnostics.contains(where: { $0.severity == .error && source.line(of: Int($0.range.start)) == line })
    else { return }
    reportSlip(
      "check.call", "incorrect argument label '\(word):' in call", at: SourceRange(token.start, token.end),
      near: near + ":")
  }

  /// `#sellector(close)`, `#selectorclose)`
  private mutating func noteHashWord(_ token: SwiftToken, _ next: SwiftToken) {
    let (word, range) = (String(word(token).dropFirst()), SourceRange(token.start, token.end))
    let known = ["selector", "keyPath", "available", "unavailable"]
    guard !known.contains(word) else { return }
    if next.kind == .leftParen,
      let near = nearestName(to: word, in: known, within: word.utf8.count < 8 ? 1 : 2)
    {
      return reportSlip("check.unknown-name", "there is no '#\(word)'", at: range, near: "#" + near)
    }
    if next.kind == .rightParen, word.hasPrefix("selector"), word.utf8.count > 8 {
      reportSlip(
        "check.unknown-name", "'(' is missing behind '#selector'", at: range,
        notes: [.init("write '#selector(\(word.dropFirst(8)))'")])
    }
  }

  /// `UIAlertController(title: "a", message: nil, preferredStyle .alert)`
  private mutating func noteLabelWithoutColon(_ token: SwiftToken, _ dot: SwiftToken) {
    let word = word(token)
    guard dot.isRightBound, !dot.beginsLine, source.bytes[token.start].isSmall, !isDeclaredSomewhere(word),
      SystemInterface.hasLabel(word)
    else { return }
    reportSlip(
      "check.unknown-name", "':' is missing behind '\(word)'", at: SourceRange(token.start, token.end),
      notes: [.init("write '\(word):'")])
  }

  /// `UIView.animate(withDuration: 1, animations { … })`
  private mutating func noteClosureWithoutColon(_ token: SwiftToken, _ brace: SwiftToken) {
    let word = word(token)
    guard !brace.beginsLine, source.bytes[token.start].isSmall, word.utf8.count > 5, !isDeclaredSomewhere(word),
      SystemInterface.takesClosure(under: word)
    else { return }
    reportSlip(
      "check.unknown-name", "':' is missing behind '\(word)'", at: SourceRange(token.start, token.end),
      notes: [.init("write '\(word):'")])
  }

  func isSwift(_ item: SyntaxNode.ID) -> Bool {
    declaresTypes(item) || tree[item].kind == .protocolDeclaration || tree[item].kind == .functionDeclaration
  }

  private func position(of token: SwiftToken, _ before: SwiftToken, _ next: SwiftToken) -> Position? {
    // `.sesionExpired`
    if before.kind == .dot, !before.isLeftBound, !before.beginsLine, token.end - token.start > 5,
      source.bytes[token.start].isSmall
    {
      return .implicit
    }
    guard before.kind != .dot, before.kind != .hashWord, before.kind != .backslash, token.end - token.start > 2,
      source.bytes[token.start].isLetter
    else { return nil }
    // A label of an unknown call may be any word.
    if next.kind == .colon { return nil }
    // What a word stands before is declared by it, or is no expression.
    if before.kind == .word, Self.declaring.contains(word(before)) { return nil }
    if next.kind == .word, !next.beginsLine, source.bytes[token.start].isSmall, !Self.joining.contains(word(next)) {
      return nil
    }
    return source.bytes[token.start].isCapital ? .type : .head
  }

  private func word(_ token: SwiftToken) -> String {
    String(decoding: source.bytes[token.start..<token.end], as: UTF8.self)
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "case", "typealias", "associatedtype", "for", "import",
    "actor", "extension", "on", "macro", "operator",
  ]
  private static let joining: Set<String> = ["in", "as", "is", "else", "where"]

  private mutating func noteNearWord(
    _ token: SwiftToken, _ position: Position, isCall: Bool, _ own: inout OwnWords?, _ told: inout Set<String>
  ) {
    let word = word(token)
    guard word.utf8.allSatisfy({ $0.isLetter || $0.isDigit }), !Self.words.contains(word), !isDeclaredSomewhere(word),
      !isKnown(word, position), position != .head || !isCall || !SystemInterface.hasMember(word)
    else { return }
    let isOnce = isWrittenOnce(word)
    let known = own ?? OwnWords(self)
    own = known
    var near: String?
    if position == .implicit {
      guard isOnce, let other = self.near(word, known.names, isOwn: true), hasOddWord(word, known),
        !isWrittenTwice(word), isStaticOrCase(other),
        // `.gaveFeedback` is no slip of a text `giveFeedback`.
        other.utf8.count != word.utf8.count || other.utf8.sorted() == word.utf8.sorted()
          || swift.cases.contains(where: { cases in cases.contains { text($0.name) == other } })
      else { return }
      near = other
    } else if isOnce {
      let own = position == .head ? known.names : known.types
      near = self.near(word, own, isOwn: true) ?? otherCapital(word, own)
      let other = near == nil ? self.near(word, position == .head ? KnownWords.heads : KnownWords.types) : nil
      // `prevent(card)` beside `present`: a method that another file may add.
      if let other,
        !isCall || KnownWords.words(of: word).count > 1 || other.utf8.count != word.utf8.count
          || other.utf8.sorted() == word.utf8.sorted() || other == "print"
      {
        near = other
      }
      // Asked last: few words come so far, and what all names are made of is many.
      if near != nil, !hasOddWord(word, known) || isWrittenTwice(word) { near = nil }
    }
    if near == nil, position == .type, isOnce, let other = kitClass(meantBy: word) { near = other }
    // What is declared and never used, and used and never declared.
    if near == nil, let other = self.near(word, known.lone, isOwn: true) ?? otherCapital(word, known.lone),
      hasOddWord(other, known) || min(word.utf8.count, other.utf8.count) > 5 && other.lowercased() != word.lowercased(),
      !isWrittenTwice(other)
    {
      near = other
    }
    // `HAURLSessionDelegate` beside `URLSessionDelegate` is another module's; American and British agree to differ.
    guard let near, !word.hasSuffix(near), !near.hasPrefix(word) || position != .type,
      !["canceled", "cancelled"].contains(near), !isCall || position != .head || word.utf8.count > 4,
      !declares(near, before: token.start), told.insert(word).inserted,
      case let line = source.line(of: token.start),
      !diagnostics.contains(where: { $0.severity == .error && source.line(of: Int($0.range.start)) == line })
    else { return }
    let range = SourceRange(token.start, token.end)
    switch position {
    case .head: reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
    case .type: reportSlip("check.unknown-class", "cannot find type '\(word)' in this file", at: range, near: near)
    case .implicit: reportSlip("check.unknown-case", "cannot find '.\(word)' in this file", at: range, near: near)
    }
  }

  /// Whether a type of the file's has a name as a case or a static member.
  private func isStaticOrCase(_ word: String) -> Bool {
    guard let name = names.find(word) else { return false }
    return swift.cases.contains { $0.contains { $0.name == name } }
      || holders(of: name).contains { _, members in
        // What is plainly a text or a number is no value of the type that is wanted: `static let retry = "Retry"`.
        members.properties[name.id].map {
          $0.isStatic
            && $0.initial.map { ![.stringLiteral, .integerLiteral, .decimalLiteral].contains(tree[$0].kind) } ?? true
        } ?? false || members.methods[name.id]?.contains { $0.isStatic } == true
      }
  }

  private mutating func isKnown(_ word: String, _ position: Position) -> Bool {
    switch position {
    case .implicit: isNameOfUIKit(word)
    case .head: isNameOfUIKit(word) || KnownWords.isKnown(word, in: KnownWords.heads)
    case .type: KnownWords.isKnown(word, in: KnownWords.types) || UIKitClass(named: word) != nil || word.hasPrefix("CF")
    }
  }

  /// Whether a name has a word of more than two letters that neither Swift and UIKit nor the rest of the file has.
  private func hasOddWord(_ name: String, _ own: OwnWords) -> Bool {
    KnownWords.words(of: name).contains { part in
      part.utf8.count > 2 && own.parts[part] ?? 0 < 2 && !KnownWords.isPart(part)
    }
  }

  /// The name one letter away that is no form of the same word.
  private func near(_ word: String, _ names: [[String]], isOwn: Bool = false) -> String? {
    let (count, first) = (word.utf8.count, word.utf8.first)
    for length in [count, count - 1, count + 1] where names.indices.contains(length) {
      let found = names[length].first { $0.utf8.first == first && KnownWords.isSlip(word, of: $0, isOwn: isOwn) }
      if let found { return found }
    }
    return nil
  }

  /// `CancelledviewController` for `CancelledViewController`: one letter is small or a capital.
  private func otherCapital(_ word: String, _ names: [[String]]) -> String? {
    guard names.indices.contains(word.utf8.count) else { return nil }
    return names[word.utf8.count].first { other in
      other.lowercased() == word.lowercased() && zip(other.utf8, word.utf8).count { $0 != $1 } == 1
        && other.utf8.first == word.utf8.first
    }
  }

  /// `UApplication`, `IUView`: a class of UIKit's with a slip in its prefix.
  private func kitClass(meantBy word: String) -> String? {
    // `UIActios`
    if word.hasPrefix("UI"), word.utf8.count > 5,
      KnownWords.types.indices.contains(word.utf8.count),
      let meant = KnownWords.types[word.utf8.count].first(where: { other in
        other.hasPrefix("UI") && zip(other.utf8, word.utf8).count { $0 != $1 } == 1
          && !differsByCapital(word, other)
      })
    {
      return meant
    }
    // `UuResponder`
    if word.utf8.first == UInt8(ascii: "U"), word.utf8.count > 6, case let meant = "UI" + word.dropFirst(2),
      meant != word,
      KnownWords.isKnown(meant, in: KnownWords.types)
    {
      return meant
    }
    for prefix in ["U", "IU", "Ui", "UUI", "UII"] where word.hasPrefix(prefix) {
      let meant = "UI" + word.dropFirst(prefix.utf8.count)
      if meant.utf8.count > 5, meant != word, KnownWords.isKnown(meant, in: KnownWords.types) {
        return meant
      }
    }
    return nil
  }

  /// Whether a word stands more than once in the texts and the code of the file.
  private mutating func isWrittenTwice(_ word: String) -> Bool {
    if let known = swift.repeatedWords { return known.contains(Array(word.utf8)[...]) }
    var found: [ArraySlice<UInt8>: Bool] = [:]
    let bytes = source.bytes
    var start = 0
    for index in bytes.indices where !Lexer.isNameByte(bytes[index]) {
      if start < index { found[bytes[start..<index]] = found[bytes[start..<index]] != nil }
      start = index + 1
    }
    if start < bytes.count { found[bytes[start...]] = found[bytes[start...]] != nil }
    swift.repeatedWords = Set(found.filter { $0.value }.keys)
    return isWrittenTwice(word)
  }

  private static let words: Set<String> = Set(
    """
    class struct enum protocol extension func var let if guard else return switch case default for in while try await \
    throws async override weak private final static self super init deinit is as nil true false break continue where do \
    catch throw lazy required convenience public fileprivate internal open import some any inout unowned mutating get set \
    indirect defer repeat fallthrough rethrows associatedtype typealias operator subscript willSet didSet Self Type actor \
    nonisolated isolated consuming borrowing package each of on turn expect given begin finish precedencegroup prefix \
    postfix infix left right none higherThan lowerThan associativity assignment safe unsafe dynamic optional nonmutating
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Which brackets are open, and whether the innermost are those of a call.
  private struct OpenCalls {
    private var open: [String?] = []
    private var declares = false
    private var latest = ""

    var isOpen: Bool { !callee.isEmpty }

    /// What the innermost call names.
    var callee: String { (open.last ?? nil) ?? "" }

    mutating func take(_ token: SwiftToken, _ word: String, _ before: SwiftToken.Kind) {
      defer { latest = word }
      if token.beginsLine, open.isEmpty { declares = false }
      switch token.kind {
      case .word where ["func", "case", "subscript", "macro"].contains(word) || word == "init" && before != .dot:
        declares = true
      case .leftParen, .leftBracket:
        open.append(token.isLeftBound && !declares ? latest : nil)
        if token.kind == .leftParen { declares = false }
      case .leftBrace:
        open.append(nil)
        declares = false
      case .rightParen, .rightBracket, .rightBrace: _ = open.popLast()
      default: break
      }
    }
  }

  /// What the file itself has.
  struct OwnWords {
    /// What it declares with a small letter, and its types; those alone that stand once.
    let names: [[String]]
    let types: [[String]]
    let lone: [[String]]
    /// How many of its names have each word.
    let parts: [String: Int]
  }
}

extension Checker.OwnWords {
  fileprivate init(_ checker: borrowing Checker) {
    let declared = (checker.swift.boundNames ?? []).map { checker.names[Name(id: $0)] }
      .filter { $0.utf8.allSatisfy { $0.isLetter || $0.isDigit } }
    names = KnownWords.byLength(declared.filter { $0.utf8.first?.isSmall == true })
    types = KnownWords.byLength(declared.filter { $0.utf8.first?.isCapital == true })
    let written = checker.swift.writtenWords ?? [:]
    lone = KnownWords.byLength(declared.filter { written[$0] ?? false })
    var parts: [String: Int] = [:]
    for (word, isOnce) in written {
      for part in Set(KnownWords.words(of: word)) { parts[part, default: 0] += isOnce ? 1 : 2 }
    }
    self.parts = parts
  }
}
