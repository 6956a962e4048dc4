/// What several files came to: `presim run --format json`.
package struct RunDocument: JSONConvertible {
  package let files: [RunReport]

  package init(files: [RunReport]) { self.files = files }

  package var json: JSONValue {
    var json = JSONObject()
    json["schemaVersion"] = JSONDocument.schemaVersion.json
    json["files"] = files.json
    return .object(json)
  }

  /// A file under each of its versions: the document always has the events, all of them, each marked (EVT-02).
  package static func reports(of file: ScenarioFile) -> [RunReport] {
    file.programs.map { RunReport.run(file, $0, RunReport.Wish(events: true, keepsSteps: true)) { _, _ in } }
  }
}

/// What a file came to, under one of its versions.
package struct RunReport: JSONConvertible {
  /// Passed, failed, or not run because it has errors.
  package enum Status: String, JSONConvertible { case passed, failed, invalid }
  /// As the user wrote it.
  package let path: String
  /// The scenario's title; empty for a file with errors.
  package var title = ""
  /// `ios 26`, `rules docs`.
  package var rules = ""
  /// `iPhone portrait`.
  package var device = ""
  /// The same as data; nil for a file with errors.
  var environment: Environment?
  /// Whether every expectation held.
  package var status = Status.passed
  /// Launch, then each step.
  package var steps: [StepReport] = []
  /// How many expectations were checked.
  package var expectations = 0
  /// Notes at the end of the run: bodies that never ran.
  package var notes: [StepReport.Note] = []
  /// What no step was to blame for: expectations that were never reached.
  package var failures: [FailureReport] = []

  /// A file that has errors or cannot be read.
  package init(invalid path: String) {
    self.path = path
    status = .invalid
  }

  /// A file that is about to run.
  package init(_ file: ScenarioFile, _ program: Program) {
    path = file.path
    title = program.title
    rules = program.profile.text
    device = program.environment.text
    environment = program.environment
  }

  /// What of a run is wanted.
  package struct Wish {
    /// The event log.
    package var events = false
    /// All steps, for a report afterwards.
    package var keepsSteps = false
    /// The whole hierarchy after every step.
    package var isFull = false
  }

  /// Runs the scenario; each step is handed on as it comes, and whether it is the last.
  package static func run(
    _ file: ScenarioFile, _ program: Program, _ wish: Wish, isWanted: () -> Bool = { true },
    _ handle: (StepReport, Bool) -> Void
  ) -> RunReport {
    var report = RunReport(file, program)
    var runner = ScenarioRunner(
      program, isTracing: wish.keepsSteps, keepsEvents: wish.events)
    runner.watchHierarchy()
    var tree = PrintedTree()
    let isWhole = wish.isFull || wish.keepsSteps
    var reasons: FailureReasons?
    var next: StepOutcome? = runner.launch()
    while let outcome = next {
      let look = tree.look(at: &runner, isWhole || runner.isOver ? .whole : HierarchyText.excerpt)
      var step = StepReport(
        outcome, of: file, in: runner, withEvents: wish.events, hierarchy: HierarchyReport(look),
        isDocument: wish.keepsSteps)
      step.showsHierarchy = wish.isFull || runner.isOver || step.hierarchy?.isChanged == true
      FailureReasons.attach(to: &step.failures, of: file, program, &reasons)
      report.expectations += step.expectations
      if !step.failures.isEmpty { report.status = .failed }
      handle(step, runner.isOver)
      if wish.keepsSteps { report.steps.append(step) }
      next = isWanted() ? runner.next() : nil
    }
    guard isWanted() else { return report }
    report.notes = StepReport.Note.atEnd(of: runner)
    report.failures = FailureReport.atEnd(of: runner, hasFailed: report.status == .failed)
    report.expectations += report.failures.count { $0.expectation != nil }
    if !report.failures.isEmpty { report.status = .failed }
    return report
  }

  package var json: JSONValue {
    var json = JSONObject()
    json["path"] = path.json
    json["title"] = title.json
    json["rules"] = rules.json
    json["device"] = device.json
    json["environment"] = environment?.json
    json["status"] = status.json
    json["steps"] = steps.json
    json["expectations"] = expectations.json
    json["notes"] = notes.json
    json["failures"] = failures.json
    return .object(json)
  }
}

extension Environment {
  /// As a header writes it: `iPhone portrait`, with the size classes where they are not the device's.
  package var text: String {
    let held = device.rotates ? "\(device.text) \(orientation.text)" : device.text
    let (usualWidth, usualHeight) = Environment.sizeClasses(device, orientation)
    if horizontal == usualWidth, vertical == usualHeight { return held }
    return "\(held), \(horizontal.text) × \(vertical.text)"
  }
}
