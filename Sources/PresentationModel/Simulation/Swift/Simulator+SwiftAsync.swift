/// What waits: functions behind an `await`, observers of notifications.
extension Simulator {
  /// A function waits, and with it those that wait for it: for the main queue, or for a clock. Answers false where that
  /// cannot be, since UIKit waits for one of them: it goes on then.
  mutating func suspend(_ seconds: Value?, _ a: Int32) -> Bool {
    // A task that was cancelled does not sleep.
    if seconds != nil, throwsIfCancelled(a), isCancelled(a) { return false }
    guard let frames = park(a) else { return false }
    let root = swift.activations[Int(frames[frames.count - 1])].closure
    if root.index >= 0, swift.cancelled.contains(root), !swift.tasks.contains(root) { return true }
    if let seconds {
      swift.timers.append((due(seconds, line(of: a)), .frames(frames)))
    } else {
      swift.mainQueue.append(.frames(frames))
    }
    return true
  }

  /// Takes a function off the agenda, and those that wait for it; nil where UIKit waits for one of them.
  mutating func park(_ a: Int32) -> [Int32]? {
    var frames = [a]
    var caller = swift.activations[Int(a)].caller
    var height = loop.agenda.count
    while caller >= 0 {
      guard height > 0, case .swift(caller) = loop.agenda[height - 1] else { return nil }
      height -= 1
      frames.append(caller)
      caller = swift.activations[Int(caller)].caller
    }
    guard swift.asked == nil, !swift.isLooking, !swift.isBuilding else { return nil }
    loop.agenda.removeLast(loop.agenda.count - height)
    return frames
  }

  /// `timer.invalidate()`, `task.cancel()`: what has not begun does not begin, what waits does not go on.
  mutating func cancel(_ value: Value) {
    guard case .closure(let id) = value else { return }
    swift.cancelled.insert(id)
    if swift.tasks.contains(id) { return wake(id) }
    for case .frames(let frames) in swift.mainQueue + swift.timers.map({ $0.block })
    where isOf(id, .frames(frames)) { for frame in frames { drop(frame) } }
    // What waits for a continuation goes on all the same: `cancel()` does not resume it.
    swift.mainQueue = swift.mainQueue.filter { !isOf(id, $0) }
    swift.timers = swift.timers.filter { !isOf(id, $0.block) }
    swift.repeats.removeAll { $0.block == id }
    if swift.firesOnce.contains(id) || swift.repeating.contains(id) { letGoOfCaptures(of: id) }
  }

  /// A task that is cancelled goes on: out of its sleep, and at the end of the stream whose next value it waits for.
  private mutating func wake(_ id: ClosureID) {
    for row in swift.timers.indices.reversed() {
      guard case .frames(let frames) = swift.timers[row].block, isOf(id, swift.timers[row].block),
        throwsIfCancelled(frames[0])
      else { continue }
      swift.mainQueue.append(swift.timers.remove(at: row).block)
    }
    for row in swift.parked.indices.reversed() {
      let parked = swift.parked[row]
      guard isOf(id, .frames(parked.frames)), let first = parked.frames.first,
        isHidden(function: swift.activations[Int(first)].function)
      else { continue }
      swift.parked.remove(at: row)
      set(parked.result, of: first, to: .list([]))
      swift.mainQueue.append(.frames(parked.frames))
    }
  }

  /// Whether the next that a function does is to look whether it was cancelled.
  private func throwsIfCancelled(_ a: Int32) -> Bool {
    let (function, next) = (swift.activations[Int(a)].function, Int(swift.activations[Int(a)].next))
    let instructions = program.swift.functions[Int(function)].instructions
    guard instructions.indices.contains(next), case .isCancelled = instructions[next].kind else { return false }
    return true
  }

  /// Whether the task in which a function runs was cancelled.
  func isCancelled(_ a: Int32) -> Bool {
    var row = a
    while swift.activations[Int(row)].caller >= 0 { row = swift.activations[Int(row)].caller }
    let root = swift.activations[Int(row)].closure
    return root.index >= 0 && swift.cancelled.contains(root)
  }

  /// Whether a block is a closure, or has begun with it.
  private func isOf(_ id: ClosureID, _ block: SwiftBlock) -> Bool {
    switch block {
    case .closure(let own): own == id
    // What was dropped has no slots any more.
    case .frames(let frames): frames.last.map { swift.activations[Int($0)].closure == id } ?? false
    }
  }

  /// A function that never goes on lets go of what it holds.
  private mutating func drop(_ a: Int32) {
    let slots = program.swift.functions[Int(swift.activations[Int(a)].function)].slots
    for row in slots.indices { forget(Slot(Int32(truncatingIfNeeded: row)), of: a) }
    for id in swift.activations[Int(a)].defers { release(.closure(id)) }
    swift.activations[Int(a)].slots = []
    swift.activations[Int(a)].defers = []
    swift.free.append(a)
  }

  // MARK: Notifications

  /// `addObserver`: a method, whose object is not held, or a block, which is.
  mutating func observe(
    _ name: Value, _ object: Value, _ owner: Value, _ closure: Value, _ instruction: SwiftInstruction
  ) {
    guard case .closure(let id) = closure else { return }
    if case .opaque(let text) = name {
      return assume(
        text, "is posted by UIKit or by code that presim does not know: this observer is never called",
        instruction.line)
    }
    retain(closure)
    swift.observers.append(SwiftObserver(name: name, object: object, owner: owner, closure: id))
  }

  mutating func stopObserving(_ owner: Value, _ name: Value?) {
    var kept: [SwiftObserver] = []
    for observer in swift.observers {
      let isMeant = observer.owner == owner && !owner.isNil || .closure(observer.closure) == owner
      if isMeant, name.map({ $0.isNil || areEqual($0, observer.name) }) ?? true {
        release(.closure(observer.closure))
      } else {
        kept.append(observer)
      }
    }
    swift.observers = kept
  }

  /// UIKit posts a notification: who waits for its name is called, one after the other.
  mutating func post(_ name: String, _ object: ControllerID) {
    guard !swift.observers.isEmpty else { return }
    forgetDeadObservers()
    let type = program.swift.enums.firstIndex { $0.name == "Notification" }
    let notification =
      type.map { Value.enumCase(EnumID(Int32($0)), 0, [.string(name), .controller(object), .none]) } ?? .none
    interrupt()
    for observer in swift.observers.reversed() where observer.name == .string(name) {
      if !observer.object.isNil, !observer.object.isOpaque, observer.object != .controller(object) { continue }
      give(observer.closure)
      var frame = frame(for: observer.closure)
      frame.arguments = [notification]
      loop.agenda.append(.body(swift.closures[Int(observer.closure.index)].body, 0, frame))
    }
  }

  /// The names under which those wait who have registered for changes of the size classes.
  static let horizontalTrait = "UITraitHorizontalSizeClass", verticalTrait = "UITraitVerticalSizeClass"

  /// The size classes of a view controller have changed: who has registered for that is called.
  mutating func tellRegistered(_ x: ControllerID, _ sizes: (before: Environment, after: Environment)) {
    var changed: [String] = []
    if sizes.before.horizontal != sizes.after.horizontal { changed.append(Self.horizontalTrait) }
    if sizes.before.vertical != sizes.after.vertical { changed.append(Self.verticalTrait) }
    for observer in swift.observers.reversed() where observer.object == .controller(x) && observer.owner.isNil {
      guard case .string(let names) = observer.name, changed.contains(where: { names.hasText($0) }) else { continue }
      interrupt()
      give(observer.closure)
      var frame = frame(for: observer.closure)
      frame.arguments = [.controller(x), .facet(.previousTraitCollection, x)]
      loop.agenda.append(.body(swift.closures[Int(observer.closure.index)].body, 0, frame))
    }
  }

  /// Whether an observer waits for a name. Looked at where it lies: each post asks all of them.
  private func isName(of observers: [SwiftObserver], _ row: Int, _ name: Value) -> Bool {
    observers.withUnsafeBufferPointer { observers in
      if case .string(let own) = observers[row].name, case .string(let other) = name { return own == other }
      return areEqual(observers[row].name, name)
    }
  }

  private mutating func forgetDeadObservers() {
    func isDead(_ owner: Value) -> Bool {
      switch owner {
      case .controller, .object: !isAlive(owner)
      default: false
      }
    }
    // Most posts find all of them alive.
    let areAlive = swift.observers.withUnsafeBufferPointer { all in !all.indices.contains { isDead(all[$0].owner) } }
    if !areAlive { swift.observers = swift.observers.filter { !isDead($0.owner) } }
  }

  /// `post`: who waits for a name is called, one after the other, before the next statement.
  mutating func post(_ name: Value, by object: Value, _ notification: Value, _ a: Int32) {
    forgetDeadObservers()
    let all = swift.observers
    for row in all.indices.reversed() where isName(of: all, row, name) {
      let observer = all[row]
      // One that names an object hears of no other one.
      let isOfAnother =
        !observer.object.isNil
        && (Self.comparesViews(.notEqual, observer.object, object)
          ?? (!observer.object.isOpaque && !object.isOpaque && observer.object != object))
      if isOfAnother { continue }
      call(
        swift.closures[Int(observer.closure.index)].body, on: .none, [notification], from: a, to: .nothing,
        closure: observer.closure)
    }
  }
}
