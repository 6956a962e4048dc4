extension Hierarchy {
  /// A state that no run may produce, as text; nil where nothing is wrong. Tests call it after every step, for every
  /// hierarchy.
  ///
  /// Always: parents and children name each other, and so do presenting and presented controllers; no path up through
  /// parents and presenting controllers returns to where it began; the root of a window has no parent; a view is where
  /// one of its controller's links says; a view that is not loaded has not appeared. A presented controller may have a
  /// parent: UIKit lets code give it one.
  ///
  /// With no transition running, and no appearance transitions by hand, also what UIKit's containers guarantee of what
  /// they print: a controller that has appeared is in a window, and below a container that has appeared; a navigation
  /// controller shows only its last child, a tab bar controller one tab.
  ///
  /// Complexity: O(controllers × depth).
  package func firstInvariantViolation(isSettled: Bool) -> String? {
    for row in 0..<count {
      let x = ControllerID(row: row)
      if has(x, .released) { continue }
      if let text = containmentViolation(x) ?? presentationViolation(x) ?? placeViolation(x) { return text }
      if isSettled, let text = appearanceViolation(x) ?? absenceViolation(x) { return text }
    }
    if presentersInside.count(where: { $0.value > 1 }) != Int(rows.value.plain.crowded) {
      return "another number of controllers has two that present in them than is counted"
    }
    return rootViolation()
  }

  // MARK: Links

  private func containmentViolation(_ x: ControllerID) -> String? {
    var before: ControllerID?
    var child = firstChild(of: x)
    var steps = 0
    while let current = child {
      if parent(of: current) != x {
        return "\(description(of: current)) is a child of \(description(of: x)), which is not its parent"
      }
      if previousSibling(of: current) != before {
        return "the children of \(description(of: x)) are not linked back and forth"
      }
      before = current
      child = nextSibling(of: current)
      steps += 1
      if steps > count { return "the children of \(description(of: x)) go round in a circle" }
    }
    if lastChild(of: x) != before { return "the last child of \(description(of: x)) is not its last" }
    if let parent = parent(of: x), !children(of: parent).contains(x) {
      return "\(description(of: x)) is no child of its parent \(description(of: parent))"
    }
    var above = parent(of: x)
    steps = 0
    while let current = above {
      steps += 1
      if current == x || steps > count { return "\(description(of: x)) lies inside itself" }
      above = parent(of: current)
    }
    return nil
  }

  private func presentationViolation(_ x: ControllerID) -> String? {
    if let presented = directlyPresented(x), directPresenter(presented) != x {
      return "\(description(of: x)) presents \(description(of: presented)), which it is not presented by"
    }
    guard let presenter = directPresenter(x) else {
      return !presentations.has(x) ? nil : "\(description(of: x)) has a presentation and no presenter"
    }
    if directlyPresented(presenter) != x {
      return "\(description(of: x)) is presented by \(description(of: presenter)), which does not present it"
    }
    if stands(presenter, on: x) { return "\(description(of: x)) is presented by what stands on it" }
    guard let presentation = presentations[x] else {
      return "\(description(of: x)) is presented without a presentation"
    }
    if let known = levelZeroTops[x], parent(of: x) == nil, directPresenter(known) != nil || known != levelZero(x) {
      return "\(description(of: x)) does not stand on \(description(of: known))"
    }
    if presentation.presenter != presenter || presentation.presented != x {
      return "the presentation of \(description(of: x)) is between others"
    }
    return nil
  }

  /// The outermost container that contains `x`, found without the cache.
  private func levelZero(_ x: ControllerID) -> ControllerID {
    var top = outermostContainer(of: x)
    while let presenter = directPresenter(top) { top = outermostContainer(of: presenter) }
    return top
  }

  /// Whether the view of a child is in its container's view. A child that is presented too may have its view where the
  /// presentation has put it.
  private func hosts(_ container: ControllerID, _ x: ControllerID) -> Bool { place(of: x) == .inside(container) }

  private func placeViolation(_ x: ControllerID) -> String? {
    if liesInItself(x) { return "the view of \(description(of: x)) lies in itself" }
    switch place(of: x) {
    case .none: return nil
    case .window(let window):
      if windows[Int(window.index)].root == x || directPresenter(x) != nil || addedToWindows.contains(x) { return nil }
      return "the view of \(description(of: x)) lies in a window for no reason"
    case .beside(let presenter):
      return directPresenter(x) == presenter
        ? nil : "the view of \(description(of: x)) lies beside one that does not present it"
    case .inside(let host):
      if parent(of: x) == host || addedViews[host]?.contains(x) == true { return nil }
      return "the view of \(description(of: x)) lies in that of \(description(of: host)) for no reason"
    }
  }

  private func liesInItself(_ x: ControllerID) -> Bool {
    var place = place(of: x)
    for _ in 0...count {
      switch place {
      case .none, .window: return false
      case .inside(let host): place = self.place(of: host)
      case .beside(let presenter): place = self.place(of: presenter)
      }
    }
    return true
  }

  private func rootViolation() -> String? {
    var roots: [ControllerID] = []
    for window in windows {
      guard let root = window.root else { continue }
      if let parent = parent(of: root) {
        return "the root \(description(of: root)) has the parent \(description(of: parent))"
      }
      if roots.contains(root) { return "\(description(of: root)) is the root of two windows" }
      roots.append(root)
    }
    return nil
  }

  // MARK: Appearance

  /// Whether an animator of the file's has presented it without putting its view in (CUS-17).
  private func isLeftOut(_ x: ControllerID) -> Bool {
    place(of: x) == .none && presentations[x]?.animator != nil
  }

  private func appearanceViolation(_ x: ControllerID) -> String? {
    if state(of: x) == .disappeared { return nil }
    if state(of: x) != .appeared { return "\(description(of: x)) is \(state(of: x).text), and nothing is on its way" }
    if earlyPages.contains(x) || cleared.contains(x) && !isViewLoaded(x) { return nil }
    if !isViewLoaded(x) { return "\(description(of: x)) is \(state(of: x).text) and its view is not loaded" }
    if state(of: x) == .appeared, !isInWindow(x), !isLeftOut(outermostContainer(of: x)) {
      return "\(description(of: x)) has appeared in no window"
    }
    // A view that stays in the view of its former parent until the container shows it is there without being a child
    // (CON-08).
    guard let parent = parent(of: x), kind(of: parent).isUIKitContainer, hosts(parent, x) else { return nil }
    if addedViews[parent]?.contains(x) == true { return nil }
    // What is presented in a hidden window appears there, and its container need not.
    let isPresentedUnseen =
      directPresenter(x) != nil && window(of: x).map { !windows[Int($0.index)].isVisible } ?? false
    if state(of: parent) == .disappeared, !isPresentedUnseen {
      return "\(description(of: x)) is \(state(of: x).text) in \(description(of: parent)), which has disappeared"
    }
    // A child that code has added is not in its parent's view until code puts it there: the other one stays.
    if kind(of: parent).isNavigation, let top = lastChild(of: parent), top != x, place(of: top) == .inside(parent) {
      return "\(description(of: x)) is \(state(of: x).text) and not the top of \(description(of: parent))"
    }
    if kind(of: parent) == .tabBar, let tab = selectedTabs[parent], tab != x, place(of: tab) == .inside(parent) {
      return "\(description(of: x)) is \(state(of: x).text) and not the selected tab of \(description(of: parent))"
    }
    return nil
  }

  /// The converse: a controller whose view is in a visible window, and that its container shows, that is presented, or
  /// that is a root, has appeared if its container has.
  private func absenceViolation(_ x: ControllerID) -> String? {
    guard state(of: x) == .disappeared, isViewLoaded(x), !cleared.contains(x), !has(x, .codeTransition),
      let window = window(of: x), windows[Int(window.index)].isVisible
    else { return nil }
    if windows[Int(window.index)].root == x {
      // A root that is presented too, or whose view code has moved, appears and disappears with that.
      guard directPresenter(x) == nil, place(of: x) == .window(window) else { return nil }
      return "the root \(description(of: x)) is in its window and disappeared"
    }
    guard let parent = parent(of: x) else {
      guard let presenter = directPresenter(x), state(of: presenter) == .appeared || has(presenter, .viewRemoved) else {
        return nil
      }
      return "\(description(of: x)) is presented, in the window and disappeared"
    }
    guard place(of: x) == .inside(parent), addedViews[parent]?.contains(x) != true, state(of: parent) == .appeared,
      isTrue(parent, .shouldAutomaticallyForwardAppearanceMethods, default: true), isShown(x, by: parent)
    else { return nil }
    return "\(description(of: x)) is shown by \(description(of: parent)), in the window and disappeared"
  }

  /// Whether a container shows a child whose view it contains.
  private func isShown(_ x: ControllerID, by parent: ControllerID) -> Bool {
    if kind(of: parent).isNavigation { return lastChild(of: parent) == x }
    return kind(of: parent) != .tabBar || selectedTabs[parent] == x
  }
}
