/// One operation of a schedule: a callback that passes the appearance state, or a change between callbacks.
enum Operation: Sendable {
  case load(ControllerID)
  /// `loadView` has run.
  case viewLoaded(ControllerID)
  /// The viewDidLoad of a controller that had to do something before it.
  case viewDidLoad(ControllerID)
  case loadChildren(ControllerID)
  case willAppear(ControllerID)
  case isAppearing(ControllerID)
  case isAppearingByCode(ControllerID)
  /// A container that forwards appearance by hand has appeared: its children whose transition has begun follow
  /// directly.
  case childrenByHand(ControllerID)
  /// A controller that was added to an appearing one since its group was collected (CON-05).
  case lateWillAppear(ControllerID)
  case lateIsAppearing(ControllerID)
  case didAppear(ControllerID)
  /// `didAppear` without the callback: a presenting controller in a real popover (ORD-12).
  case didAppearSilently(ControllerID)
  /// `didAppear` of a controller that was disappearing (CUS-32).
  case reappear(ControllerID)
  case willDisappear(ControllerID)
  case didDisappear(ControllerID)
  case willMove(ControllerID, ControllerID?)
  case didMove(ControllerID, ControllerID?)
  /// Its `didMove` comes when it has appeared (NAV-01).
  case awaitsArrival(ControllerID, in: ControllerID)
  /// That `didMove`, unless a change since then has sent it.
  case arrives(ControllerID)
  /// Layout lines, once (EVT-02).
  case layout(ControllerID)
  /// Whether a page view controller that appears has a page (PAG-05).
  case checkPages(ControllerID)
  /// A navigation controller's first layout in a window, in which its top appears (ORD-09).
  case firstLayout(ControllerID)
  /// `willShow` or `didShow` of the top that comes with that layout (ORD-09).
  case firstTop(Callback, ControllerID)
  /// A callback with arguments: delegates' methods without an answer, callbacks called by hand.
  indirect case callDelegate(Callback, ControllerID, [Value], delegate: Value)
  /// A method of the controller's own that is in no schedule.
  case callOwnMethod(Callback, ControllerID)
  /// A callback about another size of the window (ORD-35).
  case hearsOfSize(Callback, ControllerID, TransitionID)
  /// A hook of the presentation controller that a controller is presented with (CUS-04, CUS-05).
  indirect case hook(Callback, ControllerID, [Value])
  /// The animator of the file, or its interaction controller; and the animator itself (CUS-09).
  case animate(TransitionID)
  case startAnimation(TransitionID, ObjectID)
  case beginAnimation(TransitionID, ObjectID)
  /// The blocks given to a coordinator, the handlers of a call, `animationEnded` (CUS-05, CUS-21).
  case alongside(TransitionID)
  case completions(TransitionID)
  case handlers(TransitionID)
  case animationEnded(TransitionID)
  /// A view comes to its place, or back, unless the animator of the file's has not put it there (CUS-17).
  case enter(ControllerID, Place, TransitionID)
  case putBack(ControllerID, TransitionID)
  case setPlace(ControllerID, Place)
  case setRemoved(ControllerID, Bool)
  case setFlag(ControllerID, ControllerFlags, Bool)
  case append(ControllerID, ControllerID)
  case insert(ControllerID, ControllerID, before: ControllerID?)
  case removeFromParent(ControllerID)
  case cutPresentation(ControllerID)
  /// The app's own `popViewController(animated:)` runs above this because the user swipes back: the pop that it asks
  /// for is the user's (NAV-12). Nothing is left to do when it has ended.
  case swipesBack(ControllerID)
  /// A controller may have lost its last holder.
  case mayRelease(ControllerID)
  /// Code's own begin and end (CON-07).
  case codeBegin(ControllerID, Bool)
  case codeEnd(ControllerID)
}
