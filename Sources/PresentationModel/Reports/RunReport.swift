/// What several files came to: `presim run --format json`.
package struct RunDocument: JSONConvertible {
  package let files: [RunReport]

  package init(files: [RunReport]) { self.files = files }

  package var json: JSONValue {
    ["schemaVersion": JSONDocument.schemaVersion.json, "files": files.json]
  }

  /// Writes the document as the files come: of a file one step after the other, so that none of them is kept.
  ///
  /// - Parameter files: adds each file, or what has errors, and may look whether it failed.
  package static func write(to output: Output, _ files: (Writer) -> Void) {
    // The reports are too long to be values: the writer puts them between the lines itself.
    output.write("{\n  \"files\": [")
    let writer = Writer(output)
    files(writer)
    output.write(writer.isEmpty ? "],\n" : "\n  ],\n")
    output.write("  \"schemaVersion\": \(JSONDocument.schemaVersion)\n}\n")
  }

  /// A file under each of its versions: the document always has the events, all of them, each marked (EVT-02).
  package static func reports(of file: ScenarioFile) -> [RunReport] {
    file.programs.map { RunReport.run(file, $0, RunReport.Options(events: true, keepsSteps: true)) { _, _ in } }
  }
}

extension RunDocument {
  /// Writes the reports of a document.
  package final class Writer {
    private let output: Output
    fileprivate var isEmpty = true

    fileprivate init(_ output: Output) { self.output = output }

    /// Writes what a file came to under each of its versions; answers whether it failed under one of them.
    package func add(_ file: ScenarioFile) -> Bool {
      var hasFailed = false
      for program in file.programs where !output.isClosed {
        // What a run comes to in the end goes before its steps: it is run once for that, without reasons.
        let report = RunReport.summary(file, program) { !output.isClosed }
        write(report) { add in
          let options = RunReport.Options(events: true, isDocument: true)
          _ = RunReport.run(file, program, options, isWanted: { !output.isClosed }) { step, _ in add(step.json) }
        }
        if report.status == .failed { hasFailed = true }
      }
      return hasFailed
    }

    /// Writes a report without steps.
    package func add(invalid path: String) { write(RunReport(invalid: path)) { _ in } }

    private func write(_ report: RunReport, _ steps: (_ add: (JSONValue) -> Void) -> Void) {
      output.write(isEmpty ? "\n    " : ",\n    ")
      isEmpty = false
      report.members.write(to: output, indentation: 2, with: "steps", steps)
    }
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
  package struct Options {
    /// The event log.
    package var events = false
    /// All that a document has: reasons, whole hierarchies, what is on its way.
    package var isDocument = false
    /// All steps, for a report afterwards.
    package var keepsSteps = false
    /// The whole hierarchy after every step.
    package var isFull = false
  }

  /// Runs the scenario; each step is handed on as it comes, and whether it is the last.
  package static func run(
    _ file: ScenarioFile, _ program: Program, _ options: Options, isWanted: () -> Bool = { true },
    _ handle: (StepReport, Bool) -> Void
  ) -> RunReport {
    var report = RunReport(file, program)
    var runner = ScenarioRunner(program, isTracing: true, keepsEvents: options.events)
    let sites = CallSites(program)
    runner.watchHierarchy()
    var observer = HierarchyObserver()
    let isWhole = options.isFull || options.isDocument || options.keepsSteps
    let isDocument = options.isDocument || options.keepsSteps
    var reasons: FailureReasons?
    var today = Today(program, of: file.source, current: file.under(.newest).program)
    while let outcome = runner.next() {
      let look = observer.look(at: &runner, isWhole || runner.isOver ? .whole : HierarchyText.excerpt)
      var step = StepReport(
        outcome, of: file, in: runner, withEvents: options.events, hierarchy: HierarchyReport(look),
        isDocument: isDocument)
      if step.decisions.isEmpty, !isDocument { step.results = results(of: outcome, step, runner, sites) }
      step.today = today?.sentence(of: outcome.index)
      step.showsHierarchy = options.isFull || runner.isOver || step.hierarchy?.isChanged == true
      FailureReasons.attach(to: &step.failures, of: file, program, &reasons)
      report.expectations += step.expectations
      if !step.failures.isEmpty { report.status = .failed }
      handle(step, runner.isOver)
      if options.keepsSteps { report.steps.append(step) }
      if !isWanted() { break }
    }
    if isWanted() { report.end(runner) }
    return report
  }

  /// What `explain` says of calls that decide nothing: `addChild`, `viewControllers = …`, `finish`.
  private static func results(
    of outcome: StepOutcome, _ step: StepReport, _ runner: ScenarioRunner, _ sites: CallSites
  ) -> [String] {
    guard outcome.index >= 0, outcome.exception == nil, outcome.limit == nil else { return [] }
    let explainer = Explainer(
      outcome, of: runner.program, in: runner.hierarchy, past: Past(), sites: sites, tabBar: (nil, nil))
    var said = step.silences.map { $0.text } + step.notes.map { $0.text }
    var results: [String] = []
    for part in explainer.explanation().parts where !said.contains(where: { $0.hasText(part.outcome) }) {
      said.append(part.outcome)
      results.append(part.outcome)
    }
    return results
  }

  /// What the scenario comes to in the end, without its steps.
  fileprivate static func summary(_ file: ScenarioFile, _ program: Program, isWanted: () -> Bool) -> RunReport {
    var report = RunReport(file, program)
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while let outcome = runner.next() {
      report.expectations += outcome.expectations
      if !outcome.failures.isEmpty { report.status = .failed }
      if !isWanted() { break }
    }
    if isWanted() { report.end(runner) }
    return report
  }

  private mutating func end(_ runner: ScenarioRunner) {
    notes = StepReport.Note.atEnd(of: runner)
    failures = FailureReport.atEnd(of: runner, hasFailed: status == .failed)
    expectations += failures.count { $0.expectation != nil }
    if !failures.isEmpty { status = .failed }
  }

  package var json: JSONValue {
    var json = members
    json["steps"] = steps.json
    return .object(json)
  }

  /// All but the steps.
  fileprivate var members: JSONObject {
    var json = JSONObject()
    json["path"] = path.json
    json["title"] = title.json
    json["rules"] = rules.json
    json["device"] = device.json
    json["environment"] = environment?.json
    json["status"] = status.json
    json["expectations"] = expectations.json
    json["notes"] = notes.json
    json["failures"] = failures.json
    return json
  }
}

extension Environment {
  /// As a header writes it: `iPhone portrait`, with the size classes where they are not the device's.
  package var text: String {
    let held = device.rotates ? heldText : device.text
    let (usualWidth, usualHeight) = Environment.sizeClasses(device, orientation, isOpen: isOpen)
    if horizontal == usualWidth, vertical == usualHeight { return held }
    return "\(held), \(horizontal.text) × \(vertical.text)"
  }
}
