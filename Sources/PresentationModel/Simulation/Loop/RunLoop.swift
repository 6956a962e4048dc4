/// What the run loop has left to do.
struct RunLoop: Sendable {
  /// Tasks; the last one is next.
  var agenda: [Task] = []
  /// What the end of a transition sets going, by the rows of the world's transitions.
  var followUps = Column<FollowUp>()
  /// Roots and views that code moved into a window: their did-callback comes after the commit.
  var arrivals: [Arrival] = []
  /// Calls of `present` whose receivers are being presented themselves (PRE-01).
  var waitingCalls = WaitingCalls()
  /// Whether the step is a `begin`, which pauses the transitions that it starts.
  var pausesTransitions = false
  /// Transitions that `begin` has paused.
  var paused: [TransitionID] = []
  /// Code has asked for another orientation, or for those who decide to be asked again (BAR-13).
  var orientationUpdate: OrientationUpdate?
  /// An exception or a limit has stopped the run: nothing runs any more.
  var isStopped = false
  /// What keeps a step from going on for ever.
  var meter = StepMeter()

  /// What the end of a transition sets going.
  subscript(_ id: TransitionID) -> FollowUp {
    @inline(__always) get { followUps[Int(id.index)] }
    @inline(__always) _modify { yield &followUps[Int(id.index)] }
  }

  /// What remembers no changes: a mark keeps a copy of it.
  struct Plain: Sendable {
    fileprivate var agenda: [Task]
    fileprivate var arrivals: [Arrival]
    fileprivate var waitingCalls: WaitingCalls.Plain
    fileprivate var pausesTransitions: Bool
    fileprivate var paused: [TransitionID]
    fileprivate var orientationUpdate: OrientationUpdate?
    fileprivate var isStopped: Bool
    fileprivate var meter: StepMeter
  }

  var plain: Plain {
    Plain(
      agenda: agenda, arrivals: arrivals, waitingCalls: waitingCalls.plain, pausesTransitions: pausesTransitions,
      paused: paused, orientationUpdate: orientationUpdate, isStopped: isStopped, meter: meter)
  }

  /// Takes what was kept, and gives what there is.
  mutating func exchange(_ other: inout Plain) {
    swap(&agenda, &other.agenda)
    swap(&arrivals, &other.arrivals)
    waitingCalls.exchange(&other.waitingCalls)
    swap(&pausesTransitions, &other.pausesTransitions)
    swap(&paused, &other.paused)
    swap(&orientationUpdate, &other.orientationUpdate)
    swap(&isStopped, &other.isStopped)
    swap(&meter, &other.meter)
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    waitingCalls.visit(visitor)
    visitor.visit(&followUps)
  }
}

/// What code wants of the orientation when the run loop pass has nothing else to do.
struct OrientationUpdate: Sendable {
  /// The orientations that it asks for; nil where it says that the supported ones have changed.
  let asked: FacingSet?
  let line: Int
  /// The call that was running.
  let call: Int32
}
