/// What containers show, and which controllers appear and disappear together.
extension World {
  /// `viewControllers`: the children, less a popped top that leaves its parent only at the end (NAV-02), less a page
  /// on its way.
  func stack(_ x: ControllerID) -> [ControllerID] {
    if hierarchy.kind(of: x).isNavigation, let leaving = leavingTop(x) {
      return hierarchy.children(of: x).filter { !leaving.contains($0) }
    }
    if hierarchy.kind(of: x) == .page {
      if let id = runningTransition(of: x, .page) ?? queuedTransition(of: x, .page) {
        return self[id].isByUser ? self[id].from : self[id].to
      }
      // A page that leaves is a child until the last did-callback (PAG-01 3).
      if let id = ending.last(where: { self[$0].container == x && self[$0].kind == .page }) {
        return self[id].isCancelled ? self[id].from : self[id].to
      }
    }
    return hierarchy.children(of: x)
  }

  /// The top of the stack: the last child that is not on its way out. Complexity: O(1).
  func top(of nav: ControllerID) -> ControllerID? {
    var last = hierarchy.lastChild(of: nav)
    guard let leaving = leavingTop(nav) else { return last }
    while let current = last, leaving.contains(current) { last = hierarchy.previousSibling(of: current) }
    return last
  }

  /// Whether a controller is on a stack, and not on its way out. Complexity: O(1).
  func isOnStack(_ x: ControllerID, of nav: ControllerID) -> Bool {
    hierarchy.parent(of: x) == nav && leavingTop(nav)?.contains(x) != true
  }

  /// The controller below one of the members of a stack, nil below the root. Complexity: O(1).
  func below(_ x: ControllerID, on nav: ControllerID) -> ControllerID? {
    var next = hierarchy.previousSibling(of: x)
    guard let leaving = leavingTop(nav) else { return next }
    while let current = next, leaving.contains(current) { next = hierarchy.previousSibling(of: current) }
    return next
  }

  /// Whether a container passes appearance on to its children (CON-06).
  func forwards(_ x: ControllerID) -> Bool {
    hierarchy.isTrue(x, .shouldAutomaticallyForwardAppearanceMethods, default: true)
  }

  /// Whether a container passes the methods of a rotation on to its children, as the classic documents have it.
  func forwardsRotation(_ x: ControllerID) -> Bool {
    hierarchy.isTrue(x, .shouldAutomaticallyForwardRotationMethods, default: true)
  }

  /// Whether a controller's class, or one above it, overrides a callback without a call of super.
  func leavesOutSuper(_ x: ControllerID, _ callback: Callback) -> Bool {
    hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)].callbacks.contains {
      $0.leavesOutSuper && $0.callback == callback
    }
  }

  /// What a container shows besides itself, in `children` order (ORD-03).
  func shownChildren(_ x: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    appendShownChildren(of: x, to: &result)
    return result
  }

  private func appendShownChildren(of x: ControllerID, to result: inout [ControllerID]) {
    let kind = hierarchy.kind(of: x)
    if kind.isNavigation || kind == .tabBar, let old = stillShown(by: x) { return result.append(old) }
    switch kind {
    case .navigation, .imagePicker: if let top = top(of: x) { result.append(top) }
    case .tabBar: if let tab = hierarchy.selectedTabs[x] { result.append(tab) }
    case .page: result += hierarchy.children(of: x).filter { hierarchy.place(of: $0) == .inside(x) }
    default:
      var child = hierarchy.firstChild(of: x)
      while let current = child {
        if hierarchy.place(of: current) == .inside(x) { result.append(current) }
        child = hierarchy.nextSibling(of: current)
      }
    }
  }

  /// The controller on screen while the change of a stack or of the selected tab has been requested and not begun.
  private func stillShown(by x: ControllerID) -> ControllerID? {
    guard !queued.isEmpty || !beginning.isEmpty else { return nil }
    let id = (beginning + queued).first {
      self[$0].container == x && !self[$0].isDropped && (self[$0].kind == .stack || self[$0].kind == .tab)
    }
    guard let id, let old = self[id].from.first, hierarchy.state(of: old) == .appeared else { return nil }
    return old
  }

  /// shown(x): x, then depth first what it shows, parents before children (ORD-03).
  ///
  /// - Parameters:
  ///   - stopsAtFirstLayout: leaves out what a navigation controller that was never laid out shows (ORD-09).
  ///   - other: the other view controller of the running transition, which never counts.
  ///   - restored: a controller whose view returns with this transition and counts although it is out of the window.
  func shown(
    _ x: ControllerID, stopsAtFirstLayout: Bool = false, except other: ControllerID? = nil,
    restored: [ControllerID] = []
  ) -> [ControllerID] {
    if hierarchy.firstChild(of: x) == nil, !hierarchy.kind(of: x).isUIKitContainer,
      hierarchy.directlyPresented(x) == nil
    {
      return x == other || hierarchy.has(x, .viewRemoved) && !restored.contains(x) ? [] : [x]
    }
    var result: [ControllerID] = []
    result.reserveCapacity(8)
    var pending = [x]
    // A tab that is being dismissed may present the tab bar controller that still shows it: such a circle is walked
    // only once. It hardly ever exists, so it is looked for only where a controller must have come up twice.
    var seen: IDSet<ControllerID>?
    while let current = pending.popLast() {
      if seen == nil, result.count > hierarchy.count {
        (result, pending, seen) = ([], [x], IDSet())
        continue
      }
      if current == other || seen?.insert(current) == false { continue }
      let first = pending.count
      let isOut = hierarchy.has(current, .viewRemoved) && !restored.contains(current)
      if !isOut {
        result.append(current)
        let waits = stopsAtFirstLayout && hierarchy.kind(of: current).isNavigation && !hierarchy.has(current, .laidOut)
        if !waits && forwards(current) { appendShownChildren(of: current, to: &pending) }
      }
      if let presented = hierarchy.directlyPresented(current), !isLevel(current) { pending.append(presented) }
      // The last one is looked at first.
      var (low, high) = (first, pending.count - 1)
      while low < high {
        pending.swapAt(low, high)
        (low, high) = (low + 1, high - 1)
      }
    }
    return result
  }

  /// Whether a controller is a window's root or is presented: what it presents is a level of its own. A child is not,
  /// nor a former child, nor a controller whose view was added without addChild (CON-08): what those present over their
  /// context appears and disappears with them.
  private func isLevel(_ x: ControllerID) -> Bool {
    hierarchy.parent(of: x) == nil && (hierarchy.directPresenter(x) != nil || hierarchy.windowWithRoot(x) != nil)
  }

  /// Of the controllers that levels show, those on screen or about to be, the topmost level first.
  func onScreen(in levels: [ControllerID]) -> [ControllerID] {
    var result: [ControllerID] = []
    var counted = IDSet<ControllerID>()
    for level in levels.reversed() {
      for x in shown(level) where hierarchy.state(of: x) == .appeared || hierarchy.state(of: x) == .appearing {
        // A context inside a level is found twice: with its presenter, and as a level of its own.
        if levels.count == 1 || counted.insert(x) { result.append(x) }
      }
    }
    return result
  }

  /// Controllers whose views are in the views of a group without being children (CON-08): with what they show, and with
  /// the controllers whose views are in theirs.
  func addedViews(in group: [ControllerID]) -> [ControllerID] {
    guard !hierarchy.addedViews.isEmpty else { return [] }
    var result: [ControllerID] = []
    // A view that is presented over its own host is found on two ways.
    var found = IDSet<ControllerID>()
    var hosts = group
    while !hosts.isEmpty {
      var added: [ControllerID] = []
      for host in hosts {
        for x in hierarchy.addedViews[host] ?? [] { added += shown(x).filter { found.insert($0) } }
      }
      result += added
      hosts = added
    }
    return result
  }

  /// shown(x) and the addedViews in its views: all that disappear with it, in the order of the will-callbacks (CON-08).
  func leaving(_ x: ControllerID, except other: ControllerID? = nil) -> [ControllerID] {
    let group = shown(x, except: other)
    return group + addedViews(in: group)
  }

  /// Whether the tab bar is hidden: by assignment, or because a controller in the selected stack had
  /// `hidesBottomBarWhenPushed` when the stack last changed (NAV-13).
  func isTabBarHidden(_ tabs: ControllerID) -> Bool {
    if hierarchy.isTrue(tabs, .isTabBarHidden) { return true }
    guard let selected = hierarchy.selectedTabs[tabs], hierarchy.kind(of: selected).isNavigation else { return false }
    return hierarchy.has(selected, .hidesTabBar)
  }

  /// Whether a bar is out of sight: its container has hidden it, or code the view itself.
  func isBarHidden(_ bar: Facet, of x: ControllerID) -> Bool {
    if hierarchy.assigned[PropertyKey(owner: .facet(bar, x), property: .isHidden)] == .bool(true) { return true }
    switch bar {
    case .tabBar: return isTabBarHidden(x)
    // A toolbar is hidden until code shows it.
    case .toolbar:
      return profile.isDocuments && hierarchy.has(x, .hidesTabBar)
        || hierarchy.isTrue(x, .isToolbarHidden, default: true)
    default: return hierarchy.isTrue(x, .isNavigationBarHidden)
    }
  }
}
