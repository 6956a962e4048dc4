/// Controls of the app's, and who taps them.
extension Simulator {
  /// A control is connected, or gets another name.
  mutating func connect(_ connection: Connection, _ a: Int32) {
    let owner = instance(value(connection.owner, a))
    let target = value(connection.target, a)
    if connection.replaces {
      for row in swift.controls.indices.reversed() {
        let known = swift.controls[row]
        guard known.name == connection.name, known.owner == owner,
          target.isNil || instance(known.target) == instance(target),
          connection.method == nil || known.selector == connection.method
        else { continue }
        swift.controls.remove(at: row)
        if let closure = known.closure { release(closure) }
      }
    } else if let alias = connection.alias {
      let whole = instance(value(alias.owner, a))
      for known in swift.controls where known.owner == whole && known.name == alias.name {
        var renamed = known
        (renamed.name, renamed.owner, renamed.isOnView) = (connection.name, owner, connection.isOnView)
        if let events = connection.events { renamed.events = events }
        if let closure = renamed.closure { retain(closure) }
        swift.controls.append(renamed)
      }
    } else {
      let closure = connection.closure.map { value($0, a) }
      if let closure { retain(closure) }
      swift.controls.append(
        SwiftState.Control(
          name: connection.name, owner: owner, target: target, body: connection.body, selector: connection.method,
          closure: closure, arguments: connection.arguments, events: connection.events ?? .touch,
          isOnView: connection.isOnView))
    }
  }

  /// The user taps a control, or code sends its events: what is connected runs, in the order in which it was connected.
  mutating func tap(
    _ owner: Value, _ name: TextID, _ events: ControlEvents, _ advice: String, _ instruction: SwiftInstruction,
    _ a: Int32
  ) {
    let owner = instance(owner)
    let found = swift.controls.filter {
      $0.owner == owner && $0.name == name && ($0.closure != nil || isAlive($0.target))
    }
    guard !owner.isNil, !found.isEmpty else {
      if advice.isEmpty { return }
      let word = program.swift.texts[Int((instruction.text ?? name).index)]
      return failSwift("code that has run connects nothing to '\(word)': \(advice)", a)
    }
    if events == .tap, let x = controller(with: owner), let refusal = ask({ Gestures.ignoresTap(on: x, $0, &$1) }) {
      return ignoreGesture(on: x, refusal.rule) { _ = Gestures.ignoresTap(on: x, $0, &$1) }
    }
    for control in found.reversed() {
      // A step that taps a recogniser by its own name runs it, whatever its gesture is.
      let meant = control.isOnView || events != .tap ? events : [events, .otherGesture]
      if control.events.isDisjoint(with: meant) { continue }
      if let closure = control.closure {
        callClosure(closure, [.opaque(name)], nil, instruction, a)
      } else if let body = control.body {
        let arguments = control.arguments.map { Value.opaque($0) }
        if let selector = control.selector {
          send(selector, to: control.target, arguments, nil, instruction, a)
        } else {
          call(body, on: control.target, arguments, from: a, to: .nothing)
        }
      }
    }
  }

  /// The controller in whose view or bar a control lies; nil where nobody knows.
  private func controller(with owner: Value) -> ControllerID? {
    switch owner {
    case .controller(let x), .view(let x), .facet(_, let x): x
    default: nil
    }
  }

  /// A tap beside what the file's own presentation controller shows: recognisers that it has added to its other views run.
  /// Answers whether there is one.
  mutating func tapsOwnView(beside x: ControllerID) -> Bool {
    let root = hierarchy.outermostContainer(of: x)
    guard !swift.controls.isEmpty, let object = hookObject(of: root), let presentation = world.ownPresentation(root)
    else { return false }
    let own = Value.facet(.presentationController, presentation.original)
    let found = swift.controls.filter {
      $0.owner == .object(object) && $0.isOnView && !$0.events.isDisjoint(with: .tap)
        && !program.swift.texts[Int($0.name.index)].hasPrefix("presented")
        && ($0.closure != nil || isAlive($0.target))
    }
    for control in found.reversed() {
      let target = instance(control.target) == .object(object) ? own : control.target
      var frame = Frame(subject: target, arguments: control.arguments.map { .opaque($0) }, origin: -1)
      var body = control.body
      if case .closure(let id)? = control.closure {
        frame = self.frame(for: id)
        frame.arguments = [.opaque(control.name)]
        body = swift.closures[Int(id.index)].body
      } else if let selector = control.selector, let own = method(selector, of: control.target) {
        body = own
      }
      guard let body, !loop.isStopped else { continue }
      frame.origin = runs(.handler("the block of line \(program.function(body)?.line ?? 0)"))
      interrupt()
      loop.agenda.append(.body(body, 0, frame))
    }
    return !found.isEmpty
  }
}

extension SwiftState {
  /// What is connected to a control.
  struct Control: Sendable {
    var name: TextID
    var owner: Value
    let target: Value
    let body: BodyID?
    let selector: SelectorID?
    let closure: Value?
    let arguments: [TextID]
    var events: ControlEvents
    var isOnView: Bool
  }
}
