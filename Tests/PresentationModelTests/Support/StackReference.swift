/// Changes of a stack as NAV-01, NAV-02, NAV-06, NAV-07, NAV-09 and NAV-10 have them, written down once more as plainly as
/// they read: lists of names, nothing shared with the simulator.
struct StackReference {
  /// A call.
  enum Change {
    case push(String)
    case pop
    case popTo(String)
    case popToRoot
    case set([String])

    func text(isAnimated: Bool) -> String {
      switch self {
      case .push(let x): "nav.pushViewController(\(x), animated: \(isAnimated))"
      case .pop: "nav.popViewController(animated: \(isAnimated))"
      case .popTo(let x): "nav.popToViewController(\(x), animated: \(isAnimated))"
      case .popToRoot: "nav.popToRootViewController(animated: \(isAnimated))"
      case .set(let stack): "nav.setViewControllers([\(stack.joined(separator: ", "))], animated: \(isAnimated))"
      }
    }
  }

  /// The stack, bottom first.
  var stack: [String]
  let isOnScreen: Bool

  /// What a change comes to.
  struct Result {
    /// What `viewControllers` answers from the call on until the will-callbacks are over.
    var meanwhile: [String] = []
    /// The callbacks of containment and appearance, in order.
    var events: [String] = []
    /// Whose parent is still the navigation controller in the turn of the call.
    var stays: String?
    /// Who comes, if the top changes on screen.
    var newTop: String?
  }

  /// Makes a change, and answers what it comes to.
  mutating func make(_ change: Change, isAnimated: Bool) -> Result {
    let old = stack
    switch change {
    case .push(let x): stack.append(x)
    case .pop: if stack.count > 1 { stack.removeLast() }
    case .popTo(let x): stack = Array(stack[...stack.firstIndex(of: x)!])
    case .popToRoot: stack = [stack[0]]
    case .set(let new): stack = new
    }
    return result(old, stack, isAnimated)
  }

  private func result(_ old: [String], _ new: [String], _ isAnimated: Bool) -> Result {
    var result = Result(meanwhile: new)
    let (o, n) = (old.last!, new.last)
    let changesTop = isOnScreen && n != o
    // NAV-09 1, NAV-07: those that go, in the order of the old stack, an old top that is seen last of all.
    for x in old where !new.contains(x) {
      result.events.append("\(x).willMove(toParent: nil)")
      if isOnScreen && x == o {
        result.stays = x
      } else {
        result.events.append("\(x).didMove(toParent: nil)")
      }
    }
    // NAV-01: those that come, in the order of the new one.
    for x in new where !old.contains(x) {
      result.events.append("\(x).willMove(toParent: nav)")
      if x != n { result.events.append("\(x).didMove(toParent: nav)") }
    }
    guard changesTop else { return result }
    // NAV-09 1. Of an old top that stays further down the rulebook does not speak: it is in the list once.
    if isAnimated, let n, let row = old.firstIndex(of: n), row != old.count - 2, !new.contains(o) {
      result.meanwhile = [o] + new
    }
    result.newTop = n
    result.events.append("\(o).viewWillDisappear")
    if let n { result.events.append("\(n).viewWillAppear") }
    result.events.append("\(o).viewDidDisappear")
    if let n {
      result.events.append("\(n).viewDidAppear")
      if !old.contains(n) { result.events.append("\(n).didMove(toParent: nav)") }
    }
    if result.stays != nil { result.events.append("\(o).didMove(toParent: nil)") }
    return result
  }
}

/// Tabs as TAB-01 and TAB-05 have them.
struct TabsReference {
  /// All tabs, in order.
  let tabs: [String]
  /// Whether more than eight tabs do not fit in regular width.
  let hasMore: Bool
  var isCompact: Bool
  var selected: Int

  /// How many tabs the bar shows beside More; nil where all fit.
  private var shown: Int? {
    if isCompact { return tabs.count > 5 ? 4 : nil }
    return hasMore && tabs.count > 8 ? 7 : nil
  }

  /// Those that the bar shows.
  var children: [String] { shown.map { Array(tabs.prefix($0)) } ?? tabs }

  /// Who is the parent of the selected one.
  var parentOfSelected: String { children.contains(tabs[selected]) ? "tabs" : "tabs.moreNavigationController" }
}
