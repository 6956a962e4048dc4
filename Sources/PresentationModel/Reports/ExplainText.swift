/// `presim explain` for people.
package struct ExplainText {
  package let output: Output
  package let paint: Paint

  package init(output: Output, paint: Paint) { (self.output, self.paint) = (output, paint) }

  /// One step: the call, what was decided, and every candidate.
  package func write(_ report: ExplainReport) {
    let step = report.step
    output.line()
    RunText(output: output, paint: paint).writeSource(step)
    let run = RunText(output: output, paint: paint)
    for decision in step.decisions { run.write(decision) }
    for message in step.console { output.line("\(paint(.yellow, "console:")) \(message.text)") }
    run.write(step.printed[...])
    if let exception = step.exception {
      output.line("\(paint(.red, "exception:")) \(exception.line)")
    }
    for note in step.notes {
      output.line("\(paint(.yellow, "note:")) \(note.line > 0 ? "line \(note.line): " : "")\(note.text)")
    }
    if step.decisions.isEmpty, report.calls.isEmpty, step.line > 0 {
      output.line("this line changes no presentation, container or window")
    }
    for call in report.calls {
      // The step's own call is printed above already.
      let isStep = call.source == step.source || (call.line == 0 && step.line == 0)
      write(call, withHeading: !isStep)
    }
    if let more = report.more {
      output.line()
      output.line("  … \(EndlessChain.number(more)) more calls")
    }
    for sentence in report.step.notFollowed { output.paragraph(sentence, first: "", rest: "  ") }
    if let difference = report.difference {
      output.line()
      output.paragraph(difference, first: "", rest: "  ")
    }
    if !step.choices.isEmpty { output.line() }
    for id in step.choices {
      output.paragraph("open question: \(id)\(question(id))", first: "", rest: "  ") { paint(.yellow, $0) }
    }
  }

  private func write(_ call: ExplainReport.Call, withHeading: Bool) {
    if withHeading {
      output.line()
      let source =
        call.source.map { ": " + ($0.split(whereSeparator: { $0.isNewline }).first.map(String.init) ?? "") } ?? ""
      output.line("  " + paint(.cyan, call.line > 0 ? "\(call.place)\(source)" : "what UIKit then does by itself"))
    }
    var atWork: [String] = []
    for phase in call.phases {
      let special = phase.reasons.filter { !Self.isGeneral($0.rule) }
      for reason in phase.reasons where Self.isGeneral(reason.rule) && reason.verdict == "decided" {
        if !atWork.contains(reason.rule) { atWork.append(reason.rule) }
      }
      guard !special.isEmpty else { continue }
      output.line()
      output.line("  \(paint(.bold, phase.title))")
      for group in Self.grouped(special) { write(group) }
    }
    guard !atWork.isEmpty else { return }
    output.line()
    let text = "always at work: " + atWork.joined(separator: ", ")
    output.paragraph(text, first: "  ", rest: "    ") { paint(.dim, $0) }
  }

  /// Rules of every run loop pass and of every log: only named each time. `presim rules ID` has their text.
  private static func isGeneral(_ rule: String) -> Bool { general.contains(rule) }

  private static let general = Set(RuleID.allCases.filter { Explainer.isGeneral(.rule($0)) }.map { $0.text })

  /// Reasons that say the same of several candidates, one after the other, become one.
  private static func grouped(_ reasons: [ExplainReport.Line]) -> [[ExplainReport.Line]] {
    var result: [[ExplainReport.Line]] = []
    for reason in reasons {
      if let last = result.last?.last, last.rule == reason.rule, last.verdict == reason.verdict,
        last.sentence == reason.sentence
      {
        if last.candidate != reason.candidate { result[result.count - 1].append(reason) }
      } else {
        result.append([reason])
      }
    }
    return result
  }

  private func write(_ reasons: [ExplainReport.Line]) {
    let reason = reasons[0]
    let (mark, color): (String, Paint.Color) =
      switch reason.verdict {
      case "decided": ("→", .green)
      case "passedOver": ("·", .dim)
      case "declined": ("–", .dim)
      default: (" ", .dim)
      }
    let candidates = reasons.compactMap { $0.candidate }
    let candidate = candidates.isEmpty ? "" : candidates.joined(separator: ", ") + ": "
    let known = ([reason.rule] + reason.grades).joined(separator: ", ")
    var text = "\(candidate)\(reason.sentence) (\(known))"
    if let message = reason.message {
      text += reason.isSilent == true ? "; UIKit says nothing of it (\(message))" : "; see \(message)"
    }
    output.paragraph(text, first: "    \(mark) ", rest: "      ") { paint(color, $0) }
  }

  private func question(_ id: String) -> String {
    guard let choice = ChoiceID.allCases.first(where: { $0.text == id }) else { return "" }
    let metadata = ChoiceMetadata.metadata(choice)
    return ". \(metadata.question) presim: \(metadata.choice)"
  }

  /// The rules that decided, each once, with where they are known from.
  package func writeRules(_ rules: [RuleReference]) {
    guard !rules.isEmpty else { return }
    output.line()
    output.line(paint(.bold, "rules that decided"))
    for reference in rules where !Self.isGeneral(reference.id) {
      output.paragraph(reference.title, first: "  \(reference.id)  ", rest: "          ")
      guard let id = RuleID.allCases.first(where: { $0.text == reference.id }) else {
        output.line("          \(paint(.dim, reference.grade))")
        continue
      }
      for evidence in id.metadata.evidence {
        let text = "\(evidence.grade.text): \(evidence.source)"
        output.paragraph(text, first: "          ", rest: "            ") { paint(.dim, $0) }
      }
    }
  }
}
