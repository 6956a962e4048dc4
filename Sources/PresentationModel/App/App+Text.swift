/// Statements, declarations and expectations as text: all that a scenario can say.
extension App {
  /// Does what a text says, as a scenario writes it: statements at column one, each a step; `turn { … }`, `begin`,
  /// `finish`; `on card.viewDidAppear { … }`; classes and outlines too. Names are those of ``add(_:_:class:in:)``.
  ///
  /// ```swift
  /// try app.perform("card.sheetPresentationController?.detents = [.medium(), .large()]")
  /// try app.perform("list.present(card, animated: true)")
  /// ```
  ///
  /// What only declares (classes, outlines, settings of what is under no window) is part of the outline before launch,
  /// and launches nothing. ``controller(_:)`` finds what a text has declared. ``undo()`` takes the whole text back.
  ///
  /// - Returns: what came of its steps. An `expect` of the text that does not hold is one of ``Outcome/problems``.
  /// - Throws: ``TextError`` where the text is wrong; nothing has changed then.
  ///
  /// Complexity: what the statements touch. A text that declares something after launch, or has Swift of its own, is
  /// read together with all that came before, and the app is brought to the same state anew.
  @discardableResult
  public mutating func perform(_ text: String) throws(TextError) -> Outcome {
    if hasLaunched, isOver { return ended() }
    let text = Self.trimmed(text)
    if let before = read(text) {
      markStep(before: before)
      journal.entries.append(.text(text))
      return run(from: before.steps, behind: before)
    }
    let told = try readWhole(text)
    guard hasLaunched || !told.isDeclaration else {
      program = told.program
      take(told, text)
      return Outcome([], simulator.hierarchy)
    }
    try bring(to: told)
    markStep(isOfText: true)
    if let last = history.marks.indices.last {
      let first = told.written.ranges[told.written.ranges.count - 1].lowerBound
      history.marks[last].observers = program.observers.firstIndex { $0.line >= first } ?? program.observers.count
    }
    take(told, text)
    let outcome = run(from: told.firstStep, expecting: told.expectationsAbove)
    reader = nil
    if program.swift.isEmpty { reader = makeReader() }
    return outcome
  }

  /// Asks whether an expectation holds, as a scenario writes it behind `expect`:
  /// `editor.presentingViewController == nav`, `!card.isBeingDismissed`, `rule CTX-02`, `no event card.viewDidLoad`.
  /// Names are those of ``add(_:_:class:in:)``; looking changes nothing. The app is launched first.
  ///
  /// ```swift
  /// let check = try app.check("card.presentingViewController == nav")
  /// #expect(check.holds, "\(check)")
  /// ```
  ///
  /// - Returns: whether it holds; where it does not, what was expected, what came, why, and what to write instead.
  /// - Throws: ``TextError`` where the text is no expectation.
  ///
  /// Complexity: of one that holds, what it looks at; the first text of an app, and one that does not hold, cost a run of
  /// the steps before.
  public mutating func check(_ expectation: String) throws(TextError) -> Check {
    var asked = Self.trimmed(expectation)
    if !hasLaunched { launch() }
    let words = asked.split(maxSplits: 1) { $0 == " " || $0 == "\n" }
    if words.first == "expect" {
      asked = words.count > 1 ? String(words[1]) : ""
    }
    let text = "expect " + asked
    var failure: ExpectationFailure?
    if let before = read(text) {
      let isOne =
        program.expectations.count == before.expectations + 1 && program.steps.count == before.steps
        && program.observers.count == before.observers
      if isOne, !asksInVain(before.expectations) { failure = look(at: before.expectations) }
      let isInVain = isOne && asksInVain(before.expectations)
      takeBack(before)
      if !isOne { throw TextError("one expectation is asked at a time") }
      if isInVain { throw Self.isNotKept }
    } else {
      let told = try readWhole(text)
      let range = told.written.ranges[told.written.ranges.count - 1]
      let rows = told.program.expectations.indices.filter { range.contains(told.program.expectations[$0].line) }
      guard rows.count == 1, told.steps.count == told.firstStep else {
        throw TextError("one expectation is asked at a time")
      }
      try bring(to: told)
      if asksInVain(rows[0]) { throw Self.isNotKept }
      failure = look(at: rows[0])
      reader = nil
      if program.swift.isEmpty { reader = makeReader() }
    }
    guard let failure else { return Check(holding: asked) }
    return Check(report(failure, of: text), of: asked)
  }

  /// The controller of a name: one that was added, or that a text has declared.
  public func controller(_ name: String) -> Controller? {
    journal.controllers.lastIndex(of: name).map { Controller(ControllerID(row: $0), named: name) }
  }

  private static let isNotKept = TextError(
    "what happened was not kept", notes: ["set 'keepsReasons' and 'keepsEvents' before the step"])

  /// Whether an expectation asks for what the last step has not kept.
  private func asksInVain(_ row: Int) -> Bool {
    let kind = program.expectations[row].kind
    return kind.asksForRules && !keepsReasons || kind.asksForEvents && !keepsEvents
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
    while let first = lines.first, first.allSatisfy({ $0 == " " }) { lines.removeFirst() }
    // A line alone may be indented as the code round it is.
    if lines.count == 1 { lines[0] = lines[0].drop { $0 == " " } }
    return lines.joined(separator: "\n")
  }

  // MARK: Reading alone

  /// Reads statements behind what was read, and adds them to the program; nil, and nothing has changed, where they have
  /// to be read with the rest.
  private mutating func read(_ text: String) -> StatementReader.Mark? {
    guard hasLaunched, reader != nil else { return nil }
    if steps == 0 { steps = 1 }
    // The reader counts by the program's steps.
    while program.steps.count < steps {
      program.steps.append(Step(kind: .turn, body: nil, range: ByteRange(0, 0), line: 0))
    }
    var growing = Program()
    swap(&growing, &program)
    defer { swap(&growing, &program) }
    return reader?.value.add(text, to: &growing)
  }

  private mutating func takeBack(_ mark: StatementReader.Mark) {
    var growing = Program()
    swap(&growing, &program)
    reader?.value.takeBack(mark, from: &growing)
    swap(&growing, &program)
  }

  private mutating func makeReader() -> Box<StatementReader>? {
    readers += 1
    return StatementReader(behind: Array(written().text.utf8), under: uikit, of: [uikit], rows: rows).map { Box($0) }
  }

  private var rows: ReservedRows { ReservedRows(controllers: journal.controllers, objects: journal.objects) }

  // MARK: Running

  /// Runs the steps that a text has added.
  ///
  /// - Parameters:
  ///   - first: the row of the first.
  ///   - reading: where the text was read alone, what there was before.
  ///   - above: expectations of the step above the first.
  private mutating func run(
    from first: Int, behind reading: StatementReader.Mark? = nil, expecting above: [ExpectationID] = []
  ) -> Outcome {
    simulator.script.reportedByLint = nil
    var problems: [String] = []
    var outcomes: [StepOutcome] = []
    var above = above
    if let reading {
      above = Array(program.steps[first - 1].expectations.dropFirst(reading.lastExpectations))
      for observer in program.observers[reading.observers...] {
        simulator.script.observed.add(observer)
        simulator.world.implement(observer)
      }
    }
    for id in above {
      if let failure = look(at: Int(id.index)) { problems.append(text(failure)) }
    }
    for row in first..<program.steps.count where !simulator.loop.isStopped {
      simulator.prepareStep(row)
      steps = row + 1
      simulator.run(program.steps[row])
      latest = simulator.outcome
      outcomes.append(simulator.outcome)
      for id in program.steps[row].expectations {
        if let failure = look(at: Int(id.index)) { problems.append(text(failure)) }
      }
      problems += outcomes[outcomes.count - 1].failures.map { text($0) }
    }
    simulator.outcome = StepOutcome(index: simulator.script.step, isTracing: false)
    let outcome = Outcome(outcomes, simulator.hierarchy, problems: problems)
    self.problems += outcome.problems
    return outcome
  }

  private func text(_ failure: ExpectationFailure) -> String {
    guard let id = failure.expectation else { return failure.message }
    return "'\(program.expectations[Int(id.index)].text)' does not hold: \(failure.message)"
  }

  /// Looks at an expectation as at one of the last step.
  private mutating func look(at row: Int) -> ExpectationFailure? {
    while simulator.script.reached.count < program.expectations.count { simulator.script.reached.append(false) }
    let before = simulator.outcome
    if let latest { simulator.outcome = latest }
    simulator.outcome.failures = []
    simulator.check(ExpectationID(row: row), .column, isInBody: false)
    let failure = simulator.outcome.failures.first
    // What an expectation has asked may be what the next one asks about: `rule QRY-07`.
    latest = simulator.outcome
    latest?.failures = []
    simulator.outcome = before
    return failure
  }
}
