/// Where the file's Swift meets launch and steps.
extension Simulator {
  /// A step begins.
  mutating func prepareSwift() {
    outcome.keepsLines = true
    if !program.swift.files.isEmpty { outcome.files = program.swift.files }
    (swift.clock, swift.began) = (0, 0)
    swift.steps &+= 1
  }

  /// What the file's classes do with the controllers and objects of outlines before launch: values of properties, and
  /// initialisers.
  mutating func initializeOutline() {
    prepareSwift()
    let isLaunched = program.swift.launch != nil
    initialize { isObject in !isObject || !isLaunched }
    if script.hasGetters {
      askGetters(isLinked: false)
    }
  }

  /// Where a delegate's code makes what is on screen, the objects of a file may name it: they are made behind it.
  mutating func initializeObjects() {
    if program.swift.launch != nil { initialize { $0 } }
  }

  private mutating func initialize(where isMade: (_ isObject: Bool) -> Bool) {
    swift.isBuilding = true
    for (subject, body, _) in program.swift.outlineInitializers where !loop.isStopped {
      let isObject = if case .object = subject { true } else { false }
      guard isMade(isObject) else { continue }
      // Each stands for itself, however many an outline has.
      loop.meter.restart(at: hierarchy.revision)
      loop.agenda.append(.body(body, 0, Frame(subject: subject, arguments: [], origin: -1)))
      drain()
    }
    swift.isBuilding = false
  }

  /// Asks the getters that take the place of UIKit's: what they answer holds until they are asked again, with the next
  /// commit.
  mutating func askGetters(isLinked: Bool = true) {
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      if loop.isStopped { return }
      askGetters(of: x) { property in
        // Nobody has children before the outline is linked.
        isLinked || SystemAppearance.Preference(child: property) == nil
      }
    }
  }

  /// Asks those of one controller.
  mutating func askGetters(of x: ControllerID, where isWanted: (Property) -> Bool = { _ in true }) {
    let type = Int(hierarchy.classes[Int(x.index)].index)
    guard type < program.swift.classes.count, !hierarchy.has(x, .released) else { return }
    for (property, function) in program.swift.classes[type].getters where isWanted(property) {
      let key = PropertyKey(owner: .controller(x), property: property)
      if property.isPlainSetting, swift.ofSuper[key] == nil, setter(property, of: .controller(x)) != nil,
        let own = try? read(property, of: .controller(x), isLooking: true)
      {
        swift.ofSuper[key] = own
      }
      let answer = evaluate(function, on: .controller(x))
      let value = fitted(answer, to: property.facts.type) ?? answer
      if hierarchy.keptProperty(x, property) != value { hierarchy.assign(.controller(x), property, value) }
    }
  }

  /// Code has assigned a property of `super`: what the file's getter makes of it UIKit goes by.
  mutating func noteAssignedToSuper(_ property: Property, of target: Value) {
    guard case .controller(let x) = target, property.isPlainSetting, getter(property, of: target) != nil else { return }
    let key = PropertyKey(owner: .controller(x), property: property)
    swift.ofSuper[key] = hierarchy.assigned.values[key]
    askGetters(of: x) { $0 == property }
  }

  /// A step is over: closures that UIKit has dropped without a word are let go.
  mutating func settleSwift() {
    guard !loop.isStopped else { return }
    takeBackClosures()
    if !loop.agenda.isEmpty {
      loop.agenda.insert(.commit, at: 0)
      drain()
    }
  }
}

extension Property {
  /// Whether it is one value that is kept as it was assigned, and acts on nothing by itself.
  fileprivate var isPlainSetting: Bool {
    switch facts.type {
    case .bool, .enumeration: self != .isActive
    default: self == .transitioningDelegate
    }
  }
}
