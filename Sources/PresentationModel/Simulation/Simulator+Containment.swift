/// Custom containment, and views that code moves (CON).
extension Simulator {
  static let inconsistency = "UIViewControllerHierarchyInconsistency"

  mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    guard canBecomeChild(child, of: parent) else { return }
    if let owner = owner(of: child), owner != parent, hierarchy.parent(of: child) != parent {
      trace(.containment, .con09, .decided, child)
      raise(
        .ce02, Simulator.inconsistency,
        ChildsViewBelongsIntoItsParents.requested(
          hierarchy.description(of: child), hierarchy.description(of: owner), hierarchy.description(of: parent)))
      return
    }
    var operations: [Operation] = []
    switch AddChildSaysWillMove.outcome(child, parent, hierarchy) {
    case .isChildAlready:
      trace(.containment, .con01, .declined, child)
      return
    case .leaves(let old):
      if hierarchy.selectedTabs[old] == child { hierarchy.selectedTabs[old] = hierarchy.firstChild(of: old) }
      lay(.childTakenAway, Cast(old: [child]), &operations)
    case .isAdded: break
    }
    trace(.containment, .con01, .decided, child)
    lay(.childAdded, Cast(new: [child], container: parent), &operations)
    push(operations)
    // A guest whose host becomes its parent is a child like others from now on (CON-08).
    if case .inside(let host) = hierarchy.place(of: child), host == parent {
      hierarchy.hosted[host]?.removeAll { $0 == child }
    }
  }

  mutating func removeFromParent(_ child: ControllerID) {
    guard let parent = hierarchy.parent(of: child) else {
      trace(.containment, .con02, .declined, child)
      return
    }
    trace(.containment, .con02, .decided, child)
    if hierarchy.selectedTabs[parent] == child { hierarchy.selectedTabs[parent] = nil }
    play(.childRemoved, .call, Cast(old: [child]))
    if case .inside(let host) = hierarchy.place(of: child) { hierarchy.hosted[host, default: []].append(child) }
  }

  /// The nearest controller in whose view a view lies (CON-09).
  private func owner(of x: ControllerID) -> ControllerID? {
    if case .inside(let host) = hierarchy.place(of: x) { return host }
    return nil
  }

  // MARK: addSubview, removeFromSuperview

  /// Where a view is put: into a controller's view, or straight into a window.
  enum Superview: Sendable {
    case controller(ControllerID)
    case window(WindowID)
  }

  mutating func addSubview(_ call: CallContext, to target: Superview) {
    guard case .view(let x)? = call.arguments.first ?? nil else { return }
    let place: Place
    switch target {
    case .controller(let host):
      if hierarchy.place(.inside(host), isWithin: x) {
        // A view into itself, or into a view of its own.
        trace(.containment, .con09, .decided, x)
        raise(nil, "NSInvalidArgumentException", host == x ? "Can't add self as subview" : "")
        return
      }
      if ChildsViewBelongsIntoItsParents.wrongOwner(of: x, owner: host, hierarchy), let parent = hierarchy.parent(of: x)
      {
        trace(.containment, .con09, .decided, x)
        raise(
          .ce01, Simulator.inconsistency,
          ChildsViewBelongsIntoItsParents.shouldHave(
            hierarchy.description(of: x), hierarchy.description(of: host), actual: hierarchy.description(of: parent)))
        return
      }
      if hierarchy.windowWithRoot(x) != nil { warnOfRootMovedByHand() }
      place = .inside(host)
    case .window(let window):
      if let parent = hierarchy.parent(of: x) {
        trace(.containment, .con09, .decided, x)
        raise(
          .ce03, Simulator.inconsistency,
          ChildsViewBelongsIntoItsParents.shouldHave(
            hierarchy.description(of: x), "(null)", actual: hierarchy.description(of: parent)))
        return
      }
      if hierarchy.windowWithRoot(x) != nil { warnOfRootMovedByHand() }
      place = .window(window)
    }
    trace(.containment, .con09, .declined, x)
    if hierarchy.parent(of: x) == nil { trace(.containment, .con08, .decided, x) }
    let wasThere = hierarchy.isInWindow(x)
    if wasThere, hierarchy.window(at: place) != nil {
      move(x, to: place)
      return
    }
    enter(x, place)
  }

  /// C-L01: a root's view that code moves by hand, or a presented controller that is made root (WIN-04).
  mutating func warnOfRootMovedByHand() {
    guard RootThatWasSomethingElse.warns[profile] else { return }
    log(.cl01, RootThatWasSomethingElse.text)
  }

  /// A view that comes into a window appears; off screen it waits for its container (CON-04, CON-05).
  mutating func enter(_ x: ControllerID, _ place: Place) {
    let silent = isSilent(x, place)
    guard hierarchy.window(at: place) != nil, !silent else {
      trace(.containment, silent ? .con06 : .con05, .decided, x)
      push([.load(x), .setPlace(x, place), .isAppearingByCode(x)])
      return
    }
    if case .inside(let host) = place,
      hierarchy.state(of: host) == .disappeared || hierarchy.state(of: host) == .disappearing
    {
      trace(.containment, .con05, .decided, x)
      push([.load(x), .setPlace(x, place)])
      return
    }
    trace(.containment, .con04, .decided, x)
    arrive(x, .viewMovedIn, place)
  }

  /// Nothing comes by itself to a child of a container that does not forward (CON-06), nor between begin and end
  /// (CON-07).
  private func isSilent(_ x: ControllerID, _ place: Place) -> Bool {
    if hierarchy.has(x, .codeTransition) { return true }
    if let parent = hierarchy.parent(of: x), !world.forwards(parent) { return true }
    return false
  }

  mutating func removeFromSuperview(_ x: ControllerID) {
    let place = hierarchy.place(of: x)
    guard place != .none else { return }
    guard hierarchy.isInWindow(x), !isSilent(x, place),
      hierarchy.state(of: x) == .appeared || hierarchy.state(of: x) == .appearing
    else {
      play(.viewMovedOut, .call, Cast(old: [x]))
      return
    }
    trace(.containment, .con04, .decided, x)
    let group = world.leaving(x)
    play(.viewMovedOut, .call, Cast(going: group, old: [x]))
  }

  /// `second.view = first.view`, and `x.view = nil` (C-E04, LOD-06).
  mutating func assignView(_ x: ControllerID, _ value: Value) {
    switch value {
    case .view(let other) where other != x:
      raise(
        .ce04, Simulator.inconsistency,
        "A view can only be associated with at most one view controller at a time! View <\(ViewClass.name(other, hierarchy, profile.version))> is associated "
          + "with \(hierarchy.description(of: other)). Clear this association before associating this view with "
          + "\(hierarchy.description(of: x)).")
    case .none:
      trace(.loading, .lod06, .decided, x)
      hierarchy.set(x, .viewLoaded, false)
    default: hierarchy.set(x, .viewLoaded, true)
    }
  }

  // MARK: begin and end by code (CON-07)

  mutating func beginAppearanceTransition(_ x: ControllerID, _ isAppearing: Bool) {
    trace(.appearance, .con07, .decided, x)
    hierarchy.set(x, .codeTransition, true)
    push(world.shown(x).map { .codeBegin($0, isAppearing) })
  }

  mutating func endAppearanceTransition(_ x: ControllerID) {
    trace(.appearance, .con07, .decided, x)
    agenda.append(.resume(.codeTransitionEnded(x)))
    push(world.shown(x).flatMap { [.isAppearingByCode($0), .codeEnd($0)] })
  }

  // MARK: transition(from:to:…) (CON-10)

  mutating func transition(_ call: CallContext, in parent: ControllerID) {
    guard let from = call.controller(0), let to = call.controller(1) else { return }
    guard hierarchy.parent(of: from) == parent, hierarchy.parent(of: to) == parent else {
      trace(.containment, .con10, .decided, parent)
      raise(
        .ce05, "NSInvalidArgumentException",
        "Children view controllers \(hierarchy.description(of: from)) and \(hierarchy.description(of: to)) must have a "
          + "common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
      return
    }
    guard world.forwards(parent) else {
      trace(.containment, .con06, .decided, parent)
      raise(nil, "NSInvalidArgumentException", "")
      return
    }
    trace(.containment, .con10, .decided, parent)
    let transition = Transition(
      kind: .children, container: parent, from: [from], to: [to], isAnimated: true, line: call.line, origin: call.origin
    )
    queue(add(transition, call.handler.map { [$0] } ?? []))
    var operations: [Operation] = [.load(to)]
    if !hierarchy.isVisible(parent) {
      lay(.offScreen, .will, Cast(new: [to], place: hierarchy.place(of: from)), &operations)
    }
    push(operations)
    for body in call.closures.reversed() { agenda.append(.body(body, 0, call.frame)) }
  }

  mutating func beginChildTransition(_ id: TransitionID) {
    let transition = self[id]
    let (from, to) = (transition.from[0], transition.to[0])
    guard hierarchy.isVisible(transition.container) else {
      play(.offScreen, .will, Cast(new: [to], place: hierarchy.place(of: from)))
      return
    }
    self[id].out = world.leaving(from)
    play(
      .childTransition, .will,
      Cast(going: self[id].out, new: [to], roots: [to], place: .inside(transition.container), transition: id))
  }

  /// It cannot be taken back: cancelled with another, it ends.
  mutating func endChildTransition(_ id: TransitionID) {
    let transition = self[id]
    play(
      .childTransition, .did,
      Cast(
        coming: hierarchy.isVisible(transition.container) ? world.shown(transition.to[0]) : [], going: transition.out,
        old: transition.from, transition: id))
  }
}
