/// Tries fixes on copies of a program: one is offered only where the engine that runs the copy finds that what the fix
/// promises comes true, that the rule falls silent and no other error or warning as bad comes instead, and that running meets no
/// more trouble than before.
struct LintTrial {
  private let program: Program
  /// Tries a way that changes the file's own Swift, in its text; nil where there is no text.
  private let typed: Typed?
  /// What running the unchanged program has met, and what lint says of it, once it is needed.
  private var asItIs: LintRun?
  private var findings: Set<LintMark>?
  /// The steps in which bodies run that run in no other.
  private var stepOfBody: [BodyID: Int]?
  /// How much may still be spent, in controllers and statements: a file of any size is linted in time that grows with
  /// it, and a small one never goes without a fix.
  private var allowance: Int
  private let price: Int
  /// Of each finding whose fix works the first way that does.
  private(set) var ways: [LintFinding: (way: LintWay, code: LintCode?)] = [:]

  /// Tries a way that changes the file's own Swift: nil where that is not tried any more, no words where it fails, else what
  /// the code says in place of the names that a fix has.
  typealias Typed = (LintWay, LintSuspicion) -> [(name: String, word: String)]??
  /// What code says in place of names, in the fix that is being tried.
  private var words: [(name: String, word: String)] = []
  /// How many fixes could not be tried any more.
  private(set) var untried = 0

  /// The least that may be spent on a file: some hundred trials of a small one.
  private static let leastAllowance = 60_000

  init(_ program: Program, _ typed: Typed? = nil) {
    self.program = program
    self.typed = typed
    let statements = program.bodies.reduce(0) { $0 + $1.instructions.count }
    price = program.outline.names.count + statements + 100
    allowance = Self.leastAllowance + 2 * price
  }

  /// A finding with the parts of its fix that work; nil where it is not worth a word.
  mutating func settle(_ suspicion: LintSuspicion) -> LintFinding? {
    if let proof = suspicion.proof, refutes(suspicion.finding.range, proof) { return nil }
    guard let cure = typed == nil ? suspicion.cure?.outsideCode(program) : suspicion.cure else {
      return suspicion.settled(curedBy: nil)
    }
    guard allowance >= price else {
      untried += 1
      return suspicion.settled(curedBy: nil)
    }
    var results: [Result] = []
    words = []
    for way in cure.ways { results.append(isSettled(way, cure, results) ? .fails : result(of: way, suspicion)) }
    if suspicion.yieldsToOthers, results.allSatisfy({ $0 == .bringsAnother }) { return nil }
    let text = words.reduce(cure.text(where: results.map { $0 == .works })) { text, said in
      text?.parts(between: "'\(said.name).").joined(separator: "'\(said.word).")
    }
    let settled = suspicion.settled(curedBy: text)
    if let row = results.firstIndex(of: .works) { ways[settled] = (cure.ways[row], suspicion.code) }
    return settled
  }

  /// Whether another way has shown already that this part of the fix works.
  private func isSettled(_ way: LintWay, _ cure: LintCure, _ results: [Result]) -> Bool {
    zip(cure.ways, results).contains { $0.part == way.part && $1 == .works }
  }

  /// Whether running the program as it is shows that a finding is wrong.
  private mutating func refutes(_ range: ByteRange, _ proof: LintProof) -> Bool {
    guard let (promise, site) = proof.broken else { return run().record.refutes(range, proof) }
    if case .code = site { return true }
    allowance -= price
    return LintRun(
      of: program, LintPromised([promise], step: place(of: LintWay([], promise, at: site))), endsSooner: run().isEndless
    ).keepsPromises
  }

  /// Running the program as it is.
  mutating func run() -> LintRun {
    if let asItIs { return asItIs }
    let run = LintRun(of: program, nil, records: true)
    asItIs = run
    return run
  }

  private enum Result { case works, fails, bringsAnother }

  private mutating func result(of way: LintWay, _ suspicion: LintSuspicion) -> Result {
    let finding = suspicion.finding
    if way.isAboutCode(program) {
      guard let tried = typed?(way, suspicion) else {
        if typed != nil { untried += 1 }
        return .fails
      }
      words += tried ?? []
      return tried == nil ? .fails : .works
    }
    guard allowance >= price else { return .fails }
    allowance -= price
    let copy = program.edited(way.edits)
    let moved = copy.steps.count - program.steps.count
    let before = run()
    let place = place(of: way)
    let promised = LintPromised(way.promises, step: place)
    let after = LintRun(of: copy, way.device == nil ? promised : nil, endsSooner: before.isEndless)
    guard after.hasEnded(before.steps), after.trouble(upTo: before.troubles.count + moved) <= before.trouble else {
      return .fails
    }
    var isKept = after.keepsPromises
    if let device = way.device {
      var other = copy
      other.environment = Environment(device: device, orientation: .portrait)
      isKept = LintRun(of: other, promised, endsSooner: before.isEndless).keepsPromises
    }
    guard isKept else { return .fails }
    let known = findings ?? LintMark.all(in: program)
    findings = known
    let left = Linter.suspicions(in: copy)
    if !way.promises.contains(where: { $0.leavesTheFinding }),
      left.contains(where: { $0.finding.id == finding.id && $0.finding.range == finding.range })
    {
      return .fails
    }
    // A note says that something is right: a fix may lead to one. What running the copy has not met is no error either.
    let isNew = left.contains {
      $0.proof == nil && $0.finding.severity >= max(finding.severity, .warning) && $0.finding.id != .lnt37
        && $0.finding.id != finding.id
        && !known.contains(LintMark($0.finding)) && !way.waitsForNothing($0.finding)
    }
    return isNew ? .bringsAnother : .works
  }

  /// The step of the changed program to which the promises refer; nil where any may fulfil them.
  private mutating func place(of way: LintWay) -> Int? {
    guard let site = way.site else { return nil }
    // What is above the first step is done by the end of launch.
    if case .code = site { return nil }
    guard case .body(let body, _) = site else { return -1 }
    let steps = stepOfBody ?? program.stepsOfBodies()
    stepOfBody = steps
    guard let step = steps[body] else { return nil }
    return step + way.edits.reduce(0) { if case .moveToTop = $1 { $0 + 1 } else { $0 } }
  }
}

/// An earlier finding of lint, to recognise it again.
struct LintMark: Hashable {
  let id: LintID
  let range: ByteRange

  init(_ finding: LintFinding) {
    id = finding.id
    range = finding.range
  }

  static func all(in program: Program) -> Set<LintMark> {
    Set(Linter.suspicions(in: program).map { LintMark($0.finding) })
  }
}

extension LintWay {
  /// Whether a finding says that a callback does not run again, of a statement that this has only moved there.
  fileprivate func waitsForNothing(_ finding: LintFinding) -> Bool {
    finding.id == .lnt28 && edits.contains { if case .move = $0 { true } else { false } }
  }
}

extension Program {
  /// The step in which the statements of a body run: of a step's own body, and of the completion handlers of its calls.
  fileprivate func stepsOfBodies() -> [BodyID: Int] {
    var found: [BodyID: Int] = [:]
    for (row, step) in steps.enumerated() {
      guard let body = step.body else { continue }
      var pending = [body]
      while let current = pending.popLast() {
        guard found[current] == nil else { continue }
        found[current] = row
        for instruction in bodies[Int(current.index)].instructions {
          if case .call(let call) = instruction.kind, let handler = call.completion { pending.append(handler) }
        }
      }
    }
    return found
  }
}
