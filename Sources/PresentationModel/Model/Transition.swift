/// Row of a transition in the world.
struct TransitionID: Hashable, Sendable {
  let index: Int32
}

/// A transition, queued, running or ended.
struct Transition: Sendable {
  enum Kind: UInt8, Sendable { case present, dismiss, stack, tab, page, children }

  let kind: Kind
  /// Presenter, navigation, tab bar or page view controller, or the container of `transition(from:to:…)`.
  let container: ControllerID
  /// What leaves: the dismissed controller, the old top, tab or child.
  var from: [ControllerID]
  /// What comes: the presented controller, the new top, tab or child.
  var to: [ControllerID]
  var isAnimated: Bool
  /// Line of the call, for messages.
  var line: Int
  /// Row of the call in the outcome's calls.
  var origin: Int32
  /// A second tap on the tab has asked for the root meanwhile (TAB-03, ORD-32).
  var popsToRootAfterwards = false
  /// All that go with a dismissal, lowest first (DIS-02).
  var gone: [ControllerID] = []
  /// The one of them that is animated and asked (DIS-03, DIS-14).
  var animated: ControllerID?
  /// Controllers that the change takes out of a stack.
  var removed: [ControllerID] = []
  /// Whose views they are: the presenter's, under the documents those of lower levels too (REM-05).
  var presentersViews: [ControllerID] = []
  /// Views that a dismissed presentation has taken out and that go themselves: no longer out when the dismissal has
  /// ended.
  var coveredViews: [ControllerID] = []
  /// By a gesture of the user's: delegates are told (DIS-09).
  var isByUser = false
  /// The real popover's old delegate methods serve (DIS-11).
  var usesPopoverDelegate = false
  /// May be cancelled: a gesture, or an interaction controller.
  var isInteractive = false
  /// Held open by `begin`.
  var isHeld = false
  var hasBegun = false
  var hasEnded = false
  var isDropped = false
  /// Taken back: it ends where it began.
  var isCancelled = false
  /// The call has returned: what its own callbacks ask for in the call comes before (PRE-01, CUS-20).
  var hasReturned = true
  /// The call has itself waited for its receiver (PRE-01).
  var hasWaited = false
  /// Called to undo what the call did, for `cancel`: the stack before.
  var stackBefore: [ControllerID] = []
  /// How many animated stack changes the turn has asked for (NAV-14).
  var animatedChanges = 0
  /// Whether one of them was made with it: it has a coordinator (CUS-20).
  var hasAnimatedChange = false
  /// shown(out) and shown(in) as the will-phase found them.
  var out: [ControllerID] = []
  var incoming: [ControllerID] = []

  /// From its commit to the beginning of its did-phase (ORD-32).
  var isRunning: Bool { hasBegun && !hasEnded }
}
