/// `presim run` for people.
package struct RunText {
  package let output: Output
  package let paint: Paint
  /// Whether the hierarchy is printed after every step, whole.
  package var isFull = false
  /// Statements of Swift that were not run, to print why; empty unless they are wanted.
  package var skipped: [SkippedStatement] = []

  /// Whether the event log is printed.
  package var withEvents = false
  /// Whether statements of Swift that do not run are told.
  package var tellsSkipped = false

  package init(output: Output, paint: Paint, isFull: Bool = false) {
    (self.output, self.paint, self.isFull) = (output, paint, isFull)
  }

  /// Title, file, version and device.
  package func writeHeader(_ report: RunReport) {
    if let title = ReportTitle.own(report.title, path: report.path) {
      output.line(paint(.bold, VisibleText.inOneLine(title)))
    }
    output.line(paint(.dim, "\(VisibleText.inOneLine(report.path)), \(report.rules), \(report.device)"))
  }

  /// The call, what came of it, what changed in the hierarchy; after the last step the whole of it.
  ///
  /// - Parameter told: the notes on silent failures that a reader of the run has read already.
  package func write(_ step: StepReport, path: String, isLast: Bool, told: [String] = []) {
    output.line()
    writeSource(step)
    for decision in step.decisions { write(decision) }
    for result in step.results { output.sentence("→ ", result, wide: 2) }
    if let today = step.today { output.line(paint(.dim, today)) }
    for sentence in step.notFollowed where !told.contains(sentence) {
      output.paragraph(sentence, first: "", rest: "  ")
    }
    writeNotes(of: step)
    for message in step.console {
      output.line("\(paint(.yellow, "console:")) \(message.text)\(behind(message.place))")
    }
    // One sentence may be true of several controllers that it does not name, and a note may have said it with its line.
    var said: Set<String> = []
    for silence in step.silences where !told.contains(silence.toldAs) {
      if step.silences.count > 1, !said.insert(silence.text).inserted { continue }
      if step.notes.contains(where: { $0.text.hasText(silence.text) }) { continue }
      output.sentence("\(paint(.yellow, "note:")) ", silence.text, wide: 6)
    }
    var printed = step.printed[...]
    if let events = step.events {
      for event in events where event.isDefault || event.isObserved {
        if event.isPrinted, let line = printed.popFirst() {
          write(line)
        } else {
          output.line("\(paint(.dim, "event:")) \(event.text)")
        }
      }
    }
    write(printed)
    if let exception = step.exception {
      if !step.crashes { output.line("→ \(DecisionText.crash)") }
      output.line("\(paint(.red, "exception:")) \(exception.line)\(behind(exception.place))")
    }
    if let limit = step.limit { output.sentence("\(paint(.red, "limit:")) ", "\(limit)", wide: 7) }
    writeHierarchy(step, isLast: isLast)
    for failure in step.failures { FailureText(paint: paint).write(failure, path: path, to: output) }
  }

  /// What the app's own code has printed.
  func write(_ printed: ArraySlice<StepReport.Printed>) {
    for line in printed { write(line) }
  }

  /// Each line of it with what it is.
  private func write(_ line: StepReport.Printed) {
    for (row, text) in line.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      output.line(
        "\(paint(.green, "prints:")) \(VisibleText.inOneLine(String(text)))\(row == 0 ? behind(line.place) : "")")
    }
  }

  /// Calls through nil and the like.
  package func writeNotes(of step: StepReport) {
    for note in step.notes {
      output.sentence(
        "\(paint(.yellow, "note:")) ", "\(note.line > 0 ? "line \(note.line): " : "")\(note.text)", wide: 6)
    }
  }

  /// A decision; for Swift followed by its place.
  package func write(_ decision: DecisionReport) {
    guard let place = decision.place else { return output.sentence("→ ", "\(decision)", wide: 2) }
    output.line("→ \(decision)\(behind(place))")
  }

  private func behind(_ place: String?) -> String { place.map { "   " + paint(.dim, $0) } ?? "" }

  /// Whether a reader takes it for a part of the launch: it sets something, and nothing came of that.
  package func isQuiet(_ step: StepReport) -> Bool {
    step.isSetting && step.decisions.isEmpty && step.console.isEmpty && step.printed.isEmpty && step.silences.isEmpty
      && step.failures.isEmpty
      && step.exception == nil && step.limit == nil && step.hierarchy?.isChanged != true
      && !(step.events ?? []).contains { $0.isDefault }
  }

  private func writeHierarchy(_ step: StepReport, isLast: Bool) {
    // Nobody sees what an app that has ended had on its screen.
    guard let report = step.hierarchy, step.exception == nil else { return }
    let text = HierarchyText(output: output, paint: paint)
    if !report.isChanged, isFull { return text.write(report.tree) }
    if !report.isChanged, step.isSetting { return output.line(paint(.dim, "(set)")) }
    text.write(report, isShortened: !isFull && !isLast)
    for controller in step.gone { output.line(paint(.dim, "– \(controller) has left the hierarchy")) }
  }

  /// The whole hierarchy once more, where the last step did not print it.
  package func writeEnd(_ report: HierarchyReport?, isAsAtLaunch: Bool) {
    guard let report, !report.isChanged, !isFull else { return }
    output.line()
    guard !isAsAtLaunch else { return output.line(paint(.cyan, "end") + paint(.dim, " (as at launch)")) }
    output.line(paint(.cyan, "end"))
    HierarchyText(output: output, paint: paint).write(report.tree)
  }

  /// The text of the call in the file, each line with its number.
  package func writeSource(_ step: StepReport) {
    guard step.line > 0 else { return output.line(paint(.cyan, step.source)) }
    let lines = step.source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let width = String(step.line + lines.count - 1).utf8.count
    for (row, line) in lines.enumerated() {
      let number = String(step.line + row)
      let blanks = String(repeating: " ", count: width - number.utf8.count)
      let text = Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      output.line("\(paint(.dim, blanks + number))  \(paint(.cyan, String(text)))")
    }
  }

  /// Bodies that never ran.
  package func writeNotes(_ report: RunReport) {
    guard !report.notes.isEmpty else { return }
    output.line()
    for note in report.notes {
      let place = note.line > 0 ? "line \(note.line): " : ""
      output.sentence("\(paint(.yellow, "note:")) ", "\(place)\(note.text)", wide: 6)
    }
    for statement in skipped {
      let (first, last) = (statement.lines.lowerBound, statement.lines.upperBound)
      let place = first == last ? "line \(first)" : "lines \(first)–\(last)"
      output.sentence("  ", "\(place): \(statement.reason)", wide: 2, rest: "    ")
    }
  }

  /// What was never reached, and the sum.
  ///
  /// `others` are failures that belong to no expectation: an exception that nothing expects.
  package func writeEnd(_ report: RunReport, failed: Int, others: [FailureReport]) {
    writeNotes(report)
    if report.notes.isEmpty, !report.failures.isEmpty { output.line() }
    for failure in report.failures { FailureText(paint: paint).write(failure, path: report.path, to: output) }
    guard report.expectations > 0 || failed > 0 else { return }
    output.line()
    let total = "\(report.expectations) \(report.expectations == 1 ? "expectation" : "expectations")"
    guard failed > 0 else { return output.line(paint(.green, "\(total) held")) }
    let wrong = failed - others.count
    var parts = report.expectations > 0 ? [wrong > 0 ? "\(total), \(wrong) failed" : "\(total) held"] : []
    for (row, other) in others.enumerated() {
      let place = other.line > 0 ? "on line \(other.line)" : "at launch"
      // A long message stands above with its advice, and is not said twice.
      let what = other.message.utf8.count > 80 ? "" : ": \(other.message)"
      parts.append("\(row == 0 && wrong == 0 ? "failed " : "")\(place)\(what)")
    }
    output.line(paint(.red, parts.joined(separator: "; ")))
  }
}
