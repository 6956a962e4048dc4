import Testing

@testable import PresentationModel

/// A scenario's text with functions of Swift written as instructions: what the checker makes of pasted code.
struct SwiftFile {
  private(set) var program: Program

  init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "swift")
    program = try #require(scenario.program, "\(scenario.diagnostics)", sourceLocation: sourceLocation)
    program.swift.classes = Array(repeating: SwiftClass(), count: program.classes.count)
  }

  func type(_ name: String) -> ClassID {
    ClassID(Int32(program.classes.firstIndex { $0.name == name }!))
  }

  /// A class of UIKit's, or a plain one, that the text does not use.
  mutating func addType(_ name: String, _ kind: ClassKind) -> ClassID {
    if let row = program.classes.firstIndex(where: { $0.name == name }) { return ClassID(Int32(row)) }
    program.classes.append(ClassInfo(name: name, superclass: nil, kind: kind, isDeclared: false))
    program.swift.classes.append(SwiftClass())
    return ClassID(Int32(program.classes.count - 1))
  }

  mutating func field(_ name: String, of type: ClassID?, _ hold: Hold = .strong, initial: BodyID? = nil) -> FieldID {
    let id = FieldID(Int32(program.swift.fields.count))
    program.swift.fields.append(
      SwiftField(name: name, owner: type, hold: hold, isStatic: type == nil, initial: initial))
    if let type { program.swift.classes[Int(type.index)].fields.append(id) }
    return id
  }

  mutating func text(_ text: String) -> TextID {
    program.swift.texts.append(text)
    return TextID(Int32(program.swift.texts.count - 1))
  }

  mutating func made(_ name: String) -> MadeID {
    program.swift.made.append(MadeName(name: name, line: 1))
    return MadeID(Int32(program.swift.made.count - 1))
  }

  mutating func given(_ text: TextID, _ value: Value) {
    program.swift.add(SwiftGiven(text: text, value: value, fromStep: 0, line: 1))
  }

  /// A function; its lines are numbered from its own, a statement a line.
  mutating func function(
    _ name: String, _ kind: SwiftFunction.Kind = .method, of type: ClassID? = nil, line: Int = 10,
    parameters: [String] = [], _ write: (inout SwiftLines) -> Void
  ) -> BodyID {
    var lines = SwiftLines(line: line)
    var function = SwiftFunction(kind: kind, name: name, line: line, range: ByteRange(0, 0), owner: type)
    if type != nil, kind != .closure {
      function.selfSlot = lines.slot("self")
    }
    function.parameters = parameters.map { lines.slot($0) }
    lines.isSelf = function.selfSlot
    write(&lines)
    function.slots = lines.slots
    function.firstTemporary = lines.slots.count
    function.instructions = lines.instructions
    return program.add(function)
  }

  /// A method that is called by the class of its instance.
  mutating func selector(_ name: String, _ function: BodyID, in type: ClassID) -> SelectorID {
    let id: SelectorID
    if let row = program.swift.selectors.firstIndex(of: name) {
      id = SelectorID(Int32(row))
    } else {
      program.swift.selectors.append(name)
      id = SelectorID(Int32(program.swift.selectors.count - 1))
    }
    program.swift.classes[Int(type.index)].methods.append((id, function))
    return id
  }

  /// The override of a callback, or a delegate's method.
  mutating func callback(_ callback: Callback, _ function: BodyID, in type: ClassID) {
    program.classes[Int(type.index)].callbacks.append(CallbackBody(callback: callback, body: function, owner: type))
  }

  mutating func override(_ method: PresentationModel.Method, _ function: BodyID, in type: ClassID) {
    program.swift.classes[Int(type.index)].overrides.append((method, function))
  }

  /// Makes a step run Swift.
  mutating func step(_ row: Int, _ write: (inout SwiftLines) -> Void) {
    let line = program.steps[row].line
    let body = function("", .step, line: line, write)
    program.steps[row].body = body
  }

  mutating func edit(_ change: (inout Program) -> Void) { change(&program) }

  /// Runs all of it.
  func run() -> [StepOutcome] {
    var runner = ScenarioRunner(program)
    var outcomes = [runner.launch()]
    while let outcome = runner.next() { outcomes.append(outcome) }
    return outcomes
  }

  func runner() -> ScenarioRunner {
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while runner.next() != nil {}
    return runner
  }
}

/// The instructions of a function, as they are written.
struct SwiftLines {
  var line: Int
  var slots: [SlotInfo] = []
  var instructions: [SwiftInstruction] = []
  var isSelf: Slot?

  init(line: Int) { self.line = line }

  mutating func slot(_ name: String = "", _ hold: Hold = .strong, shared: Bool = false) -> Slot {
    slots.append(SlotInfo(name: name, hold: hold, isShared: shared))
    return Slot(Int32(slots.count - 1))
  }

  var here: Int32 { Int32(instructions.count) }
  var me: Operand { .slot(isSelf!) }

  /// A statement begins on the next line.
  mutating func next() { line += 1 }

  /// Adds an instruction; the first of its line begins a statement. Answers its row.
  @discardableResult
  mutating func add(_ kind: SwiftInstruction.Kind, _ text: TextID? = nil) -> Int {
    let begins = instructions.last.map { $0.line != line } ?? true
    instructions.append(
      SwiftInstruction(
        kind, line: line, range: ByteRange(Int32(line), Int32(line)), beginsStatement: begins, text: text))
    return instructions.count - 1
  }

  mutating func call(
    _ method: PresentationModel.Method, on receiver: Operand, _ arguments: [Operand] = [],
    completion: Operand? = nil, closures: [Operand] = [], label: String = "call", superOf: ClassID? = nil,
    result: Slot? = nil
  ) {
    add(
      .uikit(
        UIKitCall(
          method, on: receiver, receiverText: "receiver", arguments: arguments, completion: completion,
          closures: closures, label: label, superOf: superOf, result: result)))
  }

  /// `x.present(y, animated: true)`
  mutating func present(_ x: Operand, from: Operand, completion: Operand? = nil, label: String = "home.present(x)") {
    call(.present, on: from, [x, .value(.bool(true))], completion: completion, label: label)
  }
}
