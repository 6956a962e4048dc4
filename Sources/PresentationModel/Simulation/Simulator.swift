/// Runs one scenario: the run loop's turn (ORD-01) over an agenda of tasks.
///
/// What UIKit does in nested calls is done here task by task, so that callbacks of callbacks use no stack of the
/// machine's.
struct Simulator: Sendable {
  var program: Program {
    @inline(__always) _read { yield programBox.value }
    @inline(__always) _modify { yield &programBox.value }
  }
  var programBox: Box<Program>
  /// What rules are asked about, and what the answers change.
  var world: World
  /// Whether reasons are kept. It changes no outcome.
  let isTracing: Bool
  /// Whether the event log is kept. It changes no outcome but itself.
  var keepsEvents = true

  /// In which order everybody is told.
  var schedules = ScheduleSet.uikit
  /// What of it was played.
  var played = PlayedSchedules()

  /// What is left to do; the last is next.
  var agenda: [Task] = []
  /// What a transition's end sets going, by the rows of the world's transitions.
  var sequels = Column<Sequel>()
  /// Roots and views that code moved into a window: their did-callback comes after the commit.
  var arrivingAfterCommit: [Newcomer] = []
  /// Calls of `present` whose receivers are coming (PRE-01).
  var waitingForReceivers = WaitingCalls()
  /// Changes of stacks that wait for the ones before them (NAV-16).
  var heldChanges = IDMap<ControllerID, HeldChanges>()
  /// Controllers that may have lost their last holder.
  var releaseCandidates: [ControllerID] = []
  /// Controllers that only a name holds: some statement to come still mentions it (REL-02).
  var heldByName = HeldNames()
  /// Who has become the root of a visible window since code began its appearance transition (CON-07).
  var rootsSinceBegin = IDSet<ControllerID>()
  /// Controllers that got `willMove(toParent:)` and whose `didMove` waits for their appearance (NAV-01).
  var pendingDidMove = IDMap<ControllerID, ControllerID>()

  /// What the step has done so far.
  var outcome: StepOutcome
  /// Row in `outcome.calls` that decisions belong to.
  var currentCall: Int32 {
    get { outcome.ledger.call }
    set { outcome.ledger.call = newValue }
  }
  /// Whether the step is a `begin` whose transitions stay open.
  var holdsTransitions = false
  /// Transitions that `begin` holds open.
  var held: [TransitionID] = []
  /// Search controllers that were activated, not presented by code (SCH-03).
  var activated = IDSet<ControllerID>()
  /// Those of them that may have lost their presenter: looked at when the next step begins.
  var activatedToCheck: [ControllerID] = []
  /// Children that code has added, or told of a parent: when the run is over, whether all of it was said is looked at.
  var movedByCode = Column<ControllerID>()
  /// More statements may come behind the last one: what a whole file leaves undone is not told of.
  var isOpenEnded = false
  /// The window that was made key last.
  var keyWindow: WindowID?
  /// The call that has given a window another root in this turn: that decides from the commit on which way up the
  /// interface is.
  var newRootCall: Int32?
  /// Whether the transition whose callbacks run is animated: what they are told.
  var isAnimating = false
  /// Set by an exception or a limit: nothing runs any more.
  var isStopped = false

  /// Segues of this step.
  var segueRuns: [SegueRun] = []
  /// Segues that live as long as what they have presented (SEG-06).
  var heldSegues = IDMap<ControllerID, ObjectID>()
  /// Who stands below whom in the outlines; made when a destination is copied.
  var outlineChildren: OutlineChildren?
  /// How many calls UIKit has refused with a line, for who looks whether one more was.
  var refusedCalls = 0
  /// How many segues the step has performed.
  var segueCount = 0

  /// What ORD-34 counts, and the last bodies that kept the step going.
  var transitionCount = 0
  var bodyCount = 0
  /// Whether a tenth of what ORD-34 allows is enough: for trials of a file that it has stopped already.
  var endsSooner = false
  /// Bodies of `on name.…` that have run.
  var hasRun = IDSet<BodyID>()
  /// Those of the controllers with such bodies that had appeared when launch was over.
  var appearedAtLaunch = IDSet<ControllerID>()
  var madeCount = 0
  /// How often expectations in bodies were checked in this step, and which have failed in it.
  var checks = IDMap<ExpectationID, ExpectationChecks>()
  /// Whose bodies have run in this step, whose body speaks now, and the last four that queued a transition.
  var origins: [Origin] = []
  var currentOrigin: Int32 = -1
  var queuers: [Int32] = []

  /// Which callbacks of which controllers have bodies: class by class, and `on name.…`.
  var observed: ObservedCallbacks
  /// `presim compare`: the style that the next presented controller gets first.
  var overriddenStyle: ModalPresentationStyle?
  /// Why the expectation that is judged could not be looked at: `!` on nil, an index past the end.
  var failedLook: String?
  /// Which expectations have been reached.
  var reached: Column<Bool>
  /// What the actions of alerts run (DIS-15).
  var actionHandlers = IDMap<ObjectID, (body: BodyID, frame: Frame)>()
  /// Properties without an effect here of which that was told: once a run is enough.
  var toldWithoutEffect: Set<Property> = []
  /// What else was told that is enough once a run.
  var told: [String] = []
  /// How deep objects that class bodies make are nested at the moment.
  var makingDepth = 0
  /// How many delegates are being asked: one may be asked while a body of another's method runs.
  var askingDepth = 0
  /// What lint reports on the file, once an expectation has asked.
  var reported: [LintID]?
  /// Controllers that animate or steer themselves, by the objects that stand for them.
  var standIns: [(object: ObjectID, controller: ControllerID)] = []
  /// The step that runs; -1 at launch.
  var currentStep = -1
  /// The file's own Swift, as it runs.
  var swift: SwiftState {
    @inline(__always) _read { yield swiftBox.value }
    @inline(__always) _modify { yield &swiftBox.value }
  }
  var swiftBox = SwiftState.none

  init(program: consuming Program, isTracing: Bool) {
    var world = World(
      Hierarchy(classTable: program.classes), profile: program.profile, environment: program.environment)
    if let mask = program.appOrientations.flatMap({ FacingSet($0) }) { world.appOrientations = mask }
    world.segues = program.segues
    // Each part once, when it is whole: a run is a large value, and nothing of it is to be copied.
    self.isTracing = isTracing
    self.world = world
    outcome = StepOutcome(index: -1, isTracing: isTracing)
    observed = ObservedCallbacks(program.classes, program.observers)
    reached = Column(Array(repeating: false, count: program.expectations.count))
    if !program.swift.isEmpty { self.world.hierarchy.rows.value.code = CodeNames(program.swift) }
    programBox = Box(program)
    for observer in programBox.value.observers { implement(observer) }
    if !observed.isEmpty { hierarchy.expectStrays() }
  }

  /// What has a body is implemented (EVT-03).
  mutating func implement(_ observer: Observer) {
    if let owner = observer.owner { world.named[owner, default: []].append(observer.callback) }
  }

  /// Works until nothing is left, or the run is stopped.
  mutating func drain() {
    while !isStopped, let task = agenda.popLast() { perform(task) }
    guard isStopped else { return }
    agenda.removeAll()
    // What was to follow does not: a view stays where it is.
    for x in hierarchy.takeTouched() { hierarchy.settlePlace(of: x) }
  }

  mutating func perform(_ task: consuming Task) {
    switch consume task {
    case .step(let id, let index): performStep(id, index)
    case .body(let id, let index, let frame): performBody(id, index, frame)
    case .instruction(let instruction, let frame): perform(instruction, frame)
    case .call(let call, let receiver): dispatch(call, on: receiver)
    case .assignment(let assignment): perform(assignment)
    case .swift(let a): proceed(a)
    case .operations(let operations, let index): perform(operations, from: index)
    case .performance(let performance): play(performance)
    case .transition(let id, let stage): perform(id, stage)
    case .completion(let handler): perform(handler)
    case .coordinated(let block, let kind): perform(block, kind)
    case .late(let call): make(call)
    case .commit: performCommit()
    case .afterCommit: performAfterCommit()
    case .endOfTurn: performEndOfTurn()
    case .resume(let continuation): resume(continuation)
    }
  }

  /// Puts operations on the agenda, to be done next.
  mutating func push(_ operations: [Operation]) {
    if !operations.isEmpty { agenda.append(.operations(operations, 0)) }
  }

  mutating func resume(_ continuation: Continuation) {
    switch continuation {
    case .returns(let call, let speaking):
      currentCall = call
      world.speaking = speaking
    case .release: performRelease()
    case .mainQueue: drainMainQueue()
    case .select(let tab, let tabs): select(tab, in: tabs)
    case .beginTabSwitch(let id): beginTabSwitch(id)
    case .beginPageChange(let id): beginPageChange(id)
    case .willPhaseTold(let id): self[id].isTelling = false
    case .switchTabs(let tabs, let old, let tab): resumeSwitch(tabs, old, tab)
    case .popToRoot(let nav): changeStack(.popToRoot, of: nav, isAnimated: true, line: 0)
    case .animationBegan(let id): self[id].isBeginning = false
    case .pop(let nav): changeStack(.pop, of: nav, isAnimated: true, line: 0)
    case .heldChanges(let nav): makeHeldChange(of: nav)
    case .presentReturned(let id):
      self[id].hasReturned = true
      if let x = self[id].to.first { PresentationControllers.returns(x, wasLoaded: false, world, &outcome.ledger) }
    case .stackSettled(let nav): stackSettled(nav)
    case .showInMore(let tab, let tabs): showInMore(tab, of: tabs)
    case .codeTransitionEnded(let x):
      hierarchy.set(x, .codeTransition, false)
      rootsSinceBegin.remove(x)
    case .environmentChanged: adaptToEnvironment()
    case .takeContentSize(let x, let parent): takeContentSize(of: x, by: parent)
    case .takeContentSizeOfPushed(let x, let nav): takeContentSize(ofPushed: x, by: nav)
    case .orient: _ = orientToDecider()
    case .readapt(let presented, let index): readapt(presented, index)
    case .segue(let run, let stage): resume(run, stage)
    case .embeds(let x, let index): embed(in: x, from: index)
    }
  }

  // MARK: Transitions

  /// Adds a transition that is not queued yet, with the handlers of its call.
  mutating func add(_ transition: consuming Transition, _ handlers: [Handler] = []) -> TransitionID {
    transitions.append(transition)
    sequels.append(Sequel(handlers: handlers))
    return TransitionID(index: Int32(truncatingIfNeeded: transitions.count - 1))
  }

  mutating func queue(_ id: TransitionID) {
    queued.append(id)
    guard currentOrigin >= 0 else { return }
    queuers.append(currentOrigin)
    if queuers.count > 4 { queuers.removeFirst() }
  }

  subscript(_ id: TransitionID) -> Transition {
    @inline(__always) get { world[id] }
    @inline(__always) _modify { yield &world[id] }
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
