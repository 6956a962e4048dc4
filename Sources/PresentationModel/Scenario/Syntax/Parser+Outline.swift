/// Outlines: read by indentation alone, with a stack of the open levels instead of a call for each.
extension Parser {
  private struct Level {
    var indentation: Int
    var entry: Int32
    var lastChild: Int32
  }

  /// Whether a mistake stands in a statement.
  private func isNear(_ mistake: SourceRange, _ statement: SourceRange) -> Bool {
    mistake.start >= statement.start - 20 && mistake.start <= statement.end
  }

  mutating func windowDeclaration() -> SyntaxNode.ID? {
    let range = token.range
    var indentation = lexer.indentation
    if onNewLine, indentation > 0 {
      var diagnostic = Diagnostic.slip("'window' stands at column one", at: range)
      diagnostic.notes = [.init("leave the blanks before it out")]
      report(diagnostic)
      indentation = 0
    }
    // A declaration that cannot be read may be what stands before it.
    if let firstStatement, !diagnostics.contains(where: { $0.severity == .error && isNear($0.range, firstStatement) }) {
      report(.afterStatement("a window", at: range, first: firstStatement))
    }
    advance(.begins)
    var children = Children()
    var name: Name? = nil
    if token.kind == .colon {
      report(.windowWithColon(at: token.range))
      advance(.joined)
      if token.kind == .identifier { advance() }
    }
    if token.kind == .identifier {
      guard let declared = declaredName("the window's name") else { return nil }
      append(declared, to: &children)
      name = tree[declared].name
    }
    let first = tree.outline.count
    if token.kind == .leftBrace {
      report(.bracedChildren(at: token.range))
      skipBracket()
    }
    if token.kind == .newline { entries(below: indentation, depth: 1) }
    let id = node(.windowDeclaration, from: Int(range.start), children, name: name)
    setOutline(of: id, from: first)
    return id
  }

  mutating func outlineDeclaration() -> SyntaxNode.ID? {
    let range = token.range
    if onNewLine, lexer.indentation > 0 {
      // Nothing to belong to: an outline before it would have taken the line.
      report(.unexpectedIndentation(at: range))
    }
    let indentation = lexer.indentation
    let first = tree.outline.count
    guard let root = entry(depth: 0, parent: -1) else { return nil }
    if token.kind == .newline { entries(below: indentation, depth: 1, root: root) }
    let id = node(.outlineDeclaration, from: Int(range.start))
    setOutline(of: id, from: first)
    return id
  }

  private mutating func setOutline(of id: SyntaxNode.ID, from first: Int) {
    tree.nodes[Int(id.index)].extra = Int32(first)
    tree.nodes[Int(id.index)].extraCount = Int32(tree.outline.count - first)
  }

  /// The lines below the current one that are indented deeper than `base`.
  private mutating func entries(below base: Int, depth: Int32, root: Int32 = -1) {
    var levels = [Level(indentation: base, entry: root, lastChild: -1)]
    var tabbed = false
    while true {
      // The look ahead leaves a line end in place for whoever comes next.
      guard token.kind == .newline, kindBehindLineEnd() != .endOfFile, lexer.indentation > base else { return }
      // A 'window' with blanks before it ends this outline all the same.
      if let word = behindLineEnd, word.kind == .identifier, has(word.range, "window"),
        [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(lexer.bytes[Int(word.range.end)...].first ?? 0)
      {
        return
      }
      skipLineEnds()
      if lexer.firstTab >= 0 {
        // Once an outline: a file that uses tabs uses them in every line.
        if !tabbed { report(.tab(at: lexer.firstTab, in: "an outline")) }
        tabbed = true
      }
      place(lexer.indentation, in: &levels, quiet: tabbed)
      repeat {
        let level = levels.count - 1
        let start = Int(token.range.start)
        guard let entry = entry(depth: depth + Int32(level) - 1, parent: levels[level - 1].entry) else {
          recover(from: start, indentation: Int.max)
          break
        }
        link(entry, in: &levels)
      } while takeSemicolonBeforeEntry()
      if token.kind == .semicolon || token.kind == .rightBrace { return }
      if token.kind != .newline, token.kind != .endOfFile {
        if token.kind == .leftBrace || token.kind == .leftBracket {
          report(.bracedChildren(at: token.range))
          skipBracket()
        } else {
          report(unexpectedToken())
        }
        recover(from: lastEnd - 1, indentation: Int.max)
      }
    }
  }

  /// Pops the levels that a line of this indentation ends, and opens one when it is deeper than the last. The last
  /// level is then the line's own: its entry is not there yet.
  private mutating func place(_ indentation: Int, in levels: inout [Level], quiet: Bool) {
    var popped: Level?
    while levels.count > 1, levels[levels.count - 1].indentation > indentation {
      popped = levels.removeLast()
    }
    guard levels[levels.count - 1].indentation < indentation else { return }
    if let popped, !quiet {
      let outer = levels.count > 1 ? levels[levels.count - 1].indentation : nil
      report(.noOuterLevel(outer, popped.indentation, at: token.range))
    }
    levels.append(Level(indentation: indentation, entry: -1, lastChild: -1))
  }

  private mutating func link(_ entry: Int32, in levels: inout [Level]) {
    let level = levels.count - 1
    let parent = levels[level - 1]
    if parent.lastChild >= 0 {
      tree.outline[Int(parent.lastChild)].nextSiblingIndex = entry
    } else if parent.entry >= 0 {
      tree.outline[Int(parent.entry)].firstChildIndex = entry
    }
    levels[level - 1].lastChild = entry
    levels[level].entry = entry
    levels[level].lastChild = -1
  }

  /// Whether a further entry follows in the same line; then its `;` is taken.
  private mutating func takeSemicolonBeforeEntry() -> Bool {
    guard token.kind == .semicolon else { return false }
    advance()
    return token.kind == .identifier && lexer.byteAhead() == UInt8(ascii: ":")
  }

  private mutating func entry(depth: Int32, parent: Int32) -> Int32? {
    if token.kind == .minus || token.kind == .unknown && has(token.range, ">"), Lexer.isNameByte(lexer.byteAhead()) {
      // Once a list: whoever writes one mark writes one in every line.
      let diagnostic = Diagnostic.listMark(text(token.range), at: token.range)
      if diagnostics.last?.message != diagnostic.message { report(diagnostic) }
      advance()
    }
    if token.kind == .identifier, has(token.range, "let") || has(token.range, "var"),
      Lexer.isNameByte(lexer.byteAhead()), lexer.byteAhead() != 0
    {
      report(
        Diagnostic(
          "syntax.slip", "a line of an outline has no '\(text(token.range))'", at: token.range,
          notes: [.init("leave '\(text(token.range))' out")]))
      advance()
    }
    guard token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: ":") else {
      reportNoEntry()
      return entryMeant(depth, parent)
    }
    let nameRange = token.range
    let name = nameOfToken()
    checkDeclared(name, at: nameRange)
    advance(.begins)
    advance()
    guard token.kind == .identifier else {
      reportExpected("a class, as in 'home: UIViewController'")
      return nil
    }
    let start = Int(token.range.start)
    guard let type = typeName() else { return nil }
    let className = tree[type].name ?? name
    let classRange = SourceRange(start, lastEnd)
    // The entry keeps what the node said: a million lines need no million nodes.
    tree.nodes.removeLast()
    let (first, second) = (tree.names[name], tree.names[className])
    if first.utf8.first?.isCapital == true, second.utf8.first?.isSmall == true {
      report(.classFirst(first, second, at: SourceRange(Int(nameRange.start), lastEnd)))
      return entry(className, name, at: nameRange, depth, parent)
    }
    if token.kind == .identifier, !onNewLine, lexer.byteAhead() != UInt8(ascii: ":") {
      let (word, range) = (nameOfToken(), token.range)
      report(.twoNames(tree.names[word], second, at: range))
      return entry(word, className, at: range, depth, parent)
    }
    if token.kind == .colon, !onNewLine {
      let isView = lexer.rest(ofLineFrom: Int(token.range.end)).contains("View")
      report(
        isView
          ? .viewInOutline(tree.names[name], at: token.range) : .secondClass(tree.names[className], at: token.range))
      skipRestOfLine()
    }
    var initializer: SyntaxNode.ID?
    if token.kind == .leftParen, !onNewLine {
      statementIndentation = lexer.indentation
      guard let given = call(trailingClosures: true) else { return nil }
      initializer = given
    } else if token.kind == .leftBrace, !onNewLine, tree.names[className].hasSuffix("Tab") {
      // `find: UISearchTab { _ in search }`: of a tab it is what makes its controller.
      statementIndentation = lexer.indentation
      let open = Int(token.range.start)
      guard let closures = trailingClosures(Children()) else { return nil }
      initializer = node(.call, from: open, closures)
    }
    tree.outline.append(
      OutlineEntry(
        name: name, nameRange: nameRange, className: className, classRange: classRange, depth: depth,
        initializer: initializer, parentIndex: parent))
    return Int32(tree.outline.count - 1)
  }

  /// The line that is meant by one without its ':': the lines below it stand in it all the same.
  private mutating func entryMeant(_ depth: Int32, _ parent: Int32) -> Int32? {
    guard token.kind == .identifier, token.range.count <= Parser.longestWord else { return nil }
    let (first, second) = (text(token.range), lexer.classBehindEqual() ?? lexer.wordAhead())
    let isCapital = (first.utf8.first?.isCapital == true, second.utf8.first?.isCapital == true)
    guard !second.isEmpty, !nameOfToken().isReserved, isCapital.0 || isCapital.1 else { return nil }
    let (name, type) = isCapital.1 ? (first, second) : (second, first)
    return entry(tree.names.intern(name), tree.names.intern(type), at: token.range, depth, parent)
  }

  /// An entry of a line that was not right, whose rest is skipped.
  private mutating func entry(
    _ name: Name, _ type: Name, at range: SourceRange, _ depth: Int32, _ parent: Int32
  ) -> Int32 {
    skipRestOfLine()
    tree.outline.append(
      OutlineEntry(
        name: name, nameRange: range, className: type, classRange: range, depth: depth, initializer: nil,
        parentIndex: parent))
    return Int32(tree.outline.count - 1)
  }

  /// Whether a controller may have a property of a name.
  private func isProperty(_ word: String) -> Bool {
    UIKitClass.allCases.contains { $0.kind != nil && $0.properties.contains { $0.name == word } }
  }

  private mutating func reportNoEntry() {
    if token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: "-") {
      report(.hyphen(at: token.range))
    } else if isWord(.segue) {
      report(.segueInOutline(of: tree.outline.last.map { tree.names[$0.name] } ?? "home", at: token.range))
    } else if isWord(.expect) || isWord(.on) || isWord(.turn) || isWord(.begin) || isWord(.class) {
      report(.noEntry(at: token.range))
    } else if token.kind == .identifier, Lexer.isNameByte(lexer.byteAhead()) {
      let (first, second) = (text(token.range), lexer.wordAhead())
      let isClassFirst = first.utf8.first?.isCapital == true && second.utf8.first?.isSmall == true
      report(isClassFirst ? .classFirst(first, second, at: token.range) : .missingColon(at: token.range))
    } else if token.kind == .identifier, lexer.byteAhead() == UInt8(ascii: "=") {
      let (word, type) = (text(token.range), lexer.classBehindEqual())
      if type == nil, let owner = tree.outline.last.map({ tree.names[$0.name] }), isProperty(word) {
        report(.propertyInOutline(word, of: owner, at: token.range))
      } else {
        report(.assignedEntry(word, type, at: token.range))
      }
    } else if token.kind == .string, let last = tree.outline.last, tree.names[last.className] == "UIAlertController" {
      report(.noEntry(at: token.range, of: tree.names[last.name]))
    } else if token.kind == .unknown {
      report(unexpectedToken())
    } else if token.kind == .identifier, lexer.byteAhead() == 0, !nameOfToken().isReserved {
      report(.noClass(tree.names[nameOfToken()], at: token.range))
    } else {
      report(.noEntry(at: token.range))
    }
  }
}

extension Parser {
  /// Skips past the bracket that closes the token.
  fileprivate mutating func skipBracket() {
    var depth = 0
    repeat {
      switch token.kind {
      case .leftBrace, .leftBracket, .leftParen: depth += 1
      case .rightBrace, .rightBracket, .rightParen: depth -= 1
      case .endOfFile: return
      default: break
      }
      lexer.problems.removeAll()
      advance()
    } while depth > 0
  }
}

extension Lexer {
  /// The words between an offset and the end of its line.
  fileprivate func rest(ofLineFrom start: Int) -> [Substring] {
    let end = endOfLine(from: start)
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self).split { $0 == " " || $0 == "," || $0 == "\r" }
  }

  /// `HomeViewController` of `= HomeViewController()`.
  fileprivate func classBehindEqual() -> String? {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "=") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] < 0x80, Lexer.isNameByte(bytes[index]) { index += 1 }
    guard start < index, bytes[start].isCapital else { return nil }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension Diagnostic {
  fileprivate static func windowWithColon(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.slip", "a window is just 'window', with its root view controller below it", at: range)
  }

  static func hyphen(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.slip", "a name has no '-': only letters, digits and '_'", at: range)
  }

  fileprivate static func listMark(_ mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "a line of an outline begins with the name: the blanks before it say what it stands in", at: range,
      cure: Cure("leave out '\(mark)'", replacing: range, with: ""))
  }

  fileprivate static func viewInOutline(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "a view of SwiftUI's is no view controller", at: range,
      notes: [Note("write '\(name): UIHostingController', which shows it")])
  }

  fileprivate static func secondClass(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "a line of an outline has one class", at: range,
      notes: [Note("what it inherits from stands where it is declared: 'class \(type): UIViewController { }'")])
  }

  fileprivate static func bracedChildren(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax.slip", "children go below, indented, one to a line, without brackets", at: range)
  }

  static func tab(at offset: Int, in what: String) -> Diagnostic {
    Diagnostic(
      "syntax.tab", "a tab in the indentation of \(what); write spaces", at: SourceRange(offset, offset + 1))
  }

  fileprivate static func unexpectedIndentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.unexpected-indentation", "unexpected indentation: this is not below any outline", at: range)
  }

  fileprivate static func noOuterLevel(_ outer: Int?, _ inner: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.inconsistent-indentation", "indentation does not match any outer level", at: range,
      notes: [
        Note(
          outer.map { "lines above have \($0) and \(inner) blanks before them: write as many as one of them has" }
            ?? "a line above has \(inner) blanks before it: write as many to stand beside it")
      ])
  }

  static func afterStatement(_ what: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.late-outline", "\(what) belongs before the first statement", at: range,
      notes: [Note("the first statement is here", at: first)])
  }

  static func missingColon(at range: SourceRange) -> Diagnostic {
    let end = Int(range.end)
    return Diagnostic(
      "syntax.missing-colon", "an outline needs ':' between a name and its class", at: SourceRange(end, end),
      cure: Cure("write ':'", replacing: SourceRange(end, end), with: ":"))
  }

  /// `UINavigationController nav`, `UINavigationController: nav`
  fileprivate static func classFirst(_ type: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "a line of an outline has the name first, then ':' and the class", at: range,
      notes: [Note("write '\(name): \(type)'")])
  }

  /// `root: UINavigationController nav`
  fileprivate static func twoNames(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    // `split: UISplitViewController style doubleColumn`
    let isLabel = UIKitClass(named: type).map { Initializer.labels(of: $0).contains(name) } ?? false
    return Diagnostic(
      "syntax.slip", "nothing stands behind the class of a line of an outline", at: range,
      notes: [
        Note(
          isLabel
            ? "an argument stands in parentheses: write '\(type)(\(name): …)'"
            : "for a controller called '\(name)' write '\(name): \(type)'")
      ])
  }

  static func noClass(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.no-class",
      "'\(name)' has no class: a line of an outline is 'name: Class', as in 'home: HomeViewController'",
      at: range)
  }

  fileprivate static func assignedEntry(_ name: String, _ type: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "a line of an outline has ':' between a name and its class", at: range,
      notes: [Note("write '\(name): \(type ?? "UIViewController")'")])
  }

  /// `modalPresentationStyle = .fullScreen` in a line below `home: HomeViewController`
  fileprivate static func propertyInOutline(_ word: String, of owner: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "a line of an outline sets no property", at: range,
      notes: [Note("below the outlines write '\(owner).\(word) = …' at column one")])
  }

  /// `segue "Open" show -> detail` in a line below `home: HomeViewController`
  fileprivate static func segueInOutline(of owner: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax.slip", "a segue is not a line of an outline", at: range,
      notes: [Note("below the outlines write 'segue \"Open\" from \(owner) to detail kind .show' at column one")])
  }

  fileprivate static func noEntry(at range: SourceRange, of alert: String? = nil) -> Diagnostic {
    Diagnostic(
      "syntax.no-outline-entry", "an outline has only lines 'name: Class'", at: range,
      notes: [
        Note(
          alert.map {
            "a statement adds a button: '\($0).addAction(UIAlertAction(title: \"OK\", style: .default))' at column one"
          } ?? "a statement begins at column one")
      ])
  }
}
