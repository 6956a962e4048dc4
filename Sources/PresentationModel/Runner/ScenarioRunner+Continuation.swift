/// Continues a run when statements have been added to its file (`presim repl`).
extension ScenarioRunner {
  /// Takes a program that appends statements and expectations to this one; false, and nothing has changed, where
  /// running the new one from its beginning could have had another result.
  public mutating func goesOn(with next: Program) -> Bool {
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
    for observer in next.observers[known...] { simulator.implement(observer) }
    return true
  }

  /// Checks the expectations that were added to the step that ran last; its outcome has their failures alone.
  public mutating func checkAdded(from count: Int) -> StepOutcome {
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
      next.expectations.count >= expectations.count, next.observers.count >= observers.count
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
