/// Names inside expected lines and texts, which are no tokens of the language.
extension SymbolIndex {
  /// The names of an expectation that looks at what is printed.
  mutating func noteExpected(_ id: SyntaxNode.ID) {
    let kind = tree[id].kind
    for child in tree.children(of: id) {
      switch tree[child].kind {
      case .word:
        if kind != .expectException, let row = fileNames[name(child)] { note(row, at: tree[child].range) }
      case .expectedBlock:
        for line in tree.blockLines(of: child) {
          if kind == .expectHierarchy { notePrinted(line.range) } else { noteEvent(line.range) }
        }
      case .rawText: noteEvent(tree[child].range)
      case .stringLiteral: notePrinted(tree[child].range)
      default: break
      }
    }
  }

  /// `<HomeViewController home>` anywhere in a text.
  private mutating func notePrinted(_ range: SourceRange) {
    let bytes = tree.source.bytes
    var index = Int(range.start)
    while index < Int(range.end) {
      if bytes[index] == UInt8(ascii: "<") {
        let end = bytes[index..<Int(range.end)].firstIndex(of: UInt8(ascii: ">")) ?? Int(range.end)
        noteWords(SourceRange(index + 1, end))
        index = end
      }
      index += 1
    }
  }

  /// `nav.pushViewController(second)`, `<UIViewController x>.viewDidLoad`: whom it is called on, and the arguments.
  private mutating func noteEvent(_ range: SourceRange) {
    let bytes = tree.source.bytes
    var start = Int(range.start)
    let end = Int(range.end)
    let handler = "completion of "
    if bytes[start..<end].starts(with: handler.utf8) { start += handler.utf8.count }
    if start < end, bytes[start] == UInt8(ascii: "<") {
      notePrinted(range)
      start = bytes[start..<end].firstIndex(of: UInt8(ascii: ">")) ?? end
    } else {
      var head = start
      while head < end, Lexer.isNameByte(bytes[head]) { head += 1 }
      noteWords(SourceRange(start, head))
    }
    guard let open = bytes[start..<end].firstIndex(of: UInt8(ascii: "(")) else { return }
    var index = open
    while index < end {
      guard Lexer.isNameByte(bytes[index]) else {
        index += 1
        continue
      }
      let first = index
      while index < end, Lexer.isNameByte(bytes[index]) { index += 1 }
      let isLabel = index < end && bytes[index] == UInt8(ascii: ":")
      let isMember = bytes[first - 1] == UInt8(ascii: ".")
      if !isLabel, !isMember { noteWords(SourceRange(first, index)) }
    }
  }

  /// Every word of a range that the file declares.
  private mutating func noteWords(_ range: SourceRange) {
    let bytes = tree.source.bytes
    var start = Int(range.start)
    let end = Int(range.end)
    guard start < end else { return }
    for index in start...end where index == end || !Lexer.isNameByte(bytes[index]) {
      if index > start, let row = fileNames[tree.text(SourceRange(start, index))] {
        note(row, at: SourceRange(start, index))
      }
      start = index + 1
    }
  }

  // MARK: Looking up

  /// The symbol at an offset, and the place of its name there.
  package func occurrence(at offset: Int) -> EditorOccurrence? {
    occurrences.last { Int($0.range.start) <= offset && offset <= Int($0.range.end) }
  }

  /// The member of UIKit's at an offset.
  package func use(at offset: Int) -> EditorUse? {
    uses.last { Int($0.range.start) <= offset && offset <= Int($0.range.end) }
  }

  /// Every place of a symbol, each once.
  package func places(of symbol: Int32) -> [EditorOccurrence] {
    var places: [EditorOccurrence] = []
    for occurrence in occurrences where occurrence.symbol == symbol && occurrence.range != places.last?.range {
      places.append(occurrence)
    }
    return places
  }

  /// What can be named at an offset.
  func scopes(at offset: Int) -> Scopes {
    var scopes = Scopes()
    for symbol in symbols.indices {
      guard let scope = symbols[symbol].scope, Int(scope.start) <= offset, offset <= Int(scope.end),
        Int(symbols[symbol].range.end) <= offset
      else { continue }
      scopes.set(symbols[symbol].name, Int32(truncatingIfNeeded: symbol))
    }
    for owner in owners where Int(owner.range.start) <= offset && offset <= Int(owner.range.end) {
      scopes.owners.append((owner.type, owner.isClassBody))
    }
    return scopes
  }
}
