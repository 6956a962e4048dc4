/// The order in which a transition of one family tells everybody: a value, so that a test can change it.
///
/// Each stands as `table` in the file of the rule that tells it. A beat speaks of parties; who they are is said when it
/// is played.
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

  /// Who a beat speaks of.
  enum Role: UInt8, Sendable {
    /// shown(new) and shown(old): everybody who appears or disappears, containers before what they show (ORD-03).
    case coming, going
    /// Who came into the outgoing views since the transition began (REM-02).
    case latecomers
    /// The controllers themselves whose views come and go: presented and dismissed, new and old top, tab, page, child.
    case new, old
    /// Whose presentations end, the topmost first (DIS-07).
    case cut
    /// Who loses its parent with the transition.
    case removed
    /// The stack as it was before the call.
    case stack
    /// Whose views a presentation takes out of the window (REM-02), and those among them that go themselves.
    case presenters, covered
    /// A root that only its presentation has held (WIN-03).
    case replacedRoot
  }

  /// One thing in an order: a callback of each of a party, or what stands between callbacks.
  enum Beat: Sendable, Hashable {
    // Callbacks.
    case willAppear(Role), isAppearing(Role), didAppear(Role)
    case willDisappear(Role), didDisappear(Role)
    /// `viewDidAppear` alone, of who was on the way out (CUS-32).
    case reappears(Role)
    /// `willMove(toParent:)` and `didMove(toParent:)` with the container, and with nil.
    case willMove(Role), didMove(Role), willMoveToNil(Role), didMoveToNil(Role)
    /// A call to a delegate, or a hook of presentation controllers, if somebody is to be told.
    case tells(Callback)
    // Transitions of the file's own (chapter 9).
    /// The animator begins, or who steers it.
    case animates
    /// The blocks that run alongside, those for the end, `animationEnded`.
    case alongside, completions, animationEnded
    /// The completion handlers of the call.
    case handlers
    /// What a will-phase has left out that its animator has cut short, or whose views it has put nowhere.
    case catchesUp(Role)
    // Views.
    case load(Role)
    /// Their views come to their place, or leave the window.
    case enters(Role), leaves(Role)
    /// A presenter's view goes out of the window and comes back (REM-03).
    case takesOut(Role), putsBack(Role)
    /// The first layout, which brings in the top of a navigation controller (EVT-02, ORD-09).
    case layout(Role)
    // Links.
    case joins(Role), parts(Role)
    /// The presentation ends for them.
    case cutsLinks(Role)
    // Flags (ORD-24).
    case isBeingPresented(Role, Bool), isBeingDismissed(Role, Bool)
    /// They may have lost their last holder.
    case releases(Role)
  }
}

extension Schedule.Beat {
  /// Whether somebody can see where it stands: a callback, or a view or link that moves.
  var isSeen: Bool {
    switch self {
    case .load, .layout, .isBeingPresented, .isBeingDismissed, .releases: false
    default: true
    }
  }

  /// Whose move it is part of. A run of such beats is played for one controller after the other: each is moved as a
  /// whole before the next.
  var mover: Schedule.Role? {
    switch self {
    case .willMove(let role), .didMove(let role), .willMoveToNil(let role), .didMoveToNil(let role),
      .joins(let role), .parts(let role), .enters(let role), .leaves(let role), .load(let role),
      .releases(let role):
      role
    default: nil
    }
  }
}
