/// A run of a scenario with the reasons of the steps that are wanted, one after the other: none is kept.
package struct ExplainWalk {
  private let file: ScenarioFile
  private let program: Program
  private let target: ExplainTarget
  private let keepsHierarchy: Bool
  private var other: OtherProfile?
  /// Under `rules docs` what UIKit gives today.
  private var today: Today?
  /// What was expected instead, on which line, and the function to call where it is no candidate.
  private var expected: (what: ExpectedInstead, line: Int, refuse: (String) -> Void)?

  /// For how many steps of a whole file other ways are tried: each costs a run of it.
  private static let triedSteps = 12

  package init(_ file: ScenarioFile, _ program: Program, _ target: ExplainTarget, keepsHierarchy: Bool) {
    self.file = file
    self.program = program
    self.target = target
    self.keepsHierarchy = keepsHierarchy
  }

  /// Answers why something else did not come.
  package mutating func ask(_ what: ExpectedInstead, line: Int, refuse: @escaping (String) -> Void) {
    expected = (what, line, refuse)
  }

  /// Prints for each step where `rules docs` and the version differ.
  package mutating func compareProfiles() {
    if program.profile.isDocuments {
      today = Today(program, of: file.source, current: file.under(.newest).program)
    } else {
      other = OtherProfile(file, program)
    }
  }

  /// Runs to the step that is wanted, or to the end, as long as the output is read.
  ///
  /// - Returns: the notes of a run that has come to its end; nothing where it has not.
  @discardableResult
  package func forEach(_ handle: (ExplainReport) -> Bool) -> [StepReport.Note] {
    var explainer = ScenarioExplainer(program, of: file.source)
    var (other, today) = (other, today)
    var observer = HierarchyObserver()
    var isAll = false
    if case .all = target { isAll = true }
    if other != nil { explainer.watchHierarchy() }
    var tried = 0
    var rings: Set<String> = []
    while let outcome = explainer.next() {
      // What holds itself from this step on; at the end of a whole file all of it is told.
      let new = isAll ? [] : explainer.runner.rings().filter { rings.insert($0.text).inserted }
      if target.matches(outcome, in: program) {
        var short = explainer.explanation(of: outcome, triesOthers: !isAll && expected == nil, at: target.expectation)
        if isAll, tried < Self.triedSteps, short.isNews {
          tried += 1
          short = explainer.explanation(of: outcome, triesOthers: true)
        }
        short.notes += new.map { ($0.line, $0.text) }
        if let expected {
          switch explainer.explanation(of: outcome, not: expected.what, line: expected.line) {
          case .explanation(let explanation): short = explanation
          case .noCandidate(let reason):
            expected.refuse(reason)
            return []
          }
        }
        if keepsHierarchy, !isAll { observer = observerBefore(outcome.index) }
        let hierarchy = keepsHierarchy ? HierarchyReport(observer.lookAtWhole(explainer.runner)) : nil
        let step = StepReport(
          outcome, of: file, in: explainer.runner, withEvents: false, keepsHierarchy: keepsHierarchy,
          hierarchy: hierarchy, isDocument: keepsHierarchy)
        var report = ExplainReport(outcome, step, short, of: file, in: explainer.runner)
        report.difference =
          today?.sentence(of: outcome.index) ?? other?.difference(from: step, outcome.index, &explainer)
        if !handle(report) || !isAll { return [] }
      }
    }
    return StepReport.Note.atEnd(of: explainer.runner)
  }

  /// The observer before a step, which is only found to be wanted after it has run.
  private func observerBefore(_ step: Int) -> HierarchyObserver {
    guard step >= 0 else { return HierarchyObserver() }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    _ = runner.run(to: step - 1)
    return HierarchyObserver(after: runner)
  }
}

/// The same scenario under `rules docs`, where the file names a version.
private struct OtherProfile {
  private let file: ScenarioFile
  private var runner: ScenarioRunner
  /// What its last step came to; nil before launch, and when it has ended.
  private var last: StepOutcome?
  private var twins = PrintedTwins()

  /// Nil where the file is wrong under it.
  init?(_ file: ScenarioFile, _ program: Program) {
    guard let other = file.under(.documents).program else { return nil }
    self.file = file
    runner = ScenarioRunner(other)
    runner.watchHierarchy()
  }

  /// What is different under it, as a sentence; nil where nothing is. Steps are asked for in their order.
  mutating func difference(from here: StepReport, _ index: Int, _ explainer: inout ScenarioExplainer) -> String? {
    if (last?.index ?? -2) < index { last = runner.run(to: index) }
    let name = "the classic documents ('rules docs')"
    guard let last, last.index == index else { return "under \(name) the run ends before this step" }
    let there = StepReport(last, of: file, in: runner, withEvents: false, keepsHierarchy: false)
    guard !here.hasSameDecisions(as: there) || !explainer.isPrinted(like: &runner, &twins) else { return nil }
    if let exception = there.exception, exception != here.exception {
      return "under \(name) it raises \(exception.name ?? ""): \(exception.text)"
    }
    if here.decisions != there.decisions {
      let decisions =
        there.decisions.isEmpty ? "nothing happens" : there.decisions.map { $0.text }.joined(separator: "; ")
      return "under \(name): \(decisions)"
    }
    if here.console != there.console {
      let lines = there.console.map { "'\($0.text)'" }.joined(separator: ", ")
      return "under \(name) UIKit prints \(lines.isEmpty ? "nothing" : lines)"
    }
    return "under \(name) the same is decided, but the hierarchy afterwards is different"
  }
}
