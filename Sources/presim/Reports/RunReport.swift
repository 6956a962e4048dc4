import PresentationModel

/// What a file came to: `presim run --format json`.
struct RunReport: Encodable {
  /// Passed, failed, or not run because it has errors.
  enum Status: String, Encodable { case passed, failed, invalid }
  /// As the user wrote it.
  let path: String
  /// The scenario's title; empty for a file with errors.
  var title = ""
  /// `ios 26`, `rules docs`.
  var rules = ""
  /// `iPhone portrait`.
  var device = ""
  /// Whether every expectation held.
  var status = Status.passed
  /// Launch, then each step.
  var steps: [StepReport] = []
  /// How many expectations were checked.
  var expectations = 0
  /// Notes at the end of the run: bodies that never ran.
  var notes: [StepReport.Note] = []
  /// What no step was to blame for: expectations that were never reached.
  var failures: [FailureReport] = []

  /// A file that has errors or cannot be read.
  init(invalid path: String) {
    self.path = path
    status = .invalid
  }

  /// A file that is about to run.
  init(_ file: ScenarioFile, _ program: Program) {
    path = file.path
    title = program.title
    rules = program.profile.text
    device = program.environment.text
  }

  /// What of a run is wanted.
  struct Wish {
    /// The event log.
    var events = false
    /// All steps, for a report afterwards.
    var keepsSteps = false
    /// The whole hierarchy after every step.
    var isFull = false
  }

  /// Runs the scenario; each step is handed on as it comes, and whether it is the last.
  static func run(
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
        outcome, of: file, in: runner, withEvents: wish.events, hierarchy: HierarchyReport(look))
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
}

extension Environment {
  /// As a header writes it: `iPhone portrait`, with the size classes where they are not the device's.
  var text: String {
    let held = device.rotates ? "\(device.text) \(orientation.text)" : device.text
    let (usualWidth, usualHeight) = Environment.sizeClasses(device, orientation)
    if horizontal == usualWidth, vertical == usualHeight { return held }
    return "\(held), \(horizontal.text) × \(vertical.text)"
  }
}
