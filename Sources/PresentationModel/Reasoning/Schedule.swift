/// The order of the callbacks in transitions of one family: a value, so that a test can change it.
///
/// Each is the `table` in the file of the rule that orders them. A beat names a role; the cast has the controllers in
/// that role.
struct Schedule: Sendable, Equatable {
  /// What the call does at once (ORD-22), apart from links and views that it makes.
  var call: [Beat] = []
  /// At the commit (ORD-05).
  var will: [Beat] = []
  /// When it ends (ORD-06).
  var did: [Beat] = []
  /// When it is cancelled instead, its will callbacks made (ORD-27 to ORD-29).
  var cancel: [Beat] = []

  enum Phase: UInt8, Sendable, CaseIterable { case call, will, did, cancel }

  /// The beats of a phase.
  subscript(phase: Phase) -> [Beat] {
    get {
      switch phase {
      case .call: call
      case .will: will
      case .did: did
      case .cancel: cancel
      }
    }
    set {
      switch phase {
      case .call: call = newValue
      case .will: will = newValue
      case .did: did = newValue
      case .cancel: cancel = newValue
      }
    }
  }

  /// The beat from a place on at which the views of who appears are loaded; nil if there is none.
  static func load(in beats: [Beat], from start: Int) -> Int? {
    for row in start..<beats.count {
      if case .load(.coming) = beats[row] { return row }
    }
    return nil
  }

  /// The controllers to which a beat applies; a `Cast` has them.
  enum Role: UInt8, Sendable {
    /// shown(new) and shown(old): all that appear or disappear, containers before what they show (ORD-03).
    case coming, going
    /// Those that entered the outgoing views since the transition began (REM-02).
    case latecomers
    /// The controllers themselves whose views enter and leave: presented and dismissed, new and old top, tab, page,
    /// child.
    case new, old
    /// Those whose presentations end, the topmost first (DIS-07).
    case cut
    /// Those that lose their parent with the transition.
    case removed
    /// The stack as it was before the call.
    case stack
    /// Those whose views a presentation takes out of the window (REM-02), and those among them that are dismissed
    /// themselves.
    case presenters, covered
    /// A root that only its presentation has kept alive (WIN-03).
    case replacedRoot
  }

  /// One thing in an order: a callback on each controller of a role, or a change between callbacks.
  enum Beat: Sendable, Hashable {
    // Callbacks.
    case willAppear(Role), isAppearing(Role), didAppear(Role)
    case willDisappear(Role), didDisappear(Role)
    /// `viewDidAppear` alone, for a controller that was disappearing (CUS-32).
    case reappears(Role)
    /// `willMove(toParent:)` and `didMove(toParent:)` with the container, and with nil.
    case willMove(Role), didMove(Role), willMoveToNil(Role), didMoveToNil(Role)
    /// A call to a delegate, or to a method of presentation controllers, where the file implements it.
    case tells(Callback)
    // Custom transitions (rules CUS).
    /// The animator begins, or its interaction controller.
    case animates
    /// The blocks that run alongside, those for the end, `animationEnded`.
    case alongside, completions, animationEnded
    /// The completion handlers of the call.
    case handlers
    /// Callbacks of the will-phase that were left out because the animator completed early, or because the view had no
    /// place.
    case catchesUp(Role)
    // Views.
    case load(Role)
    /// Their views come to their place, or leave the window.
    case viewEnters(Role), viewLeaves(Role)
    /// A presenter's view goes out of the window and comes back (REM-03).
    case takesOut(Role), putsBack(Role)
    /// The first layout, with which the top of a navigation controller appears (EVT-02, ORD-09).
    case layout(Role)
    // Links.
    case joinsParent(Role), leavesParent(Role)
    /// The presentation ends for them.
    case cutsLinks(Role)
    // Flags (ORD-24).
    case isBeingPresented(Role, Bool), isBeingDismissed(Role, Bool)
    /// They may have lost their last holder.
    case releases(Role)
  }
}

extension Schedule.Beat {
  /// Whether its position can be observed: a callback, or a view or link that moves.
  var isSeen: Bool {
    switch self {
    case .load, .layout, .isBeingPresented, .isBeingDismissed, .releases: false
    default: true
    }
  }

  /// The role whose move it is part of. A run of such beats is played for one controller after the other: each is moved
  /// completely before the next.
  var mover: Schedule.Role? {
    switch self {
    case .willMove(let role), .didMove(let role), .willMoveToNil(let role), .didMoveToNil(let role),
      .joinsParent(let role), .leavesParent(let role), .viewEnters(let role), .viewLeaves(let role), .load(let role),
      .releases(let role):
      role
    default: nil
    }
  }
}
