/// What lint keeps of the file's own Swift: properties, closures, what was read.
struct LintCodeNotes {
  /// Stored properties whose values are known, by instance; one that is missing may hold anything.
  var fields: [UInt64: Value] = [:]
  /// Closures, by row.
  var closures: [LintClosure] = []
  /// Controllers that were assigned something that decides how they come and that nobody knows.
  var unsure: Set<ControllerID> = []
  /// Controllers that were given a closure or another object from outside: they may hand something back by it.
  var answering: Set<ControllerID> = []
  /// Controllers that were made where the code makes children in a way that presim does not read.
  var contained: Set<ControllerID> = []
  /// The functions that have been read.
  var seen: Set<BodyID> = []
  /// Controllers of which nothing else is known, each for what the code says in its place: `self.presenter`.
  var strangers: [String: ControllerID] = [:]
  /// The functions that are being read, outermost first.
  var stack: [BodyID] = []
  /// The statements that ask UIKit for something.
  var statements: [LintSite: LintCode.Statement] = [:]
  /// The closure that is being read, and those that have led to it, outermost first.
  var lineage: [BodyID] = []
  /// How many times each closure was kept to be read.
  var readings: [BodyID: Int] = [:]
  /// How many instructions may still be read: functions that call each other are read again at each call.
  var allowance = 200_000
}

/// What a fix has to know of the file's own Swift: what its statements ask for, and what they can name.
struct LintCode: Sendable {
  /// A statement as lint has read it.
  struct Statement: Sendable {
    let instruction: Instruction
    /// The instance whose code it is.
    let subject: Value
    /// Of a function that another one has called: that one, and the line there.
    let caller: (body: BodyID, line: Int)?
  }

  let statements: [LintSite: Statement]
  /// What is known where it stands.
  let simulator: Simulator
  /// The stored properties whose values are known, by instance.
  let fields: [UInt64: Value]

  init(_ book: LintBook) {
    (statements, simulator, fields) = (book.code.statements, book.reader, book.code.fields)
  }
}

/// A closure, with what is known of what it has captured.
struct LintClosure {
  let body: BodyID
  let captures: [(slot: Slot, value: Value?)]
  /// The statements around it are read in this place.
  let scene: LintScene
  /// Whether its statements were read.
  var isRead = false
  /// Whether it is the handler of an action: its alert has gone when it runs.
  var opensAfterAnAlert = false
}

/// What runs a function that is read.
struct LintScene {
  var place: LintPlace
  var frame: Frame
  /// The step; `Int.max` where it may be any.
  var step: Int
  /// Whether a condition decides that it runs.
  var isConditional = false
  /// Whether a closure asks what it was given: who calls it may have settled that.
  var asksItsArgument = false
  /// The line of the call that has led here, for what is called by a function of the file's.
  var from: Int?
}

/// A function that is read, and what is known of its variables: nil for what may be anything.
struct LintActivation {
  let body: BodyID
  let function: SwiftFunction
  private(set) var slots: [Value?]
  /// Each change of a variable with what it held before: two ways are compared by what they change, not by all that there is.
  private(set) var changes: [SlotChange] = []
  var scene: LintScene
  /// What it returns, where each way through it returns the same.
  var result: Value?
  var hasReturned = false
  /// The beginnings of the `catch` blocks that were read.
  var caught: Set<Int> = []

  init(_ body: BodyID, _ function: SwiftFunction, _ scene: LintScene) {
    (self.body, self.function, self.scene) = (body, function, scene)
    slots = Array(repeating: nil, count: function.slots.count)
  }

  /// The value of an operand; nil for one that is not known.
  func value(_ operand: Operand) -> Value? {
    switch operand {
    case .value(.opaque): nil
    case .value(let value): value
    case .slot(let slot): slots[Int(slot.index)]
    }
  }

  mutating func set(_ slot: Slot?, _ value: Value?) {
    guard let slot else { return }
    if case .opaque = value { put(nil, Int(slot.index)) } else { put(value, Int(slot.index)) }
  }

  private mutating func put(_ value: Value?, _ row: Int) {
    changes.append(SlotChange(row: row, value: slots[row]))
    slots[row] = value
  }

  /// Takes back what was changed since there were so many changes: what these variables held in the end, each once.
  mutating func takeBack(to mark: Int) -> [SlotChange] {
    var taken: [SlotChange] = []
    var rows: Set<Int> = []
    while changes.count > mark {
      let change = changes.removeLast()
      if rows.insert(change.row).inserted { taken.append(SlotChange(row: change.row, value: slots[change.row])) }
      slots[change.row] = change.value
    }
    return taken
  }

  /// Makes changes again that were taken back.
  mutating func redo(_ taken: [SlotChange]) {
    for change in taken { put(change.value, change.row) }
  }

  /// What is returned on one of its ways.
  mutating func returns(_ value: Value?) {
    result = hasReturned && result != value ? nil : value
    hasReturned = true
  }

  /// Keeps of its variables what is the same on both of two ways: on this one, which has begun when there were so many
  /// changes, and on another that changed this.
  mutating func merge(_ other: [SlotChange], since mark: Int) {
    let end = changes.count
    var rows: Set<Int> = []
    for change in other {
      rows.insert(change.row)
      if slots[change.row] != change.value { put(nil, change.row) }
    }
    for index in mark..<end where rows.insert(changes[index].row).inserted {
      let change = changes[index]
      if slots[change.row] != change.value { put(nil, change.row) }
    }
  }
}

/// A variable of a function, and what it holds on some way.
struct SlotChange {
  let row: Int
  let value: Value?
}

extension LintBook {
  // MARK: Stored properties

  /// What a stored property holds, where that is known.
  func value(of field: FieldID, _ owner: Value?) -> Value? {
    guard let key = key(of: field, owner) else { return nil }
    return code.fields[key]
  }

  mutating func set(_ field: FieldID, of owner: Value?, to value: Value?) {
    guard let key = key(of: field, owner) else { return }
    note(.field(key, code.fields[key]))
    code.fields[key] = value
  }

  /// Notes that a controller was given something by which it may hand something back.
  mutating func noteAnswer(by owner: Value?, _ values: [Value?]) {
    guard case .controller(let x)? = owner else { return }
    for case .some(let value) in values {
      switch value {
      case .closure, .controller, .object: code.answering.insert(x)
      default: break
      }
    }
  }

  private func key(of field: FieldID, _ owner: Value?) -> UInt64? {
    if program.swift.fields[Int(field.index)].isStatic { return FieldKey(field).packed }
    return owner.flatMap { FieldKey(field, of: $0) }?.packed
  }

  // MARK: Closures

  /// Keeps a closure for the end of the body. One that has led here is not read inside itself, as no function is: the
  /// button of an alert that shows the alert again. One that many closures lead to is read some times and no more.
  mutating func readLater(_ id: ClosureID, _ frame: Frame, _ place: LintPlace, dismissal: Dismissal.Plan? = nil) {
    let closure = code.closures[Int(id.index)].body
    code.closures[Int(id.index)].isRead = true
    let readings = code.readings[closure, default: 0]
    guard !code.lineage.contains(closure), code.lineage.count < 3 || readings < 16 else { return }
    code.readings[closure] = readings + 1
    body.closures.append(
      .init(
        body: closure, frame: frame, place: place, dismissal: dismissal, code: id, lineage: code.lineage + [closure]))
  }

  // MARK: What is made

  /// A new instance of one of the file's classes. At column one it has the name that running the file gives it.
  mutating func allocate(_ type: ClassID, _ name: MadeID?, isColumn: Bool) -> Value {
    let text = name.map { isColumn ? reader.free($0) : program.swift.made[Int($0.index)].name } ?? ""
    let value: Value
    switch hierarchy.classTable[Int(type.index)].kind {
    case .view where reader.isWindowClass(type): value = addWindow(text)
    case .controller:
      let x = hierarchy.add(name: text, class: type)
      reader.initialize(x)
      value = .controller(x)
    default: value = .object(reader.addObject(type, name: text, isHeld: true))
    }
    if isColumn, let name { reader.enter(name, value) }
    return value
  }

  /// A new object of UIKit's.
  mutating func make(
    _ type: ClassID, _ arguments: [(property: Property, value: Value?)], _ name: MadeID?, isColumn: Bool
  ) -> Value? {
    let text = name.map { isColumn ? reader.free($0) : program.swift.made[Int($0.index)].name } ?? ""
    var made: Value
    if hierarchy.classTable[Int(type.index)].name == UIKitClass.window.name {
      made = addWindow(text)
    } else {
      let known = arguments.compactMap { argument in
        argument.value.map { MakeArgument(property: argument.property, value: .value($0)) }
      }
      let stood = arguments.flatMap { controllers(in: $0.value) }.map { x in
        (x: x, parent: hierarchy.parent(of: x), sibling: hierarchy.nextSibling(of: x), place: hierarchy.place(of: x))
      }
      made = (try? reader.make(type, known, .column)) ?? .none
      // What an initialiser takes in stands where it stood again behind a way that need not be taken.
      for (x, parent, sibling, place) in stood where hierarchy.parent(of: x) != parent {
        note(.parent(x, was: parent, before: sibling, place))
      }
      switch made {
      case .controller(let x):
        hierarchy.rename(x, text)
        // What is not known may be anything.
        if arguments.contains(where: { $0.value == nil }) { fillIn(x, arguments) }
        if hierarchy.classTable[Int(type.index)].setsStyle { code.unsure.insert(x) }
      case .object(let object): hierarchy.objects[Int(object.index)].isHeld = true
      case .none: return nil
      default: break
      }
    }
    if isColumn, let name { reader.enter(name, made) }
    return made
  }

  private func controllers(in value: Value?) -> [ControllerID] {
    switch value {
    case .controller(let x): [x]
    case .list(let elements):
      elements.compactMap { if case .controller(let x) = $0 { x } else { nil } }
    default: []
    }
  }

  /// Texts that nobody knows are there: an alert with a title of the server's has a title.
  private mutating func fillIn(_ x: ControllerID, _ arguments: [(property: Property, value: Value?)]) {
    for argument in arguments where argument.value == nil {
      switch argument.property {
      case .title, .message: hierarchy.assign(.controller(x), argument.property, .string("…"))
      default: code.unsure.insert(x)
      }
    }
  }

  private mutating func addWindow(_ name: String) -> Value {
    let window = WindowID(row: hierarchy.windows.count)
    hierarchy.add(WindowState(name: name, root: nil, isVisible: false))
    return .window(window)
  }

  // MARK: UIKit's properties

  /// What a property of UIKit's is worth, by the book; nil where that is not known, or where the file computes it.
  mutating func read(_ property: Property, of owner: Value?, _ site: LintSite) -> Value? {
    guard let owner else { return nil }
    if owner.isNil { return Value.none }
    if let type = reader.type(of: owner), Int(type.index) < program.swift.classes.count,
      program.swift.classes[Int(type.index)].getters.contains(where: { $0.property == property })
    {
      return nil
    }
    if case .controller(let x) = owner {
      if isPresentationController(property) { freeze(property, x, site) }
      if property == .navigationController, let nav = navigationControllerLeft(by: x) { return .controller(nav) }
      // Reading it loads it.
      if property == .view { return .view(x) }
    }
    if property == .window, case .view(let x) = owner, let window = window(around: x) { return .window(window) }
    guard let found = try? reader.read(property, of: owner, isLooking: true) else { return nil }
    if case .opaque = found { return nil }
    // In what an app's controller stands, and what it presents, the file need not say.
    if program.swift.isApp, found.isNil || found == .list([]) { return nil }
    return found
  }

  /// The window in which a controller is, once it is on screen.
  private func window(around x: ControllerID) -> WindowID? {
    var top = hierarchy.outermostContainer(of: x)
    while let presenter = hierarchy.directPresenter(top) { top = hierarchy.outermostContainer(of: presenter) }
    return hierarchy.windowWithRoot(top)
  }

  /// Reading the presentation controller fixes the style from here on (`ReadingFreezesTheStyle`, STY-04).
  private mutating func freeze(_ property: Property, _ x: ControllerID, _ site: LintSite) {
    let before = hierarchy.frozen[x]
    _ = reader.readPresentationController(property, x, isLooking: false)
    guard before == nil, hierarchy.frozen[x] != nil else { return }
    note(.frozen(x, before))
    file.frozenBy[x] = site
  }

  /// Keeps what is assigned to a presentation controller, and what is assigned that nobody knows.
  mutating func noteAssignment(_ property: Property, of target: Value, _ value: Value?) {
    switch property {
    case .sourceView, .sourceItem, .barButtonItem:
      if case .facet(_, let x) = target { file.anchored.insert(x) }
    case .delegate:
      if value == nil, case .facet(_, let x) = target { file.hearsOfSwipes.insert(x) }
      if value == nil, case .controller(let x) = target { code.unsure.insert(x) }
    case .modalPresentationStyle, .transitioningDelegate, .definesPresentationContext, .isModalInPresentation,
      .modalTransitionStyle, .viewControllers, .preferredStyle:
      if value == nil, case .controller(let x) = target { code.unsure.insert(x) }
    default: break
    }
  }

  /// Alerts have gone when the handlers of their actions run.
  mutating func closeAlerts() {
    for x in hierarchy.presentations.keys.sorted(by: { $0.index < $1.index }) {
      guard hierarchy.kind(of: x) == .alert, let presentation = hierarchy.presentations[x] else { continue }
      noteEnd(of: presentation)
      hierarchy.cutPresentation(x)
    }
  }
}
