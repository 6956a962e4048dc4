/// Runs one scenario: run loop passes (ORD-01) over an agenda of tasks. `Loop/Turn.swift` tells one pass on one page.
///
/// What UIKit does in nested calls is done here task by task, so that callbacks of callbacks use no stack of the
/// machine's.
struct Simulator: Sendable {
  /// What rules are asked about, and what the answers change.
  var world: World
  /// What is left to do.
  var loop = RunLoop()
  /// How far the program has come.
  var script: Script
  /// What the step has done so far.
  var outcome: StepOutcome
  /// Whether reasons are kept. It changes no outcome.
  var isTracing: Bool

  var callbacks = CallbacksState()
  var stacks = StacksState()
  var windows = WindowsState()
  var searches = SearchesState()
  var segues = SeguesState()
  var releases = ReleasesState()
  /// How many marks there are that were not gone back to.
  var marks: Int32 = 0
  /// The file's own Swift, as it runs.
  var swift: SwiftState {
    @inline(__always) unsafeAddress { swiftBox.address }
    @inline(__always) unsafeMutableAddress { swiftBox.changing() }
  }
  var swiftBox = SwiftState.none
  var programBox: Box<Program>

  init(program: consuming Program, isTracing: Bool, in room: consuming RunRoom = RunRoom()) {
    var world = World(
      Hierarchy(classTable: program.classes, in: room.rows.take()), profile: program.profile,
      environment: program.environment)
    if let mask = program.appOrientations.flatMap({ FacingSet($0) }) {
      world.appOrientations = mask
      world.listedOrientations = mask
    }
    world.requiresFullScreen = program.requiresFullScreen
    if VersionRange.from(13).contains(program.profile) { world.hasScenes = program.hasScenes }
    // From iOS 27 on every app that launches has scenes (WIN-07).
    if program.hasScenes == nil,
      AppsWithoutScenes.doNotLaunch(program.profile, isDefault: program.hasDefaultVersion)
    {
      world.hasScenes = true
    }
    if !program.segues.isEmpty { world.segues = program.segues }
    if !program.swift.isEmpty { world.hierarchy.rows.value.plain.code = CodeNames(program.swift) }
    for observer in program.observers { world.implement(observer) }
    let script = Script(program)
    if !script.observed.isEmpty { world.hierarchy.expectLostWindows() }
    // Each part once, when it is whole: a run is a large value, and nothing of it is to be copied.
    self.isTracing = isTracing
    self.world = world
    self.script = script
    programBox = Box(program)
    outcome = room.outcome.take() ?? StepOutcome(index: -1, isTracing: isTracing)
  }

  var program: Program {
    @inline(__always) unsafeAddress { programBox.address }
    @inline(__always) unsafeMutableAddress { programBox.changing() }
  }
  /// Row in `outcome.calls` that decisions belong to.
  var currentCall: Int32 {
    get { outcome.ledger.call }
    set { outcome.ledger.call = newValue }
  }

  subscript(_ id: TransitionID) -> Transition {
    @inline(__always) get { world[id] }
    @inline(__always) _modify { yield &world[id] }
  }
}

extension World {
  /// What has a body is implemented (EVT-03).
  mutating func implement(_ observer: Observer) {
    if let owner = observer.owner { named[owner, default: []].append(observer.callback) }
  }
}

/// The world, part by part.
extension Simulator {
  var profile: Profile { world.profile }
  var environment: Environment {
    @inline(__always) get { world.environment }
    @inline(__always) set { world.environment = newValue }
  }
  var hierarchy: Hierarchy {
    @inline(__always) _read { yield world.hierarchy }
    @inline(__always) _modify { yield &world.hierarchy }
  }
  var transitions: Column<Transition> {
    @inline(__always) _read { yield world.transitions }
    @inline(__always) _modify { yield &world.transitions }
  }
  var queued: [TransitionID] {
    @inline(__always) _read { yield world.queued }
    @inline(__always) _modify { yield &world.queued }
  }
  var running: [TransitionID] {
    @inline(__always) _read { yield world.running }
    @inline(__always) _modify { yield &world.running }
  }
}

/// What a run that is over leaves to the next.
struct RunRoom: Sendable {
  /// The columns of its hierarchy.
  var rows: Box<HierarchyRows>?
  /// The outcome of its last step, of which the room alone counts.
  var outcome: StepOutcome?
}
