/// The file's own Swift: functions run instruction by instruction. The loop.agenda is the only stack: a call puts the called
/// function above its caller, and whatever an instruction sets going in UIKit comes before the next one.
extension Simulator {
  // MARK: Beginning

  /// Runs the function of a body, which UIKit or a step has come to.
  mutating func beginFunction(_ function: Int32, _ frame: Frame) {
    var subject = frame.subject
    let entry = program.swift.functions[Int(function)]
    if entry.kind == .step && !entry.isBlock || entry.kind == .expression { subject = .none }
    // A run of statements at column one has several lines, which answers name.
    let way =
      entry.kind == .step && (entry.isBlock || !entry.hasLines) ? -1 : self.way(to: function, from: nil)
    let a = activate(
      function, on: subject, frame.arguments, speaking: frame.speaking, origin: frame.origin, way: way, depth: 0,
      destination: .answer)
    swift.activations[Int(a)].callback = frame.callback
    if frame.closure.index >= 0 { take(capturesOf: frame.closure, into: a) }
    swift.activations[Int(a)].closure = frame.closure
    guard countsRound(a) else { return }
    loop.agenda.append(.swift(a))
  }

  /// A function that another one calls.
  mutating func call(
    _ body: BodyID, on subject: Value, _ arguments: [Value], from caller: Int32, to destination: Activation.Destination,
    closure: ClosureID? = nil
  ) {
    let (depth, speaking, origin, callback) = (
      swift.activations[Int(caller)].depth + 1, swift.activations[Int(caller)].speaking,
      swift.activations[Int(caller)].origin, swift.activations[Int(caller)].callback
    )
    guard depth < Simulator.callLimit else { return stopSwift("1,000 calls inside each other", at: caller) }
    let row = program.bodies[Int(body.index)].function
    let hides = isHidden(function: row)
    guard hides || countsRound(caller) else { return }
    guard row >= 0 else {
      return loop.agenda.append(.body(body, 0, Frame(subject: subject, arguments: arguments, origin: origin)))
    }
    let a = activate(
      row, on: subject, arguments, speaking: speaking, origin: origin, way: way(to: row, from: caller), depth: depth,
      destination: destination)
    swift.activations[Int(a)].callback = callback
    swift.activations[Int(a)].caller = caller
    // What is decided in code that nobody sees belongs to whoever called it.
    if hides { swift.activations[Int(a)].call = swift.activations[Int(caller)].call }
    if let closure { take(capturesOf: closure, into: a) }
    loop.agenda.append(.swift(a))
  }

  /// Makes room for a function that runs, with its arguments in their slots.
  private mutating func activate(
    _ row: Int32, on subject: Value, _ arguments: [Value], speaking: Speaking?, origin: Int32, way: Int32, depth: Int32,
    destination: Activation.Destination
  ) -> Int32 {
    let function = program.swift.functions[Int(row)]
    let activation = Activation(
      function: row, slots: Array(repeating: .none, count: function.slots.count), subject: subject, speaking: speaking,
      origin: origin, destination: destination, depth: depth, way: way, step: swift.steps)
    let a: Int32
    if let free = swift.free.popLast() {
      a = free
      swift.activations[Int(a)] = activation
    } else {
      a = Int32(truncatingIfNeeded: swift.activations.count)
      swift.activations.append(activation)
    }
    if let slot = function.selfSlot { set(slot, of: a, to: subject, isNew: true) }
    note(subject, as: way)
    for (slot, argument) in zip(function.parameters, arguments) { set(slot, of: a, to: argument, isNew: true) }
    return a
  }

  /// What a closure has captured is there when it runs.
  private mutating func take(capturesOf id: ClosureID, into a: Int32) {
    let function = Int(swift.activations[Int(a)].function)
    for capture in swift.closures[Int(id.index)].captures {
      let info = program.swift.functions[function].slots[Int(capture.slot.index)]
      if info.isShared, case .closure(id) = capture.value {
        // The variable in which it stands itself: one for each time that it runs, which closures of its own keep.
        declare(capture.slot, of: a)
        set(capture.slot, of: a, to: capture.value)
      } else if info.isShared, case .int(let row) = capture.value {
        swift.sharedHolds[Int(row)] += 1
        swift.activations[Int(a)].slots[Int(capture.slot.index)] = capture.value
      } else {
        set(capture.slot, of: a, to: capture.value, isNew: true)
      }
      if program.swift.functions[function].selfSlot == capture.slot {
        swift.activations[Int(a)].subject = capture.value
        note(capture.value, as: swift.activations[Int(a)].way)
      }
    }
  }

  /// Whether a function is none of the user's: no answer names it.
  func isHidden(function row: Int32) -> Bool {
    row >= 0 && program.swift.functions[Int(row)].line >= program.swift.hiddenLine
  }

  /// The instance of a function that has come to run.
  private mutating func note(_ subject: Value, as way: Int32) {
    if outcome.ways.indices.contains(Int(way)) { outcome.ways[Int(way)].subject = subject }
  }

  // MARK: Running

  /// Runs a function until it ends, or until something else comes first.
  mutating func proceed(_ a: Int32) {
    let function = Int(swift.activations[Int(a)].function)
    let count = program.swift.functions[function].instructions.count
    world.speaking = swift.activations[Int(a)].speaking
    loop.meter.currentOrigin = swift.activations[Int(a)].origin
    currentCall = swift.activations[Int(a)].call
    let outer = swift.running
    swift.running = a
    defer { swift.running = outer }
    while !loop.isStopped {
      guard countsInstruction(a) else { return }
      let next = Int(swift.activations[Int(a)].next)
      guard next < count else { return endFunction(a, returning: .none, answers: false) }
      let instruction = program.swift.functions[function].instructions[next]
      if case .leftOut(let row) = instruction.kind {
        if !outcome.leftOut.contains(row) { outcome.leftOut.append(row) }
        swift.activations[Int(a)].next = Int32(truncatingIfNeeded: next + 1)
        continue
      }
      if instruction.beginsStatement, !begins(a) { return }
      trace(instruction, a)
      swift.activations[Int(a)].next = Int32(truncatingIfNeeded: next + 1)
      let height = loop.agenda.count
      var isOver = false
      let decisions = outcome.decisions.count
      do {
        isOver = try perform(instruction, a)
      } catch {
        switch error {
        case .load(let x):
          swift.activations[Int(a)].next = Int32(truncatingIfNeeded: next)
          loop.agenda.append(.swift(a))
          return load(x)
        case .forcedNil(let text): failSwift("'\(text)' is nil", a)
        case .outOfRange(let text): failSwift("index out of range in '\(text)'", a)
        case .failed(let text): failSwift(text, a)
        }
      }
      if !program.swift.givens.isEmpty, let slot = instruction.kind.knownSlot {
        refuseGiven(against: slot, instruction, a)
      }
      if hierarchy.assigned.reads != nil { stopAtUnknown(since: decisions, a) }
      if loop.isStopped || isOver { return }
      if !swift.dropped.isEmpty { letGo() }
      if loop.agenda.count > height { return loop.agenda.insert(.swift(a), at: height) }
    }
  }

  /// A statement begins: what the one before has left between its instructions is let go.
  private mutating func begins(_ a: Int32) -> Bool {
    let function = Int(swift.activations[Int(a)].function)
    let first = program.swift.functions[function].firstTemporary
    for row in first..<max(first, swift.activations[Int(a)].slots.count) {
      set(Slot(Int32(truncatingIfNeeded: row)), of: a, to: .none)
    }
    let height = loop.agenda.count
    if !swift.dropped.isEmpty { letGo() }
    if loop.isStopped { return false }
    // A `deinit` of the file's comes before the next statement.
    if loop.agenda.count > height {
      loop.agenda.insert(.swift(a), at: height)
      return false
    }
    return true
  }

  /// Decisions from here on belong to this statement.
  private mutating func trace(_ instruction: SwiftInstruction, _ a: Int32) {
    if instruction.line >= program.swift.hiddenLine { return }
    let row = Int(swift.activations[Int(a)].call)
    if !instruction.beginsStatement, outcome.calls.indices.contains(row), outcome.calls[row].line == instruction.line {
      return
    }
    outcome.calls.append(
      TracedCall(line: instruction.line, range: instruction.range, way: swift.activations[Int(a)].way))
    currentCall = Int32(truncatingIfNeeded: outcome.calls.count - 1)
    swift.activations[Int(a)].call = currentCall
  }

  // MARK: Ending

  /// A function returns.
  ///
  /// - Parameters:
  ///   - answers: not where it has come to its end without a `return`: UIKit then does what it does by itself.
  ///   - error: what it throws instead, for who waits for a task.
  mutating func endFunction(_ a: Int32, returning value: Value, answers: Bool = true, throwing error: Value? = nil) {
    let activation = swift.activations[Int(a)]
    var value = value
    if activation.negates { value = apply(.not, value) }
    // Held while everything of the function's is let go.
    retain(value)
    let slots = program.swift.functions[Int(activation.function)].slots
    for row in slots.indices { forget(Slot(Int32(truncatingIfNeeded: row)), of: a) }
    swift.activations[Int(a)].slots = []
    swift.free.append(a)
    if activation.caller < 0, swift.tasks.contains(activation.closure) {
      end(task: activation.closure, error ?? value, isError: error != nil)
      letGoOfCaptures(of: activation.closure)
    } else if activation.caller < 0, activation.closure.index >= 0, swift.firesOnce.contains(activation.closure) {
      letGoOfCaptures(of: activation.closure)
    }
    switch activation.destination {
    case .nothing: break
    case .slot(let slot, let caller): set(slot, of: caller, to: named(value, for: caller))
    case .field(let field, let owner): keep(value, in: field, of: owner)
    case .answer:
      if let asked = swift.asked {
        if answers, asked == activation.callback {
          swift.answer = answered(value, to: asked, a)
          swift.hasAnswered = true
          keepAnswer(value)
        }
      } else {
        swift.answer = value
        // Whoever asked keeps what was made for it.
        keepAnswer(value)
      }
    }
    release(value)
    if !swift.dropped.isEmpty { letGo() }
  }

  /// What a function gives back that nobody knows, by what its caller has written where the function is none of the
  /// user's.
  private mutating func named(_ value: Value, for caller: Int32) -> Value {
    guard case .opaque(let text) = value, program.swift.hiddenTexts.contains(text) else { return value }
    let (function, next) = (swift.activations[Int(caller)].function, Int(swift.activations[Int(caller)].next))
    let instructions = program.swift.functions[Int(function)].instructions
    guard !isHidden(function: function), instructions.indices.contains(next - 1), instructions[next - 1].text != nil
    else { return value }
    return opaque(instructions[next - 1])
  }

  /// The scenario fails at the statement that runs.
  mutating func failSwift(_ text: String, _ a: Int32) {
    let row = Int(swift.activations[Int(a)].call)
    let line = outcome.calls.indices.contains(row) ? outcome.calls[row].line : 0
    var note = StepNote(line: line, text: text, isFailure: true)
    if program.swift.file(ofLine: line) != nil {
      note.text = "\(program.swift.lineText(line)): \(text)"
      note.line = program.steps.indices.contains(script.step) ? program.steps[script.step].line : 0
    }
    note.way = swift.activations[Int(a)].way
    outcome.notes.append(note)
    loop.isStopped = true
  }

  // MARK: Ways

  /// Functions that have waited since an earlier step go on, the innermost first: how they came to run is kept anew, as
  /// of the statement that let them.
  mutating func goOn(_ frames: [Int32]) {
    guard let last = frames.last, swift.activations[Int(last)].step != swift.steps else { return }
    var outer: Int32 = -1
    for a in frames.reversed() {
      let function = swift.activations[Int(a)].function
      var row = way(to: function, from: nil)
      if row < 0 {
        row = outer
      } else if outer >= 0 {
        let caller = swift.activations[Int(swift.activations[Int(a)].caller)]
        outcome.ways[Int(row)].outer = outer
        let instructions = program.swift.functions[Int(caller.function)].instructions
        let next = Int(caller.next) - 1
        if instructions.indices.contains(next) { outcome.ways[Int(row)].from = instructions[next].line }
      }
      swift.activations[Int(a)].way = row
      (swift.activations[Int(a)].step, swift.activations[Int(a)].call) = (swift.steps, -1)
      note(swift.activations[Int(a)].subject, as: row)
      outer = row
    }
  }

  /// Keeps how a function came to run.
  private mutating func way(to function: Int32, from caller: Int32?) -> Int32 {
    let entry = program.swift.functions[Int(function)]
    // The line says it all of a closure that stands in the scenario's own lines.
    if entry.kind == .expression || entry.kind == .closure && entry.name.isEmpty { return -1 }
    if entry.line >= program.swift.hiddenLine { return caller.map { swift.activations[Int($0)].way } ?? -1 }
    var way = SwiftWay(name: entry.name, closureLine: entry.kind == .closure ? entry.line : nil, from: 0)
    if entry.kind == .step {
      outcome.ways.append(way)
      return Int32(truncatingIfNeeded: outcome.ways.count - 1)
    }
    // What UIKit calls comes of a statement too: of the one whose decisions it carries out.
    let row = Int(caller.map { swift.activations[Int($0)].call } ?? currentCall)
    if outcome.calls.indices.contains(row), !outcome.calls[row].isExpectation {
      way.from = outcome.calls[row].line
      way.outer = outcome.calls[row].way
    } else if script.step >= 0, script.step < program.steps.count {
      way.from = program.steps[script.step].line
    }
    outcome.ways.append(way)
    return Int32(truncatingIfNeeded: outcome.ways.count - 1)
  }
}
