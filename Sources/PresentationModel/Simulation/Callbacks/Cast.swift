/// The controllers in the roles of a schedule, each time it is played.
///
/// | role | controllers |
/// |---|---|
/// | `coming`, `going` | all that appear and disappear: shown(new), shown(old) |
/// | `new`, `old` | those whose views enter and leave: the tops of those groups |
/// | `presenters` | those whose views a presentation takes out, or a dismissal puts back |
/// | `latecomers` | those that entered a disappearing view after the will-phase |
/// | `cut`, `covered`, `replacedRoot` | of a dismissal: those whose links end, those whose views were out already, a
/// root that only the presentation kept alive |
/// | `removed`, `stack` | those that leave their container, and a stack's order afterwards |
struct Cast: Sendable {
  /// shown(new) and shown(old).
  var coming: [ControllerID] = []
  var going: [ControllerID] = []
  var latecomers: [ControllerID] = []
  /// The controllers whose views enter.
  var new: [ControllerID] = []
  var old: [ControllerID] = []
  var cut: [ControllerID] = []
  var removed: [ControllerID] = []
  var stack: [ControllerID] = []
  var presenters: [ControllerID] = []
  var covered: [ControllerID] = []
  var replacedRoot: [ControllerID] = []

  /// The controllers whose shown(x) the will-phase reads once everything is loaded; the other view controller of the
  /// transition, which never counts (ORD-03); and the controllers whose views are in theirs without addChild (CON-08).
  var roots: [ControllerID] = []
  var except: ControllerID?
  var added: [ControllerID] = []
  /// Where the views of `new` go.
  var place = Place.none
  /// The parent of the children that join.
  var container: ControllerID?
  /// The controller that appears without its viewDidAppear: a presenting one in a real popover (ORD-12).
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

/// A controller that entered a window without a transition: its did-phase follows the commit.
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

/// The phases that were played of each schedule: for tests of the tables.
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
