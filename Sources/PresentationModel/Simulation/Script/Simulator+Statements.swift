/// Statements: bodies, assignments, calls.
extension Simulator {
  mutating func performBody(_ id: BodyID, _ index: Int, _ frame: Frame) {
    let instructions = program.bodies[Int(id.index)].instructions
    if index == 0, frame.callback != nil { script.hasRun.insert(id) }
    guard index < instructions.count else {
      let function = program.bodies[Int(id.index)].function
      if function >= 0 { beginFunction(function, frame) }
      return
    }
    if index + 1 < instructions.count { loop.agenda.append(.body(id, index + 1, frame)) }
    perform(instructions, index, frame)
  }

  /// The statements of a step, from one of them on.
  mutating func performStep(_ id: BodyID, _ index: Int) {
    let instructions = program.bodies[Int(id.index)].instructions
    guard index < instructions.count else {
      let function = program.bodies[Int(id.index)].function
      if function >= 0 { beginFunction(function, .column) }
      return
    }
    if index + 1 < instructions.count { loop.agenda.append(.step(id, index + 1)) }
    perform(instructions, index, .column)
  }

  /// Runs a statement; where it needs a view first, that is loaded and the statement comes again.
  mutating func perform(_ instruction: Instruction, _ frame: Frame) { perform([instruction], 0, frame) }

  /// The same for an instruction in a list: it is read in place, and not copied whole.
  mutating func perform(_ instructions: [Instruction], _ index: Int, _ frame: Frame) {
    let line = instructions[index].line
    // What follows a look belongs to the call before it: looking does nothing.
    if case .expect = instructions[index].kind {} else { beginCall(line: line, range: instructions[index].range) }
    world.speaking = frame.speaking
    loop.meter.currentOrigin = frame.origin
    do {
      // The kind alone: an instruction is copied with its texts.
      switch instructions.withUnsafeBufferPointer({ $0[index].kind }) {
      case .assign(let path, let property, let expression):
        try assign(path, property, expression, frame, line)
      case .call(let call): try perform(call, frame, line)
      case .read(let expression): _ = try value(expression, frame, isLooking: false)
      case .expect(let id): check(id, frame)
      case .outside(let use): try passOver(use, frame, line)
      }
    } catch {
      switch error {
      case .load(let x):
        loop.agenda.append(.instruction(instructions[index], frame))
        load(x)
      case .forcedNil(let text): stop("'\(text)' is nil", line)
      case .outOfRange(let text): stop("index out of range in '\(text)'", line)
      case .failed(let text): stop(text, line)
      }
    }
  }

  /// Decisions from here on belong to this statement, which may go on where a body that it set going has run.
  mutating func beginCall(line: Int, range: ByteRange?) {
    let row = Int(currentCall)
    if outcome.calls.indices.contains(row), outcome.calls[row].range == range { return }
    if outcome.calls.isEmpty || outcome.calls[outcome.calls.count - 1].range != range {
      outcome.calls.append(TracedCall(line: line, range: range))
    }
    currentCall = Int32(truncatingIfNeeded: outcome.calls.count - 1)
  }

  /// Decisions from here on belong to a call that has waited: its result is told apart from the reason why it waited.
  mutating func resumeCall(_ call: TracedCall) {
    outcome.calls.append(call)
    currentCall = Int32(truncatingIfNeeded: outcome.calls.count - 1)
  }

  /// User code is about to run, or another call's transition to end: what follows it belongs to the call that is
  /// interrupted, and outside any callback.
  mutating func interrupt() {
    loop.agenda.append(.goOn(with: currentCall, speaking: world.speaking))
  }

  /// Says once a step and line that a call does nothing, in the file that the line is of.
  ///
  /// - Parameter why: why it is nil, where that is known.
  mutating func noteNil(_ path: String, _ line: Int, _ way: Int32 = -1, why: String = "") {
    if line >= program.swift.hiddenLine { return }
    var text = "\(path) is nil, so this call does nothing\(why)"
    if !program.swift.isEmpty, let lost = swift.lost, lost.read == line {
      text += ": nothing holds it after \(program.swift.lineText(lost.gone))"
    }
    let isOwn = program.swift.file(ofLine: line) == nil
    let note = StepNote(
      line: isOwn ? line : 0, text: isOwn ? text : "\(program.swift.lineText(line)): \(text)", isFailure: false,
      way: way)
    if outcome.notes.contains(where: { $0.line == note.line && $0.text == note.text }) { return }
    outcome.notes.append(note)
  }

  /// What to say of a gesture on what is not there (DIS-16).
  func nothingToTouch(_ path: String) -> String {
    let isGone = swift.made.contains { $0.name == path }
    var text = isGone ? "'\(path)' is gone, so the user cannot touch it" : "'\(path)' is nil: there is nothing to touch"
    if let top = hierarchy.livePresentations.last, !hierarchy.name(of: top).isEmpty {
      text += "; on screen is '\(hierarchy.name(of: top))'"
    }
    return text
  }

  // MARK: Assignments

  private mutating func assign(
    _ path: Path, _ property: Property, _ expression: Expression, _ frame: Frame, _ line: Int
  ) throws(EvaluationStop) {
    try prepare(expression, frame)
    let target = try value(path, frame, isLooking: false)
    let height = loop.agenda.count
    let given = try value(expression, frame, isLooking: false)
    if target.isNil { return noteNil(path.text, line) }
    if !program.swift.isEmpty, let setter = setter(property, of: target) {
      let frame = Frame(subject: target, arguments: [given], origin: loop.meter.currentOrigin)
      return loop.agenda.insert(.body(setter, 0, frame), at: height)
    }
    noteWithoutEffect(property, of: target, given: given, line)
    let assignment = Assignment(target: target, property: property, given: given, line: line)
    // What making the value sets going comes first: a tab bar controller loads when it is made (LOD-05).
    if loop.agenda.count > height { return loop.agenda.insert(.assignment(assignment), at: height) }
    perform(assignment)
  }

  /// Assigns what has been evaluated.
  mutating func perform(_ assignment: Assignment) {
    let (property, given, line) = (assignment.property, assignment.given, assignment.line)
    if case .controller(let x) = assignment.target { note(.assigned(given), property, of: x, line: line) }
    switch assignment.target {
    case .controller(let x): assign(property, given, to: x, line)
    case .window(let window): assign(property, given, to: window)
    case .object(let object):
      hierarchy.assign(.object(object), property, kept(given, property))
      if property == .isHidden { tabObjectChanged(object, line: line) }
      if hierarchy.isSheetController(object), let presentation = hierarchy.presentation(by: object) {
        assign(property, given, to: .presentationController, of: presentation)
      }
    case .view(let x):
      hierarchy.assign(.view(x), property, given)
    case .facet(let facet, let x):
      assignFacet(property, kept(given, property), facet, x)
    default: break
    }
  }

  /// Keeps what a statement did to a property, for explanations.
  mutating func note(_ act: PropertyNote.Act, _ property: Property, of x: ControllerID, line: Int) {
    guard outcome.ledger.isOpen else { return }
    outcome.properties.append(
      PropertyNote(controller: x, property: property, act: act, line: line, moment: outcome.trace.count))
  }

  /// A class name in an object property makes an object that the property's owner keeps alive; `Fade()` in a weak
  /// property is kept alive by nothing.
  private mutating func kept(_ given: Value, _ property: Property) -> Value {
    switch given {
    case .classReference(let id) where isObjectProperty(property):
      if case .controller = hierarchy.classTable[Int(id.index)].kind {
        let x = hierarchy.add(name: "", class: id)
        initialize(x)
        return .controller(x)
      }
      return .object(addObject(id, name: "", isHeld: true))
    case .object(let object) where !isWeak(property):
      hierarchy.objects[Int(object.index)].isHeld = true
      return given
    default: return given
    }
  }

  private mutating func assign(
    _ property: Property, _ given: Value, to x: ControllerID, _ line: Int
  ) {
    let value = kept(given, property)
    if isWeak(property) { ask { Release.assignsWeakly(value, to: x, $0, &$1) } }
    switch property {
    case .modalPresentationStyle where value.isOpaque || hierarchy.unknown(property, of: .controller(x)) != nil:
      hierarchy.assign(.controller(x), property, value)
    case .modalPresentationStyle:
      var closed = Ledger.closed
      let before = RequestedStyle.property(x, world, &closed)
      hierarchy.assign(.controller(x), property, value)
      let after = RequestedStyle.property(x, world, &closed)
      if before != after, let utterance = ask({ RequestedStyle.comesTooLate(after, of: x, $0, &$1) }) { say(utterance) }
    case .viewControllers:
      guard case .list(let values) = value else { return }
      let controllers = values.compactMap { if case .controller(let y) = $0 { y } else { nil } }
      setViewControllers(x, controllers, isAnimated: false, line: line)
    case .tabs: setTabObjects(x, value, line: line)
    case .selectedTab: if case .object(let tab) = value { selectObject(tab, in: x, line: line) }
    case .mode:
      hierarchy.assign(.controller(x), property, value)
      adaptTabs()
    case .selectedIndex:
      guard case .int(let index) = value else { return }
      if let tab = hierarchy.tabObjects[x]?.dropFirst(max(0, Int(clamping: index))).first, index >= 0 {
        return selectObject(tab, in: x, line: line)
      }
      let overfull = hierarchy.moreTabs[x]?.tabs ?? []
      let position = Int(clamping: index)
      let tab =
        overfull.isEmpty ? hierarchy.child(of: x, at: position) : overfull.dropFirst(max(0, position)).first
      guard let tab, position >= 0 else {
        outcome.notes.append(
          StepNote(
            line: line, text: "there is no tab \(index): nothing happens (inferred)", isFailure: false))
        return
      }
      select(tab, in: x)
    case .selectedViewController:
      guard case .controller(let tab) = value else { return }
      if let refusal = take(SelectingByCodeAsksNobody.refusal(tab, in: x, world)) { return say(refusal) }
      select(tab, in: x)
    case .isActive:
      if case .bool(let isActive) = value { setActive(x, isActive) }
    case .view:
      assignView(x, value)
    case .preferredDisplayMode:
      hierarchy.assign(.controller(x), property, value)
      updateColumns(x)
    case .preferredSplitBehavior, .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
      .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth:
      if let refusal = take(WhatSplitViewsRefuse.judge(property, of: x, world)) { return say(refusal) }
      hierarchy.assign(.controller(x), property, value)
    case .preferredContentSize: assignContentSize(value, to: x)
    case .searchController:
      assignFacet(.searchController, value, .navigationItem, x)
    case .searchResultsController: setResults(value, of: x)
    default:
      hierarchy.assign(.controller(x), property, value)
    }
  }

  /// An item of a bar is the first of its list, and the list is that one item where code sets only that.
  private mutating func assignBarItems(_ property: Property, _ value: Value, _ x: ControllerID) {
    let other: Property
    switch property {
    case .leftBarButtonItem: other = .leftBarButtonItems
    case .rightBarButtonItem: other = .rightBarButtonItems
    case .leftBarButtonItems: other = .leftBarButtonItem
    case .rightBarButtonItems: other = .rightBarButtonItem
    default: return
    }
    let isList = property == .leftBarButtonItems || property == .rightBarButtonItems
    let same: Value
    if isList {
      if case .list(let items) = value { same = items.first ?? .none } else { same = value }
    } else {
      same = value.isNil ? .none : .list([value])
    }
    hierarchy.assign(.facet(.navigationItem, x), other, same)
  }

  private mutating func assignFacet(
    _ property: Property, _ value: Value, _ facet: Facet, _ x: ControllerID
  ) {
    var facet = facet
    if facet == .activePresentationController { facet = .presentationController }
    if facet == .presentationController || facet == .adaptiveSheet, let presentation = hierarchy.presentation(of: x) {
      assign(property, value, to: facet, of: presentation)
      return
    }
    hierarchy.assign(.facet(facet, x), property, value)
    if facet == .navigationItem { assignBarItems(property, value, x) }
    if facet == .sidebar { adaptTabs() }
    if facet == .navigationItem, property == .searchController, case .inside = hierarchy.place(of: x) {
      showBySearch(x)
    }
  }

  private mutating func assign(_ property: Property, _ value: Value, to facet: Facet, of presentation: Presentation) {
    let moves =
      presentation.hasSettled && !presentation.isDismissing
      && (property == .detents || property == .selectedDetentIdentifier)
    let sheet = moves ? Sheet(presentation, world) : nil
    let before = sheet.map { SheetRestsAtADetent.detent($0, world) }
    hierarchy.assign(.facet(facet, presentation.original), property, value)
    if let sheet, let before { ask { Sheets.moves(sheet, from: before, $0, &$1) } }
  }

  private mutating func assign(_ property: Property, _ value: Value, to window: WindowID) {
    switch property {
    case .rootViewController:
      if case .controller(let x) = value { setRoot(window, x) } else { setRoot(window, nil) }
    case .isHidden:
      if case .bool(let isHidden) = value { setVisible(window, !isHidden) }
    case .windowScene: setScene(window, isInScene: !value.isNil)
    default: hierarchy.assign(.window(window), property, value)
    }
  }

  // MARK: Calls

  private mutating func perform(_ call: Call, _ frame: Frame, _ line: Int) throws(EvaluationStop) {
    var isOnSuper = false
    if case .superObject = call.receiver.root { isOnSuper = true }
    let receiver = isOnSuper ? frame.subject : try value(call.receiver, frame, isLooking: false)
    if receiver.isNil {
      switch call.receiver.root {
      case .device: break
      default:
        ask { Events.throughNil(call.receiver.text, &$1) }
        if MethodInfo.of(call.method).kind == .gesture { return stop(nothingToTouch(call.receiver.text), line) }
        return noteNil(call.receiver.text, line)
      }
    }
    // Swift's order: the receiver, then the arguments, which a call through nil does not evaluate.
    for argument in call.arguments { try prepare(argument, frame) }
    let height = loop.agenda.count
    var arguments: [Value] = []
    arguments.reserveCapacity(call.arguments.count)
    for argument in call.arguments { arguments.append(try value(argument, frame, isLooking: false)) }
    var handler: Handler?
    if isOnSuper { return callSuper(CallContext(call, arguments, nil, frame, line, currentCall), frame) }
    if let body = call.completion { handler = attach(body, call.label, frame) }
    let context = CallContext(call, arguments, handler, frame, line, currentCall)
    // What making the arguments sets going comes before the call.
    if loop.agenda.count > height { return loop.agenda.insert(.call(context, on: receiver), at: height) }
    dispatch(context, on: receiver)
  }
}

/// An assignment with the values of both its sides.
struct Assignment: Sendable {
  let target: Value
  let property: Property
  let given: Value
  let line: Int
}

/// A call with its arguments' values.
struct CallContext: Sendable {
  let method: Method
  /// `nil` where one was left out.
  let arguments: [Value]
  var handler: Handler?
  let closures: [BodyID]
  /// Of Swift: the closures that they are the bodies of.
  var blocks: [ClosureID] = []
  let frame: Frame
  let line: Int
  let origin: Int32
  /// Past the file's own overrides.
  var isOnSuper = false

  init(
    _ call: Call, _ arguments: [Value], _ handler: Handler?, _ frame: Frame, _ line: Int, _ origin: Int32
  ) {
    method = call.method
    self.arguments = arguments
    self.handler = handler
    // Most calls have none, and need not copy the list.
    closures = call.closures.isEmpty ? [] : call.closures
    self.frame = frame
    self.line = line
    self.origin = origin
  }

  /// A call of Swift's; of a closure that is nil the block has no row.
  init(
    method: Method, arguments: [Value], handler: Handler?, blocks: [ClosureID], bodies: Column<Closure>, frame: Frame,
    line: Int, origin: Int32
  ) {
    self.method = method
    self.arguments = arguments
    self.handler = handler
    self.blocks = blocks
    closures = blocks.map { $0.index < 0 ? BodyID.none : bodies[Int($0.index)].body }
    self.frame = frame
    self.line = line
    self.origin = origin
  }

  /// For one of its closures, by its position.
  func frame(of position: Int) -> Frame {
    guard position < blocks.count else { return frame }
    var frame = Frame(subject: .none, arguments: [], origin: frame.origin)
    frame.closure = blocks[position]
    return frame
  }

  /// The argument at a position, nil where it was left out or is `nil`.
  func controller(_ position: Int) -> ControllerID? {
    if position < arguments.count, case .controller(let x) = arguments[position] { return x }
    return nil
  }

  /// The sender: the last argument of `show(_:sender:)` and `performSegue(withIdentifier:sender:)`.
  var sender: Value { arguments.last ?? .none }

  /// A list of controllers at a position.
  func controllers(_ position: Int) -> [ControllerID] {
    guard position < arguments.count, case .list(let values) = arguments[position] else { return [] }
    return values.compactMap { if case .controller(let x) = $0 { x } else { nil } }
  }

  /// A Boolean at a position, or what leaving it out means.
  func bool(_ position: Int, default standard: Bool) -> Bool {
    if position < arguments.count, case .bool(let value) = arguments[position] { return value }
    return standard
  }

  /// A Boolean at a position, true where it was left out; what is not known stays so.
  func truth(_ position: Int) -> Value {
    if position < arguments.count, case .opaque = arguments[position] { return arguments[position] }
    return .bool(bool(position, default: true))
  }
}
