/// Statements of the file's own Swift that move together: one, with those above it that only make or change what it names.
struct CodeMove {
  let function: SwiftFunction
  /// In the order of the file.
  let statements: [ByteRange]
  private let program: Program
  private let bytes: [UInt8]

  /// Nil where the rest of the function needs them, they need what stays, or whether they run at all depends on what
  /// stands above them.
  ///
  /// - Parameter place: behind which they go, in the same function; nil where they leave it.
  init?(
    _ statement: ByteRange, outOf function: SwiftFunction, behind place: Int? = nil, _ program: Program,
    _ bytes: [UInt8]
  ) {
    (self.function, self.program, self.bytes) = (function, program, bytes)
    guard function.range.start >= 0, Int(function.range.end) <= bytes.count,
      let open = bytes[Int(function.range.start)..<Int(function.range.end)].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let top = place ?? open + 1
    let all = CodeLayout(bytes).statements(from: top, to: Int(function.range.end))
    guard let row = all.firstIndex(where: { $0.start <= statement.start && statement.end <= $0.end }),
      all[row] == statement || place == nil && Self.isOnlyCondition(of: statement, all[row], bytes)
    else { return nil }
    let locals = Set(function.slots[..<function.firstTemporary].map { $0.name }).subtracting(["", "self"])
    func names(_ range: ByteRange) -> Set<String> { locals.intersection(CodeScope.names(bytes, in: range)) }
    var moved = [all[row]]
    var needed = names(all[row])
    for range in all[..<row].reversed() {
      let own = names(range)
      if own.isDisjoint(with: needed) { continue }
      guard CodeScope.words(bytes, in: range).first.map({ $0 == "let" || $0 == "var" || own.contains($0) }) ?? false
      else { return nil }
      needed.formUnion(own)
      moved.insert(range, at: 0)
    }
    guard all.allSatisfy({ moved.contains($0) || names($0).isDisjoint(with: needed) }) else { return nil }
    if place == nil {
      let parameters = Set(function.parameters.map { function.slots[Int($0.index)].name })
      guard needed.isDisjoint(with: parameters) else { return nil }
    }
    let above = CodeScope.words(bytes, in: ByteRange(Int32(top), statement.start))
    let own = moved.flatMap { CodeScope.words(bytes, in: $0) }
    guard !above.contains(where: { ["return", "guard", "throw", "try", "await", "defer"].contains($0) }),
      !own.contains(where: { ["super", "return", "throw", "try", "await"].contains($0) })
    else { return nil }
    statements = moved
  }

  /// Whether a statement is an `if` without `else` that does nothing else.
  private static func isOnlyCondition(of statement: ByteRange, _ whole: ByteRange, _ bytes: [UInt8]) -> Bool {
    guard CodeScope.words(bytes, in: whole).first == "if",
      let open = bytes[Int(whole.start)..<Int(statement.start)].lastIndex(of: UInt8(ascii: "{")),
      CallScan.depth(bytes, from: Int(whole.start), to: Int(statement.start)) == 1
    else { return false }
    let inside = CodeLayout(bytes).statements(from: open + 1, to: Int(whole.end))
    var close = Int(inside.last?.end ?? whole.end)
    while close < Int(whole.end), bytes[close] != UInt8(ascii: "}") { close += 1 }
    var made: Set<String> = []
    for range in inside where range != statement {
      let words = CodeScope.words(bytes, in: range)
      guard let first = words.first, first == "let" || first == "var" || made.contains(first) else { return false }
      if words.count > 1, !made.contains(first) { made.insert(words[1]) }
    }
    return inside.contains(statement) && close + 1 == Int(whole.end)
  }

  /// In the class's viewDidAppear: behind what that does, or in one of its own; nil where the function is no callback
  /// that comes before it.
  func toViewDidAppear() -> [TextEdit]? {
    guard ["viewDidLoad", "viewWillAppear", "loadView", "viewIsAppearing"].contains(CodeScope.shortName(function)),
      function.kind == .method, let owner = function.owner
    else { return nil }
    let layout = CodeLayout(bytes)
    let indentation = layout.indentation(of: Int(function.range.start))
    let inner = layout.indentation(of: Int(statements[0].start))
    let code = statements.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
      .joined(separator: "\n\(inner)")
    let target = program.swift.functions.first {
      $0.owner == owner && $0.kind == .method && CodeScope.shortName($0) == "viewDidAppear"
    }
    let insertion: TextEdit
    if let target {
      guard bytes[Int(target.range.end) - 1] == UInt8(ascii: "}") else { return nil }
      var place = Int(target.range.end) - 1
      while place > 0, bytes[place - 1] == UInt8(ascii: " ") || bytes[place - 1] == 9 { place -= 1 }
      let isOwnLine = bytes[place - 1] == 10
      insertion = .insert(
        isOwnLine ? "\(inner)\(code)\n" : "; \(code) ",
        at: Int32(place))
    } else {
      let step = inner.hasPrefix(indentation) && inner != indentation ? inner : indentation + "    "
      insertion = .insert(
        "\n\n\(indentation)override func viewDidAppear(_ animated: Bool) {\n\(step)super.viewDidAppear(animated)\n"
          + "\(step)\(code)\n\(indentation)}", at: function.range.end)
    }
    return removals(layout) + [insertion]
  }

  /// Takes the statements out; those that stand side by side together.
  func removals(_ layout: CodeLayout) -> [TextEdit] {
    var runs: [ByteRange] = []
    for range in statements {
      if let last = runs.last,
        bytes[Int(last.end)..<Int(range.start)].allSatisfy({ $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ";") })
      {
        runs[runs.count - 1] = ByteRange(last.start, range.end)
      } else {
        runs.append(range)
      }
    }
    return runs.map { layout.removal(of: $0) }
  }
}

/// Lines of a text, for changes that keep its layout.
struct CodeLayout {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func lineStart(_ place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// The blanks with which a line begins.
  func indentation(of place: Int) -> String {
    String(decoding: bytes[lineStart(place)...].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }, as: UTF8.self)
  }

  func isBlank(_ start: Int, _ end: Int) -> Bool {
    start <= end
      && bytes[start..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 10 || $0 == 13 }
  }

  /// The statements of a block from a place in it on: each ends at a ';' or at the end of a line that the next does not
  /// go on with.
  func statements(from place: Int, to limit: Int) -> [ByteRange] {
    var lexer = SwiftLexer(bytes, from: place)
    lexer.end = limit
    var found: [ByteRange] = []
    var (first, last, depth) = (-1, place, 0)
    var goesOn = false
    func end() { if first >= 0 { found.append(ByteRange(Int32(first), Int32(last))) } }
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile else { break }
      let isClosing = [.rightBrace, .rightParen, .rightBracket].contains(token.kind)
      if depth == 0, isClosing { break }
      // An operator with blanks on both sides, a dot or `else` goes on with the line above.
      let isInfix = token.kind == .sign && token.end < limit && bytes[token.end] <= UInt8(ascii: " ")
      let isNew =
        token.beginsLine && !goesOn && !isInfix && token.kind != .dot && token.kind != .colon
        && !bytes[token.start..<token.end].elementsEqual(Array("else".utf8))
      if depth == 0, token.kind == .semicolon || isNew {
        end()
        first = -1
      }
      if token.kind != .semicolon || depth > 0 {
        if first < 0 { first = token.start }
        last = token.end
      }
      if isClosing { depth -= 1 }
      if [.leftBrace, .leftParen, .leftBracket].contains(token.kind) { depth += 1 }
      goesOn = depth == 0 && (token.kind == .sign && !token.isLeftBound || token.kind == .comma || token.kind == .dot)
    }
    end()
    return found
  }

  /// Whether nothing else stands on the lines of a range.
  func isAlone(_ range: ByteRange) -> Bool {
    let end = bytes[Int(range.end)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return isBlank(lineStart(Int(range.start)), Int(range.start)) && isBlank(Int(range.end), end)
  }

  /// Takes something out, with its line where it is alone there, with the ';' that parted it from its neighbour otherwise.
  func removal(of range: ByteRange) -> TextEdit {
    var (start, end) = (Int(range.start), Int(range.end))
    let line = lineStart(start)
    let lineEnd = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if isBlank(line, start), isBlank(end, lineEnd) {
      return TextEdit(range: ByteRange(Int32(line), Int32(min(lineEnd + 1, bytes.count))), text: "")
    }
    var next = end
    while next < lineEnd, bytes[next] == UInt8(ascii: " ") { next += 1 }
    if next < lineEnd, bytes[next] == UInt8(ascii: ";") {
      end = next + 1
      while end < lineEnd, bytes[end] == UInt8(ascii: " ") { end += 1 }
    } else {
      while start > line, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      if start > line, bytes[start - 1] == UInt8(ascii: ";") { start -= 1 }
    }
    return TextEdit(range: ByteRange(Int32(start), Int32(end)), text: "")
  }
}
