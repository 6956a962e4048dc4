enum BodyRunsInsideItsCallback: Rule {
  static let id = RuleID.ord31
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static func judge(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "A body runs inside its callback, before UIKit goes on",
    inShort: """
      Code in a callback runs inside that callback, and what it starts begins only after the current callbacks \
      are over.
      """,
    statement: """
      1. The line is recorded, then the statements run in order, as code before `super` does: a container's body comes before its children's
         callbacks. First the class body's, then those of `on name.…` in file order.
      2. Each call does its part "at once" (ORD-22) with the state of that moment; what it queues begins with the next commit, after this
         phase has called everybody.
      3. A body in a completion handler runs when ORD-26 says; a put-off call when its transition ended.
      4. An exception ends the step there.
      """,
    evidence: [
      .observed(
        "a `present` inside viewDidAppear starts after that callback returned (log of nested presentations, remkoh.dev); container callbacks nest inside `super` in published crash traces."
      )
    ],
    example: """
      `on a.viewDidAppear { a.present(b, animated: true) }`, window > a: launch ends with `a.viewDidAppear`, `b.viewDidLoad`,
      `b.viewWillAppear`, …. Contrary: the same in `a.viewDidLoad`: refused (a's view is in no window), one log, no event of b.
      """)
}

/// Schedules are lists of operations; here each is done, its callbacks with their bodies before the next one.
extension Simulator {
  /// Does operations in order. A callback with a body puts the rest on the agenda, below the body.
  mutating func perform(_ operations: [Operation], from start: Int) {
    var index = start
    while index < operations.count {
      let height = loop.agenda.count
      let operation = operations[index]
      index += 1
      perform(operation)
      if loop.isStopped { return }
      // Most operations run no user code and put nothing on the agenda; what one has put there runs first.
      if loop.agenda.count > height, mayRunBodies(operation) {
        if index < operations.count { loop.agenda.insert(.operations(operations, index), at: height) }
        return
      }
    }
  }

  private func mayRunBodies(_ operation: Operation) -> Bool {
    switch operation {
    case .enter, .putBack, .setRemoved, .setFlag, .append, .insert, .removeFromParent, .mayRelease, .awaitsArrival:
      false
    case .cutPresentation: true
    case .setPlace(let x, let place): leavesItsWindow(x, for: place)
    default: true
    }
  }

  mutating func perform(_ operation: Operation) {
    switch operation {
    case .load(let x): load(x)
    case .viewLoaded(let x): viewLoaded(x)
    case .viewDidLoad(let x): viewDidLoad(x)
    case .loadChildren(let x): loadChildren(x)
    case .willAppear(let x): beginAppearance(x, isAppearing: true, by: .uikit)
    case .willDisappear(let x): beginAppearance(x, isAppearing: false, by: .uikit)
    case .didAppear(let x): endAppearance(x, isAppearing: true)
    case .didAppearSilently(let x): endAppearance(x, isAppearing: true, isSilent: true)
    case .didDisappear(let x): endAppearance(x, isAppearing: false)
    case .reappear(let x):
      if hierarchy.state(of: x) == .disappearing { hierarchy.setState(x, .appearing) }
      endAppearance(x, isAppearing: true)
    case .isAppearing(let x):
      guard ViewIsAppearingFollowsTheWillCallbacks.holds(in: profile), hierarchy.state(of: x) == .appearing,
        !hierarchy.has(x, .isAppearingSent)
      else { return }
      hierarchy.set(x, .isAppearingSent, true)
      if !world.forwards(x) { loop.agenda.append(.operations([.childrenByHand(x)], 0)) }
      callback(.viewIsAppearing, x)
    case .childrenByHand(let x): runNext(Schedules.drivenByHand(in: x, world).map { .isAppearingByCode($0) })
    case .lateWillAppear(let root): lateWillAppear(root)
    case .lateIsAppearing(let root): lateIsAppearing(root)
    case .isAppearingByCode(let x): isAppearingByCode(x)
    case .checkPages(let x): checkPages(x)
    case .layout(let x): layOut(x)
    case .firstLayout(let x): layOutFirst(x)
    case .firstTop(let callback, let x): callDelegateOfFirstTop(callback, x)
    case .swipesBack: break
    case .willMove(let x, let parent): willMove(x, parent)
    case .didMove(let x, let parent): didMove(x, parent)
    case .awaitsArrival(let x, let parent): stacks.pendingDidMove[x] = parent
    case .arrives(let x):
      if let parent = stacks.pendingDidMove[x] { didMove(x, parent) }
    case .callDelegate(let callback, let x, let arguments, let delegate): callDelegate(callback, x, arguments, delegate)
    case .callOwnMethod(let callback, let x): self.callback(callback, x)
    case .hearsOfSize(let callback, let x, let id): hearOfSize(callback, x, id)
    case .hook(let callback, let x, let arguments): hook(callback, x, arguments)
    case .animate(let id): animate(id)
    case .startAnimation(let id, let animator): startAnimation(id, animator)
    case .beginAnimation(let id, let animator): beginAnimation(id, animator)
    case .alongside(let id): runAlongside(id)
    case .completions(let id): runCompletions(id)
    // Each comes to `perform(_ handler:)` in Simulator+Completion.swift.
    case .handlers(let id): runNext(loop[id].handlers)
    case .animationEnded(let id): animationEnded(id)
    case .enter(let x, let place, let id): enter(x, place, id)
    case .putBack(let x, let id): putBack(x, id)
    case .setPlace(let x, let place):
      if leavesItsWindow(x, for: place) { depart(x, to: place) } else { move(x, to: place) }
    case .setRemoved(let x, let isOut): hierarchy.set(x, .viewRemoved, isOut)
    case .setFlag(let x, let flag, let isOn): hierarchy.set(x, flag, isOn)
    case .append(let child, let parent): insert(child, into: parent, before: nil)
    case .insert(let child, let parent, let sibling): insert(child, into: parent, before: sibling)
    case .removeFromParent(let x): leaveParent(x)
    case .cutPresentation(let x): cutPresentation(x)
    case .mayRelease(let x): releases.candidates.append(x)
    case .codeBegin(let x, let isAppearing): beginAppearance(x, isAppearing: isAppearing, by: .code)
    case .codeEnd(let x): endByCode(x)
    }
  }

  /// Sets a parent. A body of `willMove(toParent:)` may have given the child, or the parent, another one meanwhile.
  private mutating func insert(_ child: ControllerID, into parent: ControllerID, before sibling: ControllerID?) {
    hierarchy.removeFromParent(child)
    guard !makesCycle(child, in: parent) else { return }
    note(AddChildSaysWillMove.judge(presented: child, in: parent, world))
    if hierarchy.directPresenter(child) != nil { hierarchy.expectLostWindows() }
    let isThere = sibling.map { $0 != child && hierarchy.parent(of: $0) == parent } ?? false
    hierarchy.insert(child, into: parent, before: isThere ? sibling : nil)
    // A view stays in its place. In the former parent's view it counts from now on as added without 'addChild', and in
    // the new parent's view no longer (CON-08).
    guard case .inside(let host) = hierarchy.place(of: child) else { return }
    hierarchy.addedViews[host]?.removeAll { $0 == child }
    if host != parent { hierarchy.addedViews[host, default: []].append(child) }
  }

  /// Takes a child out. Its view may stay in its container's until a transition ends, as a view without 'addChild' does
  /// (CON-08).
  private mutating func leaveParent(_ x: ControllerID) {
    hierarchy.removeFromParent(x)
    guard case .inside(let host) = hierarchy.place(of: x), hierarchy.addedViews[host]?.contains(x) != true else {
      return
    }
    hierarchy.addedViews[host, default: []].append(x)
  }

  /// Raises CON-01's exception where a controller would become its own ancestor, by parents or by presenters.
  mutating func makesCycle(_ child: ControllerID, in parent: ControllerID) -> Bool {
    guard let refusal = take(AddChildSaysWillMove.judge(circle: child, in: parent, world)) else { return false }
    say(refusal)
    return true
  }

  /// What each of UIKit's containers checks of a new child: that it is not a window's root (C-E06), and not itself or a
  /// controller below it (CON-01).
  mutating func canBecomeChild(_ child: ControllerID, of parent: ControllerID) -> Bool {
    guard let refusal = ask({ Containment.refusal(of: child, in: parent, $0, &$1) }) else { return true }
    say(refusal)
    return false
  }

  /// Moves a view, and keeps track of views that lie in the view of a controller that is not their parent (CON-08).
  mutating func move(_ x: ControllerID, to place: Place) {
    guard hierarchy.hasReason(place, for: x) else { return }
    if let refusal = take(ChildsViewBelongsInItsParents.judge(circle: x, into: place, world)) { return say(refusal) }
    hierarchy.setPlace(x, place)
    if case .inside(let host) = place {
      if hierarchy.parent(of: x) != host { hierarchy.addedViews[host, default: []].append(x) }
      showBySearch(x)
    }
  }

  /// A host of a search controller that its navigation controller shows defines the context from now on.
  mutating func showBySearch(_ x: ControllerID) {
    if let text = hierarchy.unknown(.searchController, of: .facet(.navigationItem, x)),
      hierarchy.property(x, .definesPresentationContext) != .bool(true)
    {
      hierarchy.assign(.controller(x), .definesPresentationContext, .opaque(text))
    }
    if ask({ Search.makesDefineAContext(x, $0, &$1) }) { hierarchy.set(x, .definesForSearch, true) }
  }

  /// Layout lines, when its view enters a window for the first time (EVT-02). Navigation controllers: with ORD-09.
  mutating func layOut(_ x: ControllerID) {
    guard !hierarchy.has(x, .laidOut) || hierarchy.has(x, .layoutPending) else { return }
    hierarchy.rememberWindow(at: x)
    guard hierarchy.isInWindow(x) else { return }
    if !hierarchy.kind(of: x).isNavigation { hierarchy.set(x, .laidOut, true) }
    layoutPair(x)
  }

  /// The two layout callbacks, with those of the presentation controller round them.
  mutating func layoutPair(_ x: ControllerID) {
    hierarchy.set(x, .layoutPending, false)
    record(.callback(.viewWillLayoutSubviews, x, []), isDefault: false)
    record(.callback(.viewDidLayoutSubviews, x, []), isDefault: false)
    let isHooked = hookObject(of: x) != nil
    if isHooked { runNext([.hook(.containerViewDidLayoutSubviews, x, [])]) }
    pushBodies(.viewDidLayoutSubviews, x, [])
    pushBodies(.viewWillLayoutSubviews, x, [])
    if isHooked { runNext([.hook(.containerViewWillLayoutSubviews, x, [])]) }
  }

  // MARK: Callbacks

  /// Adds a line to the event log, if the log is kept.
  mutating func record(_ kind: Event.Kind, isDefault: Bool) {
    if callbacks.keepsEvents {
      outcome.events.append(Event(kind: kind, isDefault: isDefault, call: outcome.ledger.call))
    }
  }

  /// A callback on a controller: its line, then its bodies (ORD-31).
  mutating func callback(_ callback: Callback, _ x: ControllerID, _ arguments: [Value] = []) {
    if callback.hasLine { record(.callback(callback, x, arguments), isDefault: callback.isInDefaultSet) }
    pushBodies(callback, x, arguments)
  }

  /// A callback whose line prints some of its arguments by name only: a segue prints as its identifier.
  mutating func callback(_ callback: Callback, _ x: ControllerID, line: [Value], handed: [Value]) {
    record(.callback(callback, x, line), isDefault: callback.isInDefaultSet)
    pushBodies(callback, x, handed)
  }

  mutating func pushBodies(_ callback: Callback, _ x: ControllerID, _ arguments: [Value], action: String? = nil) {
    guard script.observed.contains(callback) else { return }
    let bodies = script.observed.bodies(
      callback, .controller(x), class: hierarchy.classes[Int(x.index)], classes: hierarchy.classTable,
      step: script.step, action: action)
    guard !bodies.isEmpty else { return }
    run(bodies, of: .controller(x), arguments, named: callback, x)
  }

  /// A call to a delegate that returns nothing: its line on the controller that has the delegate (EVT-01), its bodies.
  mutating func callDelegate(_ callback: Callback, _ x: ControllerID, _ arguments: [Value], _ delegate: Value) {
    guard holds(DelegateIsCalledForWhatItImplements.judge(callback, delegate, of: x, world)) else { return }
    record(.callback(callback, x, arguments), isDefault: callback.isInDefaultSet)
    pushBodies(callback, of: delegate, for: x, arguments)
  }

  /// Puts the bodies of a delegate's method on the agenda.
  mutating func pushBodies(_ callback: Callback, of delegate: Value, for x: ControllerID, _ arguments: [Value]) {
    guard script.observed.contains(callback) else { return }
    let owner: PropertyKey.Owner
    let id: ClassID
    switch delegate {
    case .object(let object): (owner, id) = (.object(object), hierarchy.objects[Int(object.index)].objectClass)
    case .controller(let other): (owner, id) = (.controller(other), hierarchy.classes[Int(other.index)])
    default: return
    }
    let bodies = script.observed.bodies(callback, owner, class: id, classes: hierarchy.classTable, step: script.step)
    guard !bodies.isEmpty else { return }
    run(bodies, of: delegate, arguments, named: callback, x)
  }

  /// The file's own bodies of a method of a controller or an object, the nearest first.
  func overrides(_ callback: Callback, of subject: PropertyKey.Owner, class id: ClassID) -> [[BodyID]] {
    guard script.observed.contains(callback) else { return [] }
    return script.observed.overrides(callback, subject, class: id, classes: hierarchy.classTable, step: script.step)
  }

  mutating func run(
    _ bodies: [BodyID], of subject: Value, _ arguments: [Value], named callback: Callback, _ x: ControllerID,
    level: Int = 0
  ) {
    run(bodies, of: subject, handed: handedOver(callback, x, arguments), named: callback, x, level: level)
  }

  /// Puts bodies on the agenda, with all that UIKit hands over.
  mutating func run(
    _ bodies: [BodyID], of subject: Value, handed: [Value], named callback: Callback, _ x: ControllerID, level: Int = 0
  ) {
    if !bodies.isEmpty {
      outcome.ledger.note(BodyRunsInsideItsCallback.judge(x))
      interrupt()
    }
    for body in bodies.reversed() {
      let origin = runs(.callback(x, callback))
      loop.agenda.append(
        .body(body, 0, Frame(subject: subject, arguments: handed, origin: origin, callback: callback, level: level)))
    }
  }

  /// All that UIKit hands to a callback, in the order of its parameters: event lines leave out the delegating object
  /// and `animated` (EVT-01), a body may read them.
  func handedOver(_ callback: Callback, _ x: ControllerID, _ written: [Value]) -> [Value] {
    let parameters = callback.info.arguments
    guard written.count < parameters.count else { return written }
    var rest = written[...]
    return parameters.map { parameter in
      if parameter.name == "animated" { return .bool(callbacks.areAnimated) }
      switch parameter.type {
      case .instance(.presentationController) where !rest.isEmpty && parameter.label != nil:
        return rest.removeFirst()
      case .instance(.presentationController), .instance(.popoverPresentationController):
        return .facet(.presentationController, x)
      case .instance(.sheetPresentationController):
        let isPopover = hierarchy.presentations[x]?.requestedStyle == .popover
        return .facet(isPopover ? .adaptiveSheet : .presentationController, x)
      case .instance(.navigationController), .instance(.tabBarController), .instance(.pageViewController),
        .instance(.splitViewController), .instance(.searchController):
        return .controller(x)
      case .instance(.transitionCoordinator):
        return world.coordinated(x).map { .coordinator(CoordinatorReference(transition: $0, asked: x)) } ?? .none
      case .instance(.traitCollection):
        // A delegate is asked to adapt to the window's traits, whatever those inside a sheet are (ADP-02).
        return .facet(callback == .adaptivePresentationStyleTraits ? .newTraitCollection : .traitCollection, x)
      default: return rest.popFirst() ?? .none
      }
    }
  }

  // MARK: Containment callbacks

  private mutating func willMove(_ x: ControllerID, _ parent: ControllerID?) {
    note(MovingBetweenWillMoveAndDidMove.judge(x, movingTo: parent))
    hierarchy.set(x, .movingTo, parent != nil)
    hierarchy.set(x, .movingFrom, parent == nil)
    callback(.willMove, x, [parent.map { .controller($0) } ?? .none])
  }

  private mutating func didMove(_ x: ControllerID, _ parent: ControllerID?) {
    hierarchy.set(x, .movingTo, false)
    hierarchy.set(x, .movingFrom, false)
    stacks.pendingDidMove[x] = nil
    callback(.didMove, x, [parent.map { .controller($0) } ?? .none])
  }
}
