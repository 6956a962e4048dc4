extension Scenario {
  /// Reads a file of Swift for itself. It is never wrong: a statement that cannot be read is left out, then what it
  /// stands in, and the rest of the file counts.
  ///
  /// - Parameters:
  ///   - reading: whether it is run, or one of the files of an app.
  ///   - outside: what the other files declare.
  static func loadSwift(
    _ bytes: [UInt8], path: String, under given: [Profile], as reading: SwiftReading, beside outside: AppTypes?
  ) -> Scenario {
    var rest = bytes
    let whole = SourceText(bytes, path: path)
    var unread = whole.problems
    for problem in whole.problems { blank(problem.range, in: &rest) }
    for parts in Part.allCases {
      let source = SourceText(rest, path: path, files: [SwiftSource.Place(line: 1, path: path)])
      let (tree, syntax) = SyntaxTree.parse(source, keepingTokens: Checker.hasIgnores(source))
      var programs: [Program] = []
      var found: [Diagnostic] = syntax
      for profile in given.isEmpty ? [nil] : given.map({ Optional($0) }) {
        var room = CheckerRoom()
        let checked = Checker.check(
          tree, source: tree.source, under: profile, of: given, as: reading, beside: outside, in: &room)
        if let program = checked.program { programs.append(program) }
        found = merged(found, checked.diagnostics)
      }
      let errors = found.filter { $0.severity == .error }
      guard !errors.isEmpty else {
        for row in programs.indices where programs[row].title.isEmpty { programs[row].title = fileName(path) }
        return Scenario(source: whole, tree: tree, programs: programs, diagnostics: found, unread: unread)
      }
      if parts == .statements { unread += errors } else if unread.isEmpty { unread = errors }
      for error in errors { blank(part(parts, at: error.range, of: tree), in: &rest) }
    }
    let empty = SourceText([], path: path)
    return Scenario(source: whole, tree: SyntaxTree.parse(empty).tree, programs: [], diagnostics: [], unread: unread)
  }

  /// Of a file of an app that was read as strictly as a scenario: its mistakes, and whether no other file of the app can make
  /// them right; where one can, they are notes.
  func slipsInAFileAlone() -> (slips: [Diagnostic], areErrors: Bool) {
    let errors = diagnostics.filter { $0.severity == .error }
    // What SwiftUI shows is another question.
    if errors.contains(where: { $0.code.hasPrefix("check.swiftui") }) { return ([], false) }
    let slips = errors.filter { error in
      guard error.code != "syntax.foreign-swift" else { return false }
      if error.code == "syntax.stray-bracket" { return true }
      // Lines beside the declarations are a playground's.
      guard let item = tree.items.last(where: { tree[$0].range.start <= error.range.start }) else { return false }
      switch tree[item].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration, .protocolDeclaration,
        .functionDeclaration:
        return error.range.start < tree[item].range.end || error.code.hasPrefix("syntax.")
      default: return false
      }
    }
    let certain = slips.filter { $0.code.hasPrefix("syntax.") || Self.standsWhateverOthersDeclare.contains($0.code) }
    guard certain.isEmpty else { return (certain, true) }
    var notes = slips
    for row in notes.indices {
      notes[row].severity = .note
      if row == 0 {
        notes[row].notes.append(
          Diagnostic.Note("presim reads this file alone, and another one may declare what is missing"))
      }
    }
    return (notes, false)
  }

  /// What is said of the code of one block or of one type, to which another file adds nothing.
  private static let standsWhateverOthersDeclare: Set<String> = [
    "check.constant", "check.switch", "check.return", "check.guard", "check.break", "check.redeclared",
  ]

  /// What is left out, in the order of the attempts.
  private enum Part: CaseIterable { case statements, members, items, all }

  /// What a mistake stands in.
  private static func part(_ part: Part, at range: SourceRange, of tree: SyntaxTree) -> SourceRange {
    let all = SourceRange(0, tree.source.bytes.count)
    guard part != .all, let item = tree.items.last(where: { holds(tree[$0].range, range) }) else {
      if part == .all { return all }
      // Between the items: what could not be read at all.
      return tree.source.range(ofLine: tree.source.line(of: Int(range.start)))
    }
    var found = item
    var current: SyntaxNode.ID? = item
    while part != .items, let node = current {
      current = tree.children(of: node).first { holds(tree[$0].range, range) }
      guard let current else { break }
      let isStatement = tree[node].kind == .block
      let isMember =
        switch tree[node].kind {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration, .protocolDeclaration: true
        default: false
        }
      let isNamed = tree[current].kind == .declaredName || tree[current].kind == .typeName
      if isMember && !isNamed || isStatement && part == .statements { found = current }
    }
    return tree[found].range
  }

  private static func holds(_ outer: SourceRange, _ inner: SourceRange) -> Bool {
    outer.start <= inner.start && inner.start < outer.end
  }

  /// Puts blanks in the place of a part of a text: lines and columns stay as they are.
  private static func blank(_ range: SourceRange, in bytes: inout [UInt8]) {
    for index in range.offsets where index < bytes.count && bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
  }
}
