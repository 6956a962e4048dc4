/// Row of a transition in the world.
package struct TransitionID: Hashable, Sendable {
  let index: Int32
}

/// A transition: how far it has come, what steers it, and the payload of its kind.
struct Transition: Sendable {
  enum Kind: UInt8, Sendable { case present, dismiss, stack, tab, page, children, size }

  /// How far a transition has come.
  enum Phase: Sendable, Equatable {
    /// The call that asks for it has not returned: callbacks inside that call run first (PRE-01, CUS-20).
    case asked
    /// It begins at the next commit.
    case queued
    /// The callbacks of its will-phase run: of stack changes and tab switches only.
    case willPhase
    /// `animateTransition(using:)` is being called, in the will-phase or later.
    case animatorBegins(inWillPhase: Bool)
    /// It runs until `completeTransition`, `finish` or `cancel` ends it.
    case running
    /// Its did-phase has begun, or its way back.
    case ended(isCancelled: Bool)
    /// It never takes place: another one has taken it in, or has left nothing to show.
    case dropped
  }

  /// Its animator and interaction controller, and what they have done.
  struct Steering: Sendable {
    /// The file's objects that animate and steer it (CUS-01, CUS-27).
    var animator: ObjectID?
    var interaction: ObjectID?
    /// The user or an interaction controller steers it now, so it may be cancelled (CUS-11).
    var isInteractive = false
    /// It was interactive when it began (CUS-19).
    var wasInteractive = false
    /// `cancel` was called, so it goes back (CUS-11).
    var wasCancelled = false
    /// What `update` has said.
    var percentComplete = 0.0
    /// `begin` has paused it.
    var isPausedByBegin = false
    /// The file has a body of `animateTransition`, and nothing else ends it (CUS-07).
    var isEndedByCode = false
    /// The blocks that run alongside have run (CUS-21).
    var hasRunAlongside = false
    /// A note was printed that nothing ends it, or that nothing has paused it.
    var isNoted = false
    /// Where code has asked for a view that is nil as the animator must not touch it (CUS-16): the line, and whether it
    /// was `.from`'s.
    var untouchable: (line: Int, isFrom: Bool)?
    /// Views that code has put into the container view (CUS-17).
    var putIn: [ControllerID] = []
  }

  /// What only transitions of one kind have.
  enum Payload: Sendable {
    /// Whether the call has itself waited for its receiver (PRE-01).
    case presentation(hasWaited: Bool)
    case dismissal(Dismissed)
    case stack(StackChange)
    case tab, page, children
    /// No view controller comes or goes: the interface rotates, or the window has another size (ORD-35).
    case size
  }

  /// What a dismissal takes away.
  struct Dismissed: Sendable {
    /// All that are dismissed, lowest first (DIS-02).
    var gone: [ControllerID] = []
    /// The one of them that is animated and asked (DIS-03, DIS-14).
    var animated: ControllerID?
    /// Views that a dismissed presentation has taken out and that are dismissed themselves: they count as in the window
    /// again when the dismissal has ended.
    var coveredViews: [ControllerID] = []
    /// The real popover's old delegate methods serve (DIS-11).
    var usesPopoverDelegate = false
  }

  /// How a navigation stack changes.
  struct StackChange: Sendable {
    /// The stack before, to which `cancel` may return.
    var before: [ControllerID] = []
    /// The old top, which is first in `viewControllers` until the will-callbacks have run (NAV-07).
    var front: ControllerID?
    /// How many animated changes the run loop pass has asked for (NAV-14).
    var animatedChanges = 0
    /// Whether one of them was made with this transition: it has a coordinator (CUS-20).
    var isAnimated = false
    /// The zoom transition, which the user may make interactive at any moment (CUS-30).
    var isZoom = false
    /// The user has cancelled a zoomed push: what it pushed is popped (CUS-31).
    var popsAfterwards = false
    /// A second tap on the tab has asked for the root of the stack, which follows (TAB-03, ORD-32).
    var popsToRoot = false
    /// Whether the stack wanted the tab bar away inside the last call, if that was a push (NAV-13).
    var hidesTabBar: Bool?
  }

  /// Presenting, navigation, tab bar or page view controller, or the container of `transition(from:to:…)`.
  let container: ControllerID
  /// The controllers that disappear: the dismissed controller, the old top, tab or child.
  var from: [ControllerID]
  /// The controllers that appear: the presented controller, the new top, tab or child.
  var to: [ControllerID]
  var isAnimated: Bool
  /// By a gesture of the user's: delegates get their callbacks (DIS-09).
  var isByUser = false
  /// Line of the call, for messages.
  var line: Int
  /// Row of the call in the outcome's calls.
  var origin: Int32

  var phase = Phase.queued
  var steering = Steering()
  var payload: Payload

  /// Where the views that come are put.
  var place = Place.none
  /// The controllers whose views it takes out: the presenting one, under the classic documents those of lower levels too
  /// (REM-05).
  var presentersViews: [ControllerID] = []
  /// Children that the change takes out of their container.
  var removed: [ControllerID] = []
  /// shown(out) and shown(in) as the will-phase found them.
  var out: [ControllerID] = []
  var incoming: [ControllerID] = []

  init(
    kind: Kind, container: ControllerID, from: [ControllerID], to: [ControllerID], isAnimated: Bool, line: Int,
    origin: Int32
  ) {
    switch kind {
    case .present: payload = .presentation(hasWaited: false)
    case .dismiss: payload = .dismissal(Dismissed())
    case .stack: payload = .stack(StackChange())
    case .tab: payload = .tab
    case .page: payload = .page
    case .children: payload = .children
    case .size: payload = .size
    }
    self.container = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.line = line
    self.origin = origin
  }
}

/// The phases, as they are asked for.
extension Transition {
  /// The call that asks for it has returned.
  var hasReturned: Bool { phase != .asked }
  /// It was dropped before it showed anything.
  var isDropped: Bool { phase == .dropped }
  /// From its commit on.
  var hasBegun: Bool {
    switch phase {
    case .asked, .queued, .dropped: false
    case .willPhase, .animatorBegins, .running, .ended: true
    }
  }
  /// From its commit to the beginning of its did-phase (ORD-32).
  var isRunning: Bool {
    switch phase {
    case .willPhase, .animatorBegins, .running: true
    case .asked, .queued, .ended, .dropped: false
    }
  }
  var hasEnded: Bool {
    switch phase {
    case .ended, .dropped: true
    default: false
    }
  }
  /// It ends where it began.
  var isCancelled: Bool { phase == .ended(isCancelled: true) }
  /// The callbacks of its will-phase run: noted of stack changes and tab switches only, whose calls depend on it.
  var isInWillPhase: Bool { phase == .willPhase || phase == .animatorBegins(inWillPhase: true) }
  /// `animateTransition(using:)` is being called.
  var isAnimatorBeginning: Bool {
    if case .animatorBegins = phase { true } else { false }
  }
  /// Whether it waits for an end: `finish` or `cancel`, or `completeTransition` in the body of an animator.
  var isOpen: Bool { steering.isPausedByBegin || steering.isEndedByCode }
  /// Whether a body of the animator's puts the views in, or does not (CUS-17).
  var leavesViewsToCode: Bool { steering.animator != nil && steering.isEndedByCode }

  /// The will-phase is over.
  mutating func endWillPhase() {
    switch phase {
    case .willPhase: phase = .running
    case .animatorBegins: phase = .animatorBegins(inWillPhase: false)
    case .asked, .queued, .running, .ended, .dropped: break
    }
  }

  /// `animateTransition(using:)` is called.
  mutating func beginAnimator() {
    if isRunning { phase = .animatorBegins(inWillPhase: isInWillPhase) }
  }

  /// `animateTransition(using:)` has returned.
  mutating func endAnimator() {
    if case .animatorBegins(let isInWillPhase) = phase { phase = isInWillPhase ? .willPhase : .running }
  }
}

/// The payload of its kind; nothing for another kind.
extension Transition {
  var kind: Kind {
    switch payload {
    case .presentation: .present
    case .dismissal: .dismiss
    case .stack: .stack
    case .tab: .tab
    case .page: .page
    case .children: .children
    case .size: .size
    }
  }

  var dismissed: Dismissed {
    get { if case .dismissal(let dismissed) = payload { dismissed } else { Dismissed() } }
    set { if case .dismissal = payload { payload = .dismissal(newValue) } }
  }
  var stackChange: StackChange {
    get { if case .stack(let change) = payload { change } else { StackChange() } }
    set { if case .stack = payload { payload = .stack(newValue) } }
  }
  var hasWaited: Bool {
    get { if case .presentation(let hasWaited) = payload { hasWaited } else { false } }
    set { if case .presentation = payload { payload = .presentation(hasWaited: newValue) } }
  }
}

extension Transition {
  /// The subject of explanations: the presented or dismissed controller, else the container.
  var speaker: ControllerID {
    switch kind {
    case .present: to.first ?? container
    case .dismiss: from.first ?? container
    case .stack, .tab, .page, .children, .size: container
    }
  }

  /// The controller whose delegate has given the animator: the animator's lines are printed under that name.
  var asked: ControllerID {
    kind == .dismiss ? dismissed.animated ?? from.first ?? container : speaker
  }
}
