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
  package private(set) var brought: [(line: Int, finding: LintFinding)] = []
  /// Lines of expectations that held before and do not hold any more: they are about what was fixed.
  package private(set) var brokenExpectations: [Int] = []

  private let path: String
  private let profiles: [Profile]
  private let environment: Environment?
  private let sources: [SwiftSource]
  private let isWanted: @Sendable (LintFinding) -> Bool
  private var state: State
  /// Whether a statement has gone into another callback.
  private var hasMoved = false

  /// What a text comes to, under each version.
  private struct State {
    let bytes: [UInt8]
    var programs: [Program]
    /// How often each rule reports something.
    var counts: [LintID: Int] = [:]
    var severe: [LintID: Int] = [:]
    var runs: [LintRun]

    init?(
      _ bytes: [UInt8], _ path: String, _ profiles: [Profile], _ environment: Environment?, _ sources: [SwiftSource]
    ) {
      self.bytes = bytes
      programs = Scenario.load(bytes: bytes, path: path, under: profiles, including: sources).programs
      if programs.isEmpty { return nil }
      if let environment { for row in programs.indices { programs[row].environment = environment } }
      runs = programs.map { LintRun(of: $0, nil) }
      for program in programs {
        for finding in Linter.reported(in: program) {
          counts[finding.id, default: 0] += 1
          if finding.severity >= .warning { severe[finding.id, default: 0] += 1 }
        }
      }
    }
  }

  /// A fix, and how to write it.
  private struct Fix {
    let finding: LintFinding
    let way: LintWay
    let edits: [TextEdit]
    /// The program of which it is the fix: its row among those of the versions.
    let row: Int
    /// Where the statement begins to which the promises refer.
    let site: Int?

    /// Whether a statement goes into another callback.
    var isMove: Bool { way.edits.contains { if case .move = $0 { true } else { false } } }
  }

  /// Fixes a file that has no errors; nil of one that has.
  ///
  /// The code of pasted classes is left as it is: what is fixed are lines of the scenario.
  ///
  /// - Parameter sources: the files of Swift that its header names.
  package init?(
    bytes: [UInt8], path: String, under profiles: [Profile], in environment: Environment? = nil,
    including sources: [SwiftSource] = [], fixing isWanted: @escaping @Sendable (LintFinding) -> Bool
  ) {
    self.init(bytes, path, profiles, environment, sources, isWanted)
    let original = state.programs
    let before = Self.failures(original)
    while fixNext() {}
    guard !fixed.isEmpty else { return }
    if hasMoved { noteBrought(since: original) }
    let after = Self.failures(self.state.programs)
    let expectations = self.state.programs.last?.expectations ?? []
    brokenExpectations = after.subtracting(before).filter { $0 < expectations.count }.map { expectations[$0].line }
      .sorted()
  }

  private init?(
    _ bytes: [UInt8], _ path: String, _ profiles: [Profile], _ environment: Environment?, _ sources: [SwiftSource],
    _ isWanted: @escaping @Sendable (LintFinding) -> Bool
  ) {
    guard let state = State(bytes, path, profiles, environment, sources) else { return nil }
    (self.bytes, self.path, self.profiles, self.environment) = (bytes, path, profiles, environment)
    (self.sources, self.isWanted, self.state) = (sources, isWanted, state)
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
        guard fix.finding.id == finding.id, fix.finding.range == finding.range else { return false }
        let text = Self.applying(fix.edits, to: bytes)
        return State(text, path, profiles, environment, sources).map { fixer.keeps(fix, $0) } ?? false
      }?.edits ?? []
    }
  }

  /// One pass from the end of the file to its beginning; whether something was fixed.
  private mutating func fixNext() -> Bool {
    var lowest = Int32.max
    var isChanged = false
    for fix in fixes() {
      guard let last = fix.edits.last, let first = fix.edits.first, last.range.end < lowest else { continue }
      let text = Self.applying(fix.edits, to: bytes)
      guard let next = State(text, path, profiles, environment, sources), keeps(fix, next) else { continue }
      (bytes, state) = (text, next)
      fixed.append(fix.finding)
      if fix.isMove { hasMoved = true }
      lowest = first.range.start
      isChanged = true
    }
    return isChanged
  }

  /// What there is to fix, the last of the file first; of several versions the newest one's fix.
  private func fixes() -> [Fix] {
    var found: [Fix] = []
    var seen: Set<LintFinding> = []
    for (row, program) in state.programs.enumerated().reversed() {
      for (finding, way) in Linter.ways(in: program) where isWanted(finding) && seen.insert(finding).inserted {
        guard let edits = FixDraft.edits(for: way, in: program, bytes) else { continue }
        let site = way.site.flatMap { program.instruction($0) }.map { Int($0.range.start) }
        found.append(Fix(finding: finding, way: way, edits: edits, row: row, site: site))
      }
    }
    return found.enumerated().sorted {
      ($1.element.edits[0].range.start, $0.offset) < ($0.element.edits[0].range.start, $1.offset)
    }.map { $0.element }
  }

  private func keeps(_ fix: Fix, _ next: State) -> Bool {
    let id = fix.finding.id
    guard next.programs.count == state.programs.count, next.counts[id, default: 0] < state.counts[id, default: 0] else {
      return false
    }
    // A note is right: where only a note is fixed, not even another note may come.
    let (before, after) =
      fix.finding.severity >= .warning ? (state.severe, next.severe) : (state.counts, next.counts)
    // Where a call moves into a callback it is right that the callback does not come again.
    let isMove = fix.isMove
    guard after.allSatisfy({ $0.value <= before[$0.key, default: 0] || isMove && $0.key == .lnt28 }) else {
      return false
    }
    for row in next.programs.indices {
      let (old, new) = (state.runs[row], next.runs[row])
      guard new.trouble <= old.trouble, new.steps == next.programs[row].steps.count || new.steps >= old.steps else {
        return false
      }
    }
    var program = next.programs[fix.row]
    // Promises name controllers by their rows.
    guard program.outline.names == state.programs[fix.row].outline.names else { return false }
    let promises = fix.way.promises.map { Self.renamed($0, state.programs[fix.row], bytes, program, next.bytes) }
    if let device = fix.way.device { program.environment = Environment(device: device, orientation: .portrait) }
    guard let site = fix.site else { return LintRun(of: program, (promises, nil)).keepsPromises }
    // What is added behind a statement at column one is a step of its own.
    var places = [Self.moved(site, by: fix.edits)]
    if let last = fix.edits.last(where: { $0.range.start == $0.range.end && Int($0.range.start) > site }) {
      places.append(Self.moved(Int(last.range.end), by: fix.edits) - 1)
    }
    return places.contains { LintRun(of: program, (promises, Self.step(at: $0, program))).keepsPromises }
  }

  /// A promise of the program before, for the one after: the body of an `on` has another row there.
  private static func renamed(
    _ promise: Promise, _ before: Program, _ old: [UInt8], _ after: Program, _ new: [UInt8]
  ) -> Promise {
    guard case .runs(let body) = promise, let observer = before.observers.first(where: { $0.body == body }) else {
      return promise
    }
    func text(_ range: ByteRange, _ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[Int(range.start)..<Int(range.end)] }
    let moved = after.observers.first {
      $0.fromStep == 0 && text($0.range, new) == text(observer.range, old)
    }
    return moved.map { .runs($0.body) } ?? promise
  }

  /// Keeps what lint tells only now of callbacks that do not come again.
  private mutating func noteBrought(since original: [Program]) {
    let known = Set(Self.waiting(original).map { $0.message })
    let text = SourceText(bytes, path: path)
    var told: Set<LintFinding> = []
    for finding in Self.waiting(state.programs)
    where !known.contains(finding.message) && told.insert(finding.uncured).inserted {
      brought.append((text.location(of: Int(finding.range.start)).line, finding))
    }
  }

  /// What is told of callbacks that do not come again.
  private static func waiting(_ programs: [Program]) -> [LintFinding] {
    programs.flatMap { Linter.findings(in: $0).filter { $0.id == .lnt28 } }
  }

  /// The step that has a place of the file in it; -1 for what is done before launch, nil where no step has.
  private static func step(at place: Int, _ program: Program) -> Int? {
    func has(_ range: ByteRange) -> Bool { Int(range.start) <= place && place < Int(range.end) }
    if program.setup.contains(where: { has($0.range) }) { return -1 }
    return program.steps.firstIndex { has($0.range) }
  }

  private static func moved(_ place: Int, by edits: [TextEdit]) -> Int {
    edits.reduce(place) { moved, edit in
      Int(edit.range.end) <= place ? moved + edit.text.utf8.count - Int(edit.range.end - edit.range.start) : moved
    }
  }

  private static func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    let isOfWindows = bytes.contains(13)
    for edit in edits {
      result += bytes[place..<Int(edit.range.start)]
      for byte in edit.text.utf8 {
        if isOfWindows, byte == 10 { result.append(13) }
        result.append(byte)
      }
      place = Int(edit.range.end)
    }
    return result + bytes[place...]
  }

  /// The expectations that do not hold under some version.
  private static func failures(_ programs: [Program]) -> Set<Int> {
    var failed: Set<Int> = []
    for program in programs {
      var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
      while let outcome = runner.next() {
        for failure in outcome.failures { if let id = failure.expectation { failed.insert(Int(id.index)) } }
      }
    }
    return failed
  }
}
