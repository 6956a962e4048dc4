/// Expectations: what is looked at, and what is said when it does not hold.
extension Simulator {
  /// - Parameter isInBody: whether it may be looked at again in the same step.
  mutating func check(_ id: ExpectationID, _ frame: Frame, isInBody: Bool = true) {
    let expectation = program.expectations[Int(id.index)]
    script.reached[Int(id.index)] = true
    if isInBody, !script.checks[id, default: ExpectationChecks()].isDue() { return }
    outcome.expectations += 1
    outcome.calls.append(TracedCall(line: expectation.line, isExpectation: true, range: expectation.range))
    let call = currentCall
    currentCall = Int32(truncatingIfNeeded: outcome.calls.count - 1)
    script.failedLook = nil
    var failure = keepingLooks { $0.judge(expectation, frame) }
    if let text = script.failedLook {
      failure = Failure(text, expected: expectation.text, actual: ExpectationFailure.nothingToLookAt)
    }
    currentCall = call
    if let failure {
      script.checks[id]?.hasFailed = true
      outcome.failures.append(
        ExpectationFailure(
          expectation: id, line: expectation.line, message: failure.message, expected: failure.expected,
          actual: failure.actual))
    }
  }

  private struct Failure {
    var message: String
    var expected: String
    var actual: String

    init(_ message: String, expected: String = "", actual: String = "") {
      self.message = message
      self.expected = expected
      self.actual = actual
    }
  }

  /// Reads without changing anything. A nil that was forced, or an index past the end, fails the expectation whatever
  /// it compares with.
  private mutating func look(_ expression: Expression, _ frame: Frame) -> Value {
    _ = hierarchy.assigned.reads?.take()
    do {
      let found = try value(expression, frame, isLooking: true)
      if let read = hierarchy.assigned.reads?.take() { script.failedLook = question(read) }
      return found
    } catch {
      switch error {
      case .forcedNil(let text): script.failedLook = "'\(text)' forces what is nil"
      case .outOfRange(let text): script.failedLook = "'\(text)': index out of range"
      case .failed(let text): script.failedLook = text
      case .load: break
      }
      return .none
    }
  }

  /// Whether something of a name was made at all: `expect login == nil`.
  private func lookForName(_ expression: Expression, besides other: Expression) -> Value? {
    guard case .value(.none) = other, case .path(let path) = expression, path.components.isEmpty,
      case .made(let id) = path.root
    else { return nil }
    return made(id)
  }

  /// A value that presim cannot know is equal to nothing, and different from nothing.
  private func unknown(_ value: Value) -> Failure? {
    guard case .opaque(let id)? = value.unknownPart else { return nil }
    let text = program.swift.texts[Int(id.index)]
    return Failure("presim cannot know '\(text)': above the step write 'given \(text) = …' with its value")
  }

  private mutating func judge(_ expectation: Expectation, _ frame: Frame) -> Failure? {
    switch expectation.kind {
    case .compare(let left, let right, let isEqual):
      let (a, b) = (
        lookForName(left, besides: right) ?? look(left, frame), lookForName(right, besides: left) ?? look(right, frame)
      )
      if let failure = unknown(a) ?? unknown(b) { return failure }
      guard areEqual(a, b) != isEqual else { return nil }
      let (actual, wanted) = (ValueText.text(a, hierarchy), ValueText.text(b, hierarchy))
      return Failure(
        isEqual ? "'\(pathText(left))' is \(actual)" : "'\(pathText(left))' is \(actual) after all",
        expected: isEqual ? wanted : "not \(wanted)", actual: actual)
    case .truth(.isInstance(let tested, let id), let wanted):
      let found = look(tested, frame)
      if let failure = unknown(found) { return failure }
      if isInstance(found, of: id) == wanted { return nil }
      let name = hierarchy.classTable[Int(id.index)].name
      let text = ValueText.text(found, hierarchy)
      return Failure(
        "'\(pathText(tested))' is \(text)", expected: wanted ? "an instance of \(name)" : "no instance of \(name)",
        actual: text)
    case .truth(let expression, let wanted):
      let actual = look(expression, frame)
      if let failure = unknown(actual) { return failure }
      if actual == .bool(wanted) { return nil }
      return Failure(
        "'\(pathText(expression))' is \(ValueText.text(actual, hierarchy))", expected: wanted ? "true" : "false",
        actual: ValueText.text(actual, hierarchy))
    case .hierarchy(let of, let block): return judgeHierarchy(of, block, frame)
    case .events(let names, let block): return judgeEvents(names, block)
    case .eventsInclude(let block): return judgeInclude(block)
    case .noEvent(let text): return judgeNoEvent(text)
    case .noEvents:
      let events = eventTexts(isDefault: true)
      return events.isEmpty
        ? nil : Failure("events came", expected: "no events", actual: events.joined(separator: "\n"))
    case .log(let text): return judgeLog(text)
    case .noLog: return judgeNoLog()
    case .exception(let name, let text): return judgeException(name, text)
    case .rule(let id):
      if outcome.wasDecided(by: id) { return nil }
      return Failure(
        "\(id.text) decided nothing in this step", expected: "rule \(id.text)",
        actual: decidingRules().joined(separator: ", "))
    case .noRule(let id):
      guard outcome.wasDecided(by: id) else { return nil }
      return Failure(
        "\(id.text) \(outcome.wayOfDeciding(by: id))", expected: "no rule \(id.text)", actual: "rule \(id.text)")
    case .lint(let id):
      let reported = lints()
      return reported.contains(id)
        ? nil : Failure("lint does not report \(id.text)", expected: "lint \(id.text)", actual: text(reported))
    case .noLint(let id):
      let reported = lints().filter { id == nil || $0 == id }
      return reported.isEmpty
        ? nil
        : Failure(
          "lint reports \(text(reported))", expected: "no lint" + (id.map { " " + $0.text } ?? ""),
          actual: text(reported))
    }
  }

  private func text(_ lints: [LintID]) -> String {
    lints.isEmpty ? "no lint" : lints.map { $0.text }.joined(separator: ", ")
  }

  /// What lint reports on the file, each rule once: run when it is first needed.
  private mutating func lints() -> [LintID] {
    if let found = script.reportedByLint { return found }
    var found: [LintID] = []
    for finding in Linter.reported(in: program) where !found.contains(finding.id) { found.append(finding.id) }
    script.reportedByLint = found
    return found
  }

  private mutating func judgeException(_ name: String?, _ text: String?) -> Failure? {
    guard let exception = outcome.exception else {
      return Failure("no exception was raised", expected: name ?? "an exception", actual: "none")
    }
    outcome.exceptionIsExpected = true
    if name == nil, text != nil, !exception.name.isEmpty {
      return Failure(
        "the exception has a name, which goes before its text", expected: "a text without a name",
        actual: "\(exception.name): \(exception.text)")
    }
    if let name, name != exception.name {
      return Failure("another exception was raised", expected: name, actual: exception.name)
    }
    if let text, text != exception.text {
      let found = "the exception has another text"
      return Failure(
        KnownTexts.note(on: text, profile).map { "\(found); \($0)" } ?? found, expected: text, actual: exception.text)
    }
    return nil
  }

  private func decidingRules() -> [String] {
    var result: [String] = []
    for entry in outcome.trace where entry.verdict == .decided {
      let text = entry.rule.text
      if !result.contains(text) { result.append(text) }
    }
    return result
  }

  private func pathText(_ expression: Expression) -> String {
    switch expression {
    case .path(let path): path.text
    case .isInstance(let tested, let id): "\(pathText(tested)) is \(hierarchy.classTable[Int(id.index)].name)"
    case .value(let value): ValueText.text(value, hierarchy)
    case .ask(let call): call.label
    case .not(let inner): "!\(pathText(inner))"
    case .look(_, let text): text
    default: "the value"
    }
  }

  /// A block without lines.
  private static let toFillIn = "it has no lines yet: 'presim test --update' fills it in"

  // MARK: Hierarchies

  private mutating func judgeHierarchy(_ of: Expression?, _ block: [String], _ frame: Frame) -> Failure? {
    let bytes: [UInt8]
    if let of {
      guard case .controller(let x) = look(of, frame) else {
        return Failure("'\(pathText(of))' is not a controller", expected: block.joined(separator: "\n"), actual: "")
      }
      bytes = PrintHierarchyFormat.subtree(x, hierarchy, profile.version)
    } else {
      bytes = PrintHierarchyFormat.windows(hierarchy, profile.version)
    }
    var actual = String(decoding: bytes, as: UTF8.self)
    if actual.hasSuffix("\n") { actual.removeLast() }
    if block.isEmpty { return Failure(Self.toFillIn, actual: actual) }
    let expected = HierarchyBlock.normalized(block).joined(separator: "\n")
    if actual == expected { return nil }
    return Failure("the hierarchy is different", expected: expected, actual: actual)
  }

  // MARK: Events

  /// The lines of the step's events, made once as long as no further one comes. Whoever takes them puts them back:
  /// nothing else refers to them meanwhile, so that what they keep for the next is made in place.
  private mutating func takeTexts() -> EventTexts {
    guard let texts = outcome.eventTexts, texts.areThose(of: outcome) else { return EventTexts(outcome, hierarchy) }
    outcome.eventTexts = nil
    return texts
  }

  private mutating func traceLog(_ texts: EventTexts) {
    guard outcome.ledger.isOpen else { return }
    Events.compared(hasOthers: texts.hasOthers, handlers: outcome.completionLabels.count, &outcome.ledger)
  }

  private func eventTexts(isDefault: Bool) -> [String] {
    outcome.events.filter { !isDefault || $0.isDefault }.map { EventText.text($0, outcome, hierarchy) }
  }

  private mutating func judgeEvents(_ names: [String], _ block: [String]) -> Failure? {
    var texts = takeTexts()
    defer { outcome.eventTexts = texts }
    traceLog(texts)
    if let failure = judgeCompletion(block) { return failure }
    let kinds = texts.hasOthers ? Set(block.map { EventLine.kind($0) }) : []
    let rows = names.isEmpty ? Array(texts.lines.indices) : texts.rows(of: names, outcome, hierarchy)
    // Of the extra events those that the block names (EVT-02).
    let compared = rows.filter { outcome.events[$0].isDefault || kinds.contains(EventLine.kind(texts.lines[$0])) }
    if block.isEmpty {
      let actual = compared.map { texts.lines[$0] }.joined(separator: "\n")
      let hint = names.isEmpty ? "no event came: write 'expect no events'" : "no such event came"
      return Failure(compared.isEmpty ? hint : Self.toFillIn, actual: actual)
    }
    if compared.count == block.count, zip(block, compared).allSatisfy({ texts.stands($0, at: $1) }) { return nil }
    return Failure(
      "the events are different", expected: block.joined(separator: "\n"),
      actual: compared.map { texts.lines[$0] }.joined(separator: "\n"))
  }

  private mutating func judgeInclude(_ block: [String]) -> Failure? {
    var texts = takeTexts()
    defer { outcome.eventTexts = texts }
    traceLog(texts)
    if let failure = judgeCompletion(block) { return failure }
    var start = 0
    for line in block {
      guard let row = texts.next(line, from: start) else {
        return Failure(
          "'\(line)' did not come, or not in this order", expected: block.joined(separator: "\n"),
          actual: texts.excerpt(for: line))
      }
      start = row + 1
    }
    return nil
  }

  /// The bare `completion` serves where the step has one handler (EVT-04 4).
  private func judgeCompletion(_ block: [String]) -> Failure? {
    guard outcome.completionLabels.count > 1, block.contains("completion") else { return nil }
    let forms = outcome.completionLabels.indices.map { "'\(EventText.longCompletion($0, outcome))'" }
    return Failure(
      "'completion' could be any of several here: \(forms.joined(separator: ", "))",
      expected: block.joined(separator: "\n"), actual: eventTexts(isDefault: true).joined(separator: "\n"))
  }

  private mutating func judgeNoEvent(_ text: String) -> Failure? {
    var texts = takeTexts()
    defer { outcome.eventTexts = texts }
    return texts.has(text) ? Failure("'\(text)' came", expected: "no event \(text)", actual: text) : nil
  }

  // MARK: Console

  private mutating func judgeLog(_ text: String) -> Failure? {
    var lines = takeConsole()
    defer { outcome.consoleTexts = lines }
    if lines.has(text) { return nil }
    let isOfCode = outcome.events.contains { if case .printed(text) = $0.kind { true } else { false } }
    if isOfCode {
      let line = "print \(ValueText.text(.string(text), hierarchy))"
      return Failure(
        "UIKit does not print that", expected: text,
        actual: "the app's own code prints it, which is an event: '\(line)' below 'expect events include'")
    }
    let found = outcome.console.isEmpty ? "the console prints nothing" : "the console prints something else"
    return Failure(
      KnownTexts.note(on: text, profile).map { "\(found); \($0)" } ?? found, expected: text,
      actual: lines.nearest(to: text))
  }

  private mutating func judgeNoLog() -> Failure? {
    guard !outcome.console.isEmpty else { return nil }
    let lines = takeConsole()
    defer { outcome.consoleTexts = lines }
    return Failure("the console prints something", expected: "no log", actual: lines.first())
  }

  private mutating func takeConsole() -> NearestLines {
    guard let lines = outcome.consoleTexts, lines.count == outcome.console.count else {
      return NearestLines(outcome.console.map { $0.text })
    }
    outcome.consoleTexts = nil
    return lines
  }

  // MARK: Exceptions

  /// The segues that the file has, where a call names another one.
  private func identifiers(_ text: String) -> String {
    guard text.hasText("has no segue with identifier") else { return "" }
    let known = program.segues.rows.compactMap { $0.identifier }.prefix(4).map { "'\($0)'" }
    return known.isEmpty
      ? "" : "; the file has the segue\(known.count == 1 ? "" : "s") \(known.joined(separator: ", "))"
  }

  /// An exception, a limit or a forced nil that nothing expects fails the scenario.
  mutating func failOnException(line: Int) {
    if let exception = outcome.exception, !outcome.exceptionIsExpected {
      outcome.failures.append(
        ExpectationFailure(
          expectation: nil, line: line,
          message: "an exception that nothing expects" + (outcome.place(of: exception).map { ", \($0)" } ?? "")
            + identifiers(exception.text),
          expected: "no exception",
          actual: exception.name.isEmpty ? exception.text : "\(exception.name): \(exception.text)"))
    }
    if let limit = outcome.limit {
      outcome.failures.append(
        ExpectationFailure(
          expectation: nil, line: line,
          message: "the step does not finish: stopped after \(limit.what) (ORD-34)", expected: "a step that finishes",
          actual: limit.chain.isEmpty ? "" : "kept going by " + limit.chain.joined(separator: " → ")))
    }
    for note in outcome.notes where note.isFailure {
      let message = note.text + (outcome.shortWay(note.way).map { ", \($0)" } ?? "")
      outcome.failures.append(
        ExpectationFailure(expectation: nil, line: note.line, message: message, expected: "", actual: ""))
    }
  }
}
