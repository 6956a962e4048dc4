/// Slots of functions that run, and who holds what.
///
/// As ARC does it: what a strong variable, property or capture holds is counted; what nobody holds any more is gone
/// before the next statement. A ring keeps itself.
extension Simulator {
  // MARK: Slots

  /// The value of an operand.
  mutating func value(_ operand: Operand, _ a: Int32) -> Value {
    switch operand {
    case .value(let value): return value
    case .slot(let slot): return value(of: slot, a)
    }
  }

  private mutating func value(of slot: Slot, _ a: Int32) -> Value {
    let info = program.swift.functions[Int(swift.activations[Int(a)].function)].slots[Int(slot.index)]
    var value = swift.activations[Int(a)].slots[Int(slot.index)]
    if info.isShared {
      guard case .int(let row) = value else { return .none }
      value = swift.shared[Int(row)]
    }
    let found = alive(value, info.hold, named: info.name, a)
    if !program.swift.givens.isEmpty, case .opaque = found { return given(found, line(of: a)) }
    return found
  }

  /// What a variable is worth that does not keep its value.
  mutating func alive(_ value: Value, _ hold: Hold, named name: String, _ a: Int32) -> Value {
    if hold == .strong || isAlive(value) { return value }
    if hold == .unowned { failSwift("'\(name)' is unowned, and its object is gone", a) }
    if case .object(let object) = value, let line = swift.goneAt[object], line > 0 {
      swift.lost = (currentLine, Int(line))
    }
    return .none
  }

  /// The line of the statement that runs; 0 where none does.
  private var currentLine: Int {
    outcome.calls.indices.contains(Int(currentCall)) ? outcome.calls[Int(currentCall)].line : 0
  }

  /// Whether an object is still there.
  func isAlive(_ value: Value) -> Bool {
    switch value {
    case .controller(let x), .view(let x): !hierarchy.has(x, .released)
    case .object(let object): hierarchy.objects[Int(object.index)].isHeld
    default: true
    }
  }

  /// Puts a value into a slot.
  ///
  /// - Parameter isNew: nothing was in it, not even something shared.
  mutating func set(_ slot: Slot, of a: Int32, to value: Value, isNew: Bool = false) {
    let info = program.swift.functions[Int(swift.activations[Int(a)].function)].slots[Int(slot.index)]
    let row = Int(slot.index)
    guard info.isShared else {
      let old = swift.activations[Int(a)].slots[row]
      swift.activations[Int(a)].slots[row] = value
      if info.hold == .strong { hold(value, insteadOf: old) }
      return
    }
    if isNew {
      if info.hold == .strong { retain(value) }
      declare(slot, of: a)
    }
    guard case .int(let place) = swift.activations[Int(a)].slots[row] else {
      if isNew, info.hold == .strong { release(value) }
      return
    }
    let old = swift.shared[Int(place)]
    if swift.isLooking, !isNew, Int(place) < swift.sharedBeforeLook, old != value { swift.changedByLook = info.name }
    swift.shared[Int(place)] = value
    guard info.hold == .strong else { return }
    if isNew { release(old) } else { hold(value, insteadOf: old) }
  }

  /// A variable begins anew.
  mutating func declare(_ slot: Slot, of a: Int32) {
    forget(slot, of: a)
    let info = program.swift.functions[Int(swift.activations[Int(a)].function)].slots[Int(slot.index)]
    guard info.isShared else { return }
    swift.shared.append(.none)
    swift.sharedHolds.append(1)
    swift.activations[Int(a)].slots[Int(slot.index)] = .int(Int64(swift.shared.count - 1))
  }

  /// A slot holds nothing any more.
  mutating func forget(_ slot: Slot, of a: Int32) {
    let info = program.swift.functions[Int(swift.activations[Int(a)].function)].slots[Int(slot.index)]
    let old = swift.activations[Int(a)].slots[Int(slot.index)]
    swift.activations[Int(a)].slots[Int(slot.index)] = .none
    if info.isShared {
      if case .int(let row) = old { releaseShared(Int(row), info.hold) }
    } else if info.hold == .strong {
      release(old)
    }
  }

  private mutating func releaseShared(_ row: Int, _ hold: Hold) {
    swift.sharedHolds[row] -= 1
    guard swift.sharedHolds[row] == 0 else { return }
    let old = swift.shared[row]
    swift.shared[row] = .none
    if hold == .strong { release(old) }
  }

  // MARK: Counting

  /// One more strong slot holds a value.
  mutating func retain(_ value: Value) {
    switch value {
    case .controller(let x): world.heldBySlots[x, default: 0] += 1
    case .object(let object): swift.objectHolds[object, default: 0] += 1
    case .closure(let id): swift.closures[Int(id.index)].holds += 1
    case .window(let window): swift.windowHolds[window, default: 0] += 1
    case .list(let values): for value in values { retain(value) }
    case .enumCase(let type, _, let values): for value in kept(values, type) { retain(value) }
    default: break
    }
  }

  /// What a structure keeps of its parts: not those that are `weak`.
  private func kept(_ values: [Value], _ type: EnumID) -> [Value] {
    let weak = program.swift.enums[Int(type.index)].weakParts
    guard !weak.isEmpty else { return values }
    return values.indices.filter { !weak.contains(Int32($0)) }.map { values[$0] }
  }

  /// One strong slot less holds a value.
  mutating func release(_ value: Value) {
    switch value {
    case .controller(let x):
      let left = (world.heldBySlots[x] ?? 0) - 1
      world.heldBySlots[x] = left > 0 ? left : nil
      if left <= 0 { swift.dropped.append(value) }
    case .object(let object):
      let left = (swift.objectHolds[object] ?? 0) - 1
      swift.objectHolds[object] = left > 0 ? left : nil
      if left <= 0 { swift.dropped.append(value) }
    case .window(let window):
      let left = (swift.windowHolds[window] ?? 0) - 1
      swift.windowHolds[window] = left > 0 ? left : nil
      if left <= 0 { swift.dropped.append(value) }
    case .closure(let id):
      swift.closures[Int(id.index)].holds -= 1
      if swift.closures[Int(id.index)].holds == 0 { swift.dropped.append(value) }
    // What is let go last runs its `deinit` first.
    case .list(let values): for value in values.reversed() { release(value) }
    case .enumCase(let type, _, let values): for value in kept(values, type).reversed() { release(value) }
    default: break
    }
  }

  /// A strong slot holds another value than before. Of a list that grows only what has come is counted, and of one that
  /// shrinks only what has gone: a loop that appends would count all for each element.
  mutating func hold(_ value: Value, insteadOf old: Value) {
    guard case .list(let values) = value, case .list(let before) = old else {
      retain(value)
      return release(old)
    }
    let shorter = min(values.count, before.count)
    var same = 0
    while same < shorter, Simulator.countsAlike(values[same], before[same]) { same += 1 }
    for row in same..<values.count { retain(values[row]) }
    for row in (same..<before.count).reversed() { release(before[row]) }
  }

  /// Whether two values hold the same one, or nothing, as the entries of a dictionary of texts do.
  private static func countsAlike(_ value: Value, _ other: Value) -> Bool {
    guard let one = countedAs(value) else { return holdsNothing(value) && holdsNothing(other) }
    return one == countedAs(other)
  }

  /// What is counted of a value: values that hold nothing are alike, those with others inside them are like none.
  private static func countedAs(_ value: Value) -> Int64? {
    switch value {
    case .controller(let x): Int64(x.index) << 3
    case .object(let object): Int64(object.index) << 3 | 1
    case .closure(let id): Int64(id.index) << 3 | 2
    case .window(let window): Int64(window.index) << 3 | 3
    case .list, .enumCase: nil
    default: 4
    }
  }

  /// Whether a value keeps nothing alive.
  private static func holdsNothing(_ value: Value) -> Bool {
    switch value {
    case .list(let values), .enumCase(_, _, let values): values.allSatisfy { holdsNothing($0) }
    default: countedAs(value) == 4
    }
  }

  // MARK: Letting go

  /// What no slot holds any more goes, and with it what only that has held.
  mutating func letGo() {
    var next = 0
    while next < swift.dropped.count, !loop.isStopped {
      let value = swift.dropped[next]
      next += 1
      switch value {
      case .controller(let x) where !world.heldBySlots.has(x): letGo(x)
      case .object(let object) where swift.objectHolds[object] == nil: letGo(object)
      case .closure(let id) where swift.closures[Int(id.index)].holds == 0: letGo(id)
      case .window(let window) where swift.windowHolds[window] == nil: letGo(window)
      default: break
      }
    }
    swift.dropped.removeAll(keepingCapacity: true)
  }

  /// Of a controller that code has made UIKit is asked at once; one of an outline goes when its time comes (REL-02).
  private mutating func letGo(_ x: ControllerID) {
    guard !hierarchy.has(x, .released), !swift.isLooking else { return }
    if swift.ownControllers.contains(x) {
      // What a transition that ends takes away goes behind its completion handler (REL-03).
      guard !isLeaving(x) else { return releases.candidates.append(x) }
      return performRelease(of: [x])
    }
    guard swift.heldBack.contains(x) else { return }
    swift.heldBack.remove(x)
    releases.candidates.append(x)
  }

  /// Whether a transition has taken a controller away whose end is not over yet.
  private func isLeaving(_ x: ControllerID) -> Bool { world.ending.contains { self[$0].out.contains(x) } }

  /// Whether it would be released, did no slot hold it.
  mutating func isHeldBySlotsAlone(_ x: ControllerID) -> Bool {
    let holds = world.heldBySlots[x]
    world.heldBySlots[x] = nil
    defer { world.heldBySlots[x] = holds }
    var closed = Ledger.closed
    let holder = Release.holder(
      of: x, isMentionedLater: isNamed(x), inside: namedInside(x), isInAHandler: isInAHandler(x),
      isMadeByCode: swift.ownControllers.contains(x), world, &closed)
    if case .nobody = holder { return true }
    return false
  }

  private mutating func letGo(_ object: ObjectID) {
    // Those that the file declares are held by their names, those of class bodies by their owners.
    guard swift.ownObjects.contains(object), hierarchy.objects[Int(object.index)].isHeld else { return }
    hierarchy.objects[Int(object.index)].isHeld = false
    swift.goneAt[object] = Int32(truncatingIfNeeded: currentLine)
    script.actionHandlers[object] = nil
    disconnect(object)
    deinitialize(.object(object))
  }

  /// Runs the `deinit` of an instance and of its superclasses, its own first; then what it has held is let go.
  mutating func deinitialize(_ instance: Value) {
    guard let type = type(of: instance), Int(type.index) < program.swift.classes.count,
      !program.swift.classes[Int(type.index)].deinitializers.isEmpty
    else { return isGone(instance) }
    loop.agenda.append(.gone(instance))
    for body in program.swift.classes[Int(type.index)].deinitializers.reversed() {
      loop.agenda.append(.body(body, 0, Frame(subject: instance, arguments: [], origin: loop.meter.currentOrigin)))
    }
  }

  /// A window that code has made is on screen as long as something holds it: when the step has nothing else to do, it
  /// goes (`takeDownWindows`).
  private mutating func letGo(_ window: WindowID) {
    guard Int(window.index) >= program.windows.count else { return }
    swift.unheldWindows.insert(window)
    guard hierarchy.windows[Int(window.index)].isVisible, take(WhoHoldsWhom.judge(window: window, world)) == nil else {
      return
    }
    let row = Int(currentCall)
    tellOnce(
      "nothing holds \(hierarchy.windows[Int(window.index)].name) any more: the window goes, with all that is in it",
      outcome.calls.indices.contains(row) ? outcome.calls[row].line : 0)
  }

  private mutating func letGo(_ id: ClosureID) {
    forget(task: id)
    swift.closures[Int(id.index)].handler = nil
    letGoOfCaptures(of: id)
  }

  /// A closure that never runs again holds nothing: a task that has ended, a timer that has fired.
  mutating func letGoOfCaptures(of id: ClosureID) {
    let closure = swift.closures[Int(id.index)]
    swift.closures[Int(id.index)].captures = []
    guard let function = program.function(closure.body) else { return }
    for capture in closure.captures {
      let info = function.slots[Int(capture.slot.index)]
      if case .closure(id) = capture.value { continue }
      if info.isShared, case .int(let row) = capture.value {
        releaseShared(Int(row), info.hold)
      } else if info.hold == .strong {
        release(capture.value)
      }
    }
  }

  /// An instance is gone: what its properties have held is held by one less.
  mutating func isGone(_ instance: Value) {
    let type: ClassID
    let owner: PropertyKey.Owner
    switch instance {
    case .controller(let x): (type, owner) = (hierarchy.classes[Int(x.index)], .controller(x))
    case .object(let object):
      (type, owner) = (hierarchy.objects[Int(object.index)].objectClass, .object(object))
    default: return
    }
    if Int(type.index) < program.swift.classes.count {
      for field in program.swift.classes[Int(type.index)].fields.reversed() {
        guard let key = FieldKey(field, of: instance), let old = swift.fields[key] else { continue }
        // A view controller's own numbers and texts keep their last values (REL-04).
        if case .controller = instance, Simulator.holdsNothing(old) { continue }
        swift.fields[key] = nil
        if program.swift.fields[Int(field.index)].hold == .strong { release(old) }
      }
    }
    if let attachments = swift.attachments[owner] {
      swift.attachments[owner] = nil
      for attachment in attachments { release(attachment.value) }
    }
  }

  // MARK: What UIKit holds

  /// UIKit keeps a value with an instance; of a property the value that it had is let go.
  mutating func attach(_ value: Value, to owner: PropertyKey.Owner, as property: Property? = nil) {
    if let property, let row = swift.attachments[owner]?.firstIndex(where: { $0.property == property }) {
      let old = swift.attachments[owner]?.remove(at: row)
      if let old { release(old.value) }
    }
    switch value {
    // What stands in a container its place there holds, and only as long as it stands there.
    case .list where property == .viewControllers: break
    case .object, .closure, .list:
      retain(value)
      swift.attachments[owner, default: []].append(Attachment(property: property, value: value))
    default: break
    }
  }

  /// UIKit was given a closure, which it keeps until it has called it or given up the call.
  mutating func give(_ id: ClosureID) {
    retain(.closure(id))
    swift.given.append(id)
  }

  /// Lets go of the closures that no call and no transition waits with any more.
  mutating func takeBackClosures() {
    if loop.meter.askingDepth == 0 { letGoOfAnswers() }
    guard !swift.given.isEmpty, loop.meter.askingDepth == 0 else {
      if !swift.dropped.isEmpty, loop.meter.askingDepth == 0 { letGo() }
      return
    }
    let waiting = waitingClosures()
    let given = swift.given
    swift.given = given.filter { waiting.contains($0) }
    for id in given where !waiting.contains(id) { release(.closure(id)) }
    if !swift.dropped.isEmpty { letGo() }
  }

  private func waitingClosures() -> IDSet<ClosureID> {
    var waiting = IDSet<ClosureID>()
    func take(_ frame: Frame?) {
      if let frame, frame.closure.index >= 0 { waiting.insert(frame.closure) }
    }
    func take(_ call: DeferredCall) {
      if case .present(_, _, _, let handler, _) = call.action { take(handler?.frame) }
    }
    for id in world.queued + world.beginning + world.running + world.ending {
      let sequel = loop.followUps[Int(id.index)]
      for handler in sequel.handlers { take(handler.frame) }
      for call in sequel.deferredCalls { take(call) }
      for block in sequel.alongside + sequel.completions + sequel.interactionHandlers { take(block.frame) }
    }
    for call in loop.waitingCalls.all { take(call) }
    for task in loop.agenda {
      switch task {
      case .completion(let handler): take(handler.frame)
      case .coordinated(let block, _): take(block.frame)
      case .body(_, _, let frame): take(frame)
      case .deferred(let call): take(call)
      case .call(let context, _):
        take(context.handler?.frame)
        for id in context.blocks where id.index >= 0 { waiting.insert(id) }
      default: break
      }
    }
    for block in swift.mainQueue + swift.timers.map({ $0.block }) + swift.parked.map({ .frames($0.frames) }) {
      switch block {
      case .closure(let id): waiting.insert(id)
      case .frames(let frames):
        for frame in frames where swift.activations[Int(frame)].closure.index >= 0 {
          waiting.insert(swift.activations[Int(frame)].closure)
        }
      }
    }
    for held in swift.heldAnimations { waiting.insert(held.block) }
    return waiting
  }
}
