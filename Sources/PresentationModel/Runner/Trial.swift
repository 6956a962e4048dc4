/// A scenario's text under its versions, and what changes of it come to.
///
/// A changed text is checked and run from launch, as if the reader had typed it: what is offered has happened.
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

  /// The text, with the files of Swift that its header names behind it.
  let bytes: [UInt8]
  /// The versions for which it is checked in place of those of its header; none leaves these.
  let versions: [Profile]
  /// The program as it is, under each version.
  let programs: [Program]

  /// One version of a text.
  init(bytes: [UInt8], program: Program) {
    (self.bytes, versions, programs) = (bytes, [program.profile], [program])
  }

  /// A text that was read; nil for one with errors.
  init?(_ scenario: Scenario, under versions: [Profile], in environment: Environment?) {
    var programs = scenario.programs
    if programs.isEmpty { return nil }
    if let environment { for row in programs.indices { programs[row].environment = environment } }
    (bytes, self.versions, self.programs) = (scenario.source.bytes, versions, programs)
  }

  init(_ bytes: [UInt8], _ versions: [Profile], _ programs: [Program]) {
    (self.bytes, self.versions, self.programs) = (bytes, versions, programs)
  }

  /// The text with changes; nil where they meet, or the changed text has errors or leaves more out.
  func changed(_ edits: [TextEdit]) -> Trial? {
    let edits = edits.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map { $0.element }
    var files = programs[0].swift.files
    var text: [UInt8] = []
    var end = 0
    let isOfWindows = bytes.contains(13)
    for edit in edits {
      let (start, stop) = (Int(edit.range.start), Int(edit.range.end))
      guard start >= end, stop <= bytes.count else { return nil }
      text += bytes[end..<start]
      for byte in edit.text.utf8 {
        if isOfWindows, byte == 10, text.last != 13 { text.append(13) }
        text.append(byte)
      }
      end = stop
      let lines = edit.text.utf8.count { $0 == 10 } - bytes[start..<stop].count { $0 == 10 }
      if lines != 0, !files.isEmpty {
        let line = bytes[..<start].count { $0 == 10 } + 1
        for row in files.indices where programs[0].swift.files[row].line > line { files[row].line += lines }
      }
    }
    return load(text + bytes[end...], files)
  }

  /// Where a place of the text is in the changed one.
  static func moved(_ place: Int, by edits: [TextEdit]) -> Int {
    edits.reduce(place) { moved, edit in
      let isAbove = Int(edit.range.start) < place || edit.range.end == edit.range.start && edit.range.start == place
      return isAbove ? moved + edit.text.utf8.count - Int(edit.range.end - edit.range.start) : moved
    }
  }

  /// The result of a step, or of the one after it, with the text changed; nil where the changed text has errors, or the
  /// step is not reached.
  ///
  /// - Parameter step: its first byte in the text as it is; nil for launch.
  func run(_ edits: [TextEdit], at step: Int32?, andNext: Bool = false) -> Result? {
    guard let program = changed(edits)?.programs.last else { return nil }
    // The events of the step are what some offers promise; those of the steps that lead to it nobody reads.
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: step == nil)
    var failed = IDSet<ExpectationID>()
    guard let step else { return Result(outcome: runner.launch(), runner: runner, failedBefore: failed) }
    let place = Self.moved(Int(step), by: edits)
    guard let target = program.steps.firstIndex(where: { Int($0.range.start) == place }) else { return nil }
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
    guard let failed = run(edits, at: nil)?.failures() else { return false }
    if failed.isEmpty { return true }
    let known = expectationsThatFail()
    return failed.all.allSatisfy { known.contains($0) }
  }

  /// The expectations that do not hold under some version of the text as it is, or are never reached.
  func expectationsThatFail() -> IDSet<ExpectationID> {
    var failed = IDSet<ExpectationID>()
    for program in programs {
      var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
      while let done = runner.next() { failed.add(done) }
      for failure in runner.unreached() { if let id = failure.expectation { failed.insert(id) } }
    }
    return failed
  }

  /// A changed text: read as the text was, with no more left out of it.
  private func load(_ text: [UInt8], _ files: [SwiftSource.Place]) -> Trial? {
    let scenario: Scenario
    if let file = files.first, file.line == 1 {
      scenario = Scenario.loadSwift(text, path: file.path, under: versions, as: .alone, beside: nil)
      guard scenario.unread.isEmpty else { return nil }
    } else {
      var room = CheckerRoom()
      let source = SourceText(text, path: "", files: files)
      // What presim has itself of a framework stands behind a text that was read, and not behind the file.
      scenario =
        source.files.isEmpty
        ? Scenario.load(bytes: text, path: "", under: versions, including: [], in: nil, &room)
        : Scenario.load(source, under: versions, &room)
    }
    var changed = scenario.programs
    guard changed.count == programs.count else { return nil }
    for row in changed.indices {
      guard changed[row].swift.skipped.count <= programs[row].swift.skipped.count else { return nil }
      changed[row].environment = programs[row].environment
    }
    return Trial(text, versions, changed)
  }
}

extension IDSet<ExpectationID> {
  /// Adds the expectations that do not hold in a step.
  fileprivate mutating func add(_ outcome: StepOutcome) {
    for failure in outcome.failures { if let id = failure.expectation { insert(id) } }
  }
}
