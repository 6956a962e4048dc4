/// Four states, and one gate for every appearance callback (ORD-02); view loading (LOD).
extension Simulator {
  /// UIKit's own begin: whoever already is where it leads is left out, without a log, unless an open begin of code's
  /// is the cause.
  mutating func gateBegin(_ x: ControllerID, appearing: Bool) {
    let state = hierarchy.state(of: x)
    let isThere =
      appearing ? state == .appearing || state == .appeared : state == .disappearing || state == .disappeared
    if isThere {
      if hierarchy.has(x, .codeTransition) { unbalanced(x) }
      return
    }
    if appearing {
      guard hierarchy.isViewLoaded(x) else {
        agenda.append(.operations([.willAppear(x)], 0))
        load(x)
        return
      }
      hierarchy.states[Int(x.index)] = .appearing
      hierarchy.set(x, .isAppearingSent, false)
      callback(.viewWillAppear, x)
    } else {
      hierarchy.states[Int(x.index)] = .disappearing
      callback(.viewWillDisappear, x)
    }
  }

  /// UIKit's own end: only whoever is on the way there arrives.
  mutating func gateEnd(_ x: ControllerID, appearing: Bool, isSilent: Bool) {
    let state = hierarchy.state(of: x)
    if appearing, state == .appearing {
      hierarchy.states[Int(x.index)] = .appeared
      if !isSilent { callback(.viewDidAppear, x) }
    } else if !appearing, state == .disappearing {
      hierarchy.states[Int(x.index)] = .disappeared
      callback(.viewDidDisappear, x)
    }
  }

  private mutating func unbalanced(_ x: ControllerID) {
    trace(.appearance, .ord02, .decided, x)
    log(.al01, "Unbalanced calls to begin/end appearance transitions for \(hierarchy.description(of: x)).")
  }

  /// Code's `beginAppearanceTransition` on one controller of shown(x) (CON-07).
  mutating func codeBegin(_ x: ControllerID, _ isAppearing: Bool) {
    let state = hierarchy.state(of: x)
    switch (state, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      guard hierarchy.isViewLoaded(x) else {
        agenda.append(.operations([.codeBegin(x, true)], 0))
        load(x)
        return
      }
      hierarchy.states[Int(x.index)] = .appearing
      hierarchy.set(x, .isAppearingSent, false)
      agenda.append(.operations([.isAppearingByCode(x)], 0))
      callback(.viewWillAppear, x)
    case (.appearing, false), (.appeared, false):
      hierarchy.states[Int(x.index)] = .disappearing
      callback(.viewWillDisappear, x)
    default: unbalanced(x)
    }
  }

  /// Code's `endAppearanceTransition` on one controller of shown(x).
  mutating func codeEnd(_ x: ControllerID) {
    switch hierarchy.state(of: x) {
    case .appearing:
      hierarchy.states[Int(x.index)] = .appeared
      callback(.viewDidAppear, x)
    case .disappearing:
      hierarchy.states[Int(x.index)] = .disappeared
      callback(.viewDidDisappear, x)
    default: unbalanced(x)
    }
  }

  /// viewIsAppearing under code's own begin and end: as soon as the view is in a window, once (ORD-07).
  mutating func isAppearingByCode(_ x: ControllerID) {
    guard Schedules.sendsViewIsAppearing(profile), hierarchy.state(of: x) == .appearing,
      hierarchy.isInWindow(x)
    else { return }
    guard !hierarchy.has(x, .isAppearingSent) else { return }
    hierarchy.set(x, .isAppearingSent, true)
    callback(.viewIsAppearing, x)
  }

  // MARK: Loading

  /// Loads the view if it is not loaded: `viewDidLoad`, then a custom container's children with it (LOD-01, LOD-06).
  mutating func load(_ x: ControllerID) {
    guard !hierarchy.isViewLoaded(x) else { return }
    hierarchy.set(x, .viewLoaded, true)
    hierarchy.set(x, .taken, true)
    trace(.loading, .lod01, .decided, x)
    findNib(x)
    if !hierarchy.kind(of: x).isUIKitContainer, hierarchy.firstChild(of: x) != nil {
      agenda.append(.operations([.loadChildren(x)], 0))
    }
    callback(.viewDidLoad, x)
  }

  /// Which nib the view comes from, where the scenario says what is in the bundle (LOD-03, LOD-04).
  private mutating func findNib(_ x: ControllerID) {
    guard case .list(let values)? = hierarchy.property(x, .nibsInBundle), hierarchy.property(x, .loadView) == nil,
      hierarchy.property(x, .storyboard) == nil, hierarchy.property(x, .nibName) == nil
    else { return }
    let nibs = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
    let name = hierarchy.className(of: x)
    let rule: RuleID = WhereTheViewComesFromInTheDocuments.holds(in: profile) ? .lod04 : .lod03
    let candidates =
      rule == .lod04 ? WhereTheViewComesFromInTheDocuments.candidates(name) : WhereTheViewComesFrom.candidates(name)
    guard let found = candidates.first(where: { nibs.contains($0) }) else { return }
    trace(.loading, rule, .decided, x)
    hierarchy.assign(.controller(x), .nibName, .string(found))
  }

  /// Children whose views lie in a custom container's view load directly after it (LOD-06).
  mutating func loadChildren(_ x: ControllerID) {
    var operations: [Operation] = []
    var child = hierarchy.firstChild(of: x)
    while let current = child {
      if hierarchy.place(of: current) == .inside(x), !hierarchy.isViewLoaded(current) {
        operations.append(.load(current))
      }
      child = hierarchy.nextSibling(of: current)
    }
    if !operations.isEmpty { trace(.loading, .lod06, .decided, x) }
    push(operations)
  }

  // MARK: The will-phase of what comes

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
  mutating func layOutFirst(_ x: ControllerID) {
    guard hierarchy.isInWindow(x), hierarchy.state(of: x) == .appearing || hierarchy.state(of: x) == .appeared else {
      return
    }
    hierarchy.set(x, .laidOut, true)
    guard let top = world.top(of: x), world.forwards(x) else { return }
    Schedules.laysOutFirst(x, &outcome.ledger)
    playLater(.firstLayout, .will, Cast(new: [top], roots: [top], place: .inside(x)))
  }
}
