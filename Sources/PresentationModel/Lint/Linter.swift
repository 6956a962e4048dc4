/// Reads a program as `presim lint` does: from top to bottom, without running a step, and asks every rule of every
/// statement.
///
/// Complexity: O(controllers + statements), if a question costs no more than the depth of the controllers it is about.
package struct Linter {
  var book: LintBook
  var rules: LintRules
  private var suspicions: [LintSuspicion] = []
  private var seen: Set<LintFinding> = []
  private var seenInCode: Set<LintMark> = []
  private var seenCallbacks: Set<String> = []
  /// The first controller of each class, and how many controllers have been looked at.
  private var firsts: (rows: [ClassID: Int], count: Int) = ([:], 0)

  init(_ program: Program, only: LintID? = nil) {
    book = LintBook(program)
    rules = LintRules(only: only, program.profile)
  }

  /// What lint reports of a program, in the order of the file, each finding with its fix if one was found to work.
  package static func findings(in program: Program) -> [LintFinding] { reading(of: program).findings }

  /// The same, and how many fixes were not tried: each trial runs the program, and all of them together are to cost no
  /// more than a few hundred small ones do.
  ///
  /// - Parameter typed: tries what changes the file's own Swift; without it no such fix is offered.
  static func reading(
    of program: Program, _ typed: LintTrial.Typed? = nil
  ) -> (findings: [LintFinding], untried: Int) {
    var trial = LintTrial(program, typed)
    let findings = settled(program, &trial) { $1.settle($0) }
    return (findings, trial.untried)
  }

  /// The findings whose fix works, each with a way to do it.
  static func ways(
    in program: Program, _ typed: LintTrial.Typed?
  ) -> [(finding: LintFinding, way: LintWay, code: LintCode?)] {
    var trial = LintTrial(program, typed)
    let findings = program.swift.isApp ? [] : ran(program, &trial) { $1.settle($0) }
    return findings.compactMap { finding in
      trial.ways[finding].map { (finding.believed(of: program), $0.way, $0.code) }
    }
  }

  /// The same without fixes: only those are tried on which it depends whether a finding is worth a word.
  static func reported(in program: Program) -> [LintFinding] {
    var trial = LintTrial(program)
    return settled(program, &trial) { $0.yieldsToOthers || $0.proof != nil ? $1.settle($0)?.uncured : $0.finding }
  }

  /// What is reported: what reading the file has found, then what running it has shown beyond that.
  private static func settled(
    _ program: Program, _ trial: inout LintTrial, _ settle: (LintSuspicion, inout LintTrial) -> LintFinding?
  ) -> [LintFinding] {
    // Nothing of an app's sources runs: what only a run can show is not reported.
    if program.swift.isApp {
      return suspicions(in: program).compactMap { suspicion in
        guard suspicion.proof?.isNeeded != true, suspicion.proof?.broken == nil,
          ignore(of: suspicion.finding, in: program) == nil
        else { return nil }
        return suspicion.settled(curedBy: nil)
      }
    }
    return ran(program, &trial, settle).map { $0.believed(of: program) }
  }

  private static func ran(
    _ program: Program, _ trial: inout LintTrial, _ settle: (LintSuspicion, inout LintTrial) -> LintFinding?
  ) -> [LintFinding] {
    let read = suspicions(in: program).filter {
      guard $0.finding.id.metadata.isAboutTheResult else { return true }
      let record = trial.run().record
      if let claim = $0.claim, record.contradicts(claim, in: $0.finding) { return false }
      return !record.isAlwaysRefused($0.finding.range)
    }
    let silenced = read.map { $0.finding }.filter { ignore(of: $0, in: program) != nil }
    var findings = read.filter { ignore(of: $0.finding, in: program) == nil }.compactMap { settle($0, &trial) }
    var rules = LintRules(only: nil, program.profile)
    // A comment that silences a finding silences what the run shows of it too.
    rules.judgeRun(trial.run().record, program, beside: findings + silenced)
    if rules.found.isEmpty && !program.ignores.contains(where: { $0.id.isSeenInTheRun }) { return findings }
    var used: Set<Int> = []
    for suspicion in rules.found {
      if let row = ignore(of: suspicion.finding, in: program) {
        used.insert(row)
      } else if let finding = settle(suspicion, &trial) {
        findings.append(finding)
      }
    }
    for (row, ignore) in program.ignores.enumerated() where ignore.id.isSeenInTheRun && !used.contains(row) {
      let left = AnIgnoreThatSilencesNothing.finding(row, program)
      if self.ignore(of: left.finding, in: program) == nil, let finding = settle(left, &trial) {
        findings.append(finding)
      }
    }
    return findings.sorted { ($0.range.start, $0.id.rawValue) < ($1.range.start, $1.id.rawValue) }
  }

  /// Row of the `presim:ignore` comment that silences it.
  private static func ignore(of finding: LintFinding, in program: Program) -> Int? {
    // Comments are in the order of the file: the first whose line does not end above the finding.
    var (low, high) = (0, program.ignores.count)
    while low < high {
      let middle = (low + high) / 2
      if program.ignores[middle].line.end < finding.range.start { low = middle + 1 } else { high = middle }
    }
    while low < program.ignores.count, program.ignores[low].line.start <= finding.range.start {
      if program.ignores[low].id == finding.id { return low }
      low += 1
    }
    return nil
  }

  /// What the rules suspect, in the order of the file; of one rule alone if asked so.
  static func suspicions(in program: Program, only: LintID? = nil) -> [LintSuspicion] {
    var linter = Linter(program, only: only)
    linter.read()
    return linter.suspicions.sorted {
      ($0.finding.range.start, $0.finding.id.rawValue) < ($1.finding.range.start, $1.finding.id.rawValue)
    }
  }

  // MARK: The file

  private mutating func read() {
    let program = book.program
    for (row, instruction) in program.setup.enumerated() {
      read(instruction, at: .setup(row), .column, .column)
    }
    endBody()
    _ = book.reader.linkOutline()
    readInitializers()
    book.launches()
    rules.judgeLaunch(&book)
    readClassCallbacks()
    readEntryMethods()
    var next = 0
    for (row, step) in program.steps.enumerated() {
      readObservers(&next, before: row)
      read(step, row)
    }
    readObservers(&next, before: program.steps.count)
    rules.judgeFile(&book)
    collect()
    for suspicion in suspicions {
      if let row = Self.ignore(of: suspicion.finding, in: program) { book.file.usedIgnores.insert(row) }
    }
    rules.judgeSilence(&book)
    collect()
  }

  private mutating func read(_ step: Step, _ row: Int) {
    switch step.kind {
    case .statement, .turn: break
    case .begin: book.file.openBegin = row
    case .finish:
      book.file.openBegin = nil
      book.file.lastStir = max(book.file.lastStir, row)
    case .cancel:
      book.file.lastStir = max(book.file.lastStir, row)
      // What was begun is taken back: its statement was the last that changed the book, or is as good as done.
      book.file.openBegin = nil
      book.rollBack(to: 0)
      book.keepsJournal = false
    }
    guard let body = step.body else { return }
    if step.kind == .begin {
      book.journal.removeAll()
      book.keepsJournal = true
    }
    read(body, .column, .column, step: row)
    if step.kind != .begin {
      book.keepsJournal = false
      book.journal.removeAll()
    }
  }

  // MARK: Callbacks

  /// The bodies of classes, with the book at launch, for each instance of the outlines.
  private mutating func readClassCallbacks() {
    let program = book.program
    guard program.classes.contains(where: { !$0.callbacks.isEmpty }) else { return }
    var used = Array(repeating: false, count: program.classes.count)
    for (row, id) in program.outline.classes.enumerated() {
      used[Int(id.index)] = true
      let x = ControllerID(row: row)
      for entry in program.classes[Int(id.index)].callbacks { readAside(entry.body, entry.callback, .controller(x)) }
    }
    for (row, object) in program.objects.enumerated() {
      used[Int(object.objectClass.index)] = true
      let x = ObjectID(row: row)
      for entry in program.classes[Int(object.objectClass.index)].callbacks {
        readAside(entry.body, entry.callback, .object(x))
      }
    }
    for (row, info) in program.classes.enumerated() where !used[row] {
      for entry in info.callbacks {
        readAside(entry.body, entry.callback, subject(of: entry.body, ClassID(row: row)))
      }
    }
  }

  /// Who is spoken of in the Swift of a class of which no outline has an instance: what was made at launch, else a new
  /// one.
  private mutating func subject(of body: BodyID, _ type: ClassID) -> Value {
    guard book.program.function(body) != nil else { return .none }
    if let made = firstInstance(of: type) { return .controller(ControllerID(row: made)) }
    return book.allocate(type, nil, isColumn: false)
  }

  /// The first controller of a class; each is looked at once, however many classes ask.
  private mutating func firstInstance(of type: ClassID) -> Int? {
    let classes = book.hierarchy.classes
    if classes.count < firsts.count { firsts = ([:], 0) }
    while firsts.count < classes.count {
      if firsts.rows[classes[firsts.count]] == nil { firsts.rows[classes[firsts.count]] = firsts.count }
      firsts.count += 1
    }
    return firsts.rows[type]
  }

  // MARK: The file's own Swift

  /// What pasted classes do with the instances of the outlines before launch, and the launch that code has written.
  private mutating func readInitializers() {
    let code = book.program.swift
    guard !code.isEmpty else { return }
    for (subject, body, _) in code.outlineInitializers {
      read(body, .column, Frame(subject: subject, arguments: [], origin: -1), step: -1)
    }
    if let launch = code.launch { read(launch, .column, .column, step: -1) }
  }

  /// Methods that no function of the file calls: a button does, or a delegate's caller. Each is read aside, with what
  /// the outlines have at launch.
  private mutating func readEntryMethods() {
    let code = book.program.swift
    guard !code.isEmpty else { return }
    var called: Set<BodyID> = []
    var sent: Set<SelectorID> = []
    for function in code.functions {
      for instruction in function.instructions {
        switch instruction.kind {
        case .call(let body, _, _, _): called.insert(body)
        case .send(let selector, _, _, _): sent.insert(selector)
        default: break
        }
      }
    }
    for (row, info) in book.program.classes.enumerated() where row < code.classes.count {
      let methods = code.classes[row].methods.filter { method in
        !sent.contains(method.selector) && !called.contains(method.function)
          && !info.callbacks.contains { $0.body == method.function }
      }
      for method in methods {
        guard let function = book.program.function(method.function), function.kind == .method,
          function.owner == ClassID(row: row), info.isDeclared
        else { continue }
        let subject = book.instances(of: ClassID(row: row)).first.map { Value.controller($0) }
        readAside(method.function, nil, subject ?? self.subject(of: method.function, ClassID(row: row)))
      }
    }
    if code.isApp { readUnseenFunctions() }
  }

  /// The functions of an app that nothing which was read has called: of coordinators, of structures, of no type.
  private mutating func readUnseenFunctions() {
    for (row, body) in book.program.bodies.enumerated() where body.function >= 0 {
      let function = book.program.swift.functions[Int(body.function)]
      let id = BodyID(row: row)
      guard !function.instructions.isEmpty, !book.code.seen.contains(id) else { continue }
      switch function.kind {
      case .method, .initializer, .accessor: break
      default: continue
      }
      var subject = Value.none
      if function.selfSlot != nil, let owner = function.owner, hasInstances(owner) {
        subject = book.instances(of: owner).first.map { .controller($0) } ?? self.subject(of: id, owner)
      }
      readAside(id, nil, subject)
    }
  }

  /// Whether it is a class of which lint can have an instance: one of the file's, or a view controller's that the file
  /// only extends.
  private func hasInstances(_ id: ClassID) -> Bool {
    let info = book.program.classes[Int(id.index)]
    if case .controller = info.kind { return true }
    return info.isDeclared
  }

  private mutating func readObservers(_ next: inout Int, before step: Int) {
    let observers = book.program.observers
    while next < observers.count, observers[next].fromStep <= step {
      readAside(observers[next].body, observers[next].callback, observers[next].subject)
      next += 1
    }
  }

  /// A body that may run at some time: read with the book of the moment, which stays as it is but for what is assigned
  /// while a view is loaded or appears.
  private mutating func readAside(_ body: BodyID, _ callback: Callback?, _ subject: Value) {
    var owner: ControllerID?
    if case .controller(let x) = subject { owner = x }
    let frame = Frame(subject: subject, arguments: [], origin: -1, callback: callback)
    attempt(keepsProperties: callback?.comesWithTheView ?? false) {
      $0.read(body, callback.map { .callback($0, of: owner) } ?? .closure, frame, step: .max)
    }
  }

  // MARK: Bodies

  /// Reads a body, then the closures of its calls, one after the other: they may be nested deep.
  private mutating func read(_ id: BodyID, _ place: LintPlace, _ frame: Frame, step: Int) {
    var pending: [LintBodyNotes.Closure] = [.init(body: id, frame: frame, place: place)]
    while let current = pending.popLast() {
      if case .closure = current.place {
        attempt { pending += $0.read(current, step: step) }
      } else {
        pending += read(current, step: step)
      }
    }
  }

  /// Reads a body or a closure; the closures of its calls, the last one first.
  private mutating func read(_ current: LintBodyNotes.Closure, step: Int) -> [LintBodyNotes.Closure] {
    book.body.ended = current.dismissal.map { ($0, Set($0.gone)) }
    if book.program.bodies[Int(current.body.index)].function >= 0 {
      let first = book.code.closures.count
      book.code.lineage = current.lineage
      readFunction(current, step: step)
      takeUnreadClosures(from: first)
    }
    for (row, instruction) in book.program.bodies[Int(current.body.index)].instructions.enumerated() {
      read(instruction, at: .body(current.body, row), current.place, current.frame)
      if let last = book.body.statements.last, last.site == .body(current.body, row), last.act.stirs {
        book.file.lastStir = max(book.file.lastStir, current.place.isColumn ? step : .max)
      }
    }
    let closures = book.body.closures
    endBody()
    return closures.reversed()
  }

  private mutating func read(_ instruction: Instruction, at site: LintSite, _ place: LintPlace, _ frame: Frame) {
    if case .expect = instruction.kind { return }
    let statement = LintStatement(
      act: book.act(instruction, frame), instruction: instruction, site: site, place: place)
    rules.judge(statement, &book)
    book.remember(statement)
    book.body.statements.append(statement)
    book.readPresentationControllers(instruction, frame, site)
    book.apply(statement.act)
    if case .call(let call) = instruction.kind { noteClosures(of: call, statement.act, frame) }
  }

  /// Completion handlers run when the body has ended; what else is a closure runs at some other time, or at once.
  private mutating func noteClosures(of call: Call, _ act: LintAct, _ frame: Frame) {
    if let completion = call.completion {
      var dismissal: Dismissal.Plan?
      if case .dismiss(_, let plan) = act { dismissal = plan }
      book.body.closures.append(
        .init(body: completion, frame: frame.afterwards, place: .handler, dismissal: dismissal))
    }
    for closure in call.closures where closure != .none {
      book.body.closures.append(.init(body: closure, frame: frame.afterwards, place: .closure))
    }
  }

  private mutating func endBody() {
    judgeAfterBody(book.body.statements[...])
    book.endDismissals()
    book.body = LintBodyNotes()
  }

  /// What is said of statements when what stands behind them has been read too.
  mutating func judgeAfterBody(_ statements: ArraySlice<LintStatement>) {
    for other in book.beginPresentations(of: statements) { rules.forget(other) }
    for statement in statements { rules.judgeAfterBody(statement, &book) }
  }

  private mutating func collect() {
    guard !rules.found.isEmpty else { return }
    for var suspicion in rules.found where seen.insert(suspicion.finding).inserted {
      if suspicion.code == nil, !book.program.swift.isApp,
        suspicion.cure?.ways.contains(where: { $0.isAboutCode(book.program) }) == true
      {
        suspicion.code = LintCode(book)
      }
      // A function is read for each of its instances, and at each of its calls.
      if suspicion.isInCode {
        guard seenInCode.insert(LintMark(suspicion.finding)).inserted else { continue }
        // One callback that a style leaves out is one finding, however many presentations the code has.
        if suspicion.finding.id == .lnt28,
          !seenCallbacks.insert(String(suspicion.finding.message.prefix { $0 != " " })).inserted
        {
          continue
        }
      }
      suspicions.append(suspicion)
    }
    rules.found.removeAll()
  }
}

extension Callback {
  /// Whether it is called before or while a controller comes on screen: what it sets is set from then on.
  fileprivate var comesWithTheView: Bool {
    switch self {
    case .viewDidLoad, .loadView, .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
    default: false
    }
  }
}

extension LintAct {
  /// Whether it may make controllers appear or disappear.
  var stirs: Bool {
    switch self {
    case .present(let planned): planned.removes
    case .dismiss, .push, .pop, .setStack, .selectTab, .setRoot, .addChild, .removeFromParent, .addSubview,
      .beginAppearance, .performsSegue, .stirs:
      true
    case .assign, .addAction, .addTextField, .nothing: false
    }
  }
}
