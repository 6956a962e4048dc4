/// Who has moved, or was told to come or go: looked at once more when nothing is on its way.
extension Hierarchy {
  /// A view is about to move, to come or to go.
  mutating func viewWillMove(_ x: ControllerID) {
    moved.append(x)
    if windowMemo.holdsViews(x), isInWindow(x) { uprooted.append(x) }
  }

  /// Those who were touched, and who lies in the views of those of them that have left their window: whoever may have
  /// lost its own. Each once.
  ///
  /// Complexity: O(touched, and views that lie in theirs); the depth of one where nobody has asked for its window.
  mutating func takeMoved() -> [ControllerID] {
    var seen = IDSet<ControllerID>()
    var result: [ControllerID] = []
    for x in moved where seen.insert(x) && !has(x, .released) {
      rememberWindow(at: x)
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

  /// Whose views lie in that of `x`, or beside it.
  ///
  /// Complexity: O(those); the children, where views of some in the middle lie there.
  func controllersInside(_ x: ControllerID) -> [ControllerID] {
    var result = addedViews[x] ?? []
    if let presented = directlyPresented(x), place(of: presented) == .beside(x) { result.append(presented) }
    var left = windowMemo.countInside(x) - (addedViews[x]?.count ?? 0)
    // A tab bar controller's lies anywhere among its children, the others' are the last.
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

  /// Whether one has appeared, or was about to, and is in no window, or with its container in one that was hidden
  /// meanwhile: for when nothing is on its way. Early pages may be (PAG-03), whom code tells itself too (CON-07), and one
  /// whose view code has thrown away.
  func hasLostItsWindow(_ x: ControllerID) -> Bool {
    guard state(of: x) != .disappeared, !has(x, .codeTransition), isViewLoaded(x), !earlyPages.contains(x) else {
      return false
    }
    guard let window = window(of: x) else { return true }
    if windows[Int(window.index)].isVisible || directPresenter(x) != nil { return false }
    return parent(of: x).map { state(of: $0) == .disappeared } ?? false
  }

  /// What is left of a place whose reason has gone: a view that lies where its controller has no link to is a guest
  /// there (CON-08).
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

  /// Whether a view that code has put there lies in its own container's, which shows another one.
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
