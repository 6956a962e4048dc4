/// UIKit, as the file's own Swift calls it: properties, methods, objects that it makes.
extension Simulator {
  // MARK: Properties

  /// Reads a property of UIKit's into a slot; where the file overrides it, its getter runs.
  mutating func read(
    _ property: Property, of owner: Value, _ slot: Slot, _ instruction: SwiftInstruction, _ a: Int32
  ) throws(EvaluationStop) {
    if case .opaque(let view) = owner {
      if property == .isEmpty, isLocalized(view) { return set(slot, of: a, to: .bool(false)) }
      let field = view.view > 0 ? fieldOfViews(property.name) : nil
      return set(slot, of: a, to: field.map { member($0, of: owner, instruction, a) } ?? opaque(instruction))
    }
    if let getter = getter(property, of: owner), !isOfSuper(instruction) {
      return call(getter, on: owner, [], from: a, to: .slot(slot, of: a))
    }
    if property == .superview, case .facet(let facet, _) = owner, facet.isInViewsOfUIKit, instruction.text != nil {
      return set(slot, of: a, to: opaque(instruction))
    }
    if mayBeOfStoryboard(property, of: owner) { return set(slot, of: a, to: opaque(instruction)) }
    if let key = PropertyKey.Owner(owner), let kept = swift.ofSuper[PropertyKey(owner: key, property: property)] {
      return set(slot, of: a, to: kept)
    }
    set(slot, of: a, to: try read(property, of: owner, isLooking: swift.isLooking))
  }

  /// Whether a text is what a table of the app has for a key, or else the key: nobody knows it, but it is not empty.
  private func isLocalized(_ text: TextID) -> Bool {
    let written = program.swift.texts[Int(text.index)]
    return ["NSLocalizedString(\"", "String(localized: \""].contains {
      written.hasPrefix($0) && !written.hasPrefix("\($0)\"")
    }
  }

  /// Whether a storyboard may have set what no code has: the bar button items of a view controller that code has not made.
  func mayBeOfStoryboard(_ property: Property, of owner: Value) -> Bool {
    let host: ControllerID
    switch (property, owner) {
    case (.leftBarButtonItem, .facet(.navigationItem, let x)), (.rightBarButtonItem, .facet(.navigationItem, let x)),
      (.leftBarButtonItems, .facet(.navigationItem, let x)), (.rightBarButtonItems, .facet(.navigationItem, let x)),
      (.backBarButtonItem, .facet(.navigationItem, let x)), (.toolbarItems, .controller(let x)):
      host = x
    default: return false
    }
    guard let key = PropertyKey.Owner(owner), hierarchy.assigned[PropertyKey(owner: key, property: property)] == nil
    else { return false }
    return !swift.ownControllers.contains(host) || hierarchy.property(host, .storyboard) != nil
  }

  private func isOfSuper(_ instruction: SwiftInstruction) -> Bool {
    instruction.text.map { program.swift.texts[Int($0.index)].hasPrefix("super.") } ?? false
  }

  func getter(_ property: Property, of owner: Value) -> BodyID? {
    guard let type = type(of: owner), Int(type.index) < program.swift.classes.count else { return nil }
    return program.swift.classes[Int(type.index)].getters.first { $0.property == property }?.function
  }

  /// What the file has in the place of UIKit's setter: a setter of its own, or observers round UIKit's.
  func setter(_ property: Property, of owner: Value) -> BodyID? {
    guard let type = type(of: owner), Int(type.index) < program.swift.classes.count else { return nil }
    return program.swift.classes[Int(type.index)].setters.first { $0.property == property }?.function
  }

  /// Assigns a property of UIKit's; where the file overrides it, its setter runs.
  mutating func assign(
    _ property: Property, of target: Value, _ given: Value, _ receiver: String, _ instruction: SwiftInstruction,
    _ a: Int32
  ) {
    if target.isNil { return noteNil(receiver, instruction.line, swift.activations[Int(a)].way) }
    if case .opaque(let view) = target {
      if view.view > 0, let field = fieldOfViews(property.name) {
        setMember(field, of: target, to: given, instruction, a)
      }
      return
    }
    if receiver != "super", let setter = setter(property, of: target) {
      return call(setter, on: target, [given], from: a, to: .nothing)
    }
    defer { if receiver == "super" { noteAssignedToSuper(property, of: target) } }
    guard countsUIKit(a) else { return }
    let given =
      unknownMember(of: given).map { property == .viewControllers || property == .detents ? Value.opaque($0) : given }
      ?? given
    guard let given = fitted(given, to: property, a) else { return }
    if case .opaque(let text) = given {
      switch property {
      case .rootViewController, .viewControllers, .selectedViewController, .searchController:
        // Nobody knows what stands there: who asks for it is asked.
        if let owner = PropertyKey.Owner(target) {
          hierarchy.assign(owner, property, given)
        }
        return assume(text, "is not known, and so '\(property.name)' is not either", instruction.line)
      case .selectedIndex, .isActive: return askFor(property, of: target, text, a)
      case .isHidden: if case .window = target { return askFor(property, of: target, text, a) }
      default: break
      }
    }
    if let owner = PropertyKey.Owner(target) { hierarchy.knowAgain(property, of: owner) }
    let function = program.swift.functions[Int(swift.activations[Int(a)].function)]
    if function.kind == .step || function.kind == .closure && function.name.isEmpty {
      noteWithoutEffect(property, of: target, given: given, instruction.line)
    }
    if !isWeak(property), let owner = PropertyKey.Owner(target) { attach(given, to: owner, as: property) }
    if property == .view, case .object(let view) = given, let owner = PropertyKey.Owner(target) {
      let type = hierarchy.objects[Int(view.index)].objectClass
      hierarchy.assign(owner, .loadView, .className(hierarchy.classTable[Int(type.index)].name))
    }
    perform(Assignment(target: target, property: property, given: given, line: instruction.line))
  }

  /// Ends the step at an assignment that acts at once.
  private mutating func askFor(_ property: Property, of target: Value, _ text: TextID, _ a: Int32) {
    guard let owner = PropertyKey.Owner(target) else { return }
    failSwift(question(UnknownRead(key: PropertyKey(owner: owner, property: property), text: text)), a)
  }

  /// What statements of the scenario language have: whose body it is, and where it came from.
  func frame(of a: Int32) -> Frame {
    let activation = swift.activations[Int(a)]
    return Frame(
      subject: activation.subject, arguments: [], origin: activation.origin, callback: activation.callback)
  }

  // MARK: Calls

  /// `: nav is such a controller itself`, where that is why `navigationController` has answered nil; else empty.
  private mutating func whyNoContainer(_ receiver: Operand, _ a: Int32) -> String {
    guard case .slot(var wanted) = receiver else { return "" }
    let function = program.swift.functions[Int(swift.activations[Int(a)].function)]
    for instruction in function.instructions.reversed() {
      switch instruction.kind {
      case .copy(.slot(let from), let to) where to == wanted, .unwrap(.slot(let from), _, _, let to) where to == wanted:
        wanted = from
      case .read(let property, let of, let to) where to == wanted:
        guard case .controller(let x) = value(of, a) else { return "" }
        switch (property, hierarchy.kind(of: x)) {
        case (.navigationController, .navigation), (.tabBarController, .tabBar), (.splitViewController, .split):
          return ": \(EventText.name(x, hierarchy)) is such a controller itself"
        default: return ""
        }
      default: continue
      }
    }
    return ""
  }

  /// Calls a method of UIKit's.
  mutating func callUIKit(_ call: UIKitCall, _ instruction: SwiftInstruction, _ a: Int32) {
    var receiver = value(call.receiver, a)
    if let host = host(of: call, on: receiver, line: instruction.line, a) { receiver = host }
    if case .opaque(let text) = receiver {
      let known = call.info.startsTransition ? self.receiver(named: text, of: call, instruction.line) : nil
      guard let known else {
        if let slot = call.result { set(slot, of: a, to: opaque(instruction)) }
        return
      }
      receiver = known
    }
    if receiver.isNil, !UIKitClass.device.methods.contains(where: { $0.method == call.method }) {
      Events.throughNil(call.receiverText, &outcome.ledger)
      if call.info.kind == .gesture { return failSwift(nothingToTouch(call.receiverText), a) }
      let why = whyNoContainer(call.receiver, a)
      noteNil(call.receiverText, instruction.line, swift.activations[Int(a)].way, why: why)
      if let slot = call.result { set(slot, of: a, to: .none) }
      return
    }
    guard countsUIKit(a) else { return }
    var arguments: [Value] = []
    for (operand, parameter) in zip(call.arguments, call.info.parameters) {
      var argument = value(operand, a)
      // A view of which nothing is known decides nothing, neither inside another one nor as its sibling.
      if call.method == .addSubview, case .opaque = argument {
        if arguments.isEmpty { return }
        argument = .none
      }
      if let text = unknownMember(of: argument), call.method != .setToolbarItems {
        return leaveOut(call, on: receiver, text, instruction.line)
      }
      if case .opaque(let text) = argument {
        if case .bool = parameter.type {
          switch call.method {
          case _ where parameter.name == "animated":
            if call.info.startsTransition {
              assume(text, "is not known, so the call is animated here", instruction.line)
            }
            argument = .none
          // The property is not known then: who asks for it is asked.
          case .setNavigationBarHidden, .setToolbarHidden, .setTabBarHidden: break
          case .completeTransition:
            assume(text, "is not known, so the transition completes here", instruction.line)
            argument = .none
          default: return leaveOut(call, on: receiver, text, instruction.line)
          }
        } else if call.method == .setPages, !arguments.isEmpty {
          // The direction.
          argument = .none
        } else if call.method == .tapAction || call.method == .tapSegue && isAlert(receiver) {
          // `alert.tap(L10n.cancel)`: the button whose title the code writes so.
        } else if parameter.name != "sender", call.method != .setToolbarItems {
          return leaveOut(call, on: receiver, text, instruction.line)
        }
      }
      arguments.append(argument)
    }
    if call.info.answer != nil {
      if let slot = call.result {
        let found = answer(call.method, arguments.first ?? .none, of: receiver)
        if found.isNil, call.method == .viewForKey, case .context(let id) = receiver, world.isThere(id),
          case .enumeration(.contextKey, let row)? = arguments.first
        {
          self[id].steering.untouchable = (instruction.line, row == 0)
        }
        set(slot, of: a, to: found)
      }
      return
    }
    if let slot = call.result { set(slot, of: a, to: result(of: call.method, on: receiver, arguments)) }
    if let completion = call.completion, case .opaque(let text) = value(completion, a) {
      assume(text, "is not known, so nothing of it runs when the transition ends", instruction.line)
    }
    let context = CallContext(
      method: call.method, arguments: arguments,
      handler: call.completion.flatMap { handler(value($0, a), call.label, a) },
      blocks: call.closures.map { self.value($0, a) }.map {
        if case .closure(let id) = $0 { id } else { ClosureID(-1) }
      },
      bodies: swift.closures, frame: frame(of: a), line: instruction.line, origin: currentCall)
    for id in context.blocks where id.index >= 0 { give(id) }
    // An alert holds its actions.
    if call.method == .addAction, let action = arguments.first, let owner = PropertyKey.Owner(receiver) {
      attach(action, to: owner)
    }
    guard let owner = call.superOf else { return dispatch(context, on: receiver) }
    dispatchSuper(context, on: receiver, of: owner)
  }

  private func isAlert(_ value: Value) -> Bool {
    if case .controller(let x) = value { hierarchy.kind(of: x) == .alert } else { false }
  }

  /// Leaves out a call of which an argument is not known. What it would have put into a container, nobody knows then.
  private mutating func leaveOut(_ call: UIKitCall, on receiver: Value, _ text: TextID, _ line: Int) {
    switch call.method {
    case .setPages, .setViewControllers:
      guard let owner = PropertyKey.Owner(receiver) else { break }
      hierarchy.assign(owner, .viewControllers, .opaque(text))
      return assume(text, "is not known, and so 'viewControllers' is not either", line)
    default: break
    }
    assume(text, "is not known, so '\(call.info.name)' is left out", line)
  }

  /// Code that does not run here may set what a container shows, of which nothing is known then; a 'given' line may say it.
  mutating func fill(_ container: Value, ifEmpty: Bool, _ instruction: SwiftInstruction, _ a: Int32) {
    guard case .controller(let x) = container else { return }
    var unheard = Ledger.closed
    if hierarchy.kind(of: x) == .alert, unheard.take(AlertNeedsSomethingToShow.judge(x, world)) != nil {
      return hierarchy.assign(.controller(x), .message, opaque(instruction))
    }
    let isPages = hierarchy.kind(of: x) == .page
    if ifEmpty, !isPages || !world.stack(x).isEmpty { return }
    let what = opaque(instruction)
    guard case .opaque = what else {
      let method: Method = isPages ? .setPages : .setViewControllers
      let arguments = isPages ? [what, .none, .bool(false)] : [what, .bool(false)]
      let context = CallContext(
        method: method, arguments: arguments, handler: nil, blocks: [], bodies: swift.closures, frame: frame(of: a),
        line: instruction.line, origin: currentCall)
      return dispatch(context, on: container)
    }
    hierarchy.assign(.controller(x), .viewControllers, what)
  }

  /// What stands in a list of which presim cannot know what it is.
  private func unknownMember(of list: Value) -> TextID? {
    guard case .list(let values) = list else { return nil }
    for case .opaque(let text) in values { return text }
    return nil
  }

  /// What a call that changes something returns.
  private func result(of method: Method, on receiver: Value, _ arguments: [Value]) -> Value {
    // A coordinator is there while its transition runs, and then it takes the blocks.
    if method == .animateAlongside { return .bool(true) }
    guard case .controller(let x) = receiver else { return .none }
    switch method {
    case .popToRootViewController: return popped(from: world.stack(x), above: world.stack(x).first)
    case .popToViewController:
      guard case .controller(let target)? = arguments.first, world.isOnStack(target, of: x) else { return .none }
      return popped(from: world.stack(x), above: target)
    case .popViewController:
      guard world.stack(x).count > 1, let top = world.top(of: x) else { return .none }
      return .controller(top)
    default: return .none
    }
  }

  /// What pops that go over several levels return; nil where nothing is popped.
  private func popped(from stack: [ControllerID], above target: ControllerID?) -> Value {
    guard let target, let place = stack.firstIndex(of: target), place < stack.count - 1 else { return .none }
    return list(Array(stack[(place + 1)...]))
  }

  /// A completion handler of a call.
  private mutating func handler(_ closure: Value, _ label: String, _ a: Int32) -> Handler? {
    guard case .closure(let id) = closure else { return nil }
    // One of the file's that an override hands on.
    if let handler = swift.closures[Int(id.index)].handler { return handler }
    give(id)
    var handler = attach(swift.closures[Int(id.index)].body, label, frame(of: a))
    handler.frame = frame(for: id)
    return handler
  }

  /// For who calls a closure when its time has come.
  func frame(for id: ClosureID) -> Frame {
    var frame = Frame(subject: .none, arguments: [], origin: -1)
    frame.closure = id
    return frame
  }

  /// UIKit's own way, past what the file's class and those below it have instead.
  private mutating func dispatchSuper(_ call: CallContext, on receiver: Value, of owner: ClassID) {
    guard case .controller(let x) = receiver else { return dispatch(call, on: receiver) }
    switch call.method {
    case .show, .showDetailViewController:
      guard let shown = call.controller(0) else { return }
      let method: Show.Method = call.method == .show ? .show : .showDetail
      show(
        ShowCall(request: Show.Request(method: method, shown: shown), sender: call.sender, line: call.line), on: x,
        level: level(above: owner, method.callback, x))
    default:
      var call = call
      call.isOnSuper = true
      dispatch(call, on: receiver)
    }
  }

  /// How many overrides stand before those of the superclass of one.
  private func level(above owner: ClassID, _ callback: Callback, _ x: ControllerID) -> Int {
    let own = overrides(callback, of: .controller(x), class: hierarchy.classes[Int(x.index)])
    let entries = hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)].callbacks
    var owners: [ClassID] = []
    for entry in entries.reversed() where entry.callback == callback && owners.last != entry.owner {
      owners.append(entry.owner)
    }
    let row = owners.firstIndex(of: owner) ?? owners.count - 1
    return own.count - owners.count + row + 1
  }

  /// Runs the file's own body of a method that takes the place of UIKit's, if the class of the controller has one.
  mutating func runsOverride(of call: CallContext, on x: ControllerID) -> Bool {
    guard let function = override(of: call, on: x) else { return false }
    var arguments = call.arguments
    let info = MethodInfo.of(call.method)
    let parameters = info.parameters
    for row in arguments.indices where arguments[row].isNil && parameters.indices.contains(row) {
      if parameters[row].name == "animated" { arguments[row] = .bool(true) }
    }
    for id in call.blocks { arguments.append(id.index >= 0 ? .closure(id) : .none) }
    if info.completion != nil {
      var completion = Value.none
      if let handler = call.handler {
        if handler.frame.closure.index >= 0 {
          completion = .closure(handler.frame.closure)
        } else {
          completion = .closure(add(Closure(body: handler.body, handler: handler)))
        }
      }
      arguments.append(completion)
    }
    let callback = call.frame.subject == .controller(x) ? call.frame.callback : nil
    let frame = Frame(
      subject: .controller(x), arguments: arguments, origin: loop.meter.currentOrigin, callback: callback)
    loop.agenda.append(.body(function, 0, frame))
    return true
  }

  /// Whether the app has a method of its own in the place of UIKit's.
  func overrides(_ call: CallContext, on x: ControllerID) -> Bool { override(of: call, on: x) != nil }

  private func override(of call: CallContext, on x: ControllerID) -> BodyID? {
    let type = Int(hierarchy.classes[Int(x.index)].index)
    guard !call.isOnSuper, type < program.swift.classes.count else { return nil }
    return program.swift.classes[type].overrides.first { $0.method == call.method }?.function
  }

  // MARK: Making

  /// Makes an object of UIKit's.
  mutating func make(
    _ type: ClassID, _ given: [(property: Property, value: Operand)], _ handler: Value?, _ name: MadeID?, _ slot: Slot,
    _ a: Int32
  ) throws(EvaluationStop) {
    if hierarchy.classTable[Int(type.index)].name == UIKitClass.window.name {
      guard countMade() else { return }
      return set(slot, of: a, to: addWindow(name, of: nil))
    }
    if let complaint = complaint(about: hierarchy.classTable[Int(type.index)].name) { return failSwift(complaint, a) }
    let arguments = arguments(given, a)
    let made = try make(type, arguments, frame(of: a))
    switch made {
    case .controller(let x):
      swift.ownControllers.insert(x)
      if let name {
        hierarchy.rename(x, free(name))
        enter(name, made)
      }
      for argument in arguments {
        if case .value(let value) = argument.value { attach(value, to: .controller(x), as: argument.property) }
      }
      keepUnknown(given, in: .controller(x), a)
    case .object(let object):
      hierarchy.objects[Int(object.index)].isHeld = true
      swift.ownObjects.insert(object)
      for argument in arguments {
        if case .value(let value) = argument.value { attach(value, to: .object(object), as: argument.property) }
      }
      keepUnknown(given, in: .object(object), a)
      if case .closure(let id)? = handler {
        script.actionHandlers[object] = (swift.closures[Int(id.index)].body, frame(for: id))
        attach(.closure(id), to: .object(object))
      }
    default: break
    }
    set(slot, of: a, to: made)
  }

  /// Why there is no object of a class in this version; nil where there is. A branch of another version may name it.
  private func complaint(about name: String) -> String? {
    let later: [UIKitClass] = [.tab, .tabGroup, .searchTab, .arrangementViewController]
    guard let type = later.first(where: { $0.name == name }) else { return nil }
    return type.availability.complaint(about: name, profile: world.profile, device: environment.device)
  }

  /// `super.init(…)` of UIKit's.
  mutating func initialize(
    _ instance: Value, _ given: [(property: Property, value: Operand)], _ a: Int32
  ) throws(EvaluationStop) {
    switch instance {
    case .controller(let x):
      for argument in arguments(given, a) {
        guard case .value(let value) = argument.value else { continue }
        if !pushesRoot(value, as: argument.property, on: x, a) { take(value, as: argument.property, into: x) }
        attach(value, to: .controller(x), as: argument.property)
      }
      keepUnknown(given, in: .controller(x), a)
      if !swift.isBuilding, take(TabBarLoadsWhenMade.judge(x, world)) != nil { runNext([.load(x)]) }
    case .object(let object):
      for argument in arguments(given, a) {
        guard case .value(let value) = argument.value else { continue }
        hierarchy.assign(.object(object), argument.property, value)
        attach(value, to: .object(object), as: argument.property)
      }
      keepUnknown(given, in: .object(object), a)
    default: break
    }
  }

  /// `init(rootViewController:)` pushes the root: where the file has its own `pushViewController`, that runs.
  private mutating func pushesRoot(_ root: Value, as property: Property, on nav: ControllerID, _ a: Int32) -> Bool {
    var root = root
    if case .list(let values) = root, values.count == 1 { root = values[0] }
    guard property == .viewControllers, hierarchy.kind(of: nav).isNavigation, case .controller = root else {
      return false
    }
    let push = CallContext(
      method: .pushViewController, arguments: [root, .bool(false)], handler: nil, blocks: [], bodies: swift.closures,
      frame: frame(of: a), line: line(of: a), origin: currentCall)
    guard let function = override(of: push, on: nav) else { return false }
    swift.beingMade = nav
    _ = evaluate(function, on: .controller(nav), push.arguments)
    swift.beingMade = nil
    return true
  }

  /// What a storyboard's container shows nobody knows, nor what one shows that was made with something unknown: who asks
  /// for it is asked. A text that is unknown is that, too.
  private mutating func keepUnknown(
    _ given: [(property: Property, value: Operand)], in owner: PropertyKey.Owner, _ a: Int32
  ) {
    for (property, operand) in given {
      switch property.facts.type {
      case _ where property == .viewControllers: break
      case .string: break
      default: continue
      }
      let given = value(operand, a)
      guard let unknown = given.unknownPart else { continue }
      hierarchy.assign(owner, property, unknown)
      guard case .list = given, case .opaque(let id) = unknown else { continue }
      tellOnce(
        "'\(program.swift.texts[Int(id.index)])' is not known, and so 'viewControllers' is not either", line(of: a))
    }
  }

  private mutating func arguments(_ given: [(property: Property, value: Operand)], _ a: Int32) -> [MakeArgument] {
    var arguments: [MakeArgument] = []
    for (property, operand) in given {
      let value = value(operand, a)
      if value.unknownPart != nil, property.facts.type.isShownOrAnObject { continue }
      arguments.append(MakeArgument(property: property, value: .value(value)))
    }
    return arguments
  }

  /// What a delegate has answered is UIKit's to keep, as long as its transition or presentation lasts.
  mutating func keepAnswer(_ value: Value) {
    switch value {
    case .object, .controller:
      retain(value)
      swift.answered.append(value)
    default: break
    }
  }

  /// Lets go of animators whose transition is over, and of presentation controllers whose presentation is.
  mutating func letGoOfAnswers() {
    guard !swift.answered.isEmpty else { return }
    var kept = IDSet<ObjectID>()
    for id in world.queued + world.beginning + world.running + world.ending {
      if let animator = self[id].steering.animator { kept.insert(animator) }
      if let interaction = self[id].steering.interaction { kept.insert(interaction) }
    }
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      if let object = hierarchy.presentation(of: x)?.controllerObject { kept.insert(object) }
      if let object = hierarchy.frozen[x]?.controllerObject { kept.insert(object) }
    }
    let answered = swift.answered
    func isKept(_ value: Value) -> Bool { if case .object(let object) = value { kept.contains(object) } else { false } }
    swift.answered = answered.filter { isKept($0) }
    for value in answered where !isKept(value) { release(value) }
  }
}

extension PropertyKey.Owner {
  /// What has properties of UIKit's.
  init?(_ value: Value) {
    switch value {
    case .controller(let x): self = .controller(x)
    case .object(let object): self = .object(object)
    case .window(let window): self = .window(window)
    case .facet(let facet, let x): self = .facet(facet, x)
    case .view(let x): self = .view(x)
    default: return nil
    }
  }
}

extension ValueType {
  /// Whether it is a text or an object, of which an initialiser that presim makes has none.
  fileprivate var isShownOrAnObject: Bool {
    switch self {
    case .bool, .enumeration: false
    default: true
    }
  }
}
