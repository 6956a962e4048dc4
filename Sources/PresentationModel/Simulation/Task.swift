/// Who a body speaks for, and UIKit's arguments of its callback.
struct Frame: Sendable {
  var subject: Value
  var arguments: [Value]
  /// Row in the step's origins; -1 for statements at column one.
  var origin: Int32
  /// The callback whose body it is, nil for statements at column one and handlers.
  var callback: Callback?
  private let ownLevel: Int32
  /// The closure of Swift that it is the body of; none for others.
  var closure: ClosureID
  /// Of a body that takes the place of UIKit's way: how many of the file's own stand before it.
  var level: Int { Int(ownLevel) }

  init(
    subject: Value, arguments: [Value], origin: Int32, callback: Callback? = nil, level: Int = 0,
    closure: ClosureID = ClosureID(-1)
  ) {
    self.subject = subject
    self.arguments = arguments
    self.origin = origin
    self.callback = callback
    ownLevel = Int32(truncatingIfNeeded: level)
    self.closure = closure
  }

  static let column = Frame(subject: .none, arguments: [], origin: -1)

  /// Whose callback it is.
  var speaking: Speaking? {
    guard let callback, case .controller(let x) = subject else { return nil }
    return Speaking(controller: x, callback: callback)
  }

  /// The same for what runs when the callback is over.
  var afterwards: Frame {
    Frame(subject: subject, arguments: arguments, origin: origin, level: level, closure: closure)
  }
}

/// Whose body ran: what ORD-34 names.
enum Origin: Sendable {
  case callback(ControllerID, Callback)
  /// A completion handler, by its label; an alert's action, by what it says.
  case handler(String)
}

/// A completion handler on its way.
struct Handler: Sendable {
  var body: BodyID
  var frame: Frame
  /// The call as written, for `completion of …`.
  var label: String
  /// The step in which it was attached, and its row in that step's labels.
  var step: Int
  var row: Int32
  /// The alert and the title, where it is an action's (DIS-15).
  var action: (alert: ControllerID, title: String)?
}

/// What a transition plays, and what its end sets going: completion handlers, and the calls that waited for it.
struct Sequel: Sendable {
  var schedule: ScheduleID?
  var handlers: [Handler] = []
  var putOff: [LateCall] = []
  /// The step in which the call was accepted, and where in its decisions it stands.
  var decision: (step: Int, row: Int)?
  /// The blocks that were given to the coordinator, in order (CUS-21, CUS-22).
  var alongside: [CoordinatedBody] = []
  var completions: [CoordinatedBody] = []
  var interactionHandlers: [CoordinatedBody] = []
}

/// A block that was given to a coordinator.
struct CoordinatedBody: Sendable {
  var body: BodyID
  var frame: Frame
  /// Who was asked for the coordinator, and of which transition it is.
  var asked: ControllerID
  var transition: TransitionID
}

/// One thing to be done, now or later: what in UIKit stands on the machine's stack stands here on the agenda, so that
/// callbacks may nest as deep as they like.
enum Task: Sendable {
  /// The statements of a step, from one of them on.
  case step(BodyID, Int)
  /// Those of a callback, a handler, a block.
  indirect case body(BodyID, Int, Frame)
  /// A statement, again or after what it had to wait for.
  indirect case instruction(Instruction, Frame)
  /// A call or an assignment whose values are there, after what making them has set going.
  indirect case call(CallContext, on: Value)
  indirect case assignment(Assignment)
  /// A function of the file's Swift, from where it stands: row in the activations.
  case swift(Int32)
  /// Operations, from one of them on.
  case operations([Operation], Int)
  /// A phase of a schedule, from one of its beats on. Rare and large: kept elsewhere, so that other tasks stay small.
  indirect case performance(Performance)
  /// A stage of a transition.
  case transition(TransitionID, Stage)
  /// A completion handler.
  indirect case completion(Handler)
  /// A block that was given to a coordinator.
  indirect case coordinated(CoordinatedBody, CoordinatorBlock)
  /// A call that has waited.
  indirect case late(LateCall)
  /// The next part of the turn (ORD-01).
  case commit
  case afterCommit
  case endOfTurn
  /// A part of a call that comes after callbacks of its first part.
  case resume(Continuation)
}

/// The parts of a transition (ORD-05, ORD-06).
enum Stage: UInt8, Sendable {
  /// Begins: adapts, asks, then its will-phase.
  case begin
  /// The will-phase of a presentation, once everybody has been asked.
  case will
  /// The did-phase.
  case end
  /// Handlers, put-off calls, release.
  case finished
  /// The way back.
  case cancel
  /// Context and coordinator are gone, animator and interaction controller let go (CUS-05).
  case letGo
}

/// What follows in a call after the callbacks of its first part have run.
enum Continuation: Sendable {
  /// Go on with the call that was interrupted, in whose callback it was made.
  case returns(to: Int32, speaking: Speaking?)
  /// Release what nobody holds (REL-03).
  case release
  /// Run the blocks that were given to the main queue.
  case mainQueue
  /// Forget that an appearance transition of code's is open.
  case codeTransitionEnded(ControllerID)
  /// Select a tab, now that the running switch has ended (ORD-32).
  case select(ControllerID, ControllerID)
  /// Begin a tab switch, now that the one before it has ended.
  case beginTabSwitch(TransitionID)
  /// Begin a change of pages, now that the one before it has ended.
  case beginPageChange(TransitionID)
  /// The will-phase of a transition is over.
  case willPhaseTold(TransitionID)
  /// Switch tabs, now that the new ones are in place (TAB-04).
  case switchTabs(ControllerID, ControllerID?, ControllerID)
  /// Pop to the root, now that the running stack change has ended (ORD-32).
  case popToRoot(ControllerID)
  /// `animateTransition` has returned.
  case animationBegan(TransitionID)
  /// Pop what an interrupted zoom has pushed (CUS-31).
  case pop(ControllerID)
  /// Make the next change of a stack that is held (NAV-16).
  case heldChanges(ControllerID)
  /// A call of `present` returns (PRE-01).
  case presentReturned(TransitionID)
  /// Look whether the tab bar is away (NAV-13).
  case stackSettled(ControllerID)
  case showInMore(ControllerID, ControllerID)
  /// Look again whether split views collapse or expand, and presentations adapt (SPL-02, ADP-08).
  case environmentChanged
  case readapt([ControllerID], Int)
  /// A parent has been told what size its child wants (BAR-10).
  case takeContentSize(of: ControllerID, by: ControllerID)
  /// A controller is on the stack: what size it wants counts.
  case takeContentSizeOfPushed(ControllerID, by: ControllerID)
  /// A transition has gone back: whoever decides now, decides which way up the interface is.
  case orient
  /// The next part of a segue: row in the step's segues.
  case segue(Int, SegueStage)
  /// The next segue that fires with the load of this one's view (SEG-07).
  case embeds(ControllerID, Int)
}

/// One operation of a schedule: a callback behind its gate, or a change that stands between callbacks.
enum Operation: Sendable {
  case load(ControllerID)
  /// `loadView` has run.
  case viewLoaded(ControllerID)
  /// The callback of a view whose controller had something to do before it.
  case viewDidLoad(ControllerID)
  case loadChildren(ControllerID)
  case willAppear(ControllerID)
  case isAppearing(ControllerID)
  case isAppearingByCode(ControllerID)
  /// A container that leaves forwarding to code has come: who of its children has begun comes directly after it.
  case childrenByHand(ControllerID)
  /// Who was added to an arriving controller since its group was taken (CON-05).
  case lateWillAppear(ControllerID)
  case lateIsAppearing(ControllerID)
  case didAppear(ControllerID)
  /// `didAppear` whose callback is left out: a presenter in a real popover (ORD-12).
  case didAppearSilently(ControllerID)
  /// `didAppear` of who was on the way out (CUS-32).
  case reappear(ControllerID)
  case willDisappear(ControllerID)
  case didDisappear(ControllerID)
  case willMove(ControllerID, ControllerID?)
  case didMove(ControllerID, ControllerID?)
  /// Its `didMove` comes when it has appeared (NAV-01).
  case awaitsArrival(ControllerID, in: ControllerID)
  /// That `didMove`, unless a change since then has told it.
  case arrives(ControllerID)
  /// Layout lines, once (EVT-02).
  case layout(ControllerID)
  /// Whether a page view controller that appears has a page (PAG-05).
  case checkPages(ControllerID)
  /// A navigation controller's first layout in a window, with what it brings in (ORD-09).
  case firstLayout(ControllerID)
  /// A callback with arguments: delegates' methods without an answer, callbacks called by hand.
  indirect case tell(Callback, ControllerID, [Value], delegate: Value)
  /// A method of the controller's own that no schedule tells of.
  case tellsItself(Callback, ControllerID)
  /// A hook of the presentation controller that a controller is presented with (CUS-04, CUS-05).
  indirect case hook(Callback, ControllerID, [Value])
  /// The animator of the file's, or who steers it; and the animator itself (CUS-09).
  case animate(TransitionID)
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
  /// A controller may have lost its last holder.
  case mayRelease(ControllerID)
  /// Code's own begin and end (CON-07).
  case codeBegin(ControllerID, Bool)
  case codeEnd(ControllerID)
}
