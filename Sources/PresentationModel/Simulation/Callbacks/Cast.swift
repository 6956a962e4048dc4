/// Who plays the roles of a schedule, each time it is played.
///
/// | role | who |
/// |---|---|
/// | `coming`, `going` | everybody who appears and disappears: shown(new), shown(old) |
/// | `new`, `old` | whose views enter and leave: the tops of those groups |
/// | `presenters` | whose views a presentation takes out, or a dismissal puts back |
/// | `latecomers` | who came into a disappearing view since the will-phase |
/// | `cut`, `covered`, `replacedRoot` | a dismissal's: whose links end, whose views were out already, a root only it held |
/// | `removed`, `stack` | who leaves its container, and a stack's order afterwards |
struct Cast: Sendable {
  /// shown(new) and shown(old).
  var coming: [ControllerID] = []
  var going: [ControllerID] = []
  var latecomers: [ControllerID] = []
  /// Whose views come and go.
  var new: [ControllerID] = []
  var old: [ControllerID] = []
  var cut: [ControllerID] = []
  var removed: [ControllerID] = []
  var stack: [ControllerID] = []
  var presenters: [ControllerID] = []
  var covered: [ControllerID] = []
  var replacedRoot: [ControllerID] = []

  /// Whose shown(x) the will-phase takes once everything is loaded; the other view controller of the transition, which
  /// never counts (ORD-03); and who stands in their views without being a child (CON-08).
  var roots: [ControllerID] = []
  var except: ControllerID?
  var added: [ControllerID] = []
  /// Where the views of `new` go.
  var place = Place.none
  /// The parent of who joins.
  var container: ControllerID?
  /// Who arrives without its viewDidAppear: a presenter in a real popover (ORD-12).
  var silent: ControllerID?
  /// The transition that it is; again, where an animator of the file's plays it.
  var transition: TransitionID?
  var animated: TransitionID?

  subscript(role: Schedule.Role) -> [ControllerID] {
    _read {
      switch role {
      case .coming: yield coming
      case .going: yield going
      case .latecomers: yield latecomers
      case .new: yield new
      case .old: yield old
      case .cut: yield cut
      case .removed: yield removed
      case .stack: yield stack
      case .presenters: yield presenters
      case .covered: yield covered
      case .replacedRoot: yield replacedRoot
      }
    }
  }
}

/// Who has come into a window without a transition: its did-phase follows the commit.
struct Arrival: Sendable {
  var root: ControllerID
  var schedule: ScheduleID
}

/// A phase of a schedule that is being played, and how far it has come.
struct Performance: Sendable {
  var schedule: ScheduleID
  var phase: Schedule.Phase
  var cast: Cast
  var beat = 0
  /// Whether what comes has been loaded and counted.
  var isGathered = false
}

/// Which phases of which schedules were played: for tests of the tables.
struct PlayedSchedules: Sendable, Equatable {
  private var phases: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static func == (a: PlayedSchedules, b: PlayedSchedules) -> Bool { a.phases == b.phases }

  @inline(__always)
  mutating func insert(_ id: ScheduleID, _ phase: Schedule.Phase) {
    let bit: UInt64 = 1 << UInt64(id.rawValue)
    switch phase {
    case .call: phases.0 |= bit
    case .will: phases.1 |= bit
    case .did: phases.2 |= bit
    case .cancel: phases.3 |= bit
    }
  }

  func contains(_ id: ScheduleID, _ phase: Schedule.Phase) -> Bool {
    let bits =
      switch phase {
      case .call: phases.0
      case .will: phases.1
      case .did: phases.2
      case .cancel: phases.3
      }
    return bits & 1 << UInt64(id.rawValue) != 0
  }
}
