/// The controller whose body runs, and UIKit's arguments of its callback.
struct Frame: Sendable {
  var subject: Value
  var arguments: [Value]
  /// Row in the step's origins; -1 for statements at column one.
  var origin: Int32
  /// The callback whose body it is; nil for statements at column one and for handlers.
  var callback: Callback?
  private let ownLevel: Int32
  /// The closure of Swift that it is the body of; none for others.
  var closure: ClosureID
  /// For a body that replaces UIKit's implementation: how many overrides of the file come before it.
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

  /// The callback in which questions are asked while the body runs.
  var speaking: Speaking? {
    guard let callback, case .controller(let x) = subject else { return nil }
    return Speaking(controller: x, callback: callback)
  }

  /// The same for what runs when the callback is over.
  var afterwards: Frame {
    Frame(subject: subject, arguments: arguments, origin: origin, level: level, closure: closure)
  }
}

/// The origin of a body: what ORD-34 names.
enum Origin: Sendable {
  case callback(ControllerID, Callback)
  /// A completion handler, by its label; an alert's action, by what it says.
  case handler(String)
}

/// A completion handler that is to be called.
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

/// What a transition plays, and what its end sets going: completion handlers, and the calls that were deferred until then.
struct FollowUp: Sendable {
  var schedule: ScheduleID?
  var handlers: [Handler] = []
  var deferredCalls: [DeferredCall] = []
  /// The step in which the call was accepted, and the row of its decision there.
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
  /// The controller on which the coordinator was read, and the transition.
  var asked: ControllerID
  var transition: TransitionID
}

/// One thing to be done, now or later. What UIKit has on the machine's stack is on the agenda here, so that callbacks
/// may nest as deeply as they like.
enum Task: Sendable {
  /// The statements of a step, from one of them on.
  case step(BodyID, Int)
  /// Those of a callback, a handler, a block.
  indirect case body(BodyID, Int, Frame)
  /// A statement, again or after what it had to wait for.
  indirect case instruction(Instruction, Frame)
  /// A call or an assignment whose arguments are evaluated, after what evaluating them has set going.
  indirect case call(CallContext, on: Value)
  indirect case assignment(Assignment)
  /// A function of the file's Swift, from its current position: row in the activations.
  case swift(Int32)
  /// An instance of the file's Swift is gone, and its `deinit` has run: what it has held is let go.
  case gone(Value)
  /// The blocks that were given to the main queue run.
  case mainQueue
  /// Operations, from one of them on.
  case operations([Operation], Int)
  /// A phase of a schedule, from one of its beats on. Rare and large: kept elsewhere, so that other tasks stay small, and
  /// in a box, so that it is played there and not copied.
  case performance(Box<Performance>)
  /// A stage of a transition.
  case transition(TransitionID, Stage)
  /// A completion handler.
  indirect case completion(Handler)
  /// A block that was given to a coordinator.
  indirect case coordinated(CoordinatedBody, CoordinatorBlock)
  /// A call that was deferred.
  indirect case deferred(DeferredCall)
  /// The next part of the run loop pass (ORD-01).
  case commit
  case afterCommit
  case endOfTurn
  /// Resume the call that was interrupted, and the callback in which it was made.
  case goOn(with: Int32, speaking: Speaking?)
  /// Release what nothing keeps alive (REL-03).
  case release
  /// The next part of a segue: row in the step's segues.
  case segue(Int, SegueStage)
  /// The next segue that fires with the load of this controller's view (SEG-07).
  case embeds(ControllerID, Int)
  /// A call that UIKit makes itself.
  case internalCall(InternalCall)
}

/// The stages of a transition (ORD-05, ORD-06).
enum Stage: UInt8, Sendable {
  /// The call that asks for it returns.
  case returned
  /// It begins: adapts, asks, then its will-phase.
  case begin
  /// A tab switch or a change of pages begins, now that the one before it has ended.
  case beginAgain
  /// The will-phase of a presentation, once all delegates were asked.
  case will
  /// The callbacks of the will-phase have run.
  case willPhaseEnded
  /// `animateTransition` has returned.
  case animatorBegan
  /// The did-phase.
  case end
  /// Completion handlers, deferred calls, release.
  case finished
  /// The way back.
  case cancel
  /// Context and coordinator are gone, animator and interaction controller are released (CUS-05).
  case forgotten
}

/// A call that UIKit makes itself, after the callbacks that come before it.
enum InternalCall: Sendable {
  /// Pop what an interrupted zoom has pushed (CUS-31), or pop to the root after a second tap on a tab (ORD-32).
  indirect case changeStack(StackCall, of: ControllerID)
  /// Make the next change of a stack that was deferred (NAV-16).
  case nextDeferredChange(of: ControllerID)
  /// Read inside the call of a push whether the stack wants the tab bar away (NAV-13).
  case readBottomBars(of: ControllerID)
  /// A stack change has finished: look whether the tab bar is hidden (NAV-13).
  case stackHasChanged(ControllerID, TransitionID?)
  /// Select a tab, now that the running switch has ended (ORD-32).
  case select(ControllerID, in: ControllerID)
  /// Switch tabs, now that the new ones are in place (TAB-04).
  case switchTabs(ControllerID, ControllerID?, ControllerID)
  case showInMore(ControllerID, of: ControllerID)
  /// A split view has collapsed while it showed its inspector (SPL-09).
  case presentInspector(ControllerID, from: ControllerID)
  /// A split view that expands hides its primary column.
  case updateColumns(ControllerID)
  /// An arrangement has another child (ARR-02).
  case adaptArrangement(ControllerID)
  /// An appearance transition of code's is over (CON-07).
  case endCodeTransition(ControllerID)
  /// Look again whether split views collapse or expand, and presentations adapt (SPL-02, ADP-08).
  case adaptToEnvironment
  /// The window gets its new size, and everybody has been called about it (ORD-35).
  case makeSizeChange(SizeChange)
  case sizeHasChanged(TransitionID)
  case readapt([ControllerID], Int)
  /// A parent was notified of the size that its child prefers (BAR-10).
  case takeContentSize(of: ControllerID, by: ControllerID)
  /// A controller is on the stack: its preferred size counts.
  case takeContentSizeOfPushed(ControllerID, by: ControllerID)
  /// Ask again which controller decides the orientation: a transition has gone back.
  case orient
}
