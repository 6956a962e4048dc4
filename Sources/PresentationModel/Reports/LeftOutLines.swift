/// A line of pasted Swift that was left out while a later expectation depends on it.
package struct LeftOutLine: JSONConvertible, Sendable, Equatable {
  /// Line in the file, from 1; 0 where it stands in another.
  package let line: Int
  /// What became of it.
  package let text: String
  /// The line of the expectation.
  package let expectation: Int

  /// All of it, in a sentence.
  package var sentence: String { "\(text), and the expectation on line \(expectation) depends on it" }

  package var json: JSONValue {
    ["line": line.json, "text": text.json, "expectation": expectation.json]
  }
}

/// Finds them, while a file runs.
struct LeftOutLines {
  private(set) var found: [LeftOutLine] = []
  /// The statements that the run has come to and left out.
  private var statements: [Int32] = []
  /// What was told of lines that reach a call of the hierarchy.
  private var told: [(line: Int, text: String)] = []

  /// Looks at a step, and at the expectations that were looked at in it.
  mutating func look(at outcome: StepOutcome, of program: Program) {
    guard !program.swift.isEmpty else { return }
    for row in outcome.leftOut where !statements.contains(row) { statements.append(row) }
    for note in outcome.notes where !note.isFailure && Self.isOfACall(note.text, program) {
      told.append((note.line, note.text))
    }
    guard !statements.isEmpty || !told.isEmpty else { return }
    for call in outcome.calls where call.isExpectation {
      guard let expectation = program.expectations.first(where: { $0.line == call.line }) else { continue }
      look(at: expectation, program)
    }
  }

  private mutating func look(at expectation: Expectation, _ program: Program) {
    if let first = told.first {
      add(first.line, first.text, expectation)
      told.removeAll()
    }
    let words = Self.words(of: expectation.text)
    var others: [Int32] = []
    for row in statements {
      let statement = program.swift.leftOut[Int(row)]
      let isWritten = statement.writes.contains { words.members.contains($0) }
      guard isWritten || statement.uses.contains(where: { words.all.contains($0) }) else {
        others.append(row)
        continue
      }
      let own = program.swift.file(ofLine: statement.line) == nil
      let place = own ? "" : "\(program.swift.lineText(statement.line)): "
      add(own ? statement.line : 0, "\(place)'\(statement.text)' is left out", expectation)
    }
    statements = others
  }

  private mutating func add(_ line: Int, _ text: String, _ expectation: Expectation) {
    found.append(LeftOutLine(line: line, text: text, expectation: expectation.line))
  }

  /// Whether a note says that something did not run which does something to the hierarchy.
  private static func isOfACall(_ text: String, _ program: Program) -> Bool {
    // Where a condition is not known "what depends on it is left out": what that may change is asked for where it is read.
    if text.hasText("does not run, which has '") || text.hasText("in it does not run") || text.hasText("' is left out")
    {
      return true
    }
    // A line that is not read does nothing to what it does not name: 'print("x")'.
    guard text.hasText("so it does nothing here") else { return false }
    let words = words(of: text).every
    return program.outline.names.contains { words.contains($0) }
      || program.swift.made.contains { words.contains($0.name) }
  }

  /// The names in a path of an expectation: those behind a dot, and those that something is asked of, too. A name that
  /// is only compared says who it is: nothing writes that.
  private static func words(of text: String) -> (members: Set<String>, all: Set<String>, every: Set<String>) {
    var (members, all, every) = (Set<String>(), Set<String>(), Set<String>())
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard Lexer.isNameByte(bytes[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
      var next = end
      if next < bytes.count, bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!") { next += 1 }
      let isAsked = next < bytes.count && (bytes[next] == UInt8(ascii: ".") || bytes[next] == UInt8(ascii: "["))
      // In a function a property of its own stands alone.
      if isMember || index > 0 && bytes[index - 1] == 0x20 && !isAsked { members.insert(word) }
      if isMember || isAsked { all.insert(word) }
      every.insert(word)
      index = end
    }
    return (members, all, every)
  }
}
