/// What a fix, or another way that `explain` offers, says will come of it: looked at in the run of the changed file, at
/// the end of the step that the change is about.
enum Promise: Sendable {
  /// A controller is presented: by whoever asks, and by whoever presents, where one of them is named.
  case presents(ControllerID, from: ControllerID? = nil, by: ControllerID? = nil)
  /// It is presented, and only the view of this controller, with its content, leaves the window; nil: no view.
  case leaves(only: ControllerID?, presenting: ControllerID)
  /// It is presented, and a tab bar can be used, or cannot.
  case tabBar(of: ControllerID, isUsable: Bool, presenting: ControllerID)
  /// It is a popover when the step has ended.
  case isPopover(ControllerID)
  /// A presentation controller of the file's presents it.
  case isPresentedByOwnController(ControllerID)
  /// This style is set, and is the one that is used.
  case usesStyle(ControllerID, ModalPresentationStyle)
  /// It is presented, and comes as this style.
  case comesAs(ControllerID, ModalPresentationStyle)
  /// `modalPresentationStyle` is this; nil: any that can be presented.
  case style(ControllerID, ModalPresentationStyle?)
  /// The same of each new controller of a class.
  case styleOfClass(ClassID, ModalPresentationStyle?)
  /// It defines a presentation context.
  case definesContext(ControllerID)
  /// Each new controller of a class does.
  case definesContextByClass(ClassID)
  /// This one is on top of a stack.
  case shows(ControllerID?, in: ControllerID)
  /// The stack shows another one on top.
  case changes(ControllerID)
  /// A tab is selected.
  case selects(ControllerID, in: ControllerID)
  /// Its segue is performed, and nothing that it starts is refused.
  case performsSegue(ControllerID)
  /// Its view is in a window.
  case staysInTheWindow(ControllerID)
  /// A presented controller is up, or not.
  case isUp(ControllerID, Bool)
  /// It is dismissed in the step, and not presented again.
  case goes(ControllerID)
  /// One is dismissed, the other is not.
  case dismisses(ControllerID, keeps: ControllerID)
  /// A controller is the child of another, its view inside the other's.
  case isChild(ControllerID, of: ControllerID)
  /// A window has this root; nil: any but the other one.
  case isRoot(ControllerID?, of: WindowID, not: ControllerID? = nil)
  /// A callback is made in the step.
  case hears(ControllerID, Callback)
  /// A callback is made when a presented controller comes, or when it is dismissed after that.
  case hearsOfPresentation(ControllerID, Callback, ControllerID)
  /// Once dismissed it is not presented again.
  case staysAway(ControllerID)
  /// The user can swipe it away, and its presentation delegate is called.
  case canBeSwipedAway(ControllerID)
  /// Code can dismiss it, and the completion handler of the dismissal is called.
  case completesItsDismissal(ControllerID)
  /// A completion handler is called in the step.
  case completes
  /// A body of `on name.…` runs.
  case runs(BodyID)
  /// No transition is paused.
  case holdsNothing
  /// Some tab bar can be used once this one is presented.
  case keepsATabBar(ControllerID)
  /// It is on a stack no more.
  case isPopped(ControllerID, from: ControllerID)
  /// It, or a child of it, decides the style of the status bar.
  case decidesStatusBar(ControllerID)
  /// A new controller of a class is presented, not this one.
  case presentsAnother(ClassID, besides: ControllerID)
  /// What is set of it counts for its presentation.
  case counts(Property, of: ControllerID)
  /// It is presented, and a swipe dismisses it and tells its delegate.
  case tellsOfASwipe(ControllerID)
  /// It is presented, and stays when the user swipes.
  case staysWhenSwiped(ControllerID)
  /// It is presented, and its presentation controller has a delegate.
  case hasPresentationDelegate(ControllerID)
  /// No presentation controller waits for a presentation of it.
  case hasNoPresentationController(ControllerID)
  /// A split view controller collapses, and its secondary is not on top.
  case collapsesToItsPrimary(ControllerID)
  /// The presented one comes, and the view of its presenter is in a window when it has gone again with an animation.
  case comesBack(ControllerID, after: ControllerID)
  /// An expectation has been reached, and holds.
  case keeps(ExpectationID)
  /// UIKit refuses, prints and raises nothing in the step.
  case isClean
  /// And every dismissal and gesture of the step has found something to do.
  case allIsDone
  /// No exception ends the run in the step.
  case raisesNothing
  /// The fix promises only that the finding disappears.
  case isSilent

  /// Whether it is about who gets a callback.
  var isOfCallbacks: Bool {
    switch self {
    case .hears, .hearsOfPresentation, .completes, .tellsOfASwipe: true
    default: false
    }
  }

  /// Whether the rule goes on reporting what it has found: it cannot see that the fix is there.
  var leavesTheFinding: Bool {
    switch self {
    case .completes, .runs, .canBeSwipedAway, .completesItsDismissal: true
    default: false
    }
  }
}
