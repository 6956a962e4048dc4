/// Types the fixes of lint into a file.
///
/// A fix is kept only where the changed text says so itself: it loads without an error under every version, the finding has
/// gone and no other error or warning has come, running it meets no more trouble, and what the fix promises comes true.
package struct LintFixer: Sendable {
  /// The text, with the fixes that were kept.
  package private(set) var bytes: [UInt8]
  /// The findings that were fixed, in the order in which they were.
  package private(set) var fixed: [LintFinding] = []
  /// What lint tells only now: that a callback into which a call was moved does not run again (LNT-28).
  /// With the file of Swift that it is in; nil for the scenario.
  package private(set) var brought: [(file: String?, line: Int, finding: LintFinding)] = []
  /// Lines of expectations that held before and do not hold any more: they are about what was fixed.
  package private(set) var brokenExpectations: [Int] = []

  /// The files of Swift that its header names and that were changed.
  package private(set) var files: [(source: SwiftSource, bytes: [UInt8])] = []

  private let sources: [SwiftSource]
  private let isWanted: @Sendable (LintFinding) -> Bool
  private var state: LintState
  /// Whether a statement has gone into another callback.
  private var hasMoved = false
  /// Whether only code may be changed: a file of Swift has no lines of a scenario.
  private let isSwift: Bool

  /// Fixes a file that has no errors; nil of one that has.
  ///
  /// - Parameter sources: the files of Swift that its header names.
  package init?(
    bytes: [UInt8], path: String, under profiles: [Profile], in environment: Environment? = nil,
    including sources: [SwiftSource] = [], fixing isWanted: @escaping @Sendable (LintFinding) -> Bool
  ) {
    self.init(bytes, path, profiles, environment, sources, isWanted)
    let original = state.trial
    let before = original.expectationsThatFail()
    while fixNext() {}
    guard !fixed.isEmpty else { return }
    split(original)
    if hasMoved { noteBrought(since: original.programs) }
    let expectations = state.programs.last?.expectations ?? []
    brokenExpectations = state.trial.expectationsThatFail().all
      .filter { !before.contains($0) && Int($0.index) < expectations.count }.map { expectations[Int($0.index)].line }
      .sorted()
  }

  private init?(
    _ bytes: [UInt8], _ path: String, _ profiles: [Profile], _ environment: Environment?, _ sources: [SwiftSource],
    _ isWanted: @escaping @Sendable (LintFinding) -> Bool
  ) {
    isSwift = path.hasSuffix(".swift")
    var scenario = Scenario.load(bytes: bytes, path: path, under: profiles, including: sources)
    if scenario.programs.isEmpty, isSwift, sources.isEmpty {
      scenario = Scenario.loadSwift(bytes, path: path, under: profiles, as: .alone, beside: nil)
    }
    guard let trial = Trial(scenario, under: profiles, in: environment) else { return nil }
    (self.bytes, self.sources, self.isWanted, state) = (bytes, sources, isWanted, LintState(trial))
  }

  /// Parts the whole text into the scenario and its files.
  private mutating func split(_ original: Trial) {
    let known = sources.filter { $0.bytes != nil }
    func parts(_ trial: Trial) -> [[UInt8]] {
      let places = trial.programs[0].swift.files.filter { $0.line > 1 }
      var (found, start, line): ([[UInt8]], Int, Int) = ([], 0, 1)
      for place in places {
        var end = start
        while line < place.line, end < trial.bytes.count {
          if trial.bytes[end] == UInt8(ascii: "\n") { line += 1 }
          end += 1
        }
        found.append(Array(trial.bytes[start..<end]))
        start = end
      }
      return found + [Array(trial.bytes[start...])]
    }
    let (old, new) = (parts(original), parts(state.trial))
    for row in new.indices where row <= known.count && old.indices.contains(row) && old[row] != new[row] {
      let before = row == 0 ? bytes : known[row - 1].bytes ?? []
      var text = new[row]
      // The whole text has a line end behind each part, and marks of the byte order at its beginning alone.
      if before.last != UInt8(ascii: "\n"), old[row].last == UInt8(ascii: "\n") { text.removeLast() }
      if row > 0, before.starts(with: [0xEF, 0xBB, 0xBF]) { text = [0xEF, 0xBB, 0xBF] + text }
      if row == 0 { bytes = text } else { files.append((known[row - 1], text)) }
    }
  }

  /// What the fix of each finding changes in a file without errors, each alone; nothing where a finding has no fix.
  ///
  /// Complexity: the file is read and run once, and once more for each finding that has a fix.
  package static func edits(
    of findings: [LintFinding], bytes: [UInt8], path: String, under profiles: [Profile],
    in environment: Environment? = nil, including sources: [SwiftSource] = []
  ) -> [[TextEdit]] {
    let none = findings.map { _ in [TextEdit]() }
    guard findings.contains(where: { $0.cure != nil }),
      let fixer = LintFixer(bytes, path, profiles, environment, sources, { _ in true })
    else { return none }
    let fixes = fixer.fixes()
    return findings.map { finding in
      guard finding.cure != nil else { return [] }
      return fixes.first { fix in
        fix.finding.id == finding.id && fix.finding.range == finding.range && fixer.state.changed(by: fix) != nil
      }?.edits ?? []
    }
  }

  /// One pass from the end of the file to its beginning; whether something was fixed.
  private mutating func fixNext() -> Bool {
    var lowest = Int32.max
    var isChanged = false
    for fix in fixes() {
      guard let last = fix.edits.last, let first = fix.edits.first, last.range.end < lowest else { continue }
      guard let next = state.changed(by: fix) else { continue }
      state = next
      fixed.append(fix.finding)
      if fix.isMove { hasMoved = true }
      lowest = first.range.start
      isChanged = true
    }
    return isChanged
  }

  /// What there is to fix, the last of the file first; of several versions the newest one's fix.
  private func fixes() -> [LintFix] {
    var found: [LintFix] = []
    var seen: Set<LintFinding> = []
    let typed = CodeTrial(state.trial)
    for (row, program) in state.programs.enumerated().reversed() {
      for (finding, way, code) in Linter.ways(in: program, typed.ways(of: row))
      where isWanted(finding) && seen.insert(finding).inserted && (!isSwift || way.isAboutCode(program)) {
        // A method may be called where nothing is up: what it does would wait for a dismissal that never ends.
        if code != nil, way.waitsForItsOwnDismissal { continue }
        guard let edits = FixDraft.edits(for: way, code, in: program, state.trial.bytes) else { continue }
        let site = way.site.flatMap { program.instruction($0) }.map { Int($0.range.start) }
        found.append(LintFix(finding: finding, way: way, code: code, edits: edits, row: row, site: site))
      }
    }
    return found.enumerated().sorted {
      ($1.element.edits[0].range.start, $0.offset) < ($0.element.edits[0].range.start, $1.offset)
    }.map { $0.element }
  }

  /// Keeps what lint tells only now of callbacks that do not come again.
  private mutating func noteBrought(since original: [Program]) {
    let known = Set(Self.waiting(original).map { $0.message })
    let text = SourceText(state.trial.bytes, path: "")
    var told: Set<LintFinding> = []
    for finding in Self.waiting(state.programs)
    where !known.contains(finding.message) && told.insert(finding.uncured).inserted {
      let line = text.line(of: Int(finding.range.start))
      let place = SwiftSource.place(of: line, state.programs[0].swift.files)
      brought.append((place.file, place.line, finding))
    }
  }

  /// What is told of callbacks that do not come again.
  private static func waiting(_ programs: [Program]) -> [LintFinding] {
    programs.flatMap { Linter.findings(in: $0).filter { $0.id == .lnt28 } }
  }
}
