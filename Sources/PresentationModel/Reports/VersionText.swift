/// What other versions do otherwise than the first: `presim run --ios 12,15-18,27`.
package struct VersionText {
  package let text: RunText
  package let file: ScenarioFile
  package let withEvents: Bool
  /// Whether the output is still read.
  package let isWanted: () -> Bool

  /// Writes the differences of each version from the first; versions with the same result are grouped. Returns whether
  /// something fails under one that differs.
  ///
  /// Every version runs beside the first one: that costs time, and keeps no step of any.
  package func write() -> Bool {
    let programs = file.programs
    var groups: [[Int]] = [[0]]
    for row in programs.indices.dropFirst() {
      guard isWanted() else { return false }
      let known = groups.firstIndex {
        var twins = VersionTwins(file, programs[$0[0]], programs[row], withEvents: withEvents)
        return twins.areSame()
      }
      if let known { groups[known].append(row) } else { groups.append([row]) }
    }
    let names = programs.map { Self.name($0.profile) }
    text.output.line()
    if groups[0].count > 1 {
      let others = Self.list(groups[0].dropFirst().map { names[$0] })
      text.output.line("\(text.paint(.bold, "\(others):")) the same as under \(names[0])")
    }
    var hasFailed = false
    for group in groups.dropFirst() where isWanted() {
      text.output.line(
        text.paint(.bold, "\(Self.list(group.map { names[$0] })) (what differs from \(names[0])):"))
      if write(programs[group[0]], against: programs[0]) { hasFailed = true }
      text.output.line()
    }
    return hasFailed
  }

  /// What one does otherwise than the first; whether something does not hold under it.
  private func write(_ program: Program, against base: Program) -> Bool {
    var twins = VersionTwins(file, base, program, withEvents: withEvents)
    var reasons: FailureReasons?
    var missing: [Int] = []
    while isWanted(), let step = twins.next(text.isFull ? .whole : HierarchyText.excerpt) {
      guard var report = step.other else {
        if missing.last != step.line { missing.append(step.line) }
        continue
      }
      if step.isSame { continue }
      FailureReasons.attach(to: &report.failures, of: file, program, &reasons)
      text.write(report, path: file.path, isLast: twins.other.runner.isOver)
    }
    if !missing.isEmpty {
      let lines = missing.map(String.init).joined(separator: ", ")
      text.output.line()
      text.output.line(
        "\(text.paint(.yellow, "note:")) \(missing.count == 1 ? "line" : "lines") \(lines): does not run")
    }
    for difference in twins.differentProperties() { text.output.line(difference) }
    let known = twins.base.notes
    for note in twins.other.notes where !known.contains(note) {
      text.output.line("\(text.paint(.yellow, "note:")) \(note.line > 0 ? "line \(note.line): " : "")\(note.text)")
    }
    let failures = twins.other.failures
    for failure in failures { FailureText(paint: text.paint).write(failure, path: file.path, to: text.output) }
    return twins.other.hasFailed || !failures.isEmpty
  }

  /// `iOS 17`, `rules docs`.
  private static func name(_ profile: Profile) -> String {
    profile.text.hasPrefix("ios ") ? "iOS " + profile.text.dropFirst(4) : profile.text
  }

  /// `iOS 15, 16, 17`.
  private static func list(_ names: [String]) -> String {
    var result = names[0]
    for name in names.dropFirst() { result += ", " + (name.hasPrefix("iOS ") ? String(name.dropFirst(4)) : name) }
    return result
  }
}
