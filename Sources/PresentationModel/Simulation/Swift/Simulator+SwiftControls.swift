/// Controls of the app's, and who taps them.
extension Simulator {
  /// A control is connected, or gets another name.
  mutating func connect(_ connection: Connection, _ a: Int32) {
    let owner = value(connection.owner, a)
    if let alias = connection.alias {
      for known in swift.controls where known.owner == owner && known.name == alias {
        var renamed = known
        renamed.name = connection.name
        swift.controls.append(renamed)
      }
      return
    }
    let closure = connection.closure.map { value($0, a) }
    if let closure { retain(closure) }
    swift.controls.append(
      SwiftState.Control(
        name: connection.name, owner: owner, target: value(connection.target, a), body: connection.body,
        selector: connection.method, closure: closure, arguments: connection.arguments))
  }

  /// The user taps a control: what is connected runs, in the order in which it was connected.
  mutating func tap(_ owner: Value, _ name: TextID, _ advice: String, _ instruction: SwiftInstruction, _ a: Int32) {
    let word = program.swift.texts[Int(name.index)]
    let found = swift.controls.filter {
      $0.owner == owner && $0.name == name && ($0.closure != nil || isAlive($0.target))
    }
    guard !owner.isNil, !found.isEmpty else {
      if advice.isEmpty { return }
      return failSwift("code that has run connects nothing to '\(word)': \(advice)", a)
    }
    for control in found.reversed() {
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
}

extension SwiftState {
  /// What is connected to a control.
  struct Control: Sendable {
    var name: TextID
    let owner: Value
    let target: Value
    let body: BodyID?
    let selector: SelectorID?
    let closure: Value?
    let arguments: [TextID]
  }
}
