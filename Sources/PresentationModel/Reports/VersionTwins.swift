/// A file under one of its versions, step by step.
package struct VersionRun {
  package let program: Program
  package var runner: ScenarioRunner
  /// Whether something has failed so far.
  package private(set) var hasFailed = false
  /// The step that ran last; -1 for launch.
  private var index = -2

  package init(_ program: Program, withEvents: Bool) {
    self.program = program
    runner = ScenarioRunner(
      program, isTracing: false, keepsEvents: withEvents)
    runner.watchHierarchy()
  }

  /// Line of the next step, 0 for launch; nil when the run is over.
  package var nextLine: Int? {
    if index < -1 { return 0 }
    return runner.isOver ? nil : program.steps[index + 1].line
  }

  /// Runs the next step.
  package mutating func next() -> StepOutcome? {
    let outcome = runner.next()
    index += 1
    if let outcome, !outcome.failures.isEmpty { hasFailed = true }
    return outcome
  }

  /// Notes at the end.
  package var notes: [StepReport.Note] { StepReport.Note.atEnd(of: runner) }
  /// What no step was to blame for.
  package var failures: [FailureReport] { FailureReport.atEnd(of: runner, hasFailed: hasFailed) }
}

/// A file under two versions, side by side: nothing is kept of a step when the next one runs.
package struct VersionTwins {
  /// A step of either version, or of both.
  package struct Step {
    package let line: Int
    /// Whether it comes to the same; never where one of the two has no such step.
    package let isSame: Bool
    /// What it comes to under the second; nil where that has no such step.
    package let other: StepReport?
  }

  private let file: ScenarioFile
  private let withEvents: Bool
  package private(set) var base: VersionRun
  package private(set) var other: VersionRun
  private var twins = PrintedTwins()

  package init(_ file: ScenarioFile, _ base: Program, _ other: Program, withEvents: Bool) {
    self.file = file
    self.withEvents = withEvents
    self.base = VersionRun(base, withEvents: withEvents)
    self.other = VersionRun(other, withEvents: withEvents)
  }

  /// Runs the next line of the file that either has a step in; nil when both are over.
  ///
  /// - Parameter detail: what to return of the second's hierarchy; after its last step all of it, unless nothing is
  ///   wanted.
  package mutating func next(_ detail: HierarchyObserver.Detail) -> Step? {
    let lines = (base.nextLine, other.nextLine)
    guard let line = [lines.0, lines.1].compactMap({ $0 }).min() else { return nil }
    let outcomes = (lines.0 == line ? base.next() : nil, lines.1 == line ? other.next() : nil)
    var isLast = other.runner.isOver
    if case .rows = detail { isLast = false }
    let look = twins.look(at: &base.runner, &other.runner, isLast ? .whole : detail)
    let here = outcomes.0.map {
      StepReport($0, of: file, in: base.runner, withEvents: withEvents, keepsHierarchy: false)
    }
    let there = outcomes.1.map {
      StepReport($0, of: file, in: other.runner, withEvents: withEvents, hierarchy: HierarchyReport(look.second))
    }
    guard let here, let there else { return Step(line: line, isSame: false, other: there) }
    // Two that their steps left alone were compared where they changed last.
    let looksAlike = look.areAlike || !look.first.isChanged && !look.second.isChanged
    return Step(line: line, isSame: looksAlike && there.says(as: here), other: there)
  }

  /// The properties of controllers that have another value under the second than under the first, at the end of both:
  /// `card.nibName is "CardViewController", not "CardView"`.
  package func differentProperties() -> [String] {
    let (mine, theirs) = (base.runner.hierarchy, other.runner.hierarchy)
    guard mine.count == theirs.count else { return [] }
    var result: [String] = []
    for x in (0..<mine.count).map({ ControllerID(row: $0) }) where !mine.name(of: x).isEmpty {
      guard mine.name(of: x) == theirs.name(of: x) else { continue }
      for property in Property.allCases {
        let (one, two) = (mine.property(x, property) ?? .none, theirs.property(x, property) ?? .none)
        let (text, other) = (ValueText.text(one, mine), ValueText.text(two, theirs))
        if text != other { result.append("\(mine.name(of: x)).\(property.name) is \(other), not \(text)") }
      }
      let (one, two) = (base.runner.storedProperties(of: x), other.runner.storedProperties(of: x))
      for (row, property) in one.enumerated() where row < two.count && property.value != two[row].value {
        result.append("\(mine.name(of: x)).\(property.name) is \(two[row].value), not \(property.value)")
      }
    }
    return result
  }

  /// Whether both versions do the same, from launch to the end: they run until they do not.
  package mutating func areSame() -> Bool {
    while let step = next(.rows) {
      if !step.isSame { return false }
    }
    let (mine, theirs) = (base.failures, other.failures)
    return differentProperties().isEmpty && mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { $0.isSame(as: $1) } && base.notes == other.notes
  }
}

extension ScenarioRunner {
  /// The stored properties that pasted Swift has given a controller, with their values as text.
  fileprivate func storedProperties(of x: ControllerID) -> [(name: String, value: String)] {
    let swift = program.swift
    let type = Int(simulator.hierarchy.classes[Int(x.index)].index)
    guard type < swift.classes.count else { return [] }
    return swift.classes[type].fields.map { field in
      (
        swift.fields[Int(field.index)].name,
        ValueText.text(simulator.kept(field, of: .controller(x)), simulator.hierarchy)
      )
    }
  }
}
