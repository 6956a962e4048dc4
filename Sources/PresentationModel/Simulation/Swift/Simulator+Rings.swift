/// Rings: what the file's Swift has made, nobody uses any more, and holds itself.
extension Simulator {
  /// Each ring once: with the line of a closure in it, 0 without one.
  func rings() -> [StepNote] {
    guard !program.swift.isEmpty, !loop.isStopped else { return [] }
    var used = usedByNow()
    var notes: [StepNote] = []
    for value in everythingMade() where !used.contains(value) {
      guard let ring = ring(from: value) else { continue }
      for member in ring { used.add(member) }
      notes.append(note(ring))
    }
    return notes
  }

  /// The ring in which a controller is: `detail ↔ the closure of line 12`; nil where it is in none.
  func ringText(of x: ControllerID) -> String? {
    program.swift.isEmpty ? nil : ring(from: .controller(x)).map { way($0) }
  }

  private func note(_ ring: [Value]) -> StepNote {
    let line = ring.compactMap { closureLine($0) }.first ?? 0
    return StepNote(
      line: line, text: "\(text(ring[0])) is never released, as it holds itself: \(way(ring))", isFailure: false)
  }

  private func way(_ ring: [Value]) -> String {
    let names = ring.map { text($0) }
    return switch names.count {
    case 1: "\(names[0]) ↔ itself"
    case 2: "\(names[0]) ↔ \(names[1])"
    default: (names + [names[0]]).joined(separator: " → ")
    }
  }

  private func text(_ value: Value) -> String {
    closureLine(value).map { "the closure of line \($0)" } ?? ValueText.text(value, hierarchy)
  }

  private func closureLine(_ value: Value) -> Int? {
    guard case .closure(let id) = value else { return nil }
    return program.function(swift.closures[Int(id.index)].body)?.line
  }

  /// Controllers and objects that code has made and that are there, then closures.
  private func everythingMade() -> [Value] {
    var made: [Value] = []
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      if swift.ownControllers.contains(x), !hierarchy.has(x, .released) { made.append(.controller(x)) }
    }
    for row in hierarchy.objects.indices where hierarchy.objects[row].isHeld {
      let object = ObjectID(row: row)
      if swift.ownObjects.contains(object), swift.objectHolds[object] != nil { made.append(.object(object)) }
    }
    for row in swift.closures.indices where swift.closures[row].holds > 0 {
      made.append(.closure(ClosureID(row: row)))
    }
    return made
  }

  /// What is reached from what is used: static properties, names of the file, what UIKit holds, blocks that wait.
  private func usedByNow() -> Reached {
    var pending: [Value] = []
    for (row, field) in program.swift.fields.enumerated() where field.isStatic && field.hold == .strong {
      if let value = swift.fields[FieldKey(FieldID(Int32(truncatingIfNeeded: row)))] { pending.append(value) }
    }
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      guard !hierarchy.has(x, .released) else { continue }
      if !swift.ownControllers.contains(x) || !WhoHoldsWhom.isLeftToItself(x, world) { pending.append(.controller(x)) }
    }
    for row in hierarchy.objects.indices {
      let object = ObjectID(row: row)
      if !swift.ownObjects.contains(object) { pending.append(.object(object)) }
    }
    for id in swift.given { pending.append(.closure(id)) }
    for observer in swift.observers { pending.append(.closure(observer.closure)) }
    for waiting in swift.waiting { pending.append(.closure(waiting.closure)) }
    pending += swift.answered
    var reached = Reached()
    while let value = pending.popLast() {
      guard !reached.contains(value) else { continue }
      reached.add(value)
      pending += held(by: value)
    }
    return reached
  }

  /// What an instance or a closure holds strongly.
  private func held(by value: Value) -> [Value] {
    var held: [Value] = []
    switch value {
    case .controller, .object:
      if let type = type(of: value), Int(type.index) < program.swift.classes.count {
        for field in program.swift.classes[Int(type.index)].fields
        where program.swift.fields[Int(field.index)].hold == .strong {
          if let key = FieldKey(field, of: value), let kept = swift.fields[key] { held.append(kept) }
        }
      }
      if let owner = PropertyKey.Owner(value), let attachments = swift.attachments[owner] {
        held += attachments.map { $0.value }
      }
      if case .controller(let x) = value {
        held += hierarchy.children(of: x).map { .controller($0) }
        if case .list(let actions)? = hierarchy.property(x, .actions) { held += actions }
      }
    case .closure(let id):
      guard let function = program.function(swift.closures[Int(id.index)].body) else { break }
      for capture in swift.closures[Int(id.index)].captures {
        let info = function.slots[Int(capture.slot.index)]
        if info.hold != .strong { continue }
        if case .closure(id) = capture.value { continue }
        if info.isShared, case .int(let row) = capture.value {
          held.append(swift.shared[Int(row)])
        } else {
          held.append(capture.value)
        }
      }
    default: break
    }
    var flat: [Value] = []
    while let next = held.popLast() {
      switch next {
      case .list(let values), .enumCase(_, _, let values): held += values
      case .controller, .object, .closure: flat.append(next)
      default: break
      }
    }
    return flat.reversed()
  }

  /// The shortest way from a value back to itself; nil where there is none.
  private func ring(from start: Value) -> [Value]? {
    var ways: [[Value]] = [[start]]
    var reached = Reached()
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      for value in held(by: way[way.count - 1]) {
        if value == start { return way }
        guard !reached.contains(value) else { continue }
        reached.add(value)
        ways.append(way + [value])
      }
    }
    return nil
  }
}

/// Controllers, objects and closures that a walk has come to.
private struct Reached {
  private var controllers = IDSet<ControllerID>()
  private var objects = IDSet<ObjectID>()
  private var closures = IDSet<ClosureID>()

  func contains(_ value: Value) -> Bool {
    switch value {
    case .controller(let x): controllers.contains(x)
    case .object(let object): objects.contains(object)
    case .closure(let id): closures.contains(id)
    default: true
    }
  }

  mutating func add(_ value: Value) {
    switch value {
    case .controller(let x): controllers.insert(x)
    case .object(let object): objects.insert(object)
    case .closure(let id): closures.insert(id)
    default: break
    }
  }
}
