/// Controls of the app's, and who taps them.
extension Simulator {
  /// A control is connected, or gets another name.
  mutating func connect(_ connection: Connection, _ a: Int32) {
    let owner = instance(value(connection.owner, a))
    let target = value(connection.target, a)
    if let action = connection.action, connection.goesUp {
      swift.controls.append(
        SwiftState.Control(
          name: connection.name, owner: owner, target: .none, body: nil, selector: nil, closure: nil, arguments: [],
          events: connection.events ?? .touch, isOnView: connection.isOnView, action: value(action, a)))
    } else if let action = connection.action {
      setAction(value(action, a), target, of: owner, connection)
    } else if connection.replaces {
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
        if connection.isOnView { renamed.recognizer = view(named: alias.name, of: whole) }
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
          isOnView: connection.isOnView, sender: connection.sender.map { value($0, a) }))
    }
  }

  /// A bar button item gets its action: it has one, whoever made it and wherever it stands.
  private mutating func setAction(_ action: Value, _ target: Value, of item: Value, _ connection: Connection) {
    guard case .object = item else { return }
    let row = swift.controls.firstIndex { $0.owner == item && $0.action != nil }
    var control =
      row.map { swift.controls[$0] }
      ?? SwiftState.Control(
        name: connection.name, owner: item, target: .none, body: nil, selector: nil, closure: nil, arguments: [],
        events: .touch, isOnView: false)
    if connection.part != .action { control.target = target }
    if connection.part != .target { control.action = action }
    if control.action == nil { control.action = Value.none }
    if let row { swift.controls[row] = control } else { swift.controls.append(control) }
  }

  /// What is connected to an item goes with it.
  mutating func disconnect(_ item: ObjectID) {
    for row in swift.controls.indices.reversed() where swift.controls[row].owner == .object(item) {
      let known = swift.controls.remove(at: row)
      if let closure = known.closure { release(closure) }
    }
  }

  /// The method that a selector names on an object: of `open` and `open(_:)`, the one that the class has.
  func method(named selector: String, of target: Value) -> SelectorID? {
    guard let type = type(of: target), Int(type.index) < program.swift.classes.count else { return nil }
    let word = selector.prefix { $0 != "(" && $0 != ":" }
    return program.swift.classes[Int(type.index)].methods.first {
      let name = program.swift.selectors[Int($0.selector.index)]
      return name.prefix { $0 != "(" } == word && name.count { $0 == ":" } <= 2
    }?.selector
  }

  /// `perform(action, with: x)`: the method that the selector names on the object that is there.
  mutating func perform(
    _ name: Value, on target: Value, _ arguments: [Value], _ slot: Slot, _ instruction: SwiftInstruction, _ a: Int32
  ) {
    if target.isNil { return set(slot, of: a, to: .none) }
    guard case .string(let word) = name, let selector = method(named: word, of: target) else {
      tellOnce("presim cannot know which method the selector names, so 'perform' does nothing", instruction.line)
      return set(slot, of: a, to: opaque(instruction))
    }
    let count = program.swift.selectors[Int(selector.index)].count { $0 == ":" }
    send(selector, to: target, Array((arguments + [.none, .none]).prefix(count)), slot, instruction, a)
  }

  /// The action of an item runs.
  private mutating func send(
    _ action: Value, of control: SwiftState.Control, _ word: String, _ advice: String, _ instruction: SwiftInstruction,
    _ a: Int32
  ) {
    if action.isNil { return failSwift("'\(word)' has no action: \(advice)", a) }
    guard case .string(let name) = action else {
      return failSwift("presim cannot know which method '\(word)' calls: \(advice)", a)
    }
    guard !control.target.isNil else {
      guard let x = controller(with: control.owner) else {
        return failSwift("presim cannot know in which bar or view '\(word)' is: \(advice)", a)
      }
      // The bar that an item stands in is the navigation controller's.
      var isItem = false
      if case .object = control.owner { isItem = true }
      let start = isItem ? hierarchy.nearestAncestor(of: x) { $0.isNavigation } ?? x : x
      let found = sendUp(action, by: control.owner, from: .controller(start), instruction, a)
      // A first responder may have it: the bar that an item stands in does not lead to its own view controller.
      guard isItem, found == .bool(false) else { return }
      return failSwift(
        "'\(word)' has no target, and presim finds nobody up the responder chain who has its action: \(advice)", a)
    }
    guard let selector = method(named: name, of: control.target) else {
      return failSwift("presim cannot know what '\(name)' of the target of '\(word)' does: \(advice)", a)
    }
    let count = program.swift.selectors[Int(selector.index)].count { $0 == ":" }
    let arguments = [control.owner, .opaque(control.name)].prefix(count)
    send(selector, to: control.target, Array(arguments), nil, instruction, a)
  }

  /// The user taps a control, or code sends its events: what is connected runs, in the order in which it was connected.
  mutating func tap(
    _ owner: Value, _ name: TextID, _ events: ControlEvents, _ named: Value?, _ advice: String, turns: FieldID? = nil,
    _ instruction: SwiftInstruction, _ a: Int32
  ) {
    let owner = instance(owner)
    let tapped = named ?? view(named: name, of: owner)
    let found = controls(of: tapped, owner, name)
    let word = program.swift.texts[Int((instruction.text ?? name).index)]
    let showsMenu = events == .tap && isSet("showsMenuAsPrimaryAction", .bool(true), of: tapped)
    guard showsMenu || turns != nil || !found.isEmpty, !owner.isNil || named != nil else {
      if advice.isEmpty { return }
      return failSwift("code that has run connects nothing to '\(word)': \(advice)", a)
    }
    if events == .tap, let x = controller(with: owner) {
      let isItem = if case .object = owner { true } else { false }
      if !isItem, let popover = Sheets.popover(above: x, world), hierarchy.isVisible(x) {
        if !passes(name, popover) {
          return userDismisses(popover.presented, .tapOutside, line: Int(instruction.line))
        }
      } else if let refusal = ask({ Gestures.ignoresTap(on: x, isItem: isItem, $0, &$1) }) {
        return ignoreGesture(on: x, refusal.rule) { _ = Gestures.ignoresTap(on: x, isItem: isItem, $0, &$1) }
      }
    }
    if let state = untouchable(item: owner) ?? (events == .tap ? untouchable(tapped) : nil) {
      return tellOnce("'\(word)' \(state): a tap does nothing", instruction.line)
    }
    if showsMenu {
      return tellOnce(
        "'\(word)' shows its menu when it is tapped, and no other action of it runs: a step with '.menu.tap(\"Edit\")' in place of '.tap()' picks the entry of that title",
        instruction.line)
    }
    // A switch is turned, whoever hears of it.
    if let turns, let tapped, case .bool(let isOn) = member(turns, of: tapped, instruction, a) {
      setMember(turns, of: tapped, to: .bool(!isOn), instruction, a)
    }
    // A finger goes down before it goes up.
    let isDown = { (control: SwiftState.Control) in control.events.contains(.down) && !control.events.contains(.touch) }
    let inOrder = found.filter(isDown) + found.filter { !isDown($0) }
    for control in inOrder.reversed() {
      if let action = control.action {
        let isNamed = !program.swift.texts[Int(control.name.index)].isEmpty
        if isNamed, control.events.isDisjoint(with: events) { continue }
        send(action, of: control, word, advice, instruction, a)
        continue
      }
      // A step that taps a recogniser by its own name runs it, whatever its gesture is.
      let meant = control.isOnView || events != .tap ? events : [events, .otherGesture]
      if control.events.isDisjoint(with: meant) { continue }
      if events == .tap, isSet("isEnabled", .bool(false), of: control.recognizer) {
        tellOnce("the gesture recogniser of '\(word)' is not enabled: it does not call its action", instruction.line)
        continue
      }
      if let closure = control.closure {
        callClosure(closure, [action(of: control, name)], nil, instruction, a)
      } else if let body = control.body {
        let arguments = arguments(of: control)
        if let selector = control.selector {
          send(selector, to: control.target, arguments, nil, instruction, a)
        } else {
          call(body, on: control.target, arguments, from: a, to: .nothing)
        }
      }
    }
  }

  /// The view that a property holds which has the name of a control; nil where presim does not know which one it is.
  private func view(named name: TextID, of owner: Value) -> Value? {
    guard let type = type(of: owner), Int(type.index) < program.swift.classes.count else { return nil }
    let word = program.swift.texts[Int(name.index)]
    let field = program.swift.classes[Int(type.index)].fields.last { program.swift.fields[Int($0.index)].name == word }
    return field.map { kept($0, of: owner) }
  }

  /// Whether code has made a label or an image view, and has not said that it takes touches.
  private func beginsWithoutTouches(_ view: Value?) -> Bool {
    guard case .opaque(let made)? = view, made.view > 0, case let known = swift.views[Int(made.view) - 1], known.isMade
    else { return false }
    let text = program.swift.texts[Int(made.index)]
    guard text.hasPrefix("UILabel(") || text.hasPrefix("UIImageView(") else { return false }
    return fieldOfViews("isUserInteractionEnabled").map { known.members[$0] == nil } ?? true
  }

  /// Whether code has set a member of a view to a value.
  private func isSet(_ word: String, _ value: Value, of view: Value?) -> Bool {
    guard let view, let id = fieldOfViews(word) else { return false }
    switch view {
    case .opaque(let made) where made.view > 0: return swift.views[Int(made.view) - 1].members[id] == value
    case .object: return FieldKey(id, of: instance(view)).flatMap { swift.fields[$0] } == value
    default: return false
    }
  }

  /// What keeps a touch from a bar button item, as far as code has said it; nil where nothing does.
  private func untouchable(item owner: Value) -> String? {
    guard case .object(let item) = owner else { return nil }
    func isSet(_ property: Property, _ value: Bool) -> Bool {
      hierarchy.assigned[PropertyKey(owner: .object(item), property: property)] == .bool(value)
    }
    if isSet(.isEnabled, false) { return "is not enabled" }
    return isSet(.isHidden, true) ? "is hidden" : nil
  }

  /// What keeps a touch from a view, as far as code has said it; nil where nothing does.
  private func untouchable(_ view: Value?) -> String? {
    if isSet("isHidden", .bool(true), of: view) { return "is hidden" }
    if isSet("alpha", .int(0), of: view) || isSet("alpha", .decimal(0), of: view) {
      return "has an 'alpha' of 0"
    }
    if isSet("isUserInteractionEnabled", .bool(false), of: view) {
      return "has an 'isUserInteractionEnabled' of false"
    }
    if beginsWithoutTouches(view) {
      return "takes no touches: 'isUserInteractionEnabled' of a label or an image view is false until code sets it"
    }
    return isSet("isEnabled", .bool(false), of: view) ? "is not enabled" : nil
  }

  /// What code has connected to a view, by whatever names; where nobody knows which view one is, by the name that the
  /// code has for it.
  private func controls(of view: Value?, _ owner: Value, _ name: TextID) -> [SwiftState.Control] {
    var found: [SwiftState.Control] = []
    for control in swift.controls where control.closure != nil || control.action != nil || isAlive(control.target) {
      let isIt = view.flatMap { view in control.sender.flatMap { Self.comparesViews(.equal, view, $0) } }
      guard isIt ?? (control.owner == owner && control.name == name) else { continue }
      // Two names of one view have the same connection.
      let isKnown =
        isIt == true
        && found.contains {
          $0.selector == control.selector && $0.target == control.target && $0.closure == control.closure
            && $0.events == control.events
        }
      if !isKnown { found.append(control) }
    }
    return found
  }

  /// What the action of a control gets: the control first, of which presim knows which one it is.
  private func arguments(of control: SwiftState.Control) -> [Value] {
    control.arguments.enumerated().map { row, name in
      guard row == 0 else { return .opaque(name) }
      return switch control.sender {
      case .opaque(let view)?: .opaque(TextID(name.index, view: view.view))
      // A view of a class of the file's.
      case .object(let view)?: .object(view)
      default: .opaque(name)
      }
    }
  }

  /// What the closure of an action gets: nothing is known of it but its sender.
  private func action(of control: SwiftState.Control, _ name: TextID) -> Value {
    guard case .opaque(let view)? = control.sender else { return .opaque(name) }
    return .opaque(TextID(name.index, view: view.view))
  }

  /// The controller in whose view or bar a control lies; nil where nobody knows.
  private func controller(with owner: Value) -> ControllerID? {
    switch owner {
    case .controller(let x), .view(let x), .facet(_, let x): x
    case .object: (0..<hierarchy.count).map { ControllerID(row: $0) }.first { has(owner, in: $0) }
    default: nil
    }
  }

  /// Whether a popover leaves the touches on a control to it.
  private func passes(_ control: TextID, _ popover: Presentation) -> Bool {
    let owner = PropertyKey.Owner.facet(.presentationController, popover.original)
    guard let views = hierarchy.assigned.values[PropertyKey(owner: owner, property: .passthroughViews)] else {
      return false
    }
    let word = program.swift.texts[Int(control.index)]
    func isMeant(_ value: Value) -> Bool {
      guard case .opaque(let text) = value else { return false }
      return program.swift.texts[Int(text.index)].split(whereSeparator: { "[], ".contains($0) }).contains { $0 == word }
    }
    if case .list(let all) = views { return all.contains(where: isMeant) }
    return isMeant(views)
  }

  /// Whether a bar button item stands in a controller's bars.
  private func has(_ item: Value, in x: ControllerID) -> Bool { barButtonItems(of: x).contains(item) }

  /// What stands in a controller's bars.
  private func barButtonItems(of x: ControllerID) -> [Value] {
    let bar = PropertyKey.Owner.facet(.navigationItem, x)
    let places: [(owner: PropertyKey.Owner, property: Property)] = [
      (bar, .leftBarButtonItem), (bar, .rightBarButtonItem), (bar, .leftBarButtonItems), (bar, .rightBarButtonItems),
      (.controller(x), .toolbarItems),
    ]
    var found: [Value] = []
    for place in places {
      switch hierarchy.assigned[PropertyKey(owner: place.owner, property: place.property)] {
      case .list(let items)?: found += items
      case let item?: found.append(item)
      case nil: break
      }
    }
    return found
  }

  /// Whether a controller is being edited: its `editButtonItem` says it too.
  mutating func setEditing(_ x: ControllerID, _ isEditing: Bool) {
    hierarchy.assign(.controller(x), .isEditing, .bool(isEditing))
    for case .object(let item) in barButtonItems(of: x)
    where hierarchy.property(item, .tag) == .int(StandardValues.editButtonTag) {
      hierarchy.assign(.object(item), .title, .string(isEditing ? "Done" : "Edit"))
    }
  }

  /// What is connected to a control runs, where no code has sent its events.
  private mutating func start(_ control: SwiftState.Control, on target: Value) {
    var frame = Frame(subject: target, arguments: arguments(of: control), origin: -1)
    var body = control.body
    if case .closure(let id)? = control.closure {
      frame = self.frame(for: id)
      frame.arguments = [.opaque(control.name)]
      body = swift.closures[Int(id.index)].body
    } else if let selector = control.selector, let own = method(selector, of: control.target) {
      body = own
    }
    guard let body, !loop.isStopped else { return }
    frame.origin = runs(.handler("the block of line \(program.function(body)?.line ?? 0)"))
    interrupt()
    loop.agenda.append(.body(body, 0, frame))
  }

  /// The `backAction` of a top's navigation item runs in place of the pop; false where it has none.
  mutating func runsBackAction(of top: ControllerID) -> Bool {
    let found = swift.controls.last {
      $0.owner == .controller(top) && $0.closure != nil
        && program.swift.texts[Int($0.name.index)] == "navigationItem.backAction"
    }
    guard let found else { return false }
    start(found, on: found.target)
    return true
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
      start(control, on: instance(control.target) == .object(object) ? own : control.target)
    }
    return !found.isEmpty
  }
}

extension SwiftState {
  /// What is connected to a control.
  struct Control: Sendable {
    var name: TextID
    var owner: Value
    var target: Value
    let body: BodyID?
    let selector: SelectorID?
    let closure: Value?
    let arguments: [TextID]
    var events: ControlEvents
    var isOnView: Bool
    /// The selector of a bar button item, a text: what it is on its target is found when it is tapped.
    var action: Value?
    /// The control itself, where presim knows which one it is.
    var sender: Value?
    /// The gesture recogniser that calls the action, where a view has one that presim knows.
    var recognizer: Value?
  }
}
