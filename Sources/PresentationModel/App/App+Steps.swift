extension App {
  /// Shows the windows and finishes (ORD-10): what is on screen has appeared, what UIKit loads lazily is not loaded.
  ///
  /// The first step does it by itself; asked for a second time it does nothing.
  @discardableResult
  public mutating func launch() -> Outcome {
    guard !hasLaunched else { return Outcome([], simulator.hierarchy) }
    hasLaunched = true
    journal.entries.append(.launch)
    let keepsEvents = keepsEvents
    simulator = Simulator(program: program, isTracing: keepsReasons)
    simulator.callbacks.keepsEvents = keepsEvents
    simulator.script.isOpenEnded = true
    simulator.outcome.calls = [TracedCall(line: 0, range: nil)]
    simulator.currentCall = 0
    simulator.launch()
    return takeOutcome()
  }

  /// Runs statements as one run loop pass, as the lines of one method run, and finishes.
  ///
  /// - Returns: what came of it: events, console, exception, presentation, reasons.
  ///
  /// Complexity: what the statements touch.
  @discardableResult
  public mutating func perform(_ statements: Statement...) -> Outcome {
    run(statements.count == 1 ? .statement : .turn, statements)
  }

  /// Runs a statement and keeps its transition open (ORD-30): ``finish()`` or ``cancel()`` ends it, with steps between
  /// if you like.
  @discardableResult
  public mutating func begin(_ statement: Statement) -> Outcome { run(.begin, [statement]) }

  /// Ends the transition that ``begin(_:)`` pauses. Without one nothing happens; ``Outcome/notes`` says so.
  @discardableResult
  public mutating func finish() -> Outcome { run(.finish, []) }

  /// Takes the transition back that ``begin(_:)`` pauses, if it is one that the user steers (ORD-27 to ORD-29).
  @discardableResult
  public mutating func cancel() -> Outcome { run(.cancel, []) }

  // MARK: The commonest

  /// `source.present(x, animated: animated) { … }`
  @discardableResult
  public mutating func present(
    _ x: Controller, from source: Controller, animated: Bool = true, completion: [Statement]? = nil
  ) -> Outcome {
    run(
      .present, on: source.id, [.controller(x.id), .bool(animated)], completion,
      .present(x, from: source, animated: animated, completion: completion))
  }

  /// `x.dismiss(animated: animated) { … }`
  @discardableResult
  public mutating func dismiss(
    _ x: Controller, animated: Bool = true, completion: [Statement]? = nil
  ) -> Outcome {
    run(.dismiss, on: x.id, [.bool(animated)], completion, .dismiss(x, animated: animated, completion: completion))
  }

  /// `nav.pushViewController(x, animated: animated)`
  @discardableResult
  public mutating func push(_ x: Controller, on nav: Controller, animated: Bool = true) -> Outcome {
    perform(.push(x, on: nav, animated: animated))
  }

  /// `nav.popViewController(animated: animated)`
  @discardableResult
  public mutating func pop(_ nav: Controller, animated: Bool = true) -> Outcome {
    perform(.pop(nav, animated: animated))
  }

  // MARK: How

  private mutating func run(_ kind: Step.Kind, _ statements: [Statement]) -> Outcome {
    if !hasLaunched { launch() }
    markStep()
    guard !simulator.loop.isStopped else { return ended() }
    var problems: [String] = []
    let possible = possible(statements, &problems)
    let body: BodyID? = possible.isEmpty ? nil : body(possible)
    if body == nil, !statements.isEmpty {
      self.problems += problems
      return Outcome([], simulator.hierarchy, problems: problems)
    }
    journal.entries.append(.step(kind, possible))
    let here = Int32(truncatingIfNeeded: steps)
    let step = Step(kind: kind, body: body, range: ByteRange(here, here), line: steps + 1)
    simulator.prepareStep(steps)
    steps += 1
    simulator.run(step)
    return takeOutcome(problems)
  }

  /// What the step came to.
  mutating func takeOutcome(_ problems: [String] = []) -> Outcome {
    // Exchanged, not copied.
    var step = StepOutcome(index: simulator.script.step, isTracing: false)
    swap(&step, &simulator.outcome)
    latest = step
    let outcome = Outcome([consume step], simulator.hierarchy, problems: problems)
    if !outcome.problems.isEmpty { self.problems += outcome.problems }
    return outcome
  }

  /// Makes a call as a step. Where neither reasons nor events are kept and no handler follows, nobody asks for its text,
  /// and it is not kept as a statement either.
  private mutating func run(
    _ method: Method, on x: ControllerID, _ arguments: @autoclosure () -> [Value], _ completion: [Statement]?,
    _ statement: @autoclosure () -> Statement
  ) -> Outcome {
    guard hasLaunched, !keepsReasons, !keepsEvents, completion == nil, !isOver else {
      return run(.statement, [statement()])
    }
    let values = arguments()
    guard isKnown(.controller(x)), values.allSatisfy({ isKnown($0) }) else { return run(.statement, [statement()]) }
    markStep(hasOutcome: true)
    journal.entries.append(.call(x, method, values))
    simulator.prepareStep(steps)
    steps += 1
    simulator.run(
      CallContext(
        method: method, arguments: values, handler: nil, blocks: [], bodies: Column(), frame: .column, line: steps,
        origin: 0),
      on: x, range: ByteRange(instructions, instructions))
    instructions += 1
    return takeOutcome()
  }

  /// Keeps statements as a body that instructions can name.
  mutating func body(_ statements: [Statement]) -> BodyID {
    let instructions = statements.map { instruction($0) }
    program.bodies.append(Body(instructions: instructions))
    return BodyID(row: program.bodies.count - 1)
  }

  /// A statement as the simulator runs it.
  mutating func instruction(_ statement: Statement) -> Instruction {
    let row = instructions
    instructions += 1
    let kind: Instruction.Kind
    switch statement.kind {
    case .assign(let target, let property, let value): kind = .assign(path(target), property, .value(value))
    case .assignRoot(let root, let window):
      kind = .assign(path(of: self.window(window)), .rootViewController, .value(root.map { .controller($0) } ?? .none))
    case .resize(let classes, let window):
      kind = .call(
        Call(
          receiver: path(of: self.window(window)), method: .resize, arguments: [.value(.list(classes))],
          completion: nil, closures: [], label: ""))
    case .addAction(let alert, let title, let style, let handler):
      let action = Expression.make(
        classID(UIKitClass.alertAction.classKind, UIKitClass.alertAction.name),
        [
          MakeArgument(property: .title, value: .value(.string(title))),
          MakeArgument(property: .style, value: .value(.enumeration(.alertActionStyle, style.rawValue))),
        ])
      kind = .call(
        Call(
          receiver: path(.root(.controller(alert))), method: .addAction, arguments: [action], completion: nil,
          closures: handler.isEmpty ? [] : [body(handler)], label: ""))
    case .load(let x): kind = .call(call(.root(.controller(x)), .loadViewIfNeeded, "loadViewIfNeeded", [], nil))
    case .call(let target, let method, let name, let arguments, let completion):
      kind = .call(call(target, method, name, arguments, completion))
    }
    return Instruction(kind: kind, range: ByteRange(row, row), line: steps + 1)
  }

  private mutating func call(
    _ target: Statement.Target, _ method: Method, _ name: String, _ arguments: [Statement.Argument],
    _ completion: [Statement]?
  ) -> Call {
    // As a scenario writes it, for `completion of …` (EVT-04).
    let written = arguments.filter { $0.label != "animated" }.map { argument in
      (argument.label.map { "\($0): " } ?? "") + text(argument.value)
    }
    let receiver = path(target)
    return Call(
      receiver: receiver, method: method, arguments: arguments.map { .value($0.value) },
      completion: completion.map { body($0) }, closures: [],
      label: "\(receiver.text).\(name)(\(written.joined(separator: ", ")))")
  }

  private func window(_ name: String) -> Value {
    program.windows.firstIndex { $0.name == name }.map { .window(WindowID(row: $0)) } ?? .none
  }

  private func path(_ target: Statement.Target) -> Path {
    switch target {
    case .root(let value): return path(of: value)
    case .of(let x, let property):
      let component = Path.Component(kind: .property(property), unwrap: .plain)
      return Path(
        root: .value(.controller(x)), components: [component], finalUnwrap: .plain,
        text: "\(text(.controller(x))).\(property.name)")
    case .device: return Path(root: .device, components: [], finalUnwrap: .plain, text: "device")
    }
  }

  private func path(of value: Value) -> Path {
    Path(root: .value(value), components: [], finalUnwrap: .plain, text: text(value))
  }

  /// The name that a controller was added with.
  func name(of x: ControllerID) -> String {
    if hasLaunched { return EventText.name(x, simulator.hierarchy) }
    return Int(x.index) < program.outline.names.count ? program.outline.names[Int(x.index)] : ""
  }

  func controller(of id: ControllerID) -> Controller { Controller(id, named: name(of: id)) }
}
