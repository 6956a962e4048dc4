import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// An expectation comes to the same whoever looks at it: `test` (which keeps no more of a run than it needs, on one core
/// or several), `run` and `explain`. So it is for every expectation of every scenario, alone in its file, so that
/// nothing else makes the run keep what it needs; and turned round it fails.
///
/// An ordinary run looks at every eightieth expectation of each kind, and at all of a rare one; `PRESIM_EXHAUSTIVE=1` at all.
@Suite struct LoneExpectationTests {
  private static let isExhaustive = ScenarioFiles.isExhaustive
  /// Work for several cores.
  private static let parts = 8
  /// How many of a kind are few.
  private static let few = 16

  /// One expectation of a scenario.
  private struct Subject {
    let path: String
    let bytes: [UInt8]
    let names: [String]
    let all: [PresentationModel.Expectation]
    let expectation: PresentationModel.Expectation
    let kind: String

    var place: String { "\(path):\(expectation.line): \(expectation.text)" }

    /// Those that load, under names of their own.
    func files(named name: (Int) -> String) -> [(lone: LoneExpectation, file: ScenarioFile)] {
      var found: [(lone: LoneExpectation, file: ScenarioFile)] = []
      for lone in LoneExpectation.files(of: expectation, among: all, in: bytes, names: names) {
        let file = ScenarioFile.read(lone.bytes, path: name(found.count))
        if lone.form == .written || file.program != nil { found.append((lone, file)) }
      }
      return found
    }
  }

  private static let everything: [Subject] = ScenarioFiles.all.flatMap { path in
    let (bytes, programs) = (ScenarioFiles.bytes(path), ScenarioFiles.programs(path))
    let all = LoneExpectation.expectations(of: programs)
    return all.map {
      Subject(
        path: path, bytes: bytes, names: programs.first?.outline.names ?? [], all: all, expectation: $0,
        kind: LoneExpectation.kind(of: $0))
    }
  }

  private static let subjects: [Subject] = {
    guard !isExhaustive else { return everything }
    let kinds = Dictionary(grouping: everything.indices) { everything[$0].kind }
    let rows = kinds.values.flatMap { rows in
      rows.count <= few ? rows : stride(from: 0, to: rows.count, by: 160).map { rows[$0] }
    }
    return rows.sorted().map { everything[$0] }
  }()

  /// A failure of the expectation under one version.
  private struct Verdict: Hashable {
    let version: String
    let message: String
    let expected: String
    let actual: String

    init(_ version: String, _ failure: FailureReport) {
      self.version = version
      message = failure.message
      expected = failure.expected
      actual = failure.actual
    }
  }

  /// What the document of `test` has of a failure.
  private struct Failure: Decodable, Hashable {
    let line: Int
    let message: String
    let expected: String
    let actual: String

    init(_ report: FailureReport) {
      (line, message, expected, actual) = (report.line, report.message, report.expected, report.actual)
    }
  }

  private struct Document: Decodable {
    struct File: Decodable {
      let path: String
      let failures: [Failure]
    }
    let files: [File]
  }

  @Test(arguments: 0..<parts) func comesToTheSameWhoeverLooks(part: Int) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let folder = presim.directory.appendingPathComponent("files")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [(subject: Subject, lone: LoneExpectation, file: ScenarioFile)] = []
    for row in stride(from: part, to: Self.subjects.count, by: Self.parts) {
      let subject = Self.subjects[row]
      let count = files.count
      for (lone, file) in subject.files(named: { "files/\(count + $0).presim" }) {
        try Data(lone.bytes).write(to: folder.appendingPathComponent("\(files.count).presim"))
        files.append((subject, lone, file))
      }
    }
    let pooled = try Self.tested(presim)
    // Whether what was written holds: the files that turn it round come behind it.
    var holds = true
    for (row, (subject, lone, file)) in files.enumerated() {
      let place = "\(subject.place), \(lone.form.rawValue)"
      let report = TestOutcome(file).report
      #expect(report.status != .invalid, "\(place): \(file.diagnostics)")
      expect(pooled[file.path], equals: report.failures.map(Failure.init), "\(place)")
      let verdicts = Self.verdicts(file, report.failures)
      expect(Self.ran(file, RunReport.Options()), equals: verdicts, "\(place)")
      if row % 4 == 0 {
        expect(Self.ran(file, RunReport.Options(events: true, keepsSteps: true)), equals: verdicts, "\(place)")
      }
      let newest = verdicts.filter { $0.version == file.program?.profile.key }
      if let explained = Self.explained(file, lone.line) {
        expect(explained, equals: newest.isEmpty, "\(place): \(newest)")
      } else {
        #expect(newest.allSatisfy { $0.message.hasPrefix("never reached") }, "\(place): \(newest)")
      }
      if lone.form == .written {
        holds = verdicts.isEmpty
        if !lone.asksForARule { #expect(holds, "\(place): \(verdicts)") }
      } else if holds {
        #expect(!verdicts.isEmpty, "\(place): holds too")
      } else if lone.hasExactOpposite {
        #expect(verdicts.isEmpty, "\(place): fails too")
      }
    }
  }

  /// Where a block would have to stand within a line nothing can be turned round.
  @Test func everyKindIsTurnedRound() throws {
    var turned: [String: Int] = [:]
    for subject in Self.subjects where turned[subject.kind, default: 0] < 5 {
      turned[subject.kind, default: 0] += subject.files { "\($0)" }.count - 1
    }
    expect(
      turned.filter { $0.value > 0 }.keys.sorted(),
      equals: [
        "!=", "==", "events", "events include", "events of", "exception", "exception N", "exception N \"\"", "false",
        "hierarchy", "hierarchy of", "lint", "log", "no event", "no events", "no lint", "no lint L", "no log",
        "no rule",
        "rule", "true",
      ])
  }

  // MARK: Who looks

  /// What `presim test` comes to with several jobs, by file.
  private static func tested(_ presim: PresimProcess) throws -> [String: [Failure]] {
    let result = try presim.run("test", "--format", "json", "--jobs", "8", "files")
    expect(result.status, equals: 1, "\(result.errors.prefix(500))")
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    return Dictionary(uniqueKeysWithValues: document.files.map { ($0.path, $0.failures) })
  }

  /// Failures of the expectation, each under each version.
  private static func verdicts(_ file: ScenarioFile, _ failures: [FailureReport]) -> Set<Verdict> {
    let all = file.programs.map(\.profile.key)
    return failures.reduce(into: []) { result, failure in
      guard failure.expectation != nil else { return }
      for version in failure.isCommon ? all : failure.ios ?? all {
        result.insert(Verdict(version, failure))
      }
    }
  }

  private static func ran(_ file: ScenarioFile, _ options: RunReport.Options) -> Set<Verdict> {
    file.programs.reduce(into: []) { result, program in
      var failures: [FailureReport] = []
      failures += RunReport.run(file, program, options) { step, _ in failures += step.failures }.failures
      for failure in failures where failure.expectation != nil {
        result.insert(Verdict(program.profile.key, failure))
      }
    }
  }

  /// Whether the explanation says that it holds; nil where the run does not come to it.
  private static func explained(_ file: ScenarioFile, _ line: Int) -> Bool? {
    guard let program = file.program, let wanted = ExplainTarget(line: line, in: program, of: file),
      let id = wanted.expectation
    else { return nil }
    // As `ExplainWalk` does, without what it offers instead.
    let target = wanted.settled(in: program)
    var explainer = ScenarioExplainer(program, of: file.bytes)
    while let outcome = explainer.next() {
      if target.matches(outcome, in: program) {
        return explainer.explanation(of: outcome, triesOthers: false, at: id).look?.outcome.hasPrefix("it holds")
      }
    }
    return nil
  }
}
