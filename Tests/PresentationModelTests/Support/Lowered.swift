@testable import PresentationModel

/// A scenario whose bodies are written as Swift: the same story in the instructions that pasted code is lowered to.
///
/// What has no counterpart there — expectations in bodies, `super`, the device — stays a body of statements.
struct Lowered {
  private(set) var program: Program
  /// How many bodies are Swift now.
  private(set) var count = 0

  init(_ program: Program) {
    self.program = program
    self.program.swift.classes = Array(repeating: SwiftClass(), count: program.classes.count)
    for row in program.steps.indices {
      guard let body = program.steps[row].body else { continue }
      var lines = SwiftLines(line: program.steps[row].line)
      lower(body, &lines, Scope(kind: .step))
    }
    for type in program.classes {
      for entry in type.callbacks { lower(entry.body, entry.callback) }
    }
    for observer in program.observers { lower(observer.body, observer.callback) }
  }

  /// What a body may name.
  private struct Scope {
    var kind: SwiftFunction.Kind
    var me: Slot?
    var arguments: [Slot] = []
  }

  private mutating func lower(_ body: BodyID, _ callback: Callback) {
    guard program.bodies[Int(body.index)].function < 0 else { return }
    var lines = SwiftLines(line: 0)
    var scope = Scope(kind: .method)
    scope.me = lines.slot("self")
    scope.arguments = callback.info.arguments.map { _ in lines.slot("argument") }
    lower(body, &lines, scope)
  }

  /// Writes a body anew, if all of it can be.
  @discardableResult
  private mutating func lower(_ body: BodyID, _ lines: inout SwiftLines, _ scope: Scope) -> Bool {
    let before = program
    for instruction in program.bodies[Int(body.index)].instructions {
      guard write(instruction, &lines, scope) else {
        program = before
        return false
      }
    }
    var function = SwiftFunction(
      kind: scope.kind, name: "f()", line: lines.line, range: ByteRange(0, 0), owner: nil)
    function.slots = lines.slots
    function.firstTemporary = scope.arguments.count + (scope.me == nil ? 0 : 1)
    function.instructions = lines.instructions
    if scope.kind != .closure { function.selfSlot = scope.me }
    function.parameters = scope.kind == .closure ? [] : scope.arguments
    program.bodies[Int(body.index)].instructions = []
    program.bodies[Int(body.index)].function = Int32(program.swift.functions.count)
    program.swift.functions.append(function)
    count += 1
    return true
  }

  private mutating func write(_ instruction: Instruction, _ lines: inout SwiftLines, _ scope: Scope) -> Bool {
    lines.line = instruction.line
    let first = lines.instructions.count
    switch instruction.kind {
    case .assign(let path, let property, let expression):
      guard let target = operand(path, &lines, scope), let given = operand(expression, &lines, scope) else {
        return false
      }
      lines.add(.assign(property, of: target, given, receiver: path.text))
    case .call(let call):
      if case .superObject = call.receiver.root { return false }
      if case .device = call.receiver.root { return false }
      guard let receiver = operand(call.receiver, &lines, scope) else { return false }
      var arguments: [Operand] = []
      for argument in call.arguments {
        guard let value = operand(argument, &lines, scope) else { return false }
        arguments.append(value)
      }
      var closures: [Operand] = []
      for body in call.closures {
        guard let closure = closure(body, &lines, scope) else { return false }
        closures.append(closure)
      }
      var completion: Operand?
      if let body = call.completion {
        guard let closure = closure(body, &lines, scope) else { return false }
        completion = closure
      }
      if call.method == .addAction, let handler = closures.first {
        // In Swift the action has its handler already.
        guard
          case .make(let type, let given, _, let name, let slot)? = lines.instructions.last(where: {
            if case .make = $0.kind { true } else { false }
          })?.kind, let row = lines.instructions.lastIndex(where: { if case .make = $0.kind { true } else { false } })
        else { return false }
        let made = lines.instructions.remove(at: row)
        lines.instructions.append(
          SwiftInstruction(
            .make(type, given, handler: handler, name: name, to: slot), line: made.line, range: made.range))
        closures = []
      }
      lines.add(
        .uikit(
          UIKitCall(
            call.method, on: receiver, receiverText: call.receiver.text, arguments: arguments, completion: completion,
            closures: closures, label: call.label)))
    case .read(let expression): guard operand(expression, &lines, scope) != nil else { return false }
    case .expect, .outside: return false
    }
    for row in first..<lines.instructions.count {
      lines.instructions[row].range = instruction.range
      lines.instructions[row].line = instruction.line
      lines.instructions[row].beginsStatement = row == first
    }
    return true
  }

  /// A closure of the body: it captures the instance and the arguments.
  private mutating func closure(_ body: BodyID, _ lines: inout SwiftLines, _ scope: Scope) -> Operand? {
    guard body != .none else { return .some(.none) }
    guard program.bodies[Int(body.index)].function < 0 else { return nil }
    var inner = SwiftLines(line: lines.line)
    var own = Scope(kind: .closure)
    var captures: [Capture] = []
    if let me = scope.me {
      own.me = inner.slot("self")
      captures.append(Capture(from: .slot(me), to: own.me!))
    }
    for argument in scope.arguments {
      let slot = inner.slot("argument")
      own.arguments.append(slot)
      captures.append(Capture(from: .slot(argument), to: slot))
    }
    guard lower(body, &inner, own) else { return nil }
    let slot = lines.slot()
    lines.add(.makeClosure(body, captures, to: slot))
    return .slot(slot)
  }

  private mutating func operand(_ expression: Expression, _ lines: inout SwiftLines, _ scope: Scope) -> Operand? {
    switch expression {
    case .value(.classReference): return nil
    case .value(let value): return .value(value)
    case .path(let path): return operand(path, &lines, scope)
    case .list(let elements):
      var values: [Operand] = []
      for element in elements {
        guard let value = operand(element, &lines, scope) else { return nil }
        values.append(value)
      }
      let slot = lines.slot()
      lines.add(.list(values, to: slot))
      return .slot(slot)
    case .make(let type, let arguments):
      var given: [(property: Property, value: Operand)] = []
      for argument in arguments {
        guard let value = operand(argument.value, &lines, scope) else { return nil }
        given.append((argument.property, value))
      }
      let slot = lines.slot()
      lines.add(.make(type, given, handler: nil, name: nil, to: slot))
      return .slot(slot)
    case .not(let inner):
      guard let value = operand(inner, &lines, scope) else { return nil }
      let slot = lines.slot()
      lines.add(.unary(.not, value, to: slot))
      return .slot(slot)
    case .isInstance(let inner, let type):
      guard let value = operand(inner, &lines, scope) else { return nil }
      let slot = lines.slot()
      lines.add(.test(value, .ofClass(type), to: slot))
      return .slot(slot)
    case .ask, .code, .look: return nil
    }
  }

  private mutating func operand(_ path: Path, _ lines: inout SwiftLines, _ scope: Scope) -> Operand? {
    var current: Operand
    switch path.root {
    case .value(let value): current = .value(value)
    case .selfObject:
      guard let me = scope.me else { return nil }
      current = .slot(me)
    case .argument(let row):
      guard scope.arguments.indices.contains(row) else { return nil }
      current = .slot(scope.arguments[row])
    case .device, .superObject, .made: return nil
    }
    for component in path.components {
      let slot = lines.slot()
      if component.unwrap == .force {
        lines.add(.unwrap(current, path.text, isImplicit: false, to: slot))
        current = .slot(slot)
      }
      let next = lines.slot()
      switch component.kind {
      case .property(let property): lines.add(.read(property, of: current, to: next))
      case .index(let row): lines.add(.element(current, .value(.int(Int64(row))), path.text, to: next))
      case .presentation, .transition, .answer, .field, .cast: return nil
      }
      current = .slot(next)
    }
    if path.finalUnwrap == .force {
      let slot = lines.slot()
      lines.add(.unwrap(current, path.text, isImplicit: false, to: slot))
      current = .slot(slot)
    }
    return current
  }
}
