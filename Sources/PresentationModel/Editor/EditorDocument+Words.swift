/// What may be written where no point stands before it: words of the language, names, classes.
extension EditorDocument {
  func words(
    _ context: CompletionContext, _ index: SymbolIndex, _ scopes: SymbolIndex.Scopes, _ offset: Int
  ) -> [EditorCompletion] {
    let head = context.head
    if context.indentation == 0, let items = header(head) { return items }
    if head == "expect " || head == "expect no " || head == "expect events " { return expectations(head, index) }
    if head.hasPrefix("expect hierarchy of ") || head.hasPrefix("expect events of ") { return names(index) }
    if head == "class " { return [] }
    if isInTypes(head, scopes) { return classes(index, withProtocols: head.hasPrefix("class ")) }
    if head.hasPrefix("segue ") { return names(index) + Self.words(["from", "to", "kind", "unwind"], rank: 1) }
    if isInEvents(context) { return names(index) + Self.words(["completion"], rank: 6) }
    if isInHierarchy(context) { return [] }
    if head.isEmpty, let owner = scopes.owners.last, owner.isClassBody, isBetweenMembers(offset, index) {
      return classBody(owner.type, index)
    }
    if head == "on ", let owner = scopes.owners.last, owner.isClassBody { return bodies(of: owner.type, index) }
    var items = variables(index, scopes) + names(index)
    if head.isEmpty {
      let isTop = context.indentation == 0 && scopes.owners.isEmpty
      items += EditorWords.statements.filter { isTop || $0.name == "expect" }.map { Self.word($0) }
      if isTop { items += EditorWords.items.map { Self.word($0) } }
      if isTop, isHeader(offset) { items += EditorWords.header.map { Self.word($0, rank: 1) } }
    } else {
      items += Self.words(["true", "false", "nil"], rank: 7)
      items += [EditorCompletion("presentation", .keyword, text: "presentation(${1:detail})", isSnippet: true, rank: 6)]
      if !head.hasPrefix("expect ") { items += classes(index, withProtocols: false) }
    }
    if let owner = scopes.owners.last {
      items += Self.words(["self"], rank: 4)
      if let base = owner.type.base { items += bare(base) }
    }
    return items
  }

  /// Members of `self` without it.
  private func bare(_ base: UIKitClass) -> [EditorCompletion] {
    base.lineage.flatMap { type in
      type.methods.map {
        EditorCompletion($0.name, .method, text: "\($0.name)($0)", isSnippet: true, detail: type.name, rank: 6)
      }
        + type.properties.map { EditorCompletion($0.name, .property, detail: $0.typeRead.name, rank: 6) }
    }
  }

  // MARK: The header

  private func header(_ head: String) -> [EditorCompletion]? {
    if head.hasPrefix("ios ") {
      return VersionList.offered.reversed().enumerated().map { row, version in
        EditorCompletion(version.text, .value, detail: "iOS \(version.text)", rank: row)
      }
    }
    if head == "rules " { return Self.words(["docs"], rank: 1) }
    if head == "device " { return Device.allCases.map { EditorCompletion($0.text, .value, rank: 1) } }
    if head.hasPrefix("device iPhoneDuo ") { return Self.words(["closed", "open", "portrait", "landscape"], rank: 1) }
    if head == "device iPhone " || head == "device iPhoneMax " {
      return Self.words(["portrait", "landscape", "resizable"], rank: 1)
    }
    if head.hasPrefix("device ") { return Orientation.allCases.map { EditorCompletion($0.text, .value, rank: 1) } }
    if head.hasPrefix("sizeClass ") { return Self.words(["compact", "regular"], rank: 1) }
    return nil
  }

  /// Whether nothing but header lines and types stands above an offset.
  private func isHeader(_ offset: Int) -> Bool {
    let tree = scenario.tree
    return !tree.items.contains { item in
      guard Int(tree[item].range.start) < offset else { return false }
      switch tree[item].kind {
      case .scenarioHeader, .iosHeader, .rulesHeader, .deviceHeader, .sizeClassHeader, .appHeader, .swiftHeader,
        .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration:
        return false
      default: return lines.line(of: Int(tree[item].range.start)) < lines.line(of: offset)
      }
    }
  }

  // MARK: Expectations

  private func expectations(_ head: String, _ index: SymbolIndex) -> [EditorCompletion] {
    if head == "expect events " { return Self.words(["include", "of"], rank: 1) }
    let isNegative = head == "expect no "
    let forms = EditorWords.expectations.filter { $0.name.hasPrefix("no ") == isNegative }.map { word in
      let name = isNegative ? String(word.name.dropFirst(3)) : word.name
      return EditorCompletion(name, .keyword, detail: word.form, meaning: word.meaning, rank: 3)
    }
    return isNegative ? forms : forms + Self.words(["no"], rank: 3) + names(index)
  }

  /// Identifiers of rules, messages and rules of lint, which have a hyphen.
  func ids(_ context: CompletionContext) -> EditorCompletions? {
    let text = String(decoding: context.before[min(context.indentation, context.before.count)...], as: UTF8.self)
    let isRule = ["expect rule ", "expect no rule "].contains { text.hasPrefix($0) }
    let isLint = ["expect lint ", "expect no lint "].contains { text.hasPrefix($0) }
    guard isRule || isLint else { return nil }
    var start = context.before.count
    while start > 0, Lexer.isNameByte(context.before[start - 1]) || context.before[start - 1] == UInt8(ascii: "-") {
      start -= 1
    }
    let range = SourceRange(
      context.word.lowerBound - (context.before.count - start - Self.wordLength(context.before)),
      context.word.upperBound)
    let items =
      isLint
      ? Self.lintIDs
      : RuleID.allCases.map { EditorCompletion($0.text, .value, detail: $0.metadata.title) }
        + MessageID.allCases.map { EditorCompletion($0.text, .value, rank: 6) }
    return EditorCompletions(range: range, items: items)
  }

  private static func wordLength(_ before: [UInt8]) -> Int {
    var end = before.count
    while end > 0, Lexer.isNameByte(before[end - 1]) { end -= 1 }
    return before.count - end
  }

  private static let lintIDs = LintID.allCases.map {
    EditorCompletion($0.text, .value, detail: $0.metadata.entry.title)
  }

  /// `// presim:ignore LNT-07`.
  static func ignores(_ context: CompletionContext) -> EditorCompletions? {
    guard String(decoding: context.before, as: UTF8.self).hasText("presim:ignore ") else { return nil }
    var start = context.before.count
    while start > 0, Lexer.isNameByte(context.before[start - 1]) || context.before[start - 1] == UInt8(ascii: "-") {
      start -= 1
    }
    let range = SourceRange(
      context.word.lowerBound - (context.before.count - start - wordLength(context.before)), context.word.upperBound)
    return EditorCompletions(range: range, items: lintIDs)
  }

  // MARK: Names

  private func names(_ index: SymbolIndex) -> [EditorCompletion] {
    index.fileNames.compactMap { name, row in
      let symbol = index.symbols[Int(row)]
      guard symbol.kind != .type else { return nil }
      return EditorCompletion(name, .variable, detail: Self.text(of: symbol.type, index), rank: 2)
    }
  }

  private static func text(of type: EditorType, _ index: SymbolIndex) -> String {
    if type.declared >= 0 { return index.symbols[Int(type.declared)].name }
    return type.value == .anything ? "" : type.value.name
  }

  private func variables(_ index: SymbolIndex, _ scopes: SymbolIndex.Scopes) -> [EditorCompletion] {
    var items: [EditorCompletion] = []
    for scope in scopes.names {
      for (name, row) in scope {
        items.append(
          EditorCompletion(name, .variable, detail: Self.text(of: index.symbols[Int(row)].type, index), rank: 1))
      }
    }
    guard let owner = scopes.owners.last, owner.isClassBody, owner.type.declared >= 0 else { return items }
    for (name, row) in index.members[owner.type.declared] ?? [:] {
      let symbol = index.symbols[Int(row)]
      let isCalled = symbol.kind == .function
      items.append(
        EditorCompletion(
          name, isCalled ? .method : .property, text: isCalled ? "\(name)($0)" : name, isSnippet: isCalled,
          detail: Self.text(of: symbol.type, index), rank: 2))
    }
    return items
  }

  // MARK: Classes

  /// Whether a class is wanted: `name: ` in an outline, behind `class X:`, `as`, `is`, a variable's type.
  private func isInTypes(_ head: String, _ scopes: SymbolIndex.Scopes) -> Bool {
    let text = Array(head.utf8)
    if head.hasPrefix("class ") { return head.hasText(":") }
    if [" as ", " as? ", " as! ", " is "].contains(where: { head.hasSuffix($0) }) { return true }
    guard text.count > 2, text[text.count - 1] == UInt8(ascii: " "), text[text.count - 2] == UInt8(ascii: ":") else {
      return false
    }
    let name = text.dropLast(2)
    if head.hasPrefix("var ") || head.hasPrefix("let ") { return !head.hasText("(") }
    return name.allSatisfy { Lexer.isNameByte($0) } && scopes.owners.isEmpty
  }

  private func classes(_ index: SymbolIndex, withProtocols: Bool) -> [EditorCompletion] {
    var items = index.symbols.filter { $0.kind == .type }.map {
      EditorCompletion($0.name, .type, detail: $0.type.base?.name ?? "", rank: 2)
    }
    items += UIKitClass.allCases.filter { $0.canBeNamed }.map {
      EditorCompletion($0.name, .type, rank: $0.kind != nil ? 3 : 5)
    }
    items += SystemClass.all.map { EditorCompletion($0.name, .type, detail: $0.superclass.name, rank: 4) }
    if withProtocols { items += DelegateProtocol.allCases.map { EditorCompletion($0.name, .type, rank: 4) } }
    return items
  }

  // MARK: Class bodies

  /// Whether an offset is in the braces of a class and in no others.
  private func isBetweenMembers(_ offset: Int, _ index: SymbolIndex) -> Bool {
    let tree = index.tree
    for row in 0..<tree.nodeCount {
      let node = tree[SyntaxNode.ID(Int32(truncatingIfNeeded: row))]
      guard Int(node.range.start) < offset, offset < Int(node.range.end) else { continue }
      if node.kind == .block || node.kind == .closure { return false }
    }
    return true
  }

  private func classBody(_ type: EditorType, _ index: SymbolIndex) -> [EditorCompletion] {
    guard let base = type.base else { return [] }
    var items = [
      EditorCompletion("on", .keyword, text: "on ${1:viewDidLoad} {\n  $0\n}", isSnippet: true, rank: 1)
    ]
    for current in base.lineage {
      for info in current.properties where info.standsInClassBody {
        items.append(
          EditorCompletion(
            info.name, .property, text: "\(info.name) = ", detail: info.type.name,
            meaning: Self.sentence(info.effect), rank: info.property.hasEffect ? 2 : 5))
      }
    }
    for info in CallbackInfo.all where info.answer != nil && SymbolIndex.has(info, type, base, index) {
      items.append(
        EditorCompletion(
          info.signature, .callback, text: "\(info.signature) = ", detail: info.answer?.name ?? "", rank: 3))
    }
    return items
  }

  private func bodies(of type: EditorType, _ index: SymbolIndex) -> [EditorCompletion] {
    guard let base = type.base else { return [] }
    return CallbackInfo.all.filter { SymbolIndex.has($0, type, base, index) }.map {
      let name = $0.answersTo(nil) ? $0.name : $0.signature
      return EditorCompletion(name, .callback, text: "\(name) {\n  $0\n}", isSnippet: true, detail: $0.ownerName)
    }
  }

  // MARK: Blocks

  /// Whether the line belongs to the block of an `expect events`, `expect no event` included.
  func isInEvents(_ context: CompletionContext) -> Bool {
    if context.head.hasPrefix("expect no event ") { return true }
    return expectation(above: context).map { $0.hasPrefix("expect events") } ?? false
  }

  private func isInHierarchy(_ context: CompletionContext) -> Bool {
    expectation(above: context).map { $0.hasPrefix("expect hierarchy") } ?? false
  }

  /// The nearest line above that is indented less, where it is an expectation.
  private func expectation(above context: CompletionContext) -> String? {
    guard context.indentation > 0 else { return nil }
    var line = lines.line(of: context.word.lowerBound)
    while line > 0 {
      line -= 1
      let text = lines.text(ofLine: line)
      let indentation = text.utf8.prefix { $0 == 0x20 }.count
      if indentation == text.utf8.count { continue }
      if indentation < context.indentation {
        let trimmed = String(text.dropFirst(indentation))
        return trimmed.hasPrefix("expect ") ? trimmed : nil
      }
    }
    return nil
  }

  private static func words(_ words: [String], rank: Int) -> [EditorCompletion] {
    words.map { EditorCompletion($0, .keyword, rank: rank) }
  }

  private static func word(_ word: EditorWords, rank: Int = 6) -> EditorCompletion {
    let snippets: [String: String] = [
      "scenario": "scenario \"${1:Title}\"", "class": "class ${1:Name}: ${2:UIViewController} {\n  $0\n}",
      "turn": "turn {\n  $0\n}", "window": "window\n  ${1:home}: ${2:HomeViewController}",
      "swift": "swift \"$0\"", "on": "on ${1:home}.${2:viewDidAppear} {\n  $0\n}",
      "segue": "segue \"${1:ShowDetail}\" from ${2:list} to ${3:detail} kind .${4:show}",
    ]
    return EditorCompletion(
      word.name, .keyword, text: snippets[word.name] ?? word.name, isSnippet: snippets[word.name] != nil,
      detail: word.form, meaning: word.meaning, rank: rank)
  }
}

extension EditorDocument {
  /// Whether a blank at an offset is followed by one of few words: behind `ios`, `device`, `expect`, `:` and the like.
  package func wantsWord(at offset: Int) -> Bool {
    let context = CompletionContext(lines, at: offset)
    let head = context.head
    let words = ["ios ", "rules ", "device ", "sizeClass ", "expect ", "expect no ", "expect events ", "on "]
    return words.contains { head == $0 } || head.hasSuffix(": ") || head.hasSuffix(" rule ") || head.hasSuffix(" lint ")
      || context.otherSide != nil
  }
}
