/// Row of a transition in the world.
public struct TransitionID: Hashable, Sendable {
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
  /// It was a zoom that the user has let go: what it pushed is popped (CUS-31).
  var popsAfterwards = false
  /// All that go with a dismissal, lowest first (DIS-02).
  var gone: [ControllerID] = []
  /// The one of them that is animated and asked (DIS-03, DIS-14).
  var animated: ControllerID?
  /// Controllers that the change takes out of a stack.
  var removed: [ControllerID] = []
  /// The old top of a stack that stands first in `viewControllers` until the will-callbacks have been told (NAV-07).
  var front: ControllerID?
  /// Whose views they are: the presenter's, under the documents those of lower levels too (REM-05).
  var presentersViews: [ControllerID] = []
  /// Views that a dismissed presentation has taken out and that go themselves: no longer out when the dismissal has
  /// ended.
  var coveredViews: [ControllerID] = []
  /// By a gesture of the user's: delegates are told (DIS-09).
  var isByUser = false
  /// The real popover's old delegate methods serve (DIS-11).
  var usesPopoverDelegate = false
  /// The user or an interaction controller steers it: it may be cancelled (CUS-11).
  var isInteractive = false
  /// It began so (CUS-19).
  var wasInteractive = false
  /// `cancel` was called: it goes back (CUS-11).
  var wasCancelled = false
  /// What `update` has said.
  var percentComplete = 0.0
  /// The zoom transition: the user may take hold of it at every moment (CUS-30).
  var isZoom = false
  /// Who animates it and who steers it, of the file's objects (CUS-01, CUS-27).
  var animator: ObjectID?
  var interaction: ObjectID?
  /// Its will callbacks are being made.
  var isTelling = false
  /// `animateTransition` is being called.
  var isBeginning = false
  /// Where the views that come go.
  var place = Place.none
  /// Nobody but code of the file's ends it: a body of `animateTransition` (CUS-07).
  var isEndedByCode = false
  /// The blocks that run alongside have had their turn (CUS-21).
  var hasRunAlongside = false
  /// It was taken hold of (CUS-14).
  var wasPaused = false
  /// Told that nobody ends it, or that nothing has held it.
  var isToldOpen = false
  /// Views that code has put into the container view (CUS-17).
  var putIn: [ControllerID] = []
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
  /// How many animated stack changes the run loop pass has asked for (NAV-14).
  var animatedChanges = 0
  /// Whether one of them was made with it: it has a coordinator (CUS-20).
  var hasAnimatedChange = false
  /// shown(out) and shown(in) as the will callbacks found them.
  var out: [ControllerID] = []
  var incoming: [ControllerID] = []

  /// Whether it waits for somebody to end it: `begin`, the body of an animator.
  var isOpen: Bool { isHeld || isEndedByCode }
  /// Whether the animator of the file's puts the views in, or does not: it has a body (CUS-17).
  var leavesViewsToCode: Bool { animator != nil && isEndedByCode }

  /// From its commit to the beginning of its did callbacks (ORD-32).
  var isRunning: Bool { hasBegun && !hasEnded }
}

extension Transition {
  /// Of whom explanations speak: who is presented or dismissed, else the container.
  var speaker: ControllerID {
    switch kind {
    case .present: to.first ?? container
    case .dismiss: from.first ?? container
    case .stack, .tab, .page, .children: container
    }
  }

  /// Who has the delegate that has given the animator: its lines stand under that name.
  var asked: ControllerID {
    kind == .dismiss ? animated ?? from.first ?? container : speaker
  }
}
