/// Why a statement cannot go on yet, or at all.
enum EvaluationStop: Error {
  /// A view has to be loaded first: the path reads `view` (LOD-01).
  case load(ControllerID)
  /// `!` on nil: the scenario fails.
  case forcedNil(String)
  /// An index that a list does not have: the app would stop there.
  case outOfRange(String)
  /// Swift that was run for its value has failed, for this reason.
  case failed(String)
}

/// What expressions are worth.
extension Simulator {
  /// The value of an expression.
  ///
  /// - Parameter isLooking: in an expectation: loads nothing, freezes nothing, makes nothing.
  mutating func value(
    _ expression: Expression, _ frame: Frame, isLooking: Bool
  ) throws(EvaluationStop) -> Value {
    switch expression {
    case .value(let value): return value
    case .path(let path): return try value(path, frame, isLooking: isLooking)
    case .list(let elements):
      var values: [Value] = []
      for element in elements { values.append(try value(element, frame, isLooking: isLooking)) }
      return .list(values)
    case .make(let id, let arguments):
      guard !isLooking else { return .classReference(id) }
      return try make(id, arguments, frame)
    case .ask(let call): return try answer(call, frame, isLooking: isLooking)
    case .not(let inner):
      guard case .bool(let isTrue) = try value(inner, frame, isLooking: isLooking) else { return .none }
      return .bool(!isTrue)
    case .isInstance(let inner, let id):
      return .bool(isInstance(try value(inner, frame, isLooking: isLooking), of: id))
    case .code(let body): return try codeValue(body, isLooking: isLooking)
    case .look(let position, _): return try look(position, frame)
    }
  }

  /// Reads every path of an expression once, so that views it needs are loaded before anything is made.
  mutating func prepare(_ expression: Expression, _ frame: Frame) throws(EvaluationStop) {
    switch expression {
    case .value, .ask, .code, .look: break
    case .path(let path): _ = try value(path, frame, isLooking: false)
    case .list(let elements): for element in elements { try prepare(element, frame) }
    case .isInstance(let inner, _), .not(let inner): try prepare(inner, frame)
    case .make(_, let arguments): for argument in arguments { try prepare(argument.value, frame) }
    }
  }

  /// Follows a path. Through nil it is nil; through nil with `!` it stops.
  mutating func value(_ path: Path, _ frame: Frame, isLooking: Bool) throws(EvaluationStop) -> Value {
    var current: Value
    switch path.root {
    case .value(let value): current = value
    case .selfObject: current = frame.subject
    case .argument(let index): current = index < frame.arguments.count ? frame.arguments[index] : .none
    case .device, .superObject: current = .none
    case .made(let id):
      current = made(id)
      // Who is released answers in expectations, and takes no part (REL-04).
      if current.isNil, case .property(let first)? = path.components.first?.kind, isLooking || first == .isReleased {
        current = lastMade(id)
      }
      if current.isNil, isLooking { throw .failed(notMade(id)) }
    }
    var position = 0
    while position < path.components.count {
      let component = path.components[position]
      position += 1
      if current.isNil {
        if component.unwrap == .force { throw .forcedNil(path.text) }
        return .none
      }
      switch component.kind {
      case .property(let property):
        if position < path.components.count, property == .children || property == .viewControllers,
          case .controller(let x) = current
        {
          let next = path.components[position]
          if next.kind.isOfAList {
            current = try part(next, of: controllers(property, of: x), path)
            position += 1
            continue
          }
        }
        current = try read(property, of: current, isLooking: isLooking)
      case .index(let index):
        guard case .list(let values) = current else { return .none }
        guard index >= 0, index < values.count else { throw .outOfRange(path.text) }
        current = values[index]
      case .presentation:
        guard case .controller(let x) = current, hierarchy.presentation(of: x) != nil else { return .none }
        current = .facet(.presentation, x)
      case .transition:
        guard case .controller(let x) = current, let id = world.contextual(x) else { return .none }
        current = .context(id)
      case .answer(let call):
        guard let argument = call.arguments.first else { return .none }
        current = answer(call.method, try value(argument, frame, isLooking: isLooking), of: current)
      case .field(let field): current = kept(field, of: current)
      case .cast(let wanted, let isForced):
        if isInstance(current, of: wanted) { continue }
        if isForced {
          throw .failed(
            "\(ValueText.text(current, hierarchy)) is no \(hierarchy.classTable[Int(wanted.index)].name), and 'as!' ends the app there"
          )
        }
        return .none
      }
    }
    if current.isNil, path.finalUnwrap == .force { throw .forcedNil(path.text) }
    return current
  }

  /// Makes an object that no name holds.
  mutating func make(_ id: ClassID, _ arguments: [MakeArgument], _ frame: Frame) throws(EvaluationStop) -> Value {
    // A viewDidLoad that makes one of its own class makes the next one by that: the app would go on until it is out of
    // memory.
    guard countMade() else { return .none }
    guard case .controller = hierarchy.classTable[Int(id.index)].kind else {
      let object = addObject(id, name: "", isHeld: false)
      for argument in arguments {
        hierarchy.assign(.object(object), argument.property, try value(argument.value, frame, isLooking: false))
      }
      return .object(object)
    }
    let x = hierarchy.add(name: "", class: id)
    initialize(x)
    for argument in arguments {
      take(try value(argument.value, frame, isLooking: false), as: argument.property, into: x)
    }
    if take(TabBarLoadsWhenMade.judge(x, world)) != nil { runNext([.load(x)]) }
    return .controller(x)
  }

  /// An argument of an initialiser.
  mutating func take(_ given: Value, as property: Property, into x: ControllerID) {
    if property == .viewControllers, hierarchy.kind(of: x).isNavigation {
      let stack: [Value]
      if case .list(let values) = given { stack = values } else { stack = [given] }
      for case .controller(let child) in stack {
        // As a push on the new stack (NAV-03); a controller with another parent leaves that first (CON-01 2).
        guard canEnter(child, x) else { continue }
        if hierarchy.parent(of: child) != nil {
          hierarchy.removeFromParent(child)
          hierarchy.setPlace(child, .none)
          callback(.didMove, child, [.none])
        }
        hierarchy.append(child, to: x)
        stacks.pendingDidMove[child] = x
        hierarchy.set(child, .movingTo, true)
        callback(.willMove, child, [.controller(x)])
      }
    } else if property == .searchResultsController {
      setResults(given, of: x)
    } else {
      hierarchy.assign(.controller(x), property, given)
    }
  }

  /// Adds an object that is no controller.
  mutating func addObject(_ id: ClassID, name: String, isHeld: Bool) -> ObjectID {
    hierarchy.objects.append(ObjectState(name: name, objectClass: id, isHeld: isHeld))
    return ObjectID(row: hierarchy.objects.count - 1)
  }

  /// Objects that a class body makes for each instance: `transitioningDelegate = Fade`.
  mutating func initialize(_ x: ControllerID) {
    let info = hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)]
    guard !info.defaults.isEmpty, !loop.isStopped else { return }
    // A class whose instances make instances of it: the app would make them until its stack overflows.
    guard loop.meter.makingDepth < Simulator.makingLimit else {
      stop(limit: "\(Simulator.makingLimit) objects that make each other")
      return
    }
    loop.meter.makingDepth += 1
    defer { loop.meter.makingDepth -= 1 }
    for entry in info.defaults {
      let frame = Frame(subject: .controller(x), arguments: [], origin: -1)
      switch entry.value {
      case .value(.classReference(let id)) where isObjectProperty(entry.property):
        guard case .controller = hierarchy.classTable[Int(id.index)].kind else {
          let object = addObject(id, name: "", isHeld: true)
          hierarchy.assign(.controller(x), entry.property, .object(object))
          break
        }
        let made = hierarchy.add(name: "", class: id)
        initialize(made)
        assignInitial(x, entry.property, .controller(made))
      case .value(.controller(let given)) where entry.property == .searchResultsController:
        assignInitial(x, entry.property, .controller(given))
      case .value: break
      default:
        if let made = try? value(entry.value, frame, isLooking: false) { assignInitial(x, entry.property, made) }
      }
    }
  }

  private mutating func assignInitial(_ x: ControllerID, _ property: Property, _ value: Value) {
    // `Fade()` in a weak property is gone at once (CUS-24). Of a transitioning delegate it is told why it is nil.
    if case .object(let object) = value, isWeak(property), property != .transitioningDelegate,
      !hierarchy.objects[Int(object.index)].isHeld
    {
      hierarchy.assign(.controller(x), property, .none)
      return
    }
    if property == .searchResultsController {
      setResults(value, of: x)
      return
    }
    hierarchy.assign(.controller(x), property, value)
  }

  /// Properties whose value is an object: a class name there makes one.
  func isObjectProperty(_ property: Property) -> Bool {
    switch property {
    case .transitioningDelegate, .delegate, .searchController, .searchResultsController, .leftBarButtonItem,
      .rightBarButtonItem, .barButtonItem, .dataSource, .searchResultsUpdater:
      true
    default: false
    }
  }

  /// Properties that do not keep their value alive (REL-01, CUS-24).
  func isWeak(_ property: Property) -> Bool {
    switch property {
    case .transitioningDelegate, .delegate, .dataSource, .searchResultsUpdater: true
    default: false
    }
  }

  /// A delegate's answer to a question; nil when no delegate is set or it does not implement the method (EVT-03). Its
  /// line is recorded on the controller that has the delegate; then come the bodies, then the value.
  mutating func callDelegate(
    _ callback: Callback, of delegate: Value, for x: ControllerID, _ arguments: [Value]
  ) -> Value? {
    guard let info = world.delegateClass(delegate), world.answers(delegate, callback) else { return nil }
    record(.callback(callback, x, arguments), isDefault: callback.isInDefaultSet)
    var returned: Value?
    if !script.observed.isEmpty { returned = runBodies(callback, of: delegate, for: x, arguments) }
    return returned ?? answer(callback, in: info, of: delegate, for: x, arguments)
  }

  /// The answer of a controller's own method, nil where its class gives none: its line comes in any case, as every
  /// class has the method.
  ///
  /// - Parameter name: the callback that the line is of, where it has another name in this version.
  mutating func askItself(
    _ callback: Callback, _ x: ControllerID, line: [Value], handed: [Value], as name: Callback? = nil
  ) -> Value? {
    record(.callback(name ?? callback, x, line), isDefault: callback.isInDefaultSet)
    if !script.observed.isEmpty, let returned = runBodies(callback, of: .controller(x), for: x, handed) {
      return returned
    }
    let info = hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)]
    return answer(callback, in: info, of: .controller(x), for: x, handed)
  }

  private mutating func answer(
    _ callback: Callback, in info: ClassInfo, of delegate: Value, for x: ControllerID, _ arguments: [Value]
  ) -> Value? {
    guard !loop.isStopped, let answer = info.answers.last(where: { $0.method == callback }) else { return nil }
    // How long an animation takes, and whether it can be interrupted, decides nothing.
    let frame = Frame(subject: delegate, arguments: handedOver(callback, x, arguments), origin: -1)
    let speaking = world.speaking
    world.speaking = nil
    defer { world.speaking = speaking }
    switch answer.value {
    case .value(.classReference(let made)):
      if case .controller = hierarchy.classTable[Int(made.index)].kind {
        return (try? make(made, [], frame)) ?? Value.none
      }
      return .object(addObject(made, name: "", isHeld: true))
    default:
      return (try? value(answer.value, frame, isLooking: false)) ?? Value.none
    }
  }

  /// Runs the bodies of a method that has to return a value, before UIKit continues: what they do at once is done when
  /// this returns, what they queue waits for the next commit like everything else.
  ///
  /// - Returns: what a body of Swift has returned; nil where none has run.
  private mutating func runBodies(
    _ callback: Callback, of delegate: Value, for x: ControllerID, _ arguments: [Value]
  ) -> Value? {
    let rest = loop.agenda
    loop.agenda = []
    let asked = (callback: swift.asked, answer: swift.answer)
    (swift.asked, swift.answer) = (callback, .none)
    swift.hasAnswered = false
    pushBodies(callback, of: delegate, for: x, arguments)
    if !loop.agenda.isEmpty {
      // A body may ask again for the same value, and each question uses the machine's stack.
      if loop.meter.askingDepth < Simulator.askingLimit {
        loop.meter.askingDepth += 1
        let (speaking, call) = (world.speaking, currentCall)
        drain()
        world.speaking = speaking
        currentCall = call
        loop.meter.askingDepth -= 1
      } else {
        stop(limit: "\(Simulator.askingLimit) delegates that are asked inside each other")
      }
    }
    loop.agenda = loop.isStopped ? [] : rest
    let returned = swift.hasAnswered && !loop.isStopped ? swift.answer : nil
    (swift.asked, swift.answer) = asked
    swift.hasAnswered = false
    return returned
  }
}
