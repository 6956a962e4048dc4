/// All that a rule may look at: the hierarchy, which UIKit answers, where it runs, and what is on its way.
///
/// A value: a question asked of it changes nothing, and needs neither a scenario nor a run.
public struct World: Sendable {
  /// Controllers, windows, presentations.
  public var hierarchy: Hierarchy
  /// Which UIKit answers.
  public let profile: Profile
  /// Device, orientation and size classes.
  public var environment: Environment
  /// The orientations that the app itself supports.
  public var appOrientations: FacingSet

  /// Transitions since nothing was on its way, in the order in which they were asked for.
  var transitions = Column<Transition>()
  /// Asked for in this turn, beginning at the next commit.
  var queued: [TransitionID] = []
  /// Of the running commit, those that have not begun yet.
  var beginning: [TransitionID] = []
  /// Begun and not ended, in the order in which they began.
  var running: [TransitionID] = []
  /// Ended, while their did-phase or their way back is still being played: contexts and coordinators are still there.
  var ending: [TransitionID] = []
  /// Whom calls that wait are to present, and how many calls (PRE-01).
  var awaited = IDMap<ControllerID, Int>()
  /// Whom calls that wait speak of, and how often (T-2, NAV-16): they hold them.
  var heldByCalls = IDMap<ControllerID, Int>()

  /// The segues of the file's storyboard.
  var segues = SegueTable()
  /// Destinations that have been one: a further performance makes a new controller.
  var usedDestinations = IDSet<ControllerID>()

  /// In whose callback a question is asked; nil outside callbacks.
  var speaking: Speaking?
  /// Which callbacks the file gives to single objects and controllers (EVT-03).
  var named = IDMap<PropertyKey.Owner, [Callback]>()

  /// A world in which nothing is on its way.
  public init(_ hierarchy: Hierarchy, profile: Profile = .newest, environment: Environment) {
    self.hierarchy = hierarchy
    self.profile = profile
    self.environment = environment
    appOrientations = .standard(environment.device)
  }

  /// A transition, by its row.
  subscript(_ id: TransitionID) -> Transition {
    @inline(__always) _read { yield transitions[Int(id.index)] }
    @inline(__always) _modify { yield &transitions[Int(id.index)] }
  }

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout World, _ visitor: V) {
    hierarchy.visit(&other.hierarchy, visitor)
    visitor.visit(&transitions, &other.transitions)
    visitor.visit(&awaited, &other.awaited)
    visitor.visit(&heldByCalls, &other.heldByCalls)
    visitor.visit(&usedDestinations, &other.usedDestinations)
    visitor.visit(&named, &other.named)
  }
}

/// A controller's own callback, while its body runs.
struct Speaking: Sendable, Equatable {
  let controller: ControllerID
  let callback: Callback
}
