/// A scenario as it was read: its text, what the parser made of it, and its programs if nothing is wrong.
public struct Scenario: Sendable {
  /// The text.
  public let source: SourceText
  /// The syntax tree, without its tokens.
  package let tree: SyntaxTree
  /// One program for each version that the header names, oldest first; empty where the file is wrong.
  public let programs: [Program]
  /// The errors and notes in the order of the file: what several versions report is listed once.
  public let diagnostics: [Diagnostic]
  /// Of a file of Swift that is read for itself: why parts of it were left out.
  package var unread: [Diagnostic] = []

  /// The program under the newest of the versions; nil where the file is wrong.
  public var program: Program? { programs.last }

  /// Parses and checks a file, for the versions that its header names or for one in their place. A header that names
  /// files of Swift (`swift "…"`) is an error: the library reads no files, so their code has to stand in the text.
  public static func load(bytes: [UInt8], path: String, overriding profile: Profile? = nil) -> Scenario {
    load(bytes: bytes, path: path, under: profile.map { [$0] } ?? []).standingAlone
  }

  /// Parses and checks a file for the given versions in place of the header's; an empty list leaves those. Where the
  /// grammar is broken the rest is checked all the same, so that every mistake is reported at once.
  package static func load(
    bytes: [UInt8], path: String, under given: [Profile], including sources: [SwiftSource] = []
  ) -> Scenario {
    var checkers = CheckerRoom()
    return load(bytes: bytes, path: path, under: given, including: sources, in: nil, &checkers)
  }

  /// - Parameters:
  ///   - rows: the rows that some of its names have already.
  ///   - room: the tree of a scenario that is not used any more.
  ///   - checkers: what one checker leaves to the next.
  static func load(
    bytes: [UInt8], path: String, under given: [Profile], including sources: [SwiftSource],
    rows: ReservedRows = ReservedRows(), in room: consuming SyntaxTree?, _ checkers: inout CheckerRoom
  ) -> Scenario {
    let frameworks = FrameworkSource.behind(bytes, sources)
    let failures = sources.filter { $0.failure != nil }
    return load(
      SourceText(bytes, path: path, including: frameworks.map { sources + [$0] } ?? sources), under: given,
      failures: failures, rows: rows, in: room, &checkers)
  }

  /// Parses and checks a text with the files of Swift that stand behind it.
  ///
  /// - Parameter failures: the files that cannot be read.
  static func load(
    _ source: SourceText, under given: [Profile], failures: [SwiftSource] = [], rows: ReservedRows = ReservedRows(),
    in room: consuming SyntaxTree? = nil, _ checkers: inout CheckerRoom
  ) -> Scenario {
    let (tree, syntax) = SyntaxTree.parse(source, keepingTokens: Checker.hasIgnores(source), in: room)
    var newest = Checker.check(tree, source: tree.source, under: given.last, of: given, rows: rows, in: &checkers)
    let profiles = given.isEmpty ? newest.profiles : given
    var programs: [Program] = []
    var semantic = Self.unread(failures, tree)
    for profile in profiles.dropLast() {
      let checked = Checker.check(tree, source: tree.source, under: profile, of: profiles, rows: rows, in: &checkers)
      if let program = checked.program { programs.append(program) }
      semantic = merged(semantic, checked.diagnostics)
    }
    if let program = newest.program.take() { programs.append(program) }
    semantic = merged(semantic, newest.diagnostics)
    if !syntax.isEmpty { dropFollowers(of: syntax, from: &semantic, source) }
    for index in programs.indices where programs[index].title.isEmpty { programs[index].title = fileName(source.path) }
    var all = merged(syntax, semantic)
    Followers.leaveOut(of: &all, source)
    let firstError = all.first { $0.severity == .error }
    let isWrong = firstError != nil
    // A line that the scenario can be read from is none of the console's.
    if let firstError, let printed = source.printedByConsole,
      firstError.range.start < source.range(ofLine: source.line(of: Int(printed.range.start))).end
    {
      return Scenario(source: source, tree: tree, programs: [], diagnostics: [printed])
    }
    return Scenario(source: source, tree: tree, programs: isWrong ? [] : programs, diagnostics: all)
  }

  /// The same of a text that has no files beside it: a line of its header that names files of Swift is an error.
  var standingAlone: Scenario {
    let missing = tree.items.filter { tree[$0].kind == .swiftHeader }.map { header in
      Diagnostic(
        "check.swift-file", "a text that is read alone has no files beside it", at: tree[header].range,
        notes: [Diagnostic.Note("paste the code of the file in place of this line, or run the file by 'presim'")])
    }
    guard !missing.isEmpty else { return self }
    return Scenario(source: source, tree: tree, programs: [], diagnostics: Self.merged(diagnostics, missing))
  }

  /// The files of Swift that cannot be read, each at the header line that names it.
  private static func unread(_ sources: [SwiftSource], _ tree: SyntaxTree) -> [Diagnostic] {
    guard !sources.isEmpty else { return [] }
    let headers = tree.items.filter { tree[$0].kind == .swiftHeader }
    return sources.compactMap { source in
      guard headers.indices.contains(source.header), let text = tree.child(of: headers[source.header], at: 0) else {
        return nil
      }
      return Diagnostic("check.swift-file", "\(source.path): \(source.failure ?? "")", at: tree[text].range)
    }
  }

  /// Two lists in the order of the file as one; an entry of both is listed once, and at one place the first list goes
  /// first.
  static func merged(_ first: [Diagnostic], _ second: [Diagnostic]) -> [Diagnostic] {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    let known = Set(first)
    var result: [Diagnostic] = []
    var left = first[...]
    for item in second where !known.contains(item) {
      while let next = left.first, next.range.start <= item.range.start {
        result.append(next)
        left.removeFirst()
      }
      result.append(item)
    }
    return result + left
  }

  /// Leaves out what only follows from lines that could not be read: a name that such a line, or one below it, would have
  /// declared, and where a line stands in an outline that tabs indent.
  private static func dropFollowers(of syntax: [Diagnostic], from semantic: inout [Diagnostic], _ source: SourceText) {
    func isFollower(_ item: Diagnostic) -> Bool {
      item.code.hasPrefix("check.unknown-")
    }
    if syntax.contains(where: { $0.code == "syntax.tab" }) { semantic.removeAll { $0.code == "check.window-roots" } }
    // Behind code that cannot be read, what it declares is not known: a type is not certain, nor what is bound.
    if let first = syntax.first(where: {
      $0.severity == .error && (indentation(ofLine: source.line(of: Int($0.range.start)), source) ?? 0) > 0
    }) {
      let ofTypes = ["check.type", "check.optional", "check.initializer", "check.constant", "check.switch"]
      semantic.removeAll { item in
        guard ofTypes.contains(item.code) else { return false }
        // What a protocol asks for may stand in those lines.
        if item.message.hasText("does not conform to") { return true }
        return item.range.start > first.range.start
          && (indentation(ofLine: source.line(of: Int(item.range.start)), source) ?? 0) > 0
      }
    }
    var unknown: Set<ArraySlice<UInt8>> = []
    for item in semantic where isFollower(item) { unknown.insert(source.bytes[item.range.offsets]) }
    if unknown.isEmpty { return }
    var found: Set<ArraySlice<UInt8>> = []
    // Of each line once: what stands below a line stands below the lines around it too.
    var read = 0
    for item in syntax {
      let first = source.line(of: Int(item.range.start))
      guard first > read else { continue }
      read = first
      // Behind a bracket that nothing closes the rest of the type is not read as it was meant.
      let isOpen = item.code == "syntax.unterminated-bracket"
      let depth = isOpen ? 0 : indentation(ofLine: first, source) ?? 0
      while read < source.lineCount, indentation(ofLine: read + 1, source).map({ $0 > depth }) ?? true { read += 1 }
      let lines = Int(source.range(ofLine: first).start)..<Int(source.range(ofLine: read).end)
      var start = lines.lowerBound
      for index in lines.lowerBound...lines.upperBound
      where index == lines.upperBound || !Lexer.isNameByte(source.bytes[index]) {
        if index > start, unknown.contains(source.bytes[start..<index]) { found.insert(source.bytes[start..<index]) }
        start = index + 1
      }
    }
    semantic.removeAll { isFollower($0) && found.contains(source.bytes[$0.range.offsets]) }
  }

  /// How many blanks a line begins with; nil of an empty line.
  private static func indentation(ofLine line: Int, _ source: SourceText) -> Int? {
    let range = source.range(ofLine: line).offsets
    guard let first = range.first(where: { source.bytes[$0] != UInt8(ascii: " ") && source.bytes[$0] != 9 }) else {
      return nil
    }
    return first - range.lowerBound
  }

  /// The last part of a path.
  static func fileName(_ path: String) -> String {
    var parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return parts.popLast().map { String(decoding: Array($0), as: UTF8.self) } ?? path
  }
}
