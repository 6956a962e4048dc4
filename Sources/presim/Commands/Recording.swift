import PresentationModel

/// A file with the expectations that hold after every step that has none, under every version that it is to run under;
/// every other byte as it was.
struct Recording {
  /// What can be recorded.
  enum Kind: String, CaseIterable { case links, window, log, events, hierarchy }

  /// The new file.
  private(set) var bytes: [UInt8]
  /// How many expectations are new.
  private(set) var count = 0
  /// The line of the step that fails, behind which nothing is recorded; nil where none does.
  private(set) var failedLine: Int?

  /// The expectations after one step.
  private struct Entry {
    /// Where they are inserted: after the step's last line.
    let offset: Int
    /// Each with its block.
    var expectations: [[String]]
  }

  init(_ file: ScenarioFile, kinds: Set<Kind>) {
    bytes = file.bytes
    var (entries, failed) = Self.entries(file, kinds)
    failedLine = failed
    // What does not hold once it is written is not written: a second try leaves it out.
    for _ in 0..<2 {
      let (text, lines) = Self.write(entries, in: file.bytes)
      let written = ScenarioFile.read(text, path: file.path)
      guard !written.programs.isEmpty else { return }
      let wrong = written.programs.reduce(into: Set<Int>()) { $0.formUnion(Self.failures($1)) }
      let isWrong = entries.indices.map { row in lines[row].map { wrong.contains($0) } }
      if !isWrong.contains(where: { $0.contains(true) }) {
        bytes = text
        count = entries.reduce(0) { $0 + $1.expectations.count }
        return
      }
      for row in entries.indices {
        entries[row].expectations = zip(entries[row].expectations, isWrong[row]).compactMap { $1 ? nil : $0 }
      }
    }
  }

  // MARK: What holds

  /// What comes under the newest version; what does not come under the others fails there.
  private static func entries(_ file: ScenarioFile, _ kinds: Set<Kind>) -> (entries: [Entry], failedLine: Int?) {
    guard let program = file.program else { return ([], nil) }
    // An expectation may be there under some versions only.
    let expecting = Set(file.programs.flatMap { $0.steps.filter { !$0.expectations.isEmpty }.map(\.range.start) })
    var entries: [Entry] = []
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: kinds.contains(.events))
    runner.watchHierarchy()
    let launch = runner.launch()
    var failedLine = Self.fails(launch) ? 1 : nil
    var shape = Shape(&runner)
    while failedLine == nil, let outcome = runner.next() {
      let change = shape.follow(&runner)
      let step = program.steps[outcome.index]
      if Self.fails(outcome) {
        failedLine = step.line
        break
      }
      if !expecting.contains(step.range.start) {
        let lines = expectations(outcome, runner, change, kinds)
        if !lines.isEmpty { entries.append(Entry(offset: end(of: step, in: file.bytes), expectations: lines)) }
      }
    }
    // Of two steps in one line the last one counts.
    var result: [Entry] = []
    for entry in entries {
      if result.last?.offset == entry.offset { result.removeLast() }
      result.append(entry)
    }
    return (result, failedLine)
  }

  /// Whether a step cannot be done, or does not end: what comes of it is nothing to record.
  private static func fails(_ outcome: StepOutcome) -> Bool {
    outcome.limit != nil || outcome.notes.contains { $0.isFailure }
  }

  /// Which controller presents which, and whose view is in a window, by rows: those of the outline, then what code makes.
  private struct Shape {
    private var observer = HierarchyObserver()
    private var presenters: [ControllerID?]
    private var inWindow: [Bool]

    /// What a step has changed in it, each in the order of the outline.
    struct Change {
      var presenters: [(row: Int, presenter: ControllerID?)] = []
      var inWindow: [(row: Int, isInWindow: Bool)] = []
    }

    init(_ runner: inout ScenarioRunner) {
      let count = runner.program.outline.names.count
      presenters = [ControllerID?](repeating: nil, count: count)
      inWindow = [Bool](repeating: false, count: count)
      _ = follow(&runner)
    }

    /// Takes over what a step has changed.
    mutating func follow(_ runner: inout ScenarioRunner) -> Change {
      var change = Change()
      let made = runner.hierarchy.count - presenters.count
      if made > 0 {
        presenters += [ControllerID?](repeating: nil, count: made)
        inWindow += [Bool](repeating: false, count: made)
      }
      let look = observer.look(at: &runner, .rows)
      let rows = look.mayHaveChanged.map { $0.map { Int($0.index) }.filter { $0 < presenters.count }.sorted() }
      var walked: Set<Int>?
      // After a walk through the whole hierarchy its lines have the answer.
      if let whole = look.whole {
        walked = Set(whole.lines.lazy.filter(\.isInWindow).map { Int($0.controller.index) })
      }
      for row in rows ?? Array(presenters.indices) {
        let x = ControllerID(Int32(truncatingIfNeeded: row))
        let presenter = runner.hierarchy.directPresenter(x)
        if presenter != presenters[row] {
          presenters[row] = presenter
          change.presenters.append((row, presenter))
        }
        let isInWindow = walked?.contains(row) ?? observer.isInWindow(x)
        if isInWindow != inWindow[row] {
          inWindow[row] = isInWindow
          change.inWindow.append((row, isInWindow))
        }
      }
      return change
    }
  }

  private static func expectations(
    _ outcome: StepOutcome, _ runner: ScenarioRunner, _ change: Shape.Change, _ kinds: Set<Kind>
  ) -> [[String]] {
    var result: [[String]] = []
    let outline = runner.program.outline.names
    let made = Set(runner.program.swift.made.map { $0.name })
    // Of what code makes without a name no line can speak.
    func name(_ row: Int) -> String? {
      if row < outline.count { return outline[row] }
      let x = ControllerID(Int32(truncatingIfNeeded: row))
      let name = runner.hierarchy.name(of: x)
      return made.contains(name) ? name : nil
    }
    if let exception = outcome.exception {
      return [["expect exception \(exception.name.isEmpty ? "\"\(exception.text)\"" : exception.name)"]]
    }
    if kinds.contains(.links) {
      for (row, presenter) in change.presenters {
        let presenter = presenter.map { ControllerText.name($0, in: runner.hierarchy) } ?? "nil"
        guard !presenter.hasPrefix("<"), let name = name(row) else { continue }
        result.append(["expect \(name).presentingViewController == \(presenter)"])
      }
    }
    if kinds.contains(.window) {
      for (row, isInWindow) in change.inWindow {
        guard let name = name(row) else { continue }
        result.append(["expect \(name).view.window \(isInWindow ? "!=" : "==") nil"])
      }
    }
    if kinds.contains(.log) {
      result +=
        outcome.console.isEmpty ? [["expect no log"]] : outcome.console.map { ["expect log \(quoted($0.text))"] }
    }
    if kinds.contains(.events) {
      let events = outcome.events.filter(\.isDefault).map { EventText.text($0, of: outcome, in: runner.hierarchy) }
      result.append(events.isEmpty ? ["expect no events"] : ["expect events"] + events.map { "  \($0)" })
    }
    if kinds.contains(.hierarchy) {
      let lines = runner.hierarchyDump().split(separator: "\n", omittingEmptySubsequences: false)
      result.append(["expect hierarchy"] + lines.dropLast().map { $0.isEmpty ? "" : "  \($0)" })
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.with("\\\\", for: "\\").with("\\\"", for: "\"") + "\""
  }

  /// The end of the line in which a step ends.
  private static func end(of step: Step, in bytes: [UInt8]) -> Int {
    var end = Int(step.range.end)
    while end < bytes.count, bytes[end] != 10 { end += 1 }
    return min(end + 1, bytes.count)
  }

  // MARK: The text

  /// The file with the entries, and for each entry the lines of its expectations.
  private static func write(_ entries: [Entry], in bytes: [UInt8]) -> (text: [UInt8], lines: [[Int]]) {
    let lineEnd: [UInt8] = bytes.firstIndex(of: 10).map { $0 > 0 && bytes[$0 - 1] == 13 } ?? false ? [13, 10] : [10]
    var text: [UInt8] = []
    var lines: [[Int]] = []
    var position = 0
    var line = 1
    func count(_ range: Range<Int>) -> Int { bytes[range].count { $0 == 10 } }
    for entry in entries {
      text += bytes[position..<entry.offset]
      line += count(position..<entry.offset)
      position = entry.offset
      if let last = text.last, last != 10 {
        text += lineEnd
        line += 1
      }
      var mine: [Int] = []
      for expectation in entry.expectations {
        mine.append(line)
        for row in expectation { text += Array(row.utf8) + lineEnd }
        line += expectation.count
      }
      lines.append(mine)
    }
    text += bytes[position...]
    return (text, lines)
  }

  /// Lines of expectations that do not hold.
  private static func failures(_ program: Program) -> Set<Int> {
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var lines: Set<Int> = []
    while let outcome = runner.next() {
      for failure in outcome.failures { lines.insert(failure.line) }
    }
    for failure in runner.unreached() { lines.insert(failure.line) }
    return lines
  }
}
