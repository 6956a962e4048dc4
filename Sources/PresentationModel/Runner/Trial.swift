/// A change of a scenario's text, and what the same step then comes to.
///
/// The changed text is checked and run from launch, as if the reader had typed it: what is offered has happened.
struct Trial: Sendable {
  /// What the step came to.
  struct Result: Sendable {
    let outcome: StepOutcome
    let runner: ScenarioRunner

    var hierarchy: Hierarchy { runner.hierarchy }

    /// Expectations of the steps before it that do not hold.
    fileprivate let failedBefore: IDSet<ExpectationID>

    /// The expectations of the whole file that do not hold, or are never reached; nil where a step breaks off.
    func failures() -> IDSet<ExpectationID>? {
      if outcome.breaksOff { return nil }
      var failed = failedBefore
      failed.add(outcome)
      var rest = runner
      while let next = rest.next() {
        if next.breaksOff { return nil }
        failed.add(next)
      }
      for failure in rest.unreached() { if let id = failure.expectation { failed.insert(id) } }
      return failed
    }

    /// The controllers that the step's dismissals dismiss.
    var gone: [String] { outcome.dismissals.flatMap { $0.gone.map { hierarchy.name(of: $0) } } }
  }

  let bytes: [UInt8]
  /// The program as it is.
  let program: Program
  /// First byte of the step; nil for launch.
  let step: Int32?

  /// The result of the step, or of the one after it, with the text changed; nil where the changed text has errors, or
  /// the step is not reached.
  func run(_ edits: [TextEdit], andNext: Bool = false) -> Result? {
    let edits = edits.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map { $0.element }
    var files = program.swift.files
    var text: [UInt8] = []
    var end = 0
    var moved = 0
    for edit in edits {
      let (start, stop) = (Int(edit.range.start), Int(edit.range.end))
      guard start >= end, stop <= bytes.count else { return nil }
      text += bytes[end..<start]
      text += Array(edit.text.utf8)
      end = stop
      let lines = edit.text.utf8.count { $0 == 10 } - bytes[start..<stop].count { $0 == 10 }
      if lines != 0, !files.isEmpty {
        let line = bytes[..<start].count { $0 == 10 } + 1
        for row in files.indices where program.swift.files[row].line > line { files[row].line += lines }
      }
      if let step, start < Int(step) || start == stop && start == Int(step) {
        moved += edit.text.utf8.count - (stop - start)
      }
    }
    text += bytes[end...]
    guard let program = load(text, files) else { return nil }
    // The events of the step are what some offers promise; those of the steps that lead to it nobody reads.
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: step == nil)
    var failed = IDSet<ExpectationID>()
    guard let step else { return Result(outcome: runner.launch(), runner: runner, failedBefore: failed) }
    guard let target = program.steps.firstIndex(where: { Int($0.range.start) == Int(step) + moved }) else { return nil }
    let wanted = andNext ? target + 1 : target
    while let done = runner.next() {
      if done.index == wanted { return Result(outcome: done, runner: runner, failedBefore: failed) }
      failed.add(done)
      if done.index + 1 == target { runner.keepsEvents = true }
    }
    return nil
  }

  /// Whether every expectation that holds in the text as it is holds in the changed text, from launch to the end.
  func keepsWhatHolds(_ edits: [TextEdit]) -> Bool {
    guard let failed = Trial(bytes: bytes, program: program, step: nil).run(edits)?.failures() else { return false }
    if failed.isEmpty { return true }
    let known = expectationsThatFail()
    return failed.all.allSatisfy { known.contains($0) }
  }

  /// The expectations that do not hold in the text as it is, or are never reached.
  func expectationsThatFail() -> IDSet<ExpectationID> {
    var failed = IDSet<ExpectationID>()
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while let done = runner.next() { failed.add(done) }
    for failure in runner.unreached() { if let id = failure.expectation { failed.insert(id) } }
    return failed
  }

  /// The program of a changed text: read as the program was, with no more left out of it.
  private func load(_ text: [UInt8], _ files: [SwiftSource.Place]) -> Program? {
    let scenario: Scenario
    if let file = files.first, file.line == 1 {
      scenario = Scenario.loadSwift(text, path: file.path, under: [program.profile], as: .alone, beside: nil)
      guard scenario.unread.isEmpty else { return nil }
    } else {
      var room = CheckerRoom()
      scenario = Scenario.load(SourceText(text, path: "", files: files), under: [program.profile], &room)
    }
    guard var changed = scenario.program, changed.swift.skipped.count <= program.swift.skipped.count else { return nil }
    changed.environment = program.environment
    return changed
  }
}

extension IDSet<ExpectationID> {
  /// Adds the expectations that do not hold in a step.
  fileprivate mutating func add(_ outcome: StepOutcome) {
    for failure in outcome.failures { if let id = failure.expectation { insert(id) } }
  }
}
