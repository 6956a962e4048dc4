/// Continues a run when statements have been added to its file (`presim repl`).
extension ScenarioRunner {
  /// Takes a program that appends statements and expectations to this one; false, and nothing has changed, where
  /// running the new one from its beginning could have had another result.
  package mutating func goesOn(with next: Program) -> Bool {
    guard position > 0, position == program.steps.count, program.isBeginning(of: next) else { return false }
    // What an added expectation asks for was not kept so far.
    if next.asksForRules && !simulator.isTracing || next.asksForEvents && !simulator.callbacks.keepsEvents {
      return false
    }
    for row in next.lastMention.indices where next.lastMention[row] != program.lastMention[row] {
      // A name that is mentioned again would have kept it alive (REL-02).
      if hierarchy.has(ControllerID(row: row), .released) { return false }
    }
    let known = program.observers.count
    program = next
    simulator.script.isOpenEnded = true
    while simulator.script.reached.count < next.expectations.count { simulator.script.reached.append(false) }
    let made = hierarchy.classTable.count - next.classes.count
    simulator.script.observed = ObservedCallbacks(next.classes, next.observers)
    for _ in 0..<max(0, made) { simulator.script.observed.addClass() }
    for observer in next.observers[known...] { simulator.world.implement(observer) }
    return true
  }

  /// Takes a text of statements and expectations that is added at the end of the file; nil, and nothing has changed,
  /// where the reader cannot read it alone, or where the file with it, run from its beginning, could have had another
  /// result.
  ///
  /// Complexity: O(the text), and what is on its way.
  package mutating func goesOn(with text: String, read reader: inout StatementReader) -> StatementReader.Mark? {
    guard position > 0, position == program.steps.count else { return nil }
    // Nothing else refers to the program while it grows.
    var growing = Program()
    swap(&growing, &program)
    defer { swap(&growing, &program) }
    guard let before = reader.add(text, to: &growing) else { return nil }
    let added = growing.expectations[before.expectations...]
    guard simulator.isTracing || !added.contains(where: { $0.kind.asksForRules }),
      simulator.callbacks.keepsEvents || !added.contains(where: { $0.kind.asksForEvents }),
      // A name that is mentioned again would have kept it alive (REL-02).
      !reader.mentioned(since: before).contains(where: { hierarchy.has($0, .released) })
    else {
      reader.takeBack(before, from: &growing)
      return nil
    }
    mark()
    simulator.script.isOpenEnded = true
    simulator.script.reportedByLint = nil
    for _ in added { simulator.script.reached.append(false) }
    for observer in growing.observers[before.observers...] {
      simulator.script.observed.add(observer)
      simulator.world.implement(observer)
    }
    return before
  }

  /// The controllers that have been released and that a text mentions, which would have kept them alive (REL-02): it can go
  /// on from before their release alone. None where the reader cannot read it alone.
  package mutating func released(mentionedIn text: String, read reader: inout StatementReader) -> [ControllerID] {
    guard position > 0, position == program.steps.count else { return [] }
    var growing = Program()
    swap(&growing, &program)
    defer { swap(&growing, &program) }
    guard let before = reader.add(text, to: &growing) else { return [] }
    let found = reader.mentioned(since: before).filter { hierarchy.has($0, .released) }
    reader.takeBack(before, from: &growing)
    return found
  }

  /// Whether one of some controllers is gone.
  package func isReleased(_ controllers: [ControllerID]) -> Bool {
    controllers.contains { hierarchy.has($0, .released) }
  }

  /// Goes back to before a text that was added, the last one first.
  package mutating func goBack(before mark: StatementReader.Mark, read reader: inout StatementReader) {
    goBack()
    var growing = Program()
    swap(&growing, &program)
    reader.takeBack(mark, from: &growing)
    swap(&growing, &program)
  }

  /// What an expression is worth where the run stands; nil where the text is none. Nothing is loaded, made or kept.
  package mutating func value(of text: String, read reader: inout StatementReader) -> String? {
    guard position > 0, position == program.steps.count else { return nil }
    var growing = Program()
    swap(&growing, &program)
    guard let before = reader.add("_ = " + text, to: &growing) else {
      swap(&growing, &program)
      return nil
    }
    var read: Expression?
    if growing.steps.count == before.steps + 1, let body = growing.steps.last?.body,
      case .read(let expression)? = growing.bodies[Int(body.index)].instructions.first?.kind
    {
      read = expression
    }
    reader.takeBack(before, from: &growing)
    swap(&growing, &program)
    var copy = simulator
    guard let read else { return nil }
    return copy.keepingLooks { copy in
      (try? copy.value(read, .column, isLooking: true)).map { ValueText.text($0, copy.hierarchy) }
    }
  }

  /// Checks the expectations that were added to the step that ran last; its outcome has their failures alone.
  package mutating func checkAdded(from count: Int) -> StepOutcome {
    // Of what was added before nothing stays: the mark has the list too, and each expectation would copy it.
    let calls = simulator.outcome.calls
    defer { simulator.outcome.calls = calls }
    simulator.outcome.failures = []
    simulator.outcome.expectations = 0
    for id in program.steps[position - 1].expectations.dropFirst(count) { simulator.check(id, .column) }
    return simulator.outcome
  }
}

extension Program {
  /// Whether another program is this one with statements and expectations appended: all that was there keeps its rows.
  fileprivate func isBeginning(of next: Program) -> Bool {
    guard next.outline.names == outline.names, next.outline.parents == outline.parents,
      next.classes.count == classes.count, next.objects.count == objects.count, next.windows.count == windows.count,
      next.setup.count == setup.count, next.unread.count == unread.count,
      next.launchExpectations.count == launchExpectations.count, next.lastMention.count == lastMention.count,
      next.profile == profile, next.steps.count >= steps.count, next.bodies.count >= bodies.count,
      next.expectations.count >= expectations.count, next.observers.count >= observers.count,
      segues.rows.count == next.segues.rows.count, swift.hasTables(of: next.swift)
    else { return false }
    for (old, new) in zip(classes, next.classes) where old.name != new.name || old.kind != new.kind { return false }
    for (old, new) in zip(steps, next.steps) {
      guard old.kind == new.kind, old.range == new.range, old.body == new.body,
        new.expectations.starts(with: old.expectations)
      else { return false }
    }
    for (old, new) in zip(observers, next.observers) where old.line != new.line || old.body != new.body {
      return false
    }
    for (old, new) in zip(expectations, next.expectations) where old.line != new.line { return false }
    return true
  }
}

extension SwiftCode {
  /// Whether another file's tables are these: the run that stands has values that point into them. What is `given` may
  /// be added.
  fileprivate func hasTables(of next: SwiftCode) -> Bool {
    texts == next.texts && selectors == next.selectors && protocols == next.protocols
      && functions.count == next.functions.count && classes.count == next.classes.count
      && fields.count == next.fields.count && enums.count == next.enums.count
      && givens.count <= next.givens.count && completions.count == next.completions.count
      && made.count == next.made.count && outlineInitializers.count == next.outlineInitializers.count
      && launch == next.launch && skipped.count == next.skipped.count
      && queuesBlocks == next.queuesBlocks
  }
}
