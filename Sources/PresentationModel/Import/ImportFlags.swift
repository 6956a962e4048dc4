/// What a debugger adds below a dump, because `_printHierarchy` does not print it: `# presim: 0x7f….isModalInPresentation
/// = true`. A line `# presim: flags` says that whatever is not listed is not set.
extension HierarchyImport {
  /// The scenario with what was added, and what of it could not be taken over; nil where nothing was added.
  package func withFlags() -> (scenario: [UInt8], notes: [ImportNote])? {
    guard let scenario else { return nil }
    var lines: [(number: Int, text: String)] = []
    var isComplete = false
    for number in 1...max(1, source.lineCount) {
      let line = source.text(ofLine: number)
      guard line.hasPrefix(Self.mark) else { continue }
      let text = String(line.dropFirst(Self.mark.count))
      if text == "flags" { isComplete = true } else { lines.append((number, text)) }
    }
    guard isComplete || !lines.isEmpty else { return nil }
    let text = isComplete ? Self.withoutHints(scenario) : scenario
    var notes: [ImportNote] = []
    var statements: [SetFlag] = []
    var names: [String: String] = [:]
    for known in controllers where !known.address.isEmpty && names[known.address] == nil {
      names[known.address] = known.name
    }
    for line in lines {
      guard let (name, rest) = Self.named(line.text, names) else {
        notes.append(ImportNote(line: line.number, text: "no controller of the dump has the address in '\(line.text)'"))
        continue
      }
      statements.append(SetFlag(line: line.number, name: name, rest: rest))
    }
    // What does not hold without a statement cannot tell which of them fit.
    let (fitting, unfit) = Self.holds(text) ? Self.fitting(statements, behind: text) : (statements, [])
    notes += unfit.map {
      ImportNote(line: $0.line, text: "'\($0.name).\($0.rest)' does not fit the dump: it is left out")
    }
    notes.sort { $0.line < $1.line }
    return (text + Self.lines(fitting), notes)
  }

  /// What a line sets, and of which controller.
  private struct SetFlag {
    let line: Int
    let name: String
    let rest: String
  }

  private static func lines(_ statements: [SetFlag]) -> [UInt8] {
    statements.flatMap { Array("\(statement($0.name, $0.rest))\n".utf8) }
  }

  /// Which statements may stand behind a text whose expectations go on to hold, taken in their order.
  ///
  /// Complexity: a run for all of them; for each that does not fit, as many more as their number can be halved.
  private static func fitting(
    _ statements: [SetFlag], behind text: [UInt8]
  ) -> (fitting: [SetFlag], unfit: [SetFlag]) {
    guard !statements.isEmpty, !holds(text + lines(statements)) else { return (statements, []) }
    guard statements.count > 1 else { return ([], statements) }
    let half = statements.count / 2
    let first = fitting(Array(statements[..<half]), behind: text)
    let second = fitting(Array(statements[half...]), behind: text + lines(first.fitting))
    return (first.fitting + second.fitting, first.unfit + second.unfit)
  }

  private static let mark = "# presim: "

  /// The controller that a line is about, and what it says of it.
  ///
  /// - Parameter names: the controllers' names, by their addresses.
  private static func named(_ line: String, _ names: [String: String]) -> (name: String, rest: String)? {
    let bytes = Array(line.utf8)
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let address = String(decoding: bytes[..<dot], as: UTF8.self)
    guard let name = names[address] else { return nil }
    return (name, String(decoding: bytes[(dot + 1)...], as: UTF8.self))
  }

  /// `delegate is MyApp.Router` is for the reader: what its methods answer is in no dump.
  private static func statement(_ name: String, _ rest: String) -> String {
    guard rest.hasText(" is "), !rest.hasText(" = ") else { return "\(name).\(rest)" }
    return "// \(name).\(rest) in the app: its methods decide too"
  }

  /// Whether a scenario loads and every expectation of it holds.
  private static func holds(_ text: [UInt8]) -> Bool {
    guard let program = Scenario.load(bytes: text, path: "").program else { return false }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while let outcome = runner.next() {
      if !outcome.failures.isEmpty { return false }
    }
    return true
  }

  /// The scenario without the lines that say which flags may be set: what is set is known.
  private static func withoutHints(_ scenario: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in scenario.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
      let text = String(decoding: Array(line), as: UTF8.self)
      let isHint =
        text.hasPrefix("//")
        && (text.hasSuffix(".definesPresentationContext = true") || text.hasText("define a presentation context"))
      if !isHint { result += line + [10] }
    }
    return result
  }
}
