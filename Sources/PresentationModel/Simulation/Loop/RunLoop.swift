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
  typealias Plain = ([Task], [Arrival], WaitingCalls.Plain, Bool, [TransitionID], Bool, StepMeter)
  var plain: Plain {
    get { (agenda, arrivals, waitingCalls.plain, pausesTransitions, paused, isStopped, meter) }
    set { (agenda, arrivals, waitingCalls.plain, pausesTransitions, paused, isStopped, meter) = newValue }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    waitingCalls.visit(visitor)
    visitor.visit(&followUps)
  }
}
