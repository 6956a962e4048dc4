enum PoppedKeepsItsParentToTheEnd: Rule {
  static let id = RuleID.nav02
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// On screen the popped top keeps its parent until the did-callbacks, and a controller below it gets none; nil off
  /// screen.
  static func judge(
    _ nav: ControllerID, to newTop: ControllerID?, without removed: [ControllerID], _ world: World
  ) -> Finding<Bool>? {
    guard OffScreenTheStackChangesSilently.whyOff(nav, world.hierarchy) == nil else { return nil }
    let queued = world.queuedTransition(of: nav, .stack)
    guard let old = queued.map({ world[$0].from.first }) ?? world.top(of: nav) else {
      return decides(true, on: nav, "is on screen, and its stack was empty")
    }
    if queued != nil, !world.isOnStack(old, of: nav) {
      return decides(true, on: nav, "is on screen, and \(old) has left its stack already")
    }
    if newTop == old { return decides(true, on: nav, "is on screen, and \(old) stays on top") }
    return removed.contains(old)
      ? decides(true, on: nav, "is on screen: \(old) leaves the stack in the call, and its parent at the end")
      : decides(true, on: nav, "is on screen: the parent of \(old), which is covered, does not change")
  }

  static let entry = RuleEntry(
    title: "A popped controller leaves the stack in the call and its parent at the end",
    inShort:
      "A popped view controller leaves viewControllers at once, but keeps its parent until the animation has ended.",
    statement: """
      Visible navigation controller, o popped: in the call o leaves `viewControllers` (over several levels: NAV-07) and gets wM(nil);
      `o.parent` and `o.navigationController` stay until step 1 of the did callbacks (ORD-06); dM(nil) after the new top's DA (ORD-15). Off screen
      all of it in the call: wM(nil), cut, dM(nil). A covered controller gets no containment callback when something is pushed on it or popped
      off it.
      """,
    evidence: [
      .observed(
        "react-native-screens (RNSScreen.mm: in viewWillDisappear `navigationController` still set, its top the new one already; in viewDidDisappear parent nil), arm1.ru log."
      ),
      .documented("classic documents 0 and 1 (pushing keeps, popping removes the child)."),
    ],
    example: """
      nav[a, b], pop, `on b.viewWillDisappear`: `b.navigationController == nav`, `nav.topViewController == a`.
      """)
}
