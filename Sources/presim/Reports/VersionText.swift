/// What other versions do otherwise than the first: `presim run --ios 12,15-18,26`.
struct VersionText {
  let text: RunText

  /// Writes of each report but the first what differs from it; versions that do the same stand together.
  func write(_ reports: [RunReport]) {
    var groups: [(first: RunReport, names: [String])] = []
    for report in reports {
      let name = Self.name(report)
      if let row = groups.firstIndex(where: { Self.isSame($0.first, report) }) {
        groups[row].names.append(name)
      } else {
        groups.append((report, [name]))
      }
    }
    guard let base = groups.first else { return }
    text.output.line()
    if base.names.count > 1 {
      let others = Self.list(Array(base.names.dropFirst()))
      text.output.line("\(text.paint(.bold, "\(others):")) the same as under \(base.names[0])")
    }
    for group in groups.dropFirst() { write(group.first, group.names, against: base.first) }
  }

  private func write(_ report: RunReport, _ names: [String], against base: RunReport) {
    text.output.line(text.paint(.bold, "\(Self.list(names)) (what differs from \(Self.name(base))):"))
    var baseSteps: [Int: StepReport] = [:]
    for step in base.steps { baseSteps[step.line] = step }
    for step in report.steps {
      if let other = baseSteps.removeValue(forKey: step.line), !step.differs(from: other) { continue }
      text.write(step, path: report.path, isLast: true)
    }
    let missing = baseSteps.keys.sorted()
    if !missing.isEmpty {
      let lines = missing.map(String.init).joined(separator: ", ")
      text.output.line()
      text.output.line(
        "\(text.paint(.yellow, "note:")) \(missing.count == 1 ? "line" : "lines") \(lines): does not run")
    }
    for note in report.notes where !base.notes.contains(note) {
      text.output.line("\(text.paint(.yellow, "note:")) line \(note.line): \(note.text)")
    }
    for failure in report.failures {
      FailureText(paint: text.paint).write(failure, path: report.path, to: text.output)
    }
    text.output.line()
  }

  private static func isSame(_ a: RunReport, _ b: RunReport) -> Bool {
    guard a.steps.count == b.steps.count, a.failures.count == b.failures.count, a.notes == b.notes else { return false }
    return !zip(a.steps, b.steps).contains { $0.line != $1.line || $0.differs(from: $1) }
      && !zip(a.failures, b.failures).contains { !$0.isSame(as: $1) }
  }

  /// `iOS 17`, `rules docs`.
  private static func name(_ report: RunReport) -> String {
    report.rules.hasPrefix("ios ") ? "iOS " + report.rules.dropFirst(4) : report.rules
  }

  /// `iOS 15, 16, 17`.
  private static func list(_ names: [String]) -> String {
    var result = names[0]
    for name in names.dropFirst() { result += ", " + (name.hasPrefix("iOS ") ? String(name.dropFirst(4)) : name) }
    return result
  }
}
