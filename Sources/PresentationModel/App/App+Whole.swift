/// A text that is read together with all that an app was asked for before, and the reasons of a check.
extension App {
  /// All that an app was asked for and a text behind it, read as one scenario.
  struct Told: Sendable {
    let written: WrittenApp
    var program: Program
    /// The row of the step with which the text begins.
    let firstStep: Int
    /// The expectations of the text that stand above its first step.
    let expectationsAbove: [ExpectationID]
    var steps: [Step] { program.steps }

    fileprivate var lines: Range<Int> { written.ranges[written.ranges.count - 1] }
    /// Whether the text only declares.
    var isDeclaration: Bool { program.steps.count == firstStep && expectationsAbove.isEmpty }
  }

  /// Reads a text behind all that there is.
  func readWhole(_ text: String) throws(TextError) -> Told {
    let written = written(adding: text)
    var checkers = CheckerRoom()
    let scenario = Scenario.load(
      bytes: Array(written.text.utf8), path: "", under: [uikit], including: [],
      rows: ReservedRows(controllers: journal.controllers, objects: journal.objects), in: nil, &checkers
    ).standingAlone
    let lines = written.ranges[written.ranges.count - 1]
    guard var program = scenario.program else {
      throw TextError(scenario, at: lines) ?? TextError("the text cannot be read")
    }
    // What the app was given before launch is part of its outline, and no step.
    let launch = journal.launch ?? journal.entries.count
    let outlined = written.ranges[0..<launch]
    while let step = program.steps.first, outlined.contains(where: { $0.contains(step.line) }) {
      if let body = step.body { program.setup += program.bodies[Int(body.index)].instructions }
      program.steps.removeFirst()
      for row in program.observers.indices where program.observers[row].fromStep > 0 {
        program.observers[row].fromStep -= 1
      }
    }
    // A name holds its controller as long as the app knows it.
    program.lastMention = Array(repeating: .max, count: program.outline.names.count)
    let first = program.steps.firstIndex { lines.contains($0.line) } ?? program.steps.count
    let ids = first > 0 ? program.steps[first - 1].expectations : program.launchExpectations
    let above = ids.filter { lines.contains(program.expectations[Int($0.index)].line) }
    return Told(written: written, program: program, firstStep: first, expectationsAbove: above)
  }

  /// Notes a text that was read with the rest.
  mutating func take(_ told: Told, _ text: String) {
    journal.entries.append(.text(text))
    journal.controllers = told.program.outline.names
    journal.objects = told.program.objects.map { $0.name }
  }

  /// Brings the app to the state that it has, as a run of the text that says the same.
  mutating func bring(to told: Told) throws(TextError) {
    guard hasLaunched else {
      program = told.program
      launch()
      return
    }
    var fresh = self
    fresh.simulator = Simulator(program: told.program, isTracing: keepsReasons)
    fresh.simulator.callbacks.keepsEvents = keepsEvents
    fresh.simulator.script.isOpenEnded = true
    fresh.history = StepHistory()
    fresh.history.limit = history.limit
    (fresh.steps, fresh.instructions) = (0, 0)
    var marks = history.marks[...]
    for row in (journal.launch ?? 0)..<journal.entries.count {
      let lines = told.written.ranges[row]
      switch journal.entries[row] {
      case .launch:
        fresh.simulator.outcome.calls = [TracedCall(line: 0, range: nil)]
        fresh.simulator.currentCall = 0
        fresh.simulator.launch()
        fresh.latest = fresh.simulator.outcome
        // A run loop pass that only parts launch from what follows.
        while fresh.steps < told.firstStep, lines.contains(told.steps[fresh.steps].line) { fresh.steps += 1 }
      case .step, .call, .text:
        while let mark = marks.first, mark.journal.entries < row { marks = marks.dropFirst() }
        if let mark = marks.first, mark.journal.entries == row {
          fresh.markAgain(mark, before: lines)
          marks = marks.dropFirst()
        }
        while fresh.steps < told.firstStep, lines.contains(told.steps[fresh.steps].line) {
          guard !fresh.simulator.loop.isStopped else { break }
          fresh.simulator.prepareStep(fresh.steps)
          fresh.simulator.run(told.steps[fresh.steps])
          fresh.latest = fresh.simulator.outcome
          fresh.steps += 1
        }
      case .forget(let x):
        fresh.program.lastMention[Int(x.index)] = -1
        fresh.simulator.releases.candidates.append(x)
      default: break
      }
    }
    fresh.steps = told.firstStep
    guard isLike(fresh) else {
      throw TextError("after what came before, presim cannot read this text: begin the app with it")
    }
    self = fresh
  }

  private mutating func markAgain(_ mark: StepMark, before lines: Range<Int>) {
    markStep(isOfText: true)
    guard let last = history.marks.indices.last else { return }
    history.marks[last].journal = mark.journal
    history.marks[last].observers =
      program.observers.firstIndex { $0.line >= lines.lowerBound } ?? program.observers.count
    history.marks[last].problems = mark.problems
  }

  /// Whether another app looks the same: the windows, and the controllers and objects that have names.
  private func isLike(_ other: App) -> Bool {
    func isNamed(_ x: Int) -> Bool {
      x < other.hierarchy.count
        && EventText.name(ControllerID(row: x), hierarchy) == EventText.name(ControllerID(row: x), other.hierarchy)
    }
    return printedHierarchy == other.printedHierarchy && isOver == other.isOver
      && journal.controllers.indices.allSatisfy(isNamed)
      && journal.objects.indices.allSatisfy {
        hierarchy.objects[$0].name == other.hierarchy.objects[$0].name
      }
  }

  // MARK: Reasons

  /// A failure with why it came so: the app is run once more as a scenario, which ends with the expectation.
  func report(_ failure: ExpectationFailure, of text: String) -> FailureReport {
    var written = written(adding: text)
    let line = written.ranges[written.ranges.count - 1].lowerBound
    written.add(mentions)
    let file = ScenarioFile.check(Array(written.text.utf8), path: "<repl>", under: [uikit])
    guard let all = file.program, let row = all.expectations.firstIndex(where: { $0.line == line }) else {
      return FailureReport(failure, in: program)
    }
    let own = ExpectationFailure(
      expectation: ExpectationID(row: row), line: line, message: failure.message, expected: failure.expected,
      actual: failure.actual)
    var reports = [FailureReport(own, in: all)]
    // Reasons are those of a run that comes to the same.
    var runner = ScenarioRunner(all, isTracing: false)
    var found: ExpectationFailure?
    while found == nil, let outcome = runner.next() {
      found = outcome.failures.first { $0.expectation == own.expectation }
    }
    guard found?.actual == own.actual, found?.expected == own.expected else { return reports[0] }
    var reasons: FailureReasons?
    FailureReasons.attach(to: &reports, of: file, all, &reasons)
    reports[0].why = reports[0].why.map { written.naming($0) }
    reports[0].fix = reports[0].fix.map { written.naming($0) }
    return reports[0]
  }
}

extension WrittenApp {
  /// A sentence in which statements stand for the numbers of lines that nobody sees: `'nav.pop…' was refused: …`.
  func naming(_ sentence: String) -> String {
    var words: [String] = []
    var rest = sentence.split(separator: " ", omittingEmptySubsequences: false)[...]
    while let word = rest.popFirst() {
      let opening = word == "line" ? "" : word == "(before" && rest.first == "line" ? "(before " : nil
      if word == "(before", opening != nil { rest = rest.dropFirst() }
      let digits = rest.first?.prefix { $0.isNumber } ?? ""
      guard let opening, let number = Int(digits), lines.indices.contains(number - 1), let next = rest.first else {
        words.append(String(word))
        continue
      }
      rest = rest.dropFirst()
      let line = lines[number - 1].drop { $0 == " " }
      words.append("\(opening)'\(line)'\(next.dropFirst(digits.count))")
    }
    return words.joined(separator: " ")
  }
}
