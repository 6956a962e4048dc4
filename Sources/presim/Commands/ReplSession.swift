import PresentationModel

/// What was typed so far, and what it came to.
struct ReplSession {
  let console: Console
  /// All of it, each chunk with its line end.
  private(set) var typed: [UInt8] = []
  private var chunks: [Chunk] = []
  private var lines = 0
  /// What was read as a whole last; once it runs, its programs are those of the runs.
  private var base = ScenarioFile.read([], path: "<repl>")
  private(set) var runner: ScenarioRunner?
  /// The same under the other versions.
  private var others: [Other] = []
  /// Reads statements alone: under the version that is shown, then under the others.
  private var readers: [StatementReader] = []
  /// Counts the readers that were made: a mark is of one of them.
  private var readersMade = 0
  /// Whether what was typed has more than statements that are read alone: Swift of its own, most often.
  private var hasNoReaders = false
  private(set) var steps = 0
  /// Whether more must come: in piped input, a class may come before what it names.
  var waitsForMore = false
  private var waiting: [String] = []
  /// Outlines of piped input: those that follow each other are read together.
  private var outlines: [String] = []
  private var observer = HierarchyObserver()
  var status = ExitStatus.success
  /// What was saved where.
  var saved: [String: [UInt8]] = [:]

  /// What was typed, and what is needed to take it back.
  private struct Chunk {
    let text: String
    /// Whether the run continued with it: then it can return to the state before.
    var wentOn = false
    /// Where it was read alone, what each version had before, and the number of the readers. What was read together with
    /// the chunks before it has none.
    var marks: [StatementReader.Mark] = []
    var readers = 0

    var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
  }

  init(_ console: Console) { self.console = console }

  /// All that was typed, as a file.
  var file: ScenarioFile {
    guard let runner else { return base }
    return base.having(typed, others.map { $0.program } + [runner.program])
  }

  /// Does what a chunk says; false to end.
  mutating func perform(_ chunk: String) -> Bool {
    if waitsForMore, waiting.isEmpty, steps == 0, runner != nil, Self.isOutline(chunk) {
      outlines.append(chunk)
      return true
    }
    takeOutlines()
    // What other programs call their commands.
    let chunk = ["help": ":help", "exit": ":quit", "quit": ":quit"][chunk] ?? chunk
    let words = chunk.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first ?? "" {
    case ":quit", ":q": return false
    case "?": explain()
    case ":hierarchy", ":h":
      if let runner { hierarchyText.write(runner.printedHierarchy()) }
    case ":compare": compare()
    case ":undo": undo()
    case ":save": save(words.count > 1 ? words[1] : "", replaces: false)
    case ":save!": save(words.count > 1 ? words[1] : "", replaces: true)
    case ":help": help()
    case let word where word.hasPrefix(":"):
      console.error("presim", "'\(word)' is not known here: ':help' shows what is")
      status.worsen(to: .usage)
    default: _ = take(chunk, path: "<repl>")
    }
    console.out.flush()
    return true
  }

  /// Reports what was put off and is still wrong when the input ends.
  mutating func end() {
    takeOutlines()
    guard !waiting.isEmpty else { return }
    waitsForMore = false
    let last = waiting
    waiting = []
    take(last[0], path: "<repl>")
  }

  /// Whether the last line of a chunk that begins at column one is part of a class or an outline.
  private static func isDeclaration(_ chunk: String) -> Bool {
    let line = chunk.split(separator: "\n").last { $0.first.map { $0 != " " && $0 != "}" } ?? false } ?? ""
    let words = line.split(separator: " ")
    return words.first == "class" || words.first == "window" || ReplChunks.isOutline(line)
  }

  /// Whether a chunk is `detail: Detail` with what is below it.
  private static func isOutline(_ chunk: String) -> Bool {
    guard let line = chunk.split(separator: "\n").first else { return false }
    return ReplChunks.isOutline(line)
  }

  private func whole(with chunk: String) -> [UInt8] { typed + Array((chunk + "\n").utf8) }

  private mutating func keep(_ chunk: Chunk) {
    typed += Array((chunk.text + "\n").utf8)
    lines += chunk.lineCount
    chunks.append(chunk)
  }

  /// The first line of the chunk that was typed last.
  private var firstLine: Int { lines - (chunks.last?.lineCount ?? 0) + 1 }

  /// Adds a chunk; where it has an error nothing changes.
  @discardableResult
  mutating func take(_ chunk: String, path: String) -> Bool {
    if waiting.isEmpty, goesOn(alone: chunk) || goesOnFromBefore(chunk) || showsValue(alone: chunk) { return true }
    let chunk = (waiting + [chunk]).joined(separator: "\n")
    let next = ScenarioFile.read(whole(with: chunk), path: path)
    if next.program == nil, waitsForMore, Self.isDeclaration(chunk) {
      // What a class of a file names may be declared further down.
      waiting = [chunk]
      return true
    }
    waiting = []
    if next.program == nil, showsValue(of: chunk) { return true }
    report(next)
    guard next.program != nil else {
      status.worsen(to: .usage)
      return false
    }
    keep(Chunk(text: chunk))
    if goesOn(with: next) { chunks[chunks.count - 1].wentOn = true } else { show(next, from: steps, isNew: true) }
    return true
  }

  /// Takes the outlines that came one after the other: all at once, or each alone where one of them has an error.
  private mutating func takeOutlines() {
    guard !outlines.isEmpty else { return }
    let all = outlines
    outlines = []
    let next = all.count > 1 ? ScenarioFile.read(whole(with: all.joined(separator: "\n")), path: "<repl>") : nil
    guard let next, next.program != nil else {
      for chunk in all { take(chunk, path: "<repl>") }
      return
    }
    report(next)
    for chunk in all { keep(Chunk(text: chunk)) }
    show(next, from: steps, isNew: true)
  }

  private func report(_ next: ScenarioFile) {
    console.report(next.diagnostics)
    if next.remarks != base.remarks { console.report(next.remarks) }
  }

  // MARK: A chunk alone

  /// Whether what is typed can be read behind what was read: readers are made where there are none.
  private mutating func hasReaders() -> Bool {
    guard steps > 0, let runner else { return false }
    if readers.contains(where: { $0.isSpoilt }) { readers = [] }
    if !readers.isEmpty { return true }
    // A text that cannot be read on stays so, until something is taken back.
    guard !hasNoReaders else { return false }
    let profiles = others.map { $0.program.profile } + [runner.program.profile]
    for profile in [runner.program.profile] + profiles.dropLast() {
      guard let reader = StatementReader(behind: typed, under: profile, of: profiles) else {
        readers = []
        hasNoReaders = true
        return false
      }
      readers.append(reader)
    }
    readersMade += 1
    return true
  }

  /// Continues the run with statements and expectations that are read alone; false, and nothing has changed, where they
  /// cannot be.
  private mutating func goesOn(alone chunk: String) -> Bool {
    guard hasReaders(), var runner = self.runner else { return false }
    // Nothing else refers to them: a step costs what it changes.
    var (others, readers) = (self.others, self.readers)
    (self.runner, self.others, self.readers) = (nil, [], [])
    defer { (self.runner, self.others, self.readers) = (runner, others, readers) }
    let known = runner.program.steps.last?.expectations.count ?? 0
    guard let marks = Self.goOn(&runner, &others, &readers, with: chunk) else { return false }
    keep(Chunk(text: chunk, wentOn: true, marks: marks, readers: readersMade))
    run(&runner, &others, of: base.having(typed, []), since: known)
    return true
  }

  /// Goes back to before what the chunk mentions was released, and goes on from there with what was typed since and the
  /// chunk; false, and nothing has changed, where that is not what hinders it.
  private mutating func goesOnFromBefore(_ chunk: String) -> Bool {
    guard hasReaders(), var runner = self.runner else { return false }
    var (others, readers) = (self.others, self.readers)
    (self.runner, self.others, self.readers) = (nil, [], [])
    defer { (self.runner, self.others, self.readers) = (runner, others, readers) }
    let released = runner.released(mentionedIn: chunk, read: &readers[0])
    let releasedElsewhere = others.indices.map { others[$0].released(mentionedIn: chunk, read: &readers[$0 + 1]) }
    func isReleased() -> Bool {
      runner.isReleased(released) || others.indices.contains { others[$0].isReleased(releasedElsewhere[$0]) }
    }
    guard isReleased() else { return false }
    // How far a run can go back: over what was read alone, by these readers.
    var row = chunks.count
    while row > 0, isReleased(), chunks[row - 1].readers == readersMade {
      row -= 1
      let marks = chunks[row].marks
      guard !marks.isEmpty else { continue }
      runner.goBack(before: marks[0], read: &readers[0])
      for other in others.indices { others[other].goBack(before: marks[other + 1], read: &readers[other + 1]) }
    }
    guard row < chunks.count else { return false }
    let again = chunks[row...].map { $0.text }
    let known = runner.program.steps.last?.expectations.count ?? 0
    // Where that is too far, or the texts do not go together, the way there is gone again as it was.
    let isBefore = !isReleased()
    guard isBefore,
      let marks = Self.goOn(&runner, &others, &readers, with: (again + [chunk]).joined(separator: "\n"))
    else {
      if let marks = Self.goOn(&runner, &others, &readers, with: again.joined(separator: "\n")) {
        join(from: row, marks)
        while runner.next() != nil { for other in others.indices { others[other].advance() } }
      }
      return false
    }
    join(from: row, marks)
    keep(Chunk(text: chunk, readers: readersMade))
    run(&runner, &others, of: base.having(typed, []), since: known, shown: steps)
    return true
  }

  /// Chunks that were read together: the first one has the marks.
  private mutating func join(from row: Int, _ marks: [StatementReader.Mark]) {
    for later in chunks.indices[row...] { (chunks[later].wentOn, chunks[later].marks) = (false, []) }
    if chunks.indices.contains(row) { chunks[row].marks = marks }
  }

  /// Adds a text to each version's run; nil, and nothing has changed, where one of them cannot go on with it.
  private static func goOn(
    _ runner: inout ScenarioRunner, _ others: inout [Other], _ readers: inout [StatementReader], with text: String
  ) -> [StatementReader.Mark]? {
    guard let mark = runner.goesOn(with: text, read: &readers[0]) else { return nil }
    var marks = [mark]
    for row in others.indices {
      if let mark = others[row].goesOn(with: text, read: &readers[row + 1]) {
        marks.append(mark)
        continue
      }
      for before in (0..<row).reversed() {
        others[before].goBack(before: marks[before + 1], read: &readers[before + 1])
      }
      runner.goBack(before: mark, read: &readers[0])
      return nil
    }
    return marks
  }

  /// Prints the value of an expression alone on a line; false for any other line.
  private mutating func showsValue(alone chunk: String) -> Bool {
    guard hasReaders(), var runner = self.runner else { return false }
    self.runner = nil
    defer { self.runner = runner }
    guard let value = runner.value(of: chunk, read: &readers[0]) else { return false }
    console.out.line(value)
    return true
  }

  // MARK: The text as a whole

  /// Prints the value of an expression alone on a line; false for any other line.
  private mutating func showsValue(of chunk: String) -> Bool {
    let looked = ScenarioFile.read(whole(with: "_ = " + chunk), path: "<repl>")
    guard let program = looked.program, let runner, let value = runner.valueOfLastRead(in: program) else {
      return false
    }
    console.out.line(value)
    return true
  }

  /// Continues the run; false where the new text could have changed the result of the steps before.
  private mutating func goesOn(with next: ScenarioFile) -> Bool {
    guard let program = next.program, let last = runner?.program.steps.last, others.count == next.programs.count - 1,
      var runner = self.runner
    else { return false }
    runner.mark()
    guard runner.goesOn(with: program) else { return false }
    var others = self.others
    for row in others.indices where !others[row].goesOn(with: next.programs[row]) { return false }
    // Nothing else refers to them: a step costs what it changes.
    (self.runner, self.others, readers) = (nil, [], [])
    run(&runner, &others, of: next, since: last.expectations.count)
    (self.runner, self.others) = (runner, others)
    base = next.having(typed, [])
    return true
  }

  /// Judges what was added to the step that ran last, of whose expectations so many were known, and runs the steps that
  /// were added; the first of them may have been shown before.
  private mutating func run(
    _ runner: inout ScenarioRunner, _ others: inout [Other], of file: ScenarioFile, since known: Int, shown: Int = 0
  ) {
    let line = firstLine
    let added = runner.checkAdded(from: known)
    for row in others.indices { others[row].checkAdded(from: known) }
    tell(added, runner.program, others, from: line)
    let text = ImportText(output: console.out, paint: console.paint)
    while let done = runner.next() {
      for row in others.indices { others[row].advance() }
      let look = observer.lookAtWhole(runner)
      if done.index >= shown {
        text.write(
          StepReport(done, of: file, in: runner, withEvents: false, hierarchy: HierarchyReport(look)))
      }
      tell(done, runner.program, others, from: line)
    }
    steps = runner.program.steps.count
  }

  /// Runs what there is from the beginning, and shows the steps from a row on, and the expectations of the last chunk.
  private mutating func show(_ next: ScenarioFile, from first: Int, isNew: Bool) {
    guard let program = next.program else { return }
    let line = firstLine
    var runner = ScenarioRunner(program)
    var outcome: StepOutcome? = runner.launch()
    // Shown is the newest version; what is expected has to hold under all.
    var others = next.programs.dropLast().map { Other($0) }
    if isNew, first == 0, program.steps.isEmpty || steps == 0 {
      observer.comesToAnotherRun()
      let launched = HierarchyReport(observer.lookAtWhole(runner))
      if launched.isChanged { hierarchyText.write(launched) }
    }
    var observer = HierarchyObserver(after: runner)
    let text = ImportText(output: console.out, paint: console.paint)
    while let done = outcome {
      if isNew, done.index >= first {
        let hierarchy = HierarchyReport(observer.lookAtWhole(runner))
        text.write(StepReport(done, of: next, in: runner, withEvents: false, hierarchy: hierarchy))
      }
      if isNew { tell(done, program, others, from: line) }
      if isNew, done.index == first - 1 { observer = HierarchyObserver(after: runner) }
      outcome = runner.next()
      if outcome != nil { for row in others.indices { others[row].advance() } }
    }
    (steps, self.observer) = (program.steps.count, HierarchyObserver(after: runner))
    (self.runner, self.others, readers) = (runner, others, [])
    base = next.having(typed, [])
    // Another run: it cannot return to a state of the one before.
    for row in chunks.indices { (chunks[row].wentOn, chunks[row].marks) = (false, []) }
  }

  var hierarchyText: HierarchyText { HierarchyText(output: console.out, paint: console.paint) }

  /// What became of the expectations that are new.
  private mutating func tell(_ outcome: StepOutcome, _ program: Program, _ others: [Other], from line: Int) {
    let own = (program.profile.key, FailureReport.all(in: outcome, of: program))
    // An exception or an endless step is printed already; the next line may say that it was expected.
    let isTold = outcome.exception != nil || outcome.limit != nil
    let failures = FailureReport.merged(others.map { ($0.version, $0.failures) } + [own]).filter {
      $0.line >= line && !(isTold && $0.expectation == nil)
    }
    var told = failures
    // In a session a failure says why, as in 'presim test'.
    var reasons: FailureReasons?
    if told.contains(where: { $0.expectation != nil }) {
      let file = ScenarioFile.read(typed, path: "<repl>")
      if let all = file.program { FailureReasons.attach(to: &told, of: file, all, &reasons) }
    }
    for failure in told { FailureText(paint: console.paint).write(failure, path: "<repl>", to: console.out) }
    if !failures.isEmpty { status.worsen(to: .failure) }
    let ids = outcome.index < 0 ? program.launchExpectations : program.steps[outcome.index].expectations
    // Those of the last chunk are the last ones.
    var first = ids.count
    while first > 0, program.expectations[Int(ids[first - 1].index)].line >= line { first -= 1 }
    let new = ids[first...].map { program.expectations[Int($0.index)] }
    for expectation in new where !failures.contains(where: { $0.line == expectation.line }) {
      console.out.line(console.paint(.green, "holds: \(expectation.text.split(separator: "\n").first ?? "")"))
    }
  }

  /// Takes the last chunk back.
  mutating func undo() {
    guard let last = chunks.popLast() else {
      console.error("presim", "there is nothing to undo")
      status.worsen(to: .usage)
      return
    }
    typed.removeLast(last.text.utf8.count + 1)
    hasNoReaders = false
    lines -= last.lineCount
    var before = observer
    if !last.marks.isEmpty, last.readers == readersMade, readers.count == last.marks.count {
      runner?.goBack(before: last.marks[0], read: &readers[0])
      for row in others.indices { others[row].goBack(before: last.marks[row + 1], read: &readers[row + 1]) }
      steps = runner?.program.steps.count ?? 0
    } else {
      let earlier = ScenarioFile.read(typed, path: "<repl>")
      readers = []
      if last.wentOn, let program = earlier.program {
        runner?.goBack(to: program)
        for row in others.indices { others[row].goBack(to: earlier.programs[row]) }
        (base, steps) = (earlier.having(typed, []), program.steps.count)
      } else {
        show(earlier, from: 0, isNew: false)
        before.comesToAnotherRun()
      }
    }
    console.out.line(console.paint(.dim, "undone: \(last.text.split(separator: "\n").first ?? "")"))
    guard let runner else { return }
    hierarchyText.write(HierarchyReport(before.lookAtWhole(runner)))
    observer = before
  }

  /// A run under another version, step by step beside the one that is shown.
  private struct Other {
    let version: String
    private(set) var failures: [FailureReport]
    private var runner: ScenarioRunner

    init(_ program: Program) {
      version = program.profile.key
      runner = ScenarioRunner(program, isTracing: false)
      failures = FailureReport.all(in: runner.launch(), of: program)
    }

    var program: Program { runner.program }

    mutating func goesOn(with text: String, read reader: inout StatementReader) -> StatementReader.Mark? {
      runner.goesOn(with: text, read: &reader)
    }

    mutating func goBack(before mark: StatementReader.Mark, read reader: inout StatementReader) {
      runner.goBack(before: mark, read: &reader)
      failures = []
    }

    mutating func released(mentionedIn text: String, read reader: inout StatementReader) -> [ControllerID] {
      runner.released(mentionedIn: text, read: &reader)
    }

    func isReleased(_ controllers: [ControllerID]) -> Bool { runner.isReleased(controllers) }

    mutating func goesOn(with program: Program) -> Bool {
      runner.mark()
      return runner.goesOn(with: program)
    }

    mutating func goBack(to program: Program) {
      runner.goBack(to: program)
      failures = []
    }

    mutating func checkAdded(from count: Int) {
      failures = FailureReport.all(in: runner.checkAdded(from: count), of: runner.program)
    }

    mutating func advance() {
      failures = runner.next().map { FailureReport.all(in: $0, of: runner.program) } ?? []
    }
  }
}
