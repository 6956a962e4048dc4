/// Controllers that have moved or had an appearance callback, and may have lost their window: examined again when no
/// transition runs.
extension Hierarchy {
  /// A view is about to move, to come or to go.
  mutating func viewWillMove(_ x: ControllerID) {
    moved.append(x)
    if windowMemo.holdsViews(x), isInWindow(x) { uprooted.append(x) }
  }

  /// The controllers noted since the last call, and those whose views are inside the views that left their window: all
  /// that may have lost their own. Each once.
  ///
  /// Complexity: O(noted controllers and the views inside theirs); for a controller whose window is not cached, also
  /// its depth.
  mutating func takeMoved() -> [ControllerID] {
    var seen = IDSet<ControllerID>()
    var result: [ControllerID] = []
    for x in moved where seen.insert(x) && !has(x, .released) {
      rememberWindow(at: x)
      if has(x, .isLeftToCode), isInWindow(x) { set(x, .isLeftToCode, false) }
      result.append(x)
      // Early pages are early no more when theirs has come.
      if !earlyPages.isEmpty, kind(of: x) == .page { uprooted.append(x) }
    }
    moved.removeAll(keepingCapacity: true)
    guard !uprooted.isEmpty else { return result }
    var left = IDSet<ControllerID>()
    while let x = uprooted.popLast() {
      guard left.insert(x), !isInWindow(x) || !earlyPages.isEmpty && kind(of: x) == .page else { continue }
      for inside in controllersInside(x) {
        if seen.insert(inside), !has(inside, .released) { result.append(inside) }
        if windowMemo.holdsViews(inside) { uprooted.append(inside) }
      }
    }
    return result
  }

  /// The controllers whose views are in the view of `x`, or beside it.
  ///
  /// Complexity: O(those); the children, where views of some in the middle lie there.
  func controllersInside(_ x: ControllerID) -> [ControllerID] {
    var result = addedViews[x] ?? []
    if let presented = directlyPresented(x), place(of: presented) == .beside(x) { result.append(presented) }
    var left = windowMemo.countInside(x) - (addedViews[x]?.count ?? 0)
    // The selected tab may be anywhere among a tab bar controller's children; other containers show the last one.
    if let tab = selectedTabs[x], place(of: tab) == .inside(x) {
      result.append(tab)
      left -= 1
    }
    var child = lastChild(of: x)
    while left > 0, let current = child {
      if place(of: current) == .inside(x), selectedTabs[x] != current {
        result.append(current)
        left -= 1
      }
      child = previousSibling(of: current)
    }
    return result
  }

  /// Whether `x` is appeared or appearing although its view has no window, or its container's window was hidden
  /// meanwhile. Ask only while no transition runs. Exempt are early pages (PAG-03), controllers whose appearance code
  /// drives by hand (CON-06, CON-07), and a controller whose view code has thrown away.
  func hasLostItsWindow(_ x: ControllerID) -> Bool {
    guard state(of: x) != .disappeared, !has(x, .codeTransition), isViewLoaded(x), !earlyPages.contains(x) else {
      return false
    }
    guard let window = window(of: x) else { return !has(x, .isLeftToCode) }
    if windows[Int(window.index)].isVisible || directPresenter(x) != nil { return false }
    return parent(of: x).map { state(of: $0) == .disappeared } ?? false
  }

  /// Corrects the place of a view when the link that put it there has gone: there it is now a view without addChild
  /// (CON-08).
  mutating func settlePlace(of x: ControllerID) {
    if !earlyPages.isEmpty, earlyPages.contains(x), state(of: x) == .disappeared || isInWindow(x) {
      earlyPages.remove(x)
    }
    switch place(of: x) {
    case .none, .beside: break
    case .inside(let host):
      if parent(of: x) != host || isBeside(x, whatIsShownBy: host), addedViews[host]?.contains(x) != true {
        addedViews[host, default: []].append(x)
      }
    case .window:
      // The root of another window may still lie in its former one, where an exception has ended the change.
      if !hasReason(place(of: x), for: x) { addedToWindows.insert(x) }
    }
  }

  /// Whether code has put the view into its own container's view while the container shows another child.
  private func isBeside(_ x: ControllerID, whatIsShownBy container: ControllerID) -> Bool {
    if kind(of: container).isNavigation { return lastChild(of: container) != x }
    return kind(of: container) == .tabBar && selectedTabs[container] != x
  }

  /// Whether a view may still come to a place: a body may have taken the reason away meanwhile.
  func hasReason(_ place: Place, for x: ControllerID) -> Bool {
    switch place {
    case .none, .inside: true
    case .beside(let presenter): directPresenter(x) == presenter
    case .window(let window):
      windows[Int(window.index)].root == x || directPresenter(x) != nil
        || addedToWindows.contains(x)
    }
  }

  /// Whether nothing but what holds it keeps a controller anywhere.
  func isPlaceless(_ x: ControllerID) -> Bool {
    state(of: x) == .disappeared && parent(of: x) == nil && directPresenter(x) == nil && windowWithRoot(x) == nil
  }
}
