import Foundation
import Testing

@testable import PresentationModel

/// Random walks through everything that a scenario can do, always the same few thousand steps; by hand
/// `PRESIM_WALK=100000` walks so many, from another place with `PRESIM_WALK_SEED=n`.
@Suite struct WalkTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many steps are walked.
  private static let length = environment["PRESIM_WALK"].flatMap(Int.init) ?? 2_000
  private static let seed = environment["PRESIM_WALK_SEED"].flatMap(Int.init) ?? 1

  /// After every step all invariants hold, the reasons that are kept change nothing, and a tree that follows the run finds
  /// what a comparison of whole trees finds. An exception ends a run (LOG-04): the statement that raised it is taken out,
  /// and the walk begins again.
  @Test func invariantsHoldAndTracingChangesNothing() throws {
    var steps = 0
    var seed = Self.seed
    var found: [String] = []
    while steps < Self.length, found.count < 12 {
      seed += 1
      var text = WalkScenario.text(seed: seed, length: 40)
      for _ in 0..<20 {
        let scenario = Scenario.load(text, path: "walk.presim")
        guard let program = scenario.program else {
          let wrong = scenario.diagnostics.first { $0.severity == .error }
          // A value that the version or the device lacks; the end of what was taken out.
          let isMissing = wrong?.code == "check.availability" || wrong?.code == "check.begin"
          if let wrong, !isMissing {
            found.append("seed \(seed): \(wrong.code): \(wrong.message)\n\(text)")
            break
          }
          text = Self.without(line: wrong.map { scenario.source.line(of: Int($0.range.start)) } ?? 1, text)
          continue
        }
        let walk = Self.walk(program)
        steps += walk.steps
        if let fault = walk.fault {
          found.append("seed \(seed): \(fault)\n\(Self.shortened(text, fault: fault))")
          break
        }
        guard let line = walk.thrownOn, line > 0 else { break }
        text = Self.without(line: line, text)
      }
    }
    #expect(steps >= min(Self.length, 1_000) || !found.isEmpty)
    #expect(found.isEmpty, "\(found.joined(separator: "\n\n"))")
  }

  private static func walk(_ program: Program) -> (fault: String?, steps: Int, thrownOn: Int?) {
    var plain = ScenarioRunner(program, isTracing: false)
    var traced = ScenarioRunner(program)
    var follower = HierarchyFollower(&plain, "the tree that follows")
    var outcomes = (plain.launch() as StepOutcome?, traced.launch() as StepOutcome?)
    var steps = 0
    while let outcome = outcomes.0 {
      steps += 1
      let place = "after step \(outcome.index)"
      // Bodies may well call each other for ever: a limit that is told is an answer.
      let violation = InvariantWalk.violation(in: plain, after: outcome)
      if outcome.limit == nil, let violation { return ("\(violation), \(place)", steps, nil) }
      guard let other = outcomes.1, text(outcome, plain) == text(other, traced) else {
        return ("tracing changes what comes, \(place)", steps, nil)
      }
      follower.look(at: &plain, outcome)
      if let fault = follower.faults.first { return (fault, steps, nil) }
      if outcome.exception != nil || outcome.limit != nil {
        return (nil, steps, outcome.index < 0 ? nil : program.steps[outcome.index].line)
      }
      outcomes = (plain.next(), traced.next())
    }
    return (nil, steps, nil)
  }

  private static func text(_ outcome: StepOutcome, _ runner: ScenarioRunner) -> String {
    var lines = outcome.events.map { EventText.text($0, outcome, runner.hierarchy) }
    lines += outcome.console.map { $0.text }
    if let exception = outcome.exception { lines.append("\(exception.name): \(exception.text)") }
    return lines.joined(separator: "\n") + "\n" + runner.hierarchyDump()
  }

  private static func without(line: Int, _ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count else { return text }
    lines.remove(at: line - 1)
    return lines.joined(separator: "\n")
  }

  /// The walk without the statements that the fault does not need.
  private static func shortened(_ text: String, fault: String) -> String {
    let kind = fault.prefix { $0 != "," }
    var text = text
    var line = text.split(separator: "\n", omittingEmptySubsequences: false).count
    while line > 0 {
      // With the brace that ends it, where it is a class.
      for shorter in [without(line: line, without(line: line + 1, text)), without(line: line, text)] {
        guard let program = Scenario.load(shorter, path: "walk.presim").program,
          walk(program).fault?.hasPrefix(kind) == true
        else { continue }
        text = shorter
        break
      }
      line -= 1
    }
    return text
  }

  /// `run`, `explain` and `test` with any number of jobs tell the same of a walk; every JSON document is what its schema
  /// says.
  @Test func commandsTellTheSame() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    var names: [String] = []
    for seed in 0..<min(200, max(4, Self.length / 300)) {
      let text = WalkScenario.text(seed: Self.seed * 1_000 + seed, length: 12)
      guard Scenario.load(text, path: "walk.presim").program != nil else { continue }
      names.append("walks/w\(seed).presim")
      try presim.write(text, to: names[names.count - 1])
    }
    let tests = try [1, 2, 5].map { try presim.run("test", "--format", "json", "--jobs", "\($0)", "walks") }
    try expect(JSONSchema("test").errors(in: Self.document(tests[0])), equals: [])
    for test in tests.dropFirst() {
      expect(test.output, equals: tests[0].output, "\(test)")
      expect(test.status, equals: tests[0].status, "\(test)")
    }
    let run = try Self.document(presim.run(["run", "--format", "json"] + names))
    try expect(JSONSchema("run").errors(in: run), equals: [])
    let files = try #require(run["files"] as? [[String: Any]])
    expect(files.count, equals: names.count)
    for (name, file) in zip(names, files) {
      let explain = try Self.document(presim.run("explain", "--format", "json", name))
      try expect(JSONSchema("explain").errors(in: explain), equals: [], "\(name) \(file)")
      let told = try #require(file["steps"] as? [[String: Any]])
      let explained = try #require(explain["steps"] as? [[String: Any]]).compactMap { $0["step"] as? [String: Any] }
      expect(told.count, equals: explained.count, "\(name) \(file)")
      for (one, other) in zip(told, explained) {
        for key in ["line", "source", "decisions", "console", "hierarchy", "silences", "choices"] {
          // `run` leaves out what a step has not changed.
          guard let value = one[key] as? NSObject else { continue }
          expect(value, equals: other[key] as? NSObject, "\(name) \(key)")
        }
      }
    }
    guard let name = names.first else { return }
    // A line alone is explained with the same tree, and the same marks.
    for step in files.first?["steps"] as? [[String: Any]] ?? [] {
      guard let line = step["line"] as? Int, line > 0, let tree = step["hierarchy"] as? NSObject else { continue }
      let explain = try Self.document(presim.run("explain", "--format", "json", "\(name):\(line)"))
      let told = (explain["steps"] as? [[String: Any]])?.first?["step"] as? [String: Any]
      expect(told?["hierarchy"] as? NSObject, equals: tree, "\(name):\(line)")
    }
    for command in ["compare", "who", "lint", "format"] {
      let result = try presim.run(
        [command] + (command == "format" ? ["--check"] : []) + ["--format", "json", name])
      // A walk without a call that presents has nothing to compare.
      guard result.status != 2 || command != "compare" else { continue }
      try expect(JSONSchema(command).errors(in: Self.document(result)), equals: [], "\(command)")
    }
  }

  private static func document(_ result: PresimProcess.Result) throws -> [String: Any] {
    #expect([0, 1].contains(result.status), "\(result.errors)")
    return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }
}
