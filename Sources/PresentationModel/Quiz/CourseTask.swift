/// A task of the course: a scenario in which lines are missing, with expectations that hold once they are written.
///
/// Its file has them: the comment that it begins with says what is wrong, `// > ` what is to be done, and the lines from there to
/// `// <` do it. So the file is a scenario that passes, and without these lines it is one that fails.
package struct CourseTask: Sendable {
  /// Its title.
  package let title: String
  /// What is wrong.
  package let prose: String
  /// What is to be done.
  package let goal: String
  /// The scenario without the lines that are missing.
  package let start: String
  /// The lines that are missing; none where a page asks, which does not have them.
  package let solution: [String]
  /// How many lines of the start stand before those that are missing.
  package let place: Int

  /// Nil for a text without a task, and for one that is no scenario.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let head = lines.firstIndex(where: { Self.trimmed($0).hasPrefix(Self.mark) }) else { return nil }
    var goal = String(Self.trimmed(lines[head]).dropFirst(Self.mark.count))
    var first = head + 1
    while first < lines.count, Self.isComment(lines[first]), Self.trimmed(lines[first]) != Self.end {
      goal += " " + Self.trimmed(Self.trimmed(lines[first]).dropFirst(2))
      first += 1
    }
    let last = lines[first...].firstIndex { Self.trimmed($0) == Self.end }
    solution = last.map { lines[first..<$0].map { Self.trimmed($0) } } ?? []
    let start = (lines[..<first] + (last.map { lines[($0 + 1)...] } ?? lines[first...])).joined(separator: "\n")
    self.start = start
    place = first
    let comment = lines.prefix { Self.isComment($0) }
    prose = comment.map { Self.trimmed(Self.trimmed($0).dropFirst(2)) }.joined(separator: " ")
    self.goal = goal
    guard let program = Scenario.load(bytes: Array(start.utf8), path: "").program else { return nil }
    title = program.title
    kept = Self.kept(start, place, program)
    expectations = program.expectations.map { Self.words($0, start) }
  }

  /// The scenario with lines in the place of those that are missing, as deep as it stands.
  package func text(with written: [String]) -> String {
    var lines = start.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let indentation = String(lines[place - 1].prefix { $0 == " " })
    lines.insert(contentsOf: written.map { $0.isEmpty ? "" : indentation + $0 }, at: place)
    return lines.joined(separator: "\n")
  }

  /// The first line of the task that a text lacks: all but the statements above the place have to stay, and each
  /// expectation has to be one still. Nil where it has them all.
  package func missingLine(in text: String, _ program: Program) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.trimmed($0) }
    return Self.firstMissing(of: kept, in: lines)
      ?? Self.firstMissing(of: expectations, in: program.expectations.map { Self.words($0, text) })
  }

  // MARK: What has to stay

  /// The lines that have to stay, in their order.
  private let kept: [String]
  /// The expectations, each with its block.
  private let expectations: [String]

  private static let (mark, end) = ("// > ", "// <")

  private static func kept(_ start: String, _ place: Int, _ program: Program) -> [String] {
    let lines = start.split(separator: "\n", omittingEmptySubsequences: false)
    var offsets = [0]
    for line in lines { offsets.append(offsets[offsets.count - 1] + line.utf8.count + 1) }
    let before = offsets[place]
    let statements = program.setup.map { $0.range } + program.steps.map { $0.range }
    return lines.indices.filter { row in
      let text = trimmed(lines[row])
      guard !text.isEmpty, !isComment(text) else { return false }
      guard row < place else { return true }
      return !statements.contains { offsets[row] < min(Int($0.end), before) && offsets[row + 1] > Int($0.start) }
    }.map { trimmed(lines[$0]) }
  }

  private static func words(_ expectation: Expectation, _ text: String) -> String {
    let bytes = Array(text.utf8)
    let range = Int(expectation.range.start)..<min(Int(expectation.range.end), bytes.count)
    return String(decoding: bytes[range], as: UTF8.self).split(separator: "\n").map { trimmed($0) }
      .joined(separator: "\n")
  }

  private static func firstMissing(of wanted: [String], in found: [String]) -> String? {
    var rest = found[...]
    for line in wanted {
      guard let row = rest.firstIndex(of: line) else { return line }
      rest = rest[(row + 1)...]
    }
    return nil
  }

  private static func isComment(_ line: some StringProtocol) -> Bool { trimmed(line).hasPrefix("//") }

  private static func trimmed(_ line: some StringProtocol) -> String {
    let blanks: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    var text = line.drop(while: blanks)
    while let last = text.last, blanks(last) { text = text.dropLast() }
    return String(text)
  }
}
