@testable import PresentationModel

/// A world made by hand: what a question is asked of in a table test, without a scenario or a run.
struct WorldBuilder {
  var world: World

  /// A world without controllers, on an iPhone.
  init(_ profile: Profile = .newest) {
    let classes = ControllerKind.allCases.map { kind in
      ClassInfo(name: kind.className, superclass: nil, kind: .controller(kind), isDeclared: false)
    }
    world = World(
      Hierarchy(classTable: classes), profile: profile,
      environment: PresentationModel.Environment(device: .iPhone, orientation: .portrait))
  }

  /// A world without controllers under one version of iOS.
  init(ios version: Int) { self.init(.ios(UIKitVersion(version))) }

  /// Adds a controller; as a child its view lies in its parent's.
  mutating func add(
    _ name: String, _ kind: ControllerKind = .plain, in parent: ControllerID? = nil, state: AppearanceState = .appeared
  ) -> ControllerID {
    let row = ControllerKind.allCases.firstIndex(of: kind) ?? 0
    let x = world.hierarchy.add(name: name, class: ClassID(Int32(row)))
    world.hierarchy.set(x, .viewLoaded, true)
    world.hierarchy.set(x, .taken, true)
    world.hierarchy.states[Int(x.index)] = state
    guard let parent else { return x }
    world.hierarchy.append(x, to: parent)
    world.hierarchy.setPlace(x, .inside(parent))
    return x
  }

  /// Adds a controller whose view nobody has loaded yet.
  mutating func addUnloaded(_ name: String, _ kind: ControllerKind = .plain, in parent: ControllerID? = nil)
    -> ControllerID
  {
    let x = add(name, kind, in: parent, state: .disappeared)
    world.hierarchy.set(x, .viewLoaded, false)
    return x
  }

  /// Adds a visible window, nil for one without a root.
  @discardableResult
  mutating func window(_ root: ControllerID?, name: String = "window") -> WindowID {
    world.hierarchy.windowRows.append(WindowState(name: name, root: root, isVisible: true))
    let id = WindowID(Int32(world.hierarchy.windows.count - 1))
    if let root { world.hierarchy.setPlace(root, .window(id)) }
    return id
  }

  /// Lets one controller present another, settled.
  mutating func present(_ presented: ControllerID, by presenter: ControllerID, isContextBased: Bool = false) {
    world.hierarchy.link(presenter: presenter, presented: presented)
    world.hierarchy.presentations[presented] = Presentation(
      source: presenter, presenter: presenter, presented: presented,
      requestedStyle: isContextBased ? .overCurrentContext : .overFullScreen, isContextBased: isContextBased,
      own: nil, controllerObject: nil, isAnimated: false)
    world.hierarchy.setPlace(
      presented,
      isContextBased ? .beside(presenter) : world.hierarchy.window(of: presenter).map { .window($0) } ?? .none)
  }

  /// Assigns a property of a controller.
  mutating func assign(_ x: ControllerID, _ property: Property, _ value: Value) {
    world.hierarchy.assign(.controller(x), property, value)
  }

  /// Asks a question; answers with what the ledger kept: `CON-09 declined child: the view's owner is …`.
  func ask<Answer>(_ question: (World, inout Ledger) -> Answer) -> (answer: Answer, said: [String]) {
    var ledger = Ledger()
    let answer = question(world, &ledger)
    let said = ledger.entries.map { entry in
      let subject = entry.subject.map { " " + world.hierarchy.name(of: $0) } ?? ""
      return "\(entry.rule.text) \(entry.verdict)\(subject): \(BecauseText.text(entry, world.hierarchy))"
    }
    return (answer, said)
  }

  /// What the ledger kept of a question: with what `ask` does not say, silences and open questions.
  func trace<Answer>(_ question: (World, inout Ledger) -> Answer) -> [TraceEntry] {
    var ledger = Ledger()
    _ = question(world, &ledger)
    return ledger.entries
  }

  /// What a refusal makes UIKit say, one text an utterance; an exception that no row of the rulebook has by its name.
  func texts(_ refusal: Refusal?) -> [String] {
    guard let refusal else { return [] }
    return refusal.utterances.map { $0.text(in: world) ?? "" } + (refusal.unlisted.map { [$0.name] } ?? [])
  }
}
