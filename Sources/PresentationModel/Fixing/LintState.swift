/// A fix, and how to write it.
struct LintFix {
  let finding: LintFinding
  let way: LintWay
  /// What it needs to know of the file's own Swift.
  let code: LintCode?
  let edits: [TextEdit]
  /// The program of which it is the fix: its row among those of the versions.
  let row: Int
  /// Where the statement begins to which the promises refer.
  let site: Int?

  /// Whether a statement goes into another callback.
  var isMove: Bool { way.edits.contains { if case .move = $0 { true } else { false } } }
}

extension LintWay {
  /// Whether a statement becomes a dismissal, and does what it did in the completion handler of that.
  var waitsForItsOwnDismissal: Bool {
    edits.contains {
      guard case .moveIntoHandler(let site, let call, let kind) = $0, site == call else { return false }
      if case .read = kind { return false }
      return true
    }
  }
}

/// What lint and running say of a text, under each version: what a fix is measured by.
struct LintState {
  let trial: Trial
  /// How often each rule reports something.
  private var counts: [LintID: Int] = [:]
  private var severe: [LintID: Int] = [:]
  /// What is reported, and where.
  private var marks: Set<LintMark> = []
  private let runs: [LintRun]

  var programs: [Program] { trial.programs }

  init(_ trial: Trial) {
    self.trial = trial
    runs = trial.programs.map { LintRun(of: $0, nil) }
    for program in trial.programs {
      for finding in Linter.reported(in: program) {
        counts[finding.id, default: 0] += 1
        marks.insert(LintMark(finding))
        if finding.severity >= .warning { severe[finding.id, default: 0] += 1 }
      }
    }
  }

  /// How often reading finds what a run need not show.
  private func alarms() -> [LintID: Int] {
    var found: [LintID: Int] = [:]
    for program in trial.programs {
      for suspicion in Linter.suspicions(in: program)
      where suspicion.proof == nil && suspicion.finding.severity >= .warning {
        found[suspicion.finding.id, default: 0] += 1
      }
    }
    return found
  }

  /// Whether a finding is reported no more where it was.
  private func hasLost(_ finding: LintFinding, _ edits: [TextEdit], _ next: LintState) -> Bool {
    let place = Trial.moved(Int(finding.range.start), by: edits)
    return !next.marks.contains { $0.id == finding.id && Int($0.range.start) == place }
  }

  /// What a fix makes of it, where the fix may stay: the changed text loads under every version, the finding has gone and no
  /// other error or warning has come, running it meets no more trouble, and what the fix promises comes true.
  ///
  /// - Parameter isOffer: whether the fix is only told: other notes may come, and what runs then for the first time may meet
  ///   trouble of its own.
  func changed(by fix: LintFix, isOffer: Bool = false) -> LintState? {
    guard let next = fix.edits.isEmpty ? self : trial.changed(fix.edits).map({ LintState($0) }) else { return nil }
    let (id, isMove) = (fix.finding.id, fix.isMove)
    let isSeen = !isOffer || !fix.way.promises.contains { $0.leavesTheFinding }
    let isGone = isOffer ? hasLost(fix.finding, fix.edits, next) : next.counts[id, default: 0] < counts[id, default: 0]
    guard isGone || !isSeen else { return nil }
    // A note is right: where only a note is fixed, not even another note may come.
    let (before, after) =
      isOffer
      ? (alarms(), next.alarms()) : fix.finding.severity >= .warning ? (severe, next.severe) : (counts, next.counts)
    // Where a call moves into a callback it is right that the callback does not come again.
    guard after.allSatisfy({ $0.value <= before[$0.key, default: 0] || isMove && $0.key == .lnt28 }) else {
      return nil
    }
    for row in next.programs.indices {
      let (old, new) = (runs[row], next.runs[row])
      guard new.trouble <= old.trouble, new.steps == next.programs[row].steps.count || new.steps >= old.steps else {
        return nil
      }
    }
    return keepsPromises(of: fix, next) ? next : nil
  }

  private func keepsPromises(of fix: LintFix, _ next: LintState) -> Bool {
    var program = next.programs[fix.row]
    // Promises name controllers of the outlines by their rows.
    guard program.outline.names == programs[fix.row].outline.names else { return false }
    let promises = fix.way.promises.map {
      Self.renamed($0, programs[fix.row], trial.bytes, program, next.trial.bytes)
    }
    if let device = fix.way.device { program.environment = Environment(device: device, orientation: .portrait) }
    guard let site = fix.site else {
      var promised = LintPromised(promises, step: nil, of: fix.code?.simulator.hierarchy)
      // What came true before it went wrong is no proof.
      if fix.code != nil {
        let record = LintRun(of: programs[fix.row], nil, records: true).record
        promised.from = record.step(of: fix.finding.range) ?? -1
      }
      return LintRun(of: program, promised).keepsPromises
    }
    // What is added behind a statement at column one is a step of its own.
    var places = [Trial.moved(site, by: fix.edits)]
    if let last = fix.edits.last(where: { $0.range.start == $0.range.end && Int($0.range.start) > site }) {
      places.append(Trial.moved(Int(last.range.end), by: fix.edits) - 1)
    }
    return places.contains {
      LintRun(of: program, LintPromised(promises, step: Self.step(at: $0, program))).keepsPromises
    }
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

  /// The step that has a place of the file in it; -1 for what is done before launch, nil where no step has.
  private static func step(at place: Int, _ program: Program) -> Int? {
    func has(_ range: ByteRange) -> Bool { Int(range.start) <= place && place < Int(range.end) }
    if program.setup.contains(where: { has($0.range) }) { return -1 }
    return program.steps.firstIndex { has($0.range) }
  }
}

/// Tries fixes in the file's own Swift: the text is changed, and loaded, linted and run anew.
final class CodeTrial {
  private let trial: Trial
  private var state: LintState?
  /// How many may still be tried: each costs some runs of the file.
  private var left: Int

  init(_ trial: Trial) {
    self.trial = trial
    left = max(12, 400_000 / max(1, trial.bytes.count))
  }

  /// Tries those of one version.
  func ways(of row: Int) -> LintTrial.Typed {
    { way, suspicion in
      guard
        let edits = way.edits.isEmpty
          ? [] : FixDraft.edits(for: way, suspicion.code, in: self.trial.programs[row], self.trial.bytes)
      else { return .some(nil) }
      guard self.left > 0 else { return nil }
      self.left -= 1
      let state = self.state ?? LintState(self.trial)
      self.state = state
      let fix = LintFix(
        finding: suspicion.finding, way: way, code: suspicion.code, edits: edits, row: row, site: nil)
      guard state.changed(by: fix, isOffer: true) != nil else { return .some(nil) }
      return FixDraft.words(for: way, suspicion.code, in: self.trial.programs[row], self.trial.bytes)
    }
  }
}

extension Linter {
  /// What lint reports of each version of a text, each finding with its fix if one was found to work, and how many fixes were
  /// not tried.
  package static func readings(
    of programs: [Program], _ bytes: [UInt8]
  ) -> [(findings: [LintFinding], untried: Int)] {
    let trial = CodeTrial(Trial(bytes, programs.map { $0.profile }, programs))
    return programs.indices.map { reading(of: programs[$0], trial.ways(of: $0)) }
  }
}
