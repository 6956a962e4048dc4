/// Runs one scenario: the run loop's turn (ORD-01) over an agenda of tasks.
///
/// What UIKit does in nested calls is done here task by task, so that callbacks of callbacks use no stack of the
/// machine's.
struct Simulator: Sendable {
  let program: Program
  let profile: Profile
  var environment: Environment
  var hierarchy: Hierarchy
  /// Whether reasons are kept. It changes no outcome.
  let isTracing: Bool
  /// The rules that hold for the profile.
  let rules: RuleSet

  /// What is left to do; the last is next.
  var agenda: [Task] = []
  /// Transitions since the run began that have not ended, and those of the step.
  var transitions: [Transition] = []
  /// Asked for in this turn, beginning at the next commit.
  var queued: [TransitionID] = []
  /// Begun and not ended, in the order in which they began.
  var running: [TransitionID] = []
  /// Roots and views that code moved into a window: their did-callback comes after the commit.
  var arrivingAfterCommit: [ControllerID] = []
  /// Controllers that may have lost their last holder.
  var releaseCandidates: [ControllerID] = []
  /// Controllers that only a name holds: some statement to come still mentions it (REL-02).
  var heldByName: [ControllerID] = []
  /// Controllers that got `willMove(toParent:)` and whose `didMove` waits for their appearance (NAV-01).
  var pendingDidMove: [ControllerID: ControllerID] = [:]

  /// What the step has done so far.
  var outcome = StepOutcome(index: -1)
  /// Row in `outcome.calls` that decisions belong to.
  var currentCall: Int32 = -1
  /// Whether the step is a `begin` whose transitions stay open.
  var holdsTransitions = false
  /// Transitions that `begin` holds open.
  var held: [TransitionID] = []
  /// Search controllers that were activated, not presented by code (SCH-03).
  var activated: Set<ControllerID> = []
  /// The window that was made key last.
  var keyWindow: WindowID?
  /// Whether the transition whose callbacks run is animated: what they are told.
  var isAnimating = false
  /// Set by an exception or a limit: nothing runs any more.
  var isStopped = false

  /// What ORD-34 counts, and the last bodies that kept the step going.
  var transitionCount = 0
  var bodyCount = 0
  var recentOrigins: [String] = []

  /// Which callbacks of which controllers have bodies: class by class, and `on name.…`.
  var observed: ObservedCallbacks
  /// `presim compare`: the style that the next presented controller gets first.
  var overriddenStyle: ModalPresentationStyle?
  /// Why the expectation that is judged could not be looked at: `!` on nil, an index past the end.
  var failedLook: String?
  /// Which expectations have been reached.
  var reached: [Bool]
  /// What the actions of alerts run (DIS-15).
  var actionHandlers: [ObjectID: (body: BodyID, frame: Frame)] = [:]
  /// How deep objects that class bodies make are nested at the moment.
  var makingDepth = 0
  /// The step that runs; -1 at launch.
  var currentStep = -1

  init(program: Program, isTracing: Bool) {
    self.program = program
    self.isTracing = isTracing
    profile = program.profile
    environment = program.environment
    rules = RuleSet(profile)
    hierarchy = Hierarchy(classTable: program.classes)
    observed = ObservedCallbacks(program)
    reached = Array(repeating: false, count: program.expectations.count)
  }

  /// Works until nothing is left, or the run is stopped.
  mutating func drain() {
    while !isStopped, let task = agenda.popLast() { perform(task) }
    if isStopped { agenda.removeAll() }
  }

  mutating func perform(_ task: Task) {
    switch task {
    case .body(let id, let index, let frame): performBody(id, index, frame)
    case .instruction(let instruction, let frame): perform(instruction, frame)
    case .operations(let operations, let index): perform(operations, from: index)
    case .arrival(let arrival): perform(arrival)
    case .firstLayout(let controllers, let index): performFirstLayout(controllers, index)
    case .transition(let id, let stage): perform(id, stage)
    case .completion(let handler): perform(handler)
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
    case .release: performRelease()
    case .select(let tab, let tabs): select(tab, in: tabs)
    case .switchTabs(let tabs, let old, let tab): resumeSwitch(tabs, old, tab)
    case .popToRoot(let nav): popToRoot(nav, isAnimated: true, nil)
    case .stackSettled(let nav): stackSettled(nav)
    case .columnsArrived(let coming, let leaving, let x, let end): columnsArrived(coming, leaving, x, end)
    case .codeTransitionEnded(let x): hierarchy.set(x, .codeTransition, false)
    case .environmentChanged: adaptToEnvironment()
    case .readapt(let presented, let index): readapt(presented, index)
    }
  }

  // MARK: Transitions

  /// Adds a transition that is not queued yet.
  mutating func add(_ transition: Transition) -> TransitionID {
    transitions.append(transition)
    return TransitionID(index: Int32(truncatingIfNeeded: transitions.count - 1))
  }

  mutating func queue(_ id: TransitionID) { queued.append(id) }

  subscript(_ id: TransitionID) -> Transition {
    get { transitions[Int(id.index)] }
    set { transitions[Int(id.index)] = newValue }
  }

  /// The running transitions of these kinds whose container is `x`.
  func runningTransition(of x: ControllerID, _ kinds: Transition.Kind...) -> TransitionID? {
    for id in running.reversed() where self[id].isRunning && self[id].container == x && kinds.contains(self[id].kind) {
      return id
    }
    return nil
  }
}
