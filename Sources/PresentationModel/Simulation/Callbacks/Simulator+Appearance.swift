/// Four states, and one gate for every appearance callback (ORD-02); view loading (LOD).
extension Simulator {
  /// A begin of UIKit's own, or of code's on one controller of shown(x) (CON-07).
  mutating func beginAppearance(_ x: ControllerID, isAppearing: Bool, by caller: Appearance.Caller) {
    // What is in no scene neither appears nor disappears (WIN-08).
    if world.hasScenes == true, world.windowInNoScene(of: x) != nil { return }
    switch ask({ Appearance.begin(x, isAppearing: isAppearing, by: caller, $0, &$1) }) {
    case .leavesOut: break
    case .says(let log): say(log)
    case .sends(let callback, let state):
      if isAppearing {
        guard hierarchy.isViewLoaded(x) else {
          loop.agenda.append(.operations([caller == .code ? .codeBegin(x, true) : .willAppear(x)], 0))
          load(x)
          return
        }
        hierarchy.set(x, .isAppearingSent, false)
        if hierarchy.kind(of: x) == .page { loop.agenda.append(.operations([.checkPages(x)], 0)) }
        if caller == .code { loop.agenda.append(.operations([.isAppearingByCode(x)], 0)) }
      }
      hierarchy.setState(x, state)
      if caller == .code, isAppearing, !hierarchy.isInWindow(x) {
        hierarchy.expectLostWindows()
        hierarchy.set(x, .isLeftToCode, true)
      }
      if hierarchy.mayLoseWindows { hierarchy.moved.append(x) }
      self.callback(callback, x)
    }
  }

  /// A controller was to appear with a container that appears, and the container does not show it any more. If it got
  /// viewWillAppear, it gets viewWillDisappear and viewDidDisappear (ORD-02); otherwise it gets nothing.
  mutating func appendNotComing(_ x: ControllerID?, with container: ControllerID, _ operations: inout [Operation]) {
    guard let x, hierarchy.state(of: container) == .appearing, !hierarchy.has(container, .codeTransition) else {
      return
    }
    let group = world.leaving(x)
    let isGone = Set(group)
    for row in loop.agenda.indices {
      guard case .operations(let pending, let index) = loop.agenda[row], index < pending.count else { continue }
      let kept = pending[index...].filter {
        if case .willAppear(let y) = $0 { return !isGone.contains(y) }
        return true
      }
      loop.agenda[row] = .operations(kept, 0)
    }
    let appearing = group.filter { hierarchy.state(of: $0) == .appearing }
    if !appearing.isEmpty { appendOperations(.viewMovedOut, Cast(going: appearing), &operations) }
  }

  /// UIKit's own end.
  mutating func endAppearance(_ x: ControllerID, isAppearing: Bool, isSilent: Bool = false) {
    guard case .sends(let callback, let state) = Appearance.end(x, isAppearing: isAppearing, world) else { return }
    hierarchy.setState(x, state)
    if !isAppearing { stacks.firstShown[x] = nil }
    guard !isSilent else { return }
    self.callback(callback, x)
    if isAppearing { hasAppeared(x) }
  }

  /// UIKit's own part of viewDidAppear, which comes before an override's.
  private mutating func hasAppeared(_ x: ControllerID) {
    guard hierarchy.kind(of: x) == .activity else { return }
    note(ActivityControllerIsModalOnly.judge(column: x, world))
    if let utterance = take(ActivityControllerIsModalOnly.judge(x, world)) { say(utterance) }
  }

  /// Code's `endAppearanceTransition` on one controller of shown(x).
  mutating func endByCode(_ x: ControllerID) {
    switch ask({ Appearance.endByCode(x, $0, &$1) }) {
    case .leavesOut: break
    case .says(let log): say(log)
    case .sends(let callback, let state):
      hierarchy.setState(x, state)
      self.callback(callback, x)
      if callback == .viewDidAppear { hasAppeared(x) }
    }
  }

  /// viewIsAppearing under code's own begin and end: as soon as the view is in a window, once (ORD-07).
  mutating func isAppearingByCode(_ x: ControllerID) {
    guard ViewIsAppearingFollowsTheWillCallbacks.holds(in: profile), hierarchy.state(of: x) == .appearing,
      hierarchy.isInWindow(x)
    else { return }
    guard !hierarchy.has(x, .isAppearingSent) else { return }
    hierarchy.set(x, .isAppearingSent, true)
    if !world.forwards(x) { loop.agenda.append(.operations([.childrenByHand(x)], 0)) }
    callback(.viewIsAppearing, x)
  }

  // MARK: Loading

  /// Loads the view if it is not loaded: `loadView`, in whose bodies it still counts as unloaded, `viewDidLoad`, then a
  /// custom container's children with it (LOD-01, LOD-06).
  mutating func load(_ x: ControllerID) {
    guard take(ViewLoadsWhenNeeded.judge(x, world)) != nil else { return }
    hierarchy.set(x, .taken, true)
    guard !script.observed.isEmpty else {
      callback(.loadView, x)
      return viewLoaded(x)
    }
    loop.agenda.append(.operations([.viewLoaded(x)], 0))
    callback(.loadView, x)
  }

  /// `loadView` has made the view, or found it where LOD-03 says.
  mutating func viewLoaded(_ x: ControllerID) {
    hierarchy.set(x, .viewLoaded, true)
    if let nib = ask({ Loading.nib(x, $0, &$1) }) {
      hierarchy.assign(.controller(x), .nibName, .string(nib))
    }
    if hierarchy.kind(of: x) == .split {
      if let utterance = take(WhatSplitViewsRefuse.judge(loading: x, world)) { say(utterance) }
      let wrapping = wrapColumns(x)
      if !wrapping.isEmpty {
        runNext([.viewDidLoad(x)])
        if !ask({ Segues.embedded(in: x, $0, &$1) }).isEmpty { loop.agenda.append(.embeds(x, 0)) }
        return runNext(wrapping)
      }
    }
    if !world.segues.isEmpty, !ask({ Segues.embedded(in: x, $0, &$1) }).isEmpty {
      runNext([.viewDidLoad(x)])
      return embed(in: x, from: 0)
    }
    viewDidLoad(x)
  }

  /// The callback, and what loads with the view.
  mutating func viewDidLoad(_ x: ControllerID) {
    if Loading.mayBringChildren(x, world) { loop.agenda.append(.operations([.loadChildren(x)], 0)) }
    callback(.viewDidLoad, x)
  }

  /// Children whose views are in a custom container's view load directly after it (LOD-06).
  mutating func loadChildren(_ x: ControllerID) {
    runNext((take(ViewDidLoadComesOncePerLoad.judge(childrenOf: x, world)) ?? []).map { .load($0) })
  }

  // MARK: The will-phase of controllers that appear

  /// Children that were added between their container's viewWillAppear and the entry of its view (CON-05).
  mutating func lateWillAppear(_ root: ControllerID) {
    guard hierarchy.state(of: root) == .appearing else { return }
    let late = world.shown(root, stopsAtFirstLayout: true).filter { hierarchy.state(of: $0) == .disappeared }
    guard !late.isEmpty else { return }
    runNext(late.map { .willAppear($0) })
  }

  mutating func lateIsAppearing(_ root: ControllerID) {
    let late = world.shown(root, stopsAtFirstLayout: true)
    runNext(
      late.filter { hierarchy.state(of: $0) == .appearing && !hierarchy.has($0, .isAppearingSent) }
        .map { .isAppearing($0) })
  }

  /// A navigation controller's top controller appears with its first layout (ORD-09).
  mutating func layOutFirst(_ x: ControllerID) {
    guard hierarchy.isInWindow(x), hierarchy.state(of: x) == .appearing || hierarchy.state(of: x) == .appeared else {
      return
    }
    hierarchy.set(x, .laidOut, true)
    guard let top = world.top(of: x), world.forwards(x) else { return }
    note(FirstLayoutBringsTheTopIn.judge(x, world))
    stacks.firstShown[x] = top
    playLater(.firstLayout, .will, Cast(new: [top], roots: [top], place: .inside(x), container: x))
  }

  /// The navigation controller's delegate hears of that top. Who the delegate is counts when it is called: the top's
  /// viewDidLoad may have set it. Another top that has come meanwhile by a push or a pop has its own `didShow`.
  mutating func callDelegateOfFirstTop(_ callback: Callback, _ nav: ControllerID) {
    guard let top = stacks.firstShown[nav] else { return }
    if callback == .navigationControllerDidShow {
      stacks.firstShown[nav] = nil
      guard world.top(of: nav) == top else { return }
    }
    perform(callsOwnDelegate(callback, nav, [.controller(top)]))
  }
}
