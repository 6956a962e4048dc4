/// The part that objects of the file play in a transition: methods of presentation controllers, animators, interaction
/// controllers (rules CUS).
extension Simulator {
  // MARK: Hooks

  /// The presentation controller of the file's that a controller is presented with.
  @inline(__always)
  func hookObject(of x: ControllerID) -> ObjectID? { world.hookObject(of: x) }

  /// The one of the topmost that has one.
  @inline(__always)
  func hookObject(among controllers: [ControllerID]) -> ObjectID? { world.hookObject(among: controllers) }

  /// A hook: its line, then its bodies, in which `self` is the presentation controller.
  mutating func hook(_ callback: Callback, _ x: ControllerID, _ arguments: [Value]) {
    guard let object = hookObject(of: x), let presentation = world.ownPresentation(x) else { return }
    let original = presentation.original
    if !program.swift.isEmpty { swift.hooked[original] = object }
    if callback.hasLine {
      record(.callback(callback, original, arguments), isDefault: false)
    }
    run(
      bodies(callback, of: object), of: .facet(.presentationController, original), handed: arguments, named: callback,
      original)
  }

  /// The animator or interaction controller that a delegate has given; for a controller that is one itself, the object
  /// that represents it.
  mutating func animating(_ answer: Value?) -> Value? {
    guard case .controller(let x)? = answer else { return answer }
    if let known = script.standIns.first(where: { $0.controller == x }) { return .object(known.object) }
    let object = addObject(hierarchy.classes[Int(x.index)], name: "", isHeld: true)
    script.standIns.append((object, x))
    return .object(object)
  }

  /// What `self` is in the bodies of an object.
  private func subject(_ object: ObjectID) -> Value {
    script.standIns.first { $0.object == object }.map { .controller($0.controller) } ?? .object(object)
  }

  /// The bodies of an object's method.
  private func bodies(_ callback: Callback, of object: ObjectID) -> [BodyID] {
    guard !script.observed.isEmpty else { return [] }
    return script.observed.bodies(
      callback, script.standIns.first { $0.object == object }.map { .controller($0.controller) } ?? .object(object),
      class: hierarchy.objects[Int(object.index)].objectClass,
      classes: hierarchy.classTable, step: script.step)
  }

  // MARK: The animator

  /// The animator begins, or its interaction controller in its place (CUS-09).
  mutating func animate(_ id: TransitionID) {
    guard self[id].isRunning, let animator = self[id].steering.animator else { return }
    guard world.answers(subject(animator), .transitionDuration) else { return startAnimation(id, animator) }
    let asked = self[id].asked
    record(.callback(.transitionDuration, asked, []), isDefault: false)
    loop.agenda.append(.operations([.startAnimation(id, animator)], 0))
    run(
      bodies(.transitionDuration, of: animator), of: subject(animator), handed: [.context(id)],
      named: .transitionDuration, asked)
  }

  /// The animator has said how long it takes.
  mutating func startAnimation(_ id: TransitionID, _ animator: ObjectID) {
    guard self[id].isRunning else { return }
    guard holds(InteractionStartsInTheAnimatorsPlace.judge(self[id])), let interaction = self[id].steering.interaction
    else {
      return beginAnimation(id, animator)
    }
    let isPercentDriven = hierarchy.isPercentDriven(interaction)
    let bodies = bodies(.startInteractiveTransition, of: interaction)
    // Percent-driven ones call the animator at once, others from their bodies or not at all.
    if isPercentDriven {
      loop.agenda.append(.operations([.beginAnimation(id, animator)], 0))
    } else {
      self[id].steering.isEndedByCode = !bodies.isEmpty
    }
    let asked = self[id].asked
    if world.isOfTheFile(interaction) {
      record(.callback(.startInteractiveTransition, asked, []), isDefault: false)
    }
    run(bodies, of: subject(interaction), handed: [.context(id)], named: .startInteractiveTransition, asked)
  }

  /// Whether the animator's `animateTransition(using:)` is pasted code, which puts every view in by itself.
  func isAnimatedBySwift(_ id: TransitionID) -> Bool {
    guard !program.swift.isEmpty, self[id].leavesViewsToCode, let animator = self[id].steering.animator else {
      return false
    }
    return bodies(.animateTransition, of: animator).contains { program.function($0) != nil }
  }

  /// `animateTransition(using:)`: without a body the animator does its duty by itself.
  mutating func beginAnimation(_ id: TransitionID, _ animator: ObjectID) {
    guard self[id].isRunning else { return }
    let asked = self[id].asked
    let bodies = bodies(.animateTransition, of: animator)
    self[id].steering.isEndedByCode = !bodies.isEmpty
    self[id].beginAnimator()
    loop.agenda.append(.transition(id, .animatorBegan))
    record(.callback(.animateTransition, asked, []), isDefault: false)
    run(bodies, of: subject(animator), handed: [.context(id)], named: .animateTransition, asked)
  }

  /// The last word: `animationEnded(_:)`.
  mutating func animationEnded(_ id: TransitionID) {
    guard let animator = self[id].steering.animator else { return }
    let asked = self[id].asked
    let didComplete = Value.bool(!self[id].isCancelled)
    record(.callback(.animationEnded, asked, [didComplete]), isDefault: false)
    run(
      bodies(.animationEnded, of: animator), of: subject(animator), handed: [didComplete], named: .animationEnded, asked
    )
  }

  // MARK: Views

  /// The view that comes enters, unless that is left to the animator (CUS-17).
  mutating func enter(_ x: ControllerID, _ place: Place, _ id: TransitionID) {
    guard self[id].isRunning else { return }
    if holds(ContainerHoldsWhatIsToLeave.isLeft(x, self[id], toSwift: isAnimatedBySwift(id))) { return }
    move(x, to: place)
  }

  /// A presenter's view comes back, likewise.
  mutating func putBack(_ x: ControllerID, _ id: TransitionID) {
    guard self[id].isRunning else { return }
    if holds(ContainerHoldsWhatIsToLeave.isLeft(x, self[id])) { return }
    hierarchy.set(x, .viewRemoved, false)
  }

  /// `containerView.addSubview(…)`: code puts a view in, the one that comes or comes back, or one that was to stay.
  mutating func putIn(_ x: ControllerID, containerOf owner: ControllerID) {
    guard let id = world.contextual(owner), self[id].isRunning else { return }
    if self[id].to.contains(x), self[id].kind != .dismiss {
      self[id].steering.putIn.append(x)
      move(x, to: self[id].place)
    } else if self[id].presentersViews.contains(x) {
      self[id].steering.putIn.append(x)
      hierarchy.set(x, .viewRemoved, false)
    } else if take(MovedViewGoesWithTheContainer.judge(x, self[id], world)) != nil {
      hierarchy.carried[x] = self[id].speaker
    }
  }

  // MARK: The end

  /// `completeTransition(_:)`: everything of the end, there and then (CUS-05, CUS-06).
  mutating func complete(_ id: TransitionID, _ didComplete: Bool) {
    guard world.isThere(id), self[id].isRunning else {
      note(CompleteTransitionEndsEverything.again(world.isThere(id) ? self[id].speaker : nil))
      return
    }
    note(AnimatorMayCompleteAtOnce.judge(self[id], isBeginning: self[id].isAnimatorBeginning, didComplete: didComplete))
    self[id].steering.isPausedByBegin = false
    loop.paused.removeAll { $0 == id }
    endIsOfThisCall(id)
    interrupt()
    loop.agenda.append(.transition(id, didComplete ? .end : .cancel))
  }

  /// Prints a note, once, about a transition that nothing ends (CUS-07).
  mutating func noteOpenTransitions(line: Int) {
    guard !loop.isStopped else { return }
    for id in running
    where self[id].isRunning && !self[id].steering.isPausedByBegin && self[id].isOpen && !self[id].steering.isNoted {
      self[id].steering.isNoted = true
      note(WithoutCompletionItNeverEnds.judge(self[id]))
      let object = self[id].steering.animator.map { hierarchy.className(of: $0) } ?? ""
      var text =
        "the transition of '\(spokenName(self[id].asked))' goes on: '\(object)' has not called "
        + "'completeTransition(_:)'"
      if let untouchable = self[id].steering.untouchable,
        let x = UntouchableViewIsNil.owner(isFrom: untouchable.isFrom, self[id], world)
      {
        text += UntouchableViewIsNil.told(spokenName(x), isFrom: untouchable.isFrom, line: untouchable.line)
      }
      if self[id].steering.isInteractive, let steers = self[id].steering.interaction,
        swift.heldAnimations.contains(where: { $0.transition == id })
      {
        text =
          "the transition of '\(spokenName(self[id].asked))' goes on: nobody has called 'finish()' or 'cancel()' of "
          + "'\(hierarchy.className(of: steers))', which steers it"
      }
      outcome.notes.append(StepNote(line: line, text: text, isFailure: false))
    }
  }

  // MARK: Steering

  /// The transition that an interaction controller steers.
  func steered(by interaction: ObjectID) -> TransitionID? {
    running.last { self[$0].isRunning && self[$0].steering.interaction == interaction }
  }

  /// `update`, `finish`, `cancel`, `pause`, of an interaction controller or of a context (CUS-11, CUS-14).
  mutating func steer(_ id: TransitionID?, _ call: CallContext) {
    if let id, call.method == .pauseInteraction { return pause(id) }
    guard holds(OnlyCompleteTransitionEnds.judge(id.map { self[$0] })), let id else {
      let why = id == nil ? "no transition is steered by it" : "the transition is not interactive"
      outcome.notes.append(StepNote(line: call.line, text: "\(why): nothing happens", isFailure: false))
      return
    }
    switch call.method {
    case .updateInteraction:
      if case .decimal(let share)? = call.arguments.first { self[id].steering.percentComplete = max(0, share) }
    case .finishInteraction: stopInteraction(id, isCancelled: false)
    case .cancelInteraction: stopInteraction(id, isCancelled: true)
    default: break
    }
  }

  /// Takes hold of an animation that can be interrupted.
  private mutating func pause(_ id: TransitionID) {
    guard holds(InterruptibleAnimatorIsTakenHoldOf.judge(self[id], world)) else { return }
    self[id].steering.isInteractive = true
  }

  /// The interaction is over; the animation runs on, or back, and ends the transition when the run loop pass does.
  private mutating func stopInteraction(_ id: TransitionID, isCancelled: Bool) {
    self[id].steering.isPausedByBegin = false
    self[id].steering.wasCancelled = isCancelled
    self[id].steering.isInteractive = false
    endIsOfThisCall(id)
    goOnWithAnimations(of: id)
    interactionEnded(id)
  }

  /// The end of a transition that began in an earlier step is the work of the call that ends it.
  private mutating func endIsOfThisCall(_ id: TransitionID) {
    if self[id].origin < 0 { self[id].origin = currentCall }
  }

  /// An interactive transition that no `begin` pauses ends with its run loop pass, completed, as a completed gesture
  /// would end it; in an app it would wait.
  mutating func completeUnpaused(_ id: TransitionID) {
    if !self[id].isByUser, !self[id].steering.isNoted, let interaction = self[id].steering.interaction {
      self[id].steering.isNoted = true
      outcome.notes.append(
        StepNote(
          line: self[id].line,
          text:
            "'\(hierarchy.className(of: interaction))' steers the transition, and nothing holds it: it is finished at "
            + "once; write 'begin' to update, finish or cancel it", isFailure: false))
    }
    self[id].steering.isInteractive = false
    interactionEnded(id)
  }

  /// Handlers of the interaction run, each once (CUS-22).
  mutating func interactionEnded(_ id: TransitionID) {
    let handlers = loop[id].interactionHandlers
    note(HandlersRunWhenTheInteractionStops.judge(self[id], handlers: handlers.count))
    run(handlers, .interactionChanges)
  }

  // MARK: The coordinator

  /// `animate(alongsideTransition:completion:)` and `notifyWhenInteractionChanges(_:)`.
  mutating func coordinate(_ call: CallContext, _ reference: CoordinatorReference) {
    let id = reference.transition
    guard Int(id.index) < transitions.count else { return }
    func block(_ position: Int) -> CoordinatedBody {
      CoordinatedBody(
        body: call.closures[position], frame: call.frame(of: position).afterwards, asked: reference.asked,
        transition: id)
    }
    let row = Int(id.index)
    switch call.method {
    case .animateAlongside:
      if let body = call.closures.first, body != .none {
        if self[id].steering.hasRunAlongside {
          note(AlongsideAfterTheAnimator.tooLate(reference.asked))
        } else {
          loop.followUps[row].alongside.append(block(0))
        }
      }
      if call.closures.count > 1, call.closures[1] != .none { loop.followUps[row].completions.append(block(1)) }
    default:
      if let body = call.closures.first, body != .none { loop.followUps[row].interactionHandlers.append(block(0)) }
    }
  }

  /// The blocks that run alongside, once.
  mutating func runAlongside(_ id: TransitionID) {
    guard !self[id].steering.hasRunAlongside else { return }
    self[id].steering.hasRunAlongside = true
    let blocks = loop[id].alongside
    guard !blocks.isEmpty else { return }
    note(AlongsideAfterTheAnimator.judge(self[id], blocks: blocks.count))
    run(blocks, .animate)
  }

  /// The blocks for the end.
  mutating func runCompletions(_ id: TransitionID) {
    let row = Int(id.index)
    note(
      HandlersRunWhenTheInteractionStops.neverRuns(self[id], handlers: loop.followUps[row].interactionHandlers.count))
    loop.followUps[row].interactionHandlers = []
    let blocks = loop.followUps[row].completions
    guard !blocks.isEmpty else { return }
    // Blocks that they add meanwhile come after them.
    loop.followUps[row].completions = []
    loop.agenda.append(.operations([.completions(id)], 0))
    run(blocks, .completion)
  }

  private mutating func run(_ blocks: [CoordinatedBody], _ kind: CoordinatorBlock) {
    for block in blocks.reversed() { loop.agenda.append(.coordinated(block, kind)) }
  }

  /// A block: its line, then its statements.
  mutating func perform(_ block: CoordinatedBody, _ kind: CoordinatorBlock) {
    record(.coordinator(kind, block.asked), isDefault: false)
    var frame = block.frame
    frame.origin = runs(.handler("\(spokenName(block.asked)).transitionCoordinator.\(kind.eventName)"))
    if loop.isStopped { return }
    // The argument of the block comes after those of the callback round it.
    frame.arguments.append(.coordinator(CoordinatorReference(transition: block.transition, asked: block.asked)))
    interrupt()
    loop.agenda.append(.body(block.body, 0, frame))
  }

  /// The name that the file gives a controller, or its class.
  private func spokenName(_ x: ControllerID) -> String {
    let name = hierarchy.name(of: x)
    return name.isEmpty ? "<\(hierarchy.className(of: x))>" : name
  }
}

extension World {
  /// The presentation controller of the file's that a controller is presented with.
  fileprivate func hookObject(of x: ControllerID) -> ObjectID? {
    // Where it lies: it is asked for each callback of each controller.
    let rows = state.address.pointee.hierarchy.rows.address
    guard !rows.pointee.objects.isEmpty else { return nil }
    let made = rows.pointee.presentations.look(x) {
      $0.pointee.adaptedStyle == .custom ? $0.pointee.controllerObject : nil
    }
    guard let object = made ?? nil, isOfTheFile(object) else { return nil }
    return object
  }

  fileprivate func hookObject(among controllers: [ControllerID]) -> ObjectID? {
    for row in controllers.indices.reversed() {
      if let object = hookObject(of: controllers[row]) { return object }
    }
    return nil
  }

  /// Whether an object's class is the file's: UIKit's own objects print nothing.
  fileprivate func isOfTheFile(_ object: ObjectID) -> Bool {
    hierarchy.classTable[Int(hierarchy.objects[Int(object.index)].objectClass.index)].isDeclared
  }
}
