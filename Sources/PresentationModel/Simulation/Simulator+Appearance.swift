/// Four states, and one gate for every appearance callback (ORD-02); view loading (LOD).
extension Simulator {
  /// A begin of UIKit's own, or of code's on one controller of shown(x) (CON-07).
  mutating func begin(_ x: ControllerID, isAppearing: Bool, by caller: Appearance.Caller) {
    switch Appearance.begin(x, isAppearing: isAppearing, by: caller, world, &outcome.ledger) {
    case .leavesOut: break
    case .says(let log): say(log)
    case .sends(let callback, let state):
      if isAppearing {
        guard hierarchy.isViewLoaded(x) else {
          agenda.append(.operations([caller == .code ? .codeBegin(x, true) : .willAppear(x)], 0))
          load(x)
          return
        }
        hierarchy.set(x, .isAppearingSent, false)
        if caller == .code { agenda.append(.operations([.isAppearingByCode(x)], 0)) }
      }
      hierarchy.states[Int(x.index)] = state
      self.callback(callback, x)
    }
  }

  /// UIKit's own end.
  mutating func end(_ x: ControllerID, isAppearing: Bool, isSilent: Bool = false) {
    guard case .sends(let callback, let state) = Appearance.end(x, isAppearing: isAppearing, world) else { return }
    hierarchy.states[Int(x.index)] = state
    if !isSilent { self.callback(callback, x) }
  }

  /// Code's `endAppearanceTransition` on one controller of shown(x).
  mutating func endByCode(_ x: ControllerID) {
    switch Appearance.endByCode(x, world, &outcome.ledger) {
    case .leavesOut: break
    case .says(let log): say(log)
    case .sends(let callback, let state):
      hierarchy.states[Int(x.index)] = state
      self.callback(callback, x)
    }
  }

  /// viewIsAppearing under code's own begin and end: as soon as the view is in a window, once (ORD-07).
  mutating func isAppearingByCode(_ x: ControllerID) {
    guard ViewIsAppearingFollowsTheWillCallbacks.holds(in: profile), hierarchy.state(of: x) == .appearing,
      hierarchy.isInWindow(x)
    else { return }
    guard !hierarchy.has(x, .isAppearingSent) else { return }
    hierarchy.set(x, .isAppearingSent, true)
    callback(.viewIsAppearing, x)
  }

  // MARK: Loading

  /// Loads the view if it is not loaded: `viewDidLoad`, then a custom container's children with it (LOD-01, LOD-06).
  mutating func load(_ x: ControllerID) {
    guard Loading.loads(x, world, &outcome.ledger) else { return }
    hierarchy.set(x, .viewLoaded, true)
    hierarchy.set(x, .taken, true)
    if let nib = Loading.nib(x, world, &outcome.ledger) {
      hierarchy.assign(.controller(x), .nibName, .string(nib))
    }
    if Loading.mayBringChildren(x, world) { agenda.append(.operations([.loadChildren(x)], 0)) }
    callback(.viewDidLoad, x)
  }

  /// Children whose views lie in a custom container's view load directly after it (LOD-06).
  mutating func loadChildren(_ x: ControllerID) {
    push(Loading.children(x, world, &outcome.ledger).map { .load($0) })
  }

  // MARK: Groups

  /// The did-callbacks of a group that has gone: guests before their hosts (CON-08).
  func departures(_ group: [ControllerID]) -> [Operation] {
    let guests = world.hosted(by: group).filter { group.contains($0) }
    guard !guests.isEmpty else { return group.map { .didDisappear($0) } }
    return guests.map { .didDisappear($0) } + group.filter { !guests.contains($0) }.map { .didDisappear($0) }
  }

  /// The did-callbacks of a group that has come, each waiting `didMove` directly after its controller and what that
  /// shows (ORD-06).
  func arrivals(_ group: [ControllerID], silently silent: Set<ControllerID> = []) -> [Operation] {
    var operations: [Operation] = world.hosted(by: group).map { .didAppear($0) }
    operations.reserveCapacity(group.count)
    var waiting: [ControllerID] = []
    for x in group {
      while let last = waiting.last, !hierarchy.isInside(x, last) {
        waiting.removeLast()
        operations.append(.didMove(last, pendingDidMove[last]))
      }
      operations.append(silent.contains(x) ? .didAppearSilently(x) : .didAppear(x))
      if pendingDidMove[x] != nil { waiting.append(x) }
    }
    for last in waiting.reversed() { operations.append(.didMove(last, pendingDidMove[last])) }
    return operations
  }

  // MARK: The will-phase of what comes

  /// Loads what comes and lets it appear up to viewIsAppearing (ORD-05), around the entry of its views into the
  /// window. The groups are taken once everything is loaded: `viewDidLoad` may have added children (CON-05).
  mutating func perform(_ arrival: Arrival) {
    var group: [ControllerID] = []
    for root in arrival.roots {
      group += world.shown(root, stopsAtFirstLayout: true, except: arrival.except, restored: arrival.restored)
    }
    for x in group where hierarchy.kind(of: x) == .split { hierarchy.set(x, .enteredWindow, true) }
    // Split views collapse or expand before anything of theirs appears (SPL-02).
    if let split = group.first(where: { needsAdapting($0) }) {
      agenda.append(.arrival(arrival))
      adaptSplit(split)
      return
    }
    let unloaded = group.filter { !hierarchy.isViewLoaded($0) }
    if !unloaded.isEmpty {
      agenda.append(.arrival(arrival))
      push(unloaded.map { .load($0) })
      return
    }
    if let id = arrival.transition { self[id].incoming = group }
    if isTracing, let late = group.dropFirst().first(where: { isCustomChild($0) }) {
      trace(.containment, .con05, .decided, late)
    }
    traceArrival(group, arrival)
    let guests = world.hosted(by: group)
    var operations = arrival.before
    operations.reserveCapacity(operations.count + group.count * 3)
    for x in group { operations.append(.willAppear(x)) }
    for x in guests { operations.append(.willAppear(x)) }
    operations += arrival.after
    operations += arrival.delegates
    operations += arrival.entry
    let mayGrow = !observed.isEmpty
    if mayGrow { for root in arrival.roots { operations.append(.lateWillAppear(root)) } }
    if ViewIsAppearingFollowsTheWillCallbacks.holds(in: profile) {
      for x in group { operations.append(.isAppearing(x)) }
      for x in guests { operations.append(.isAppearing(x)) }
      if mayGrow { for root in arrival.roots { operations.append(.lateIsAppearing(root)) } }
    }
    for x in group where !hierarchy.has(x, .laidOut) { operations.append(.layout(x)) }
    let firstTime = group.filter { hierarchy.kind(of: $0).isNavigation && !hierarchy.has($0, .laidOut) }
    if !firstTime.isEmpty { agenda.append(.firstLayout(firstTime, 0)) }
    push(operations)
  }

  private mutating func traceArrival(_ group: [ControllerID], _ arrival: Arrival) {
    guard isTracing, let first = group.first else { return }
    if group.count > 1 { trace(.schedule, .ord03, .decided, first) }
    if !arrival.before.isEmpty || !arrival.after.isEmpty { trace(.schedule, .ord04, .decided, first) }
    trace(.schedule, .ord05, .decided, first)
    trace(.schedule, ViewIsAppearingFollowsTheWillCallbacks.holds(in: profile) ? .ord07 : .ord08, .decided, first)
  }

  /// Whether a controller is shown by a container of the app's own.
  private func isCustomChild(_ x: ControllerID) -> Bool {
    hierarchy.parent(of: x).map { !hierarchy.kind(of: $0).isUIKitContainer } ?? false
  }

  /// Children that were added between their container's viewWillAppear and the entry of its view (CON-05).
  mutating func lateWillAppear(_ root: ControllerID) {
    guard hierarchy.state(of: root) == .appearing else { return }
    let late = world.shown(root, stopsAtFirstLayout: true).filter { hierarchy.state(of: $0) == .disappeared }
    guard !late.isEmpty else { return }
    push(late.map { .willAppear($0) })
  }

  mutating func lateIsAppearing(_ root: ControllerID) {
    let late = world.shown(root, stopsAtFirstLayout: true)
    push(
      late.filter { hierarchy.state(of: $0) == .appearing && !hierarchy.has($0, .isAppearingSent) }
        .map { .isAppearing($0) })
  }

  /// A navigation controller brings its top controller in with its first layout (ORD-09).
  mutating func performFirstLayout(_ controllers: [ControllerID], _ index: Int) {
    guard index < controllers.count else { return }
    if index + 1 < controllers.count { agenda.append(.firstLayout(controllers, index + 1)) }
    let x = controllers[index]
    guard hierarchy.isInWindow(x), hierarchy.state(of: x) == .appearing || hierarchy.state(of: x) == .appeared else {
      return
    }
    hierarchy.set(x, .laidOut, true)
    guard let top = world.top(of: x), world.forwards(x) else { return }
    trace(.schedule, .ord09, .decided, x)
    agenda.append(.arrival(Arrival(roots: [top], entry: [.setPlace(top, .inside(x))])))
  }
}
