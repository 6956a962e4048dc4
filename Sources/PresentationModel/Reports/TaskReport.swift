/// Whether a text solves a task of the course: the engine runs it, and says what is not so yet.
package struct TaskReport: JSONConvertible {
  /// What came of it.
  package enum Verdict: Sendable {
    /// All that the task expects holds; what came of the last step that has something to tell.
    case solved([String])
    /// It is no scenario: what is wrong, as users read it, and each for itself.
    case wrong(String, [Problem])
    /// A line of the task is gone.
    case lacks(String)
    /// Expectations do not hold, or the app crashes.
    case open([FailureReport])
  }

  /// What was to be done.
  package let goal: String
  /// What came of it.
  package let verdict: Verdict
  /// Whether it is solved.
  package var isSolved: Bool { if case .solved = verdict { true } else { false } }

  /// What a task's text is called: no command can be asked about it.
  package static let path = "<task>"

  /// Runs a text that is to solve a task.
  package init(_ task: CourseTask, _ text: String) {
    goal = task.goal
    verdict = Self.verdict(task, text)
  }

  private static func verdict(_ task: CourseTask, _ text: String) -> Verdict {
    let bytes = Array(text.utf8)
    let scenario = Scenario.load(bytes: bytes, path: path)
    guard let program = scenario.program else {
      return .wrong(
        DiagnosticRenderer(scenario.source).render(scenario.diagnostics),
        scenario.diagnostics.map { Problem($0, in: scenario.source) })
    }
    if let line = task.missingLine(in: text, program) { return .lacks(line) }
    var explainer = ScenarioExplainer(program, of: bytes)
    var failures: [FailureReport] = []
    var outcomes: [String] = []
    while let outcome = explainer.next() {
      failures += FailureReport.all(in: outcome, of: program)
      let parts = explainer.explanation(of: outcome, triesOthers: false).parts
      if !parts.isEmpty { outcomes = parts.map { $0.outcome } }
    }
    failures += FailureReport.atEnd(of: explainer.runner, hasFailed: !failures.isEmpty)
    guard !failures.isEmpty else { return .solved(outcomes) }
    var reasons: FailureReasons?
    FailureReasons.attach(
      to: &failures, of: ScenarioFile(scenario, path: path, bytes: bytes, sources: []), program, &reasons)
    // What to write is the task.
    for row in failures.indices { failures[row].fix = nil }
    return .open(failures)
  }

  package var json: JSONValue {
    var json = JSONObject()
    json["goal"] = goal.json
    json["isSolved"] = isSolved.json
    switch verdict {
    case .solved(let outcomes): json["says"] = outcomes.json
    case .wrong(let text, let problems): json["wrong"] = Problem.json(text, problems)
    case .lacks(let line): json["lacks"] = line.json
    case .open(let failures): json["open"] = .array(failures.map { $0.json })
    }
    return .object(json)
  }
}
