/// `presim explain FILE[:LINE]`: a question about a file, answered as text or as a document.
package struct ExplainQuestion {
  let file: ScenarioFile
  let program: Program
  let output: Output
  let paint: Paint
  /// Whether the answer is a document.
  package var isJSON = false
  /// Whether every candidate is told.
  package var isAll = false

  /// Why there is no answer.
  package struct Refusal {
    package let message: String
    package var note: String?
    /// Whether the question is wrong; else the run does not come that far.
    package var isMistake = true
  }

  package init(_ file: ScenarioFile, _ program: Program, output: Output, paint: Paint) {
    (self.file, self.program, self.output, self.paint) = (file, program, output, paint)
  }

  /// Answers about the whole file, or about a line.
  ///
  /// - Parameters:
  ///   - line: from 1; nil for the whole file.
  ///   - run: of a line of Swift that runs in several steps: which of them, from 1.
  ///   - name: the view controller or the style that was expected instead.
  package func answer(line: Int?, run: Int? = nil, not name: String? = nil) -> Refusal? {
    guard let line else {
      if name != nil { return Refusal(message: "'--not' needs a line, as in '\(file.path):12 --not home'") }
      writeAll()
      return nil
    }
    if line < 1 || line > max(1, file.lineCount) {
      return Refusal(message: "there is no line \(line): the file has \(file.lineCount)")
    }
    var target = ExplainTarget(line: line, in: program, of: file)?.settled(in: program)
    var note: String?
    if let steps = target?.runs(in: program), !steps.isEmpty {
      guard let step = run.map({ steps.indices.contains($0 - 1) ? steps[$0 - 1] : nil }) ?? steps.last else {
        let times = steps.count == 1 ? "one step" : "\(steps.count) steps"
        return Refusal(message: "line \(line) runs in \(times): there is no '@\(run ?? 0)'")
      }
      target = .statement(line: line, step: step)
      note = otherRuns(steps, step, line)
    }
    if let name {
      return whyNot(name, target ?? .step(StepSelection.step(at: line, in: program)), line)
    }
    var found = target.flatMap { explain($0) }
    var isStep = false
    if case .step? = target { isStep = true }
    if found == nil, !isStep {
      // Nothing runs there, or it is never reached.
      let above = StepSelection.step(at: line, in: program)
      let why = neverRan(line) ?? (target == nil ? "no step" : "a line that nothing reaches")
      let shown = above < 0 ? "launch" : "the step above it, line \(program.steps[above].line)"
      note = "line \(line) is \(why); this is \(shown)"
      found = explain(.step(above))
    }
    guard let report = found else { return notReached(line) }
    write(report, note)
    return nil
  }

  func notReached(_ line: Int) -> Refusal {
    Refusal(message: "the step at line \(line) is not reached: the run ends before it", isMistake: false)
  }

  /// In which steps a line of Swift has run beside this one; nil for none.
  private func otherRuns(_ steps: [Int], _ step: Int, _ line: Int) -> String? {
    guard steps.count > 1, let row = steps.firstIndex(of: step) else { return nil }
    let places = steps.enumerated().filter { $0.offset != row }.prefix(5).map { offset, step in
      (step < 0 ? "launch" : "line \(program.steps[step].line)") + " (:\(line)@\(offset + 1))"
    }
    let more = steps.count > 6 ? ", …" : ""
    let from = step < 0 ? "launch" : "line \(program.steps[step].line)"
    return "line \(line) runs in \(steps.count) steps; this is the one of \(from), the others are of "
      + places.joined(separator: ", ") + more
  }

  /// Why a line of a body of `on name.…` was not reached, where that never ran.
  private func neverRan(_ line: Int) -> String? {
    let around = program.observers.last { ExplainTarget.covers($0.range, $0.line, line, file) }
    guard let around else { return nil }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while runner.next() != nil {}
    let note = StepReport.Note.atEnd(of: runner).first { $0.line == around.line }
    return note.map { "not reached: \($0.text)" }
  }

  /// Whether each step is compared with what the other profile makes of it.
  private var compares: Bool {
    isJSON || isAll || program.profile.isDocuments
  }

  /// The one step that is wanted.
  private func explain(_ target: ExplainTarget) -> ExplainReport? {
    var found: ExplainReport?
    var walk = ExplainWalk(file, program, target, keepsHierarchy: isJSON)
    if compares { walk.compareProfiles() }
    walk.forEach { report in
      found = report
      return false
    }
    return found
  }

  func write(_ report: ExplainReport, _ note: String?) {
    let header = RunReport(file, program)
    if isJSON {
      let document = ExplainDocument(header, output: output)
      document.begin(report.step.rules)
      document.write(report, isFirst: true)
      return document.end(isEmpty: false)
    }
    guard isAll else {
      if let note { output.line(paint(.yellow, note)) }
      if file.programs.count > 1 {
        output.line(paint(.dim, "\(header.rules), the newest of the file's"))
      }
      return ShortExplainText(output: output, paint: paint, file: file).write(report)
    }
    RunText(output: output, paint: paint).writeHeader(header)
    if let note { output.line(paint(.yellow, note)) }
    let text = ExplainText(output: output, paint: paint)
    text.write(report)
    text.writeRules(report.step.rules)
  }

  // MARK: A whole file

  /// Every step, written as it comes: what is kept is a step, however many there are.
  private func writeAll() {
    var header = RunReport(file, program)
    var walk = ExplainWalk(file, program, .all, keepsHierarchy: isJSON)
    if compares { walk.compareProfiles() }
    if isJSON {
      let deciders = lookAhead(&header)
      let document = ExplainDocument(header, output: output)
      document.begin(deciders)
      var isEmpty = true
      walk.forEach { report in
        document.write(report, isFirst: isEmpty)
        isEmpty = false
        return !output.isClosed
      }
      return document.end(isEmpty: isEmpty)
    }
    let run = RunText(output: output, paint: paint)
    run.writeHeader(header)
    guard isAll else {
      var overview = OverviewText(ShortExplainText(output: output, paint: paint, file: file))
      header.notes = walk.forEach { report in
        overview.write(report)
        return !output.isClosed
      }
      overview.end()
      return run.writeNotes(header)
    }
    let text = ExplainText(output: output, paint: paint)
    var deciders = DecidingRules()
    header.notes = walk.forEach { report in
      deciders.add(report.step.rules)
      text.write(report)
      return !output.isClosed
    }
    run.writeNotes(header)
    text.writeRules(deciders.all)
  }

  /// The rules that decide in a run, and its notes: a document has them before its steps, so there is a run for them
  /// alone.
  private func lookAhead(_ header: inout RunReport) -> [RuleReference] {
    var deciders = DecidingRules()
    var runner = ScenarioRunner(program)
    while let outcome = runner.next() {
      deciders.add(StepReport.deciders(in: outcome).map { RuleReference($0) })
    }
    header.notes = StepReport.Note.atEnd(of: runner)
    return deciders.all
  }
}
