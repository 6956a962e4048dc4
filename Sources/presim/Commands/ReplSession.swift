import PresentationModel

/// What was typed so far, and what it came to.
struct ReplSession {
  private let console: Console
  private var chunks: [String] = []
  /// For each chunk whether the run continued with it: then it can return to the state before.
  private var wentOn: [Bool] = []
  private var file = ScenarioFile.read([], path: "<repl>")
  private var runner: ScenarioRunner?
  /// The same under the other versions.
  private var others: [Other] = []
  private var steps = 0
  /// Whether more must come: in piped input, a class may come before what it names.
  var waitsForMore = false
  private var waiting: [String] = []
  private var tracker = HierarchyTracker()
  private(set) var status = ExitStatus.success
  /// What was saved where.
  private var saved: [String: [UInt8]] = [:]

  init(_ console: Console) { self.console = console }

  /// Does what a chunk says; false to end.
  mutating func perform(_ chunk: String) -> Bool {
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
    return words.first == "class" || words.first == "window" || words.first?.hasSuffix(":") ?? false
  }

  private var text: String { chunks.map { $0 + "\n" }.joined() }

  /// Adds a chunk; where it has an error nothing changes.
  @discardableResult
  mutating func take(_ chunk: String, path: String) -> Bool {
    let chunk = (waiting + [chunk]).joined(separator: "\n")
    let next = ScenarioFile.read(Array((text + chunk + "\n").utf8), path: path)
    if next.program == nil, waitsForMore, Self.isDeclaration(chunk) {
      // What a class of a file names may be declared further down.
      waiting = [chunk]
      return true
    }
    waiting = []
    if next.program == nil, showsValue(of: chunk) { return true }
    console.report(next.diagnostics)
    if next.remarks != file.remarks { console.report(next.remarks) }
    guard next.program != nil else {
      status.worsen(to: .usage)
      return false
    }
    chunks.append(chunk)
    if goesOn(with: next) { wentOn.append(true) } else { show(next, from: steps, isNew: true) }
    return true
  }

  /// Prints the value of an expression alone on a line; false for any other line.
  private mutating func showsValue(of chunk: String) -> Bool {
    let looked = ScenarioFile.read(Array((text + "_ = " + chunk + "\n").utf8), path: "<repl>")
    guard let program = looked.program, let runner, let value = runner.valueOfLastRead(in: program) else {
      return false
    }
    console.out.line(value)
    return true
  }

  /// The first line of the chunk that was typed last.
  private var firstLine: Int {
    chunks.dropLast().reduce(1) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count }
  }

  /// Continues the run; false where the new text could have changed the result of the steps before.
  private mutating func goesOn(with next: ScenarioFile) -> Bool {
    guard let program = next.program, let last = file.program?.steps.last, others.count == next.programs.count - 1,
      var runner = self.runner
    else { return false }
    runner.mark()
    guard runner.goesOn(with: program) else { return false }
    var others = self.others
    for row in others.indices where !others[row].goesOn(with: next.programs[row]) { return false }
    // Nothing else refers to them: a step costs what it changes.
    (self.runner, self.others) = (nil, [])
    let line = firstLine
    let known = last.expectations.count
    let added = runner.checkAdded(from: known)
    for row in others.indices { others[row].checkAdded(from: known) }
    tell(added, program, others, from: line)
    let text = ImportText(output: console.out, paint: console.paint)
    while let done = runner.next() {
      for row in others.indices { others[row].advance() }
      text.write(StepReport(done, of: next, in: runner, withEvents: false, hierarchy: tracker.look(at: runner)))
      tell(done, program, others, from: line)
    }
    (file, steps, self.runner, self.others) = (next, program.steps.count, runner, others)
    return true
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
      tracker.forgetsRevision()
      let launched = tracker.look(at: runner)
      if launched.isChanged { hierarchyText.write(launched) }
    }
    var tracker = HierarchyTracker(after: runner)
    let text = ImportText(output: console.out, paint: console.paint)
    while let done = outcome {
      if isNew, done.index >= first {
        text.write(
          StepReport(done, of: next, in: runner, withEvents: false, hierarchy: tracker.look(at: runner)))
      }
      if isNew { tell(done, program, others, from: line) }
      if isNew, done.index == first - 1 { tracker = HierarchyTracker(after: runner) }
      outcome = runner.next()
      if outcome != nil { for row in others.indices { others[row].advance() } }
    }
    (file, steps, self.tracker) = (next, program.steps.count, HierarchyTracker(after: runner))
    (self.runner, self.others) = (runner, others)
    // Another run: it cannot return to a state of the one before.
    wentOn = chunks.map { _ in false }
  }

  private var hierarchyText: HierarchyText { HierarchyText(output: console.out, paint: console.paint) }

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
    let typed = ScenarioFile.read(Array(text.utf8), path: "<repl>")
    if let all = typed.program { FailureReasons.attach(to: &told, of: typed, all, &reasons) }
    for failure in told { FailureText(paint: console.paint).write(failure, path: "<repl>", to: console.out) }
    if !failures.isEmpty { status.worsen(to: .failure) }
    let ids = outcome.index < 0 ? program.launchExpectations : program.steps[outcome.index].expectations
    let new = ids.map { program.expectations[Int($0.index)] }.filter { $0.line >= line }
    for expectation in new where !failures.contains(where: { $0.line == expectation.line }) {
      console.out.line(console.paint(.green, "holds: \(expectation.text.split(separator: "\n").first ?? "")"))
    }
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

  // MARK: Commands

  /// The words that may follow at the end of a text: after a point members, at the beginning of a line statements.
  func completions(of text: String) -> [String] {
    let word = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }.count
    let before = text.dropLast(word)
    if before.last == "." {
      return Set(
        Property.allCases.map(\.name) + UIKitClass.allCases.flatMap { type in type.methods.map { "\($0.name)" } }
      ).sorted()
    }
    let names = file.program?.outline.names.filter { !$0.isEmpty } ?? []
    let starts = before.allSatisfy { $0 == " " }
    let words = starts ? ["begin", "cancel", "class", "expect", "finish", "turn", "window"] : []
    let commands =
      starts ? Self.commands.map(\.name).filter { $0.hasPrefix(":") }.map { String($0.prefix { $0 != " " }) } : []
    return (names + words + commands).sorted()
  }

  /// The rules and the device that it runs under.
  var rules: String {
    guard let program = file.program else { return "" }
    return "\(program.profile.text) · \(program.environment.text)"
  }

  /// What can be typed.
  static let commands: [(name: String, meaning: String)] = [
    ("home.present(card, animated: true)", "a statement, an outline or a class, as in a file: it runs"),
    ("card.presentingViewController", "a value: it is printed, and nothing changes"),
    ("expect card.view.window != nil", "an expectation: whether it holds, and why not"),
    ("?", "why the last statement did what it did"),
    (":hierarchy", "the hierarchy"),
    (":compare", "the last statement under every presentation style"),
    (":undo", "takes the last statement back"),
    (":save FILE", "writes what was typed; ':save! FILE' over a file that is there"),
    (":help", "this list"),
    (":quit", "ends the session"),
  ]

  private func help() {
    let width = Self.commands.map(\.name.count).max() ?? 0
    for (name, meaning) in Self.commands {
      let blanks = String(repeating: " ", count: width - name.count + 2)
      console.out.line(console.paint(.cyan, name) + blanks + meaning)
    }
  }

  private func explain() {
    guard let program = file.program else { return }
    var explainer = ScenarioExplainer(program, of: file.source)
    var last = explainer.launch()
    while let next = explainer.next() { last = next }
    let step = StepReport(last, of: file, in: explainer.runner, withEvents: false, keepsHierarchy: false)
    let short = explainer.explanation(of: last, triesOthers: true)
    ShortExplainText(output: console.out, paint: console.paint, file: file).write(
      ExplainReport(last, step, short, of: file, in: explainer.runner))
  }

  private mutating func compare() {
    guard let program = file.program, steps > 0, program.presents(steps - 1) else {
      console.error("presim", "the last step presents nothing")
      status.worsen(to: .usage)
      return
    }
    let version = CompareReport.compare(file, program.profile, at: steps - 1)
    CompareText(output: console.out, paint: console.paint).write([version])
  }

  private mutating func undo() {
    guard let last = chunks.popLast() else {
      console.error("presim", "there is nothing to undo")
      status.worsen(to: .usage)
      return
    }
    let earlier = ScenarioFile.read(Array(text.utf8), path: "<repl>")
    var before = tracker
    if wentOn.popLast() == true, let program = earlier.program {
      runner?.goBack(to: program)
      for row in others.indices { others[row].goBack(to: earlier.programs[row]) }
      (file, steps) = (earlier, program.steps.count)
    } else {
      show(earlier, from: 0, isNew: false)
      before.forgetsRevision()
    }
    console.out.line(console.paint(.dim, "undone: \(last.split(separator: "\n").first ?? "")"))
    guard let runner else { return }
    hierarchyText.write(before.look(at: runner))
    tracker = before
  }

  private mutating func save(_ path: String, replaces: Bool) {
    guard !path.isEmpty else {
      console.error("presim", "':save' needs a file")
      status.worsen(to: .usage)
      return
    }
    do throws(SystemError) {
      // What this session has saved there, or nothing, goes without asking.
      if !replaces, Discovery.exists(path), !path.hasPrefix("/dev/"), try FileReading.bytes(of: path) != saved[path] {
        console.error(path, "is there already and holds something else: ':save! \(path)' writes over it")
        status.worsen(to: .usage)
        return
      }
      saved[path] = Array(text.utf8)
      try AtomicWrite.create(path, with: Array(text.utf8))
      console.out.line("saved \(path)")
    } catch {
      console.error(path, error.message)
      status.worsen(to: .usage)
    }
  }
}
