/// The main queue, and a clock: blocks that run later.
///
/// Blocks of the main queue run before the commit where they were given before it, else after it. A clock runs within a
/// step: a presentation takes half a second on it, a push a little less.
extension Simulator {
  /// Gives a closure to a queue.
  mutating func enqueue(_ block: Value, _ queue: SwiftQueue, _ a: Int32) {
    guard case .closure(let id) = block else { return }
    give(id)
    switch queue {
    case .main: swift.mainQueue.append(.closure(id))
    case .task:
      swift.tasks.insert(id)
      swift.mainQueue.append(.closure(id))
    case .after(let time): swift.timers.append((due(value(time, a), line(of: a)), .closure(id)))
    case .timer(let time):
      swift.firesOnce.insert(id)
      swift.timers.append((due(value(time, a), line(of: a)), .closure(id)))
    case .repeating(let time, let isOfDisplay):
      let every = seconds(value(time, a), line(of: a))
      swift.repeating.insert(id)
      swift.repeats.append(
        SwiftState.Repeat(block: id, seconds: every, isOfDisplay: isOfDisplay, line: Int32(line(of: a))))
      swift.timers.append((swift.clock + every, .closure(id)))
    case .animation(let time, let told):
      if told != .bool(true) { swift.told(id, told) }
      let seconds = seconds(value(time, a), line(of: a))
      if let steered = steeredAnimation(of: a) {
        swift.heldAnimations.append(HeldAnimation(transition: steered, seconds: seconds, block: id))
      } else {
        swift.timers.append((swift.clock + seconds, .closure(id)))
      }
    case .background: swift.timers.append((swift.clock + Simulator.background, .closure(id)))
    }
  }

  private mutating func seconds(_ value: Value, _ line: Int) -> Double {
    switch value {
    case .decimal(let seconds): return max(0, seconds)
    case .int(let seconds): return max(0, Double(seconds))
    // How long is not known: behind all that runs now.
    case .opaque(let text):
      assume(text, "is not known, so what waits that long runs last", line)
      return Simulator.background
    default: return Simulator.background
    }
  }

  /// Seconds until other queues have done what they do: everything of the step is over by then.
  private static let background = 1_000_000.0

  /// Runs what has been given to the main queue so far; what those blocks give waits for the next time.
  mutating func drainMainQueue() {
    guard !swift.mainQueue.isEmpty else { return }
    let blocks = swift.mainQueue
    swift.mainQueue.removeAll()
    for block in blocks.reversed() { run(block: block) }
  }

  /// When something is due so many seconds from now; where that is not known, behind all that runs now.
  mutating func due(_ time: Value, _ line: Int) -> Double { swift.clock + seconds(time, line) }

  private mutating func run(block: SwiftBlock) {
    switch block {
    case .closure(let id): run(block: id)
    case .frames(let frames):
      goOn(frames)
      for frame in frames.reversed() { loop.agenda.append(.swift(frame)) }
    }
  }

  private mutating func run(block id: ClosureID) {
    let body = swift.closures[Int(id.index)].body
    var frame = frame(for: id)
    // What an animation tells its completion handler: it has finished.
    let isTimer = swift.repeating.contains(id) || swift.firesOnce.contains(id)
    frame.arguments = [swift.endings.first { $0.block == id }?.told ?? (isTimer ? .closure(id) : .bool(true))]
    swift.endings.removeAll { $0.block == id }
    frame.origin = runs(.handler("the block of line \(program.function(body)?.line ?? 0)"))
    if loop.isStopped { return }
    interrupt()
    loop.agenda.append(.body(body, 0, frame))
  }

  // MARK: The clock

  /// A block that is due before the running transitions end runs first; answers whether there was one.
  mutating func runsBlockDuringTransitions() -> Bool {
    let ending = running.filter { !self[$0].isOpen && self[$0].isRunning }
    guard !ending.isEmpty else { return false }
    var end = Double.infinity
    for id in ending { end = min(end, swift.began + duration(of: self[id])) }
    if let row = nextTimer(), swift.timers[row].due < end {
      runTimer(row)
      return true
    }
    swift.clock = max(swift.clock, end)
    return false
  }

  /// Nothing else is left to do: the clock goes on to the next block; answers whether there was one.
  mutating func runsNextBlock() -> Bool {
    guard let row = nextTimer() else { return false }
    runTimer(row)
    return true
  }

  private mutating func runTimer(_ row: Int) {
    if case .closure(let id) = swift.timers[row].block, let one = swift.repeats.firstIndex(where: { $0.block == id }) {
      guard swift.repeats[one].count < Self.repeatLimit else { return fireOnce(one) }
      if swift.repeats[one].count == 0 { swift.repeats[one].before = Box(self) }
      swift.repeats[one].count += 1
      swift.timers.append((swift.timers[row].due + swift.repeats[one].seconds, .closure(id)))
    }
    let timer = swift.timers.remove(at: row)
    swift.clock = max(swift.clock, timer.due)
    let time = timer.due - swift.began
    if running.contains(where: { !self[$0].isOpen && self[$0].isRunning }), time >= 0.2, time <= 0.6 {
      tellOnce(
        "whether this block runs before the transition has ended is a matter of milliseconds", line(of: timer.block))
    }
    loop.agenda.append(.commit)
    run(block: timer.block)
  }

  /// No code of the step stops a timer: how often it fires is a matter of how long the user waits. Of that it fires once.
  private mutating func fireOnce(_ row: Int) {
    guard let before = swift.repeats[row].before else { return }
    self = before.value
    let one = swift.repeats.remove(at: row)
    tellOnce(
      one.isOfDisplay
        ? "a display link calls its target once here: no code of this step stops it"
        : "a timer that repeats fires once here: no code of this step stops it", Int(one.line))
    if let row = swift.timers.firstIndex(where: { if case .closure(one.block) = $0.block { true } else { false } }) {
      runTimer(row)
    }
  }

  /// `timer.isValid`.
  func isPending(_ timer: Value) -> Value {
    guard case .closure(let id) = timer else { return timer.isNil ? .none : .opaque(TextID(0)) }
    if swift.cancelled.contains(id) { return .bool(false) }
    let waits = swift.timers.contains { if case .closure(id) = $0.block { true } else { false } }
    return .bool(waits || swift.repeating.contains(id))
  }

  /// `timer.fire()`: one that repeats goes on as before, another one has fired.
  mutating func fire(_ timer: Value, _ instruction: SwiftInstruction, _ a: Int32) {
    guard case .closure(let id) = timer, !swift.cancelled.contains(id) else { return }
    callClosure(timer, [timer], nil, instruction, a)
    if !swift.repeating.contains(id) {
      swift.timers = swift.timers.filter { if case .closure(id) = $0.block { false } else { true } }
    }
  }

  private func line(of block: SwiftBlock) -> Int {
    switch block {
    case .closure(let id): program.function(swift.closures[Int(id.index)].body)?.line ?? 0
    case .frames(let frames): frames.first.map { line(of: $0) } ?? 0
    }
  }

  private func nextTimer() -> Int? {
    var next: Int?
    for row in swift.timers.indices where next.map({ swift.timers[row].due < swift.timers[$0].due }) ?? true {
      next = row
    }
    return next
  }

  private func duration(of transition: Transition) -> Double {
    guard transition.isAnimated else { return 0 }
    return transition.kind == .stack ? 0.35 : 0.5
  }
}
