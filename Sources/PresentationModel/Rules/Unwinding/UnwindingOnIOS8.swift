enum UnwindingOnIOS8: Rule {
  static let id = RuleID.seg17
  static let question = Question.unwinding
  static let versions = Versions(.upTo(8), "iOS 8.")

  /// The next stop: the parent, else the presenter.
  static func up(from x: ControllerID, _ world: World) -> ControllerID? {
    world.hierarchy.parent(of: x) ?? world.hierarchy.directPresenter(x)
  }

  /// A stop answers for its children and itself.
  static func visits(_ x: ControllerID) -> Finding<Void> {
    decides((), on: x, "is the next stop: it answers for its children and itself")
  }

  /// The controllers that a stop asks, in order.
  static func children(of x: ControllerID, _ world: World) -> Finding<[ControllerID]> {
    let children = WhatTheTwoMethodsAnswer.stack(x, world)
    return children.isEmpty
      ? declines(x, leaving: [], "has no children: it is asked itself")
      : decides(children, on: x, "asks its children, then itself")
  }

  /// Whether a child is asked for its own children too.
  static func asksByItself(_ child: ControllerID, of container: ControllerID, _ world: World) -> Bool {
    func isStackOrTabs(_ x: ControllerID) -> Bool {
      let kind = world.hierarchy.kind(of: x)
      return kind.isNavigation || kind == .tabBar
    }
    return isStackOrTabs(container) && isStackOrTabs(child)
  }

  /// `canPerformUnwindSegueAction` as UIKit has it.
  static func judge(_ x: ControllerID, _ request: Unwinding.Request, _ world: World) -> Finding<Bool> {
    guard world.declaresAction(x, request.action), x != request.source else {
      return declines(x, leaving: false, "does not perform the action")
    }
    return decides(true, on: x, "declares the action")
  }

  /// The open question about two reports that contradict it: out of the master of a presented split view, out of a
  /// popover.
  static func choice(_ path: Unwinding.Path, _ world: World) -> Finding<Void>? {
    guard holds(in: world.profile) else { return nil }
    let hierarchy = world.hierarchy
    let split = path.members.first { x in
      hierarchy.kind(of: x) == .split && hierarchy.directPresenter(x) != nil
        && hierarchy.firstChild(of: x).map { path.contains($0) } == true
    }
    if let split {
      return decides(
        (), on: split, "is presented, and the source stands in its master: its presenter is found all the same",
        raising: .cho46)
    }
    let popover = path.members.first { hierarchy.presentations[$0]?.isRealPopover == true }
    return popover.map { decides((), on: $0, "is a popover, and is dismissed", raising: .cho46) }
  }

  /// What a container does on the way down, without a call.
  static func judge(_ container: ControllerID, towards next: ControllerID, _ world: World) -> Finding<Unwinding.Move> {
    let step = TabsSelectStacksPop.step(container, towards: next, world)
    return switch step {
    case .selects: decides(step, on: container, "selects \(next)")
    case .pops: decides(step, on: container, "pops to \(next)")
    case .nothing: declines(container, leaving: step, "does nothing of its own towards \(next)")
    }
  }

  /// The controller that dismisses, and the containers that pop or select.
  static func consequence(
    _ request: Unwinding.Request, to found: ControllerID, _ path: Unwinding.Path, _ world: World
  ) -> Finding<Unwinding.Consequence> {
    let consequence = ActionRunsBeforeAnythingMoves.wayBack(request, to: found, path, world)
    guard let presenter = consequence.dismisses else {
      return decides(consequence, on: found, "is reached without a dismissal")
    }
    return decides(consequence, on: found, "is reached by a dismissal by \(presenter)")
  }

  static let entry = RuleEntry(
    title: "On iOS 8 each stop answers for its children and itself, and a modal's next stop is its presenter",
    inShort: """
      On iOS 8 unwinding asks each view controller on the way up for a destination, and goes from a presented \
      view controller to the one that presents it.
      """,
    statement: """
      x = up(s), up(up(s)), …, where up(x) is x's parent; if it has none, its resolved presenter (not the controller on which `present`
      was called, SEG-10); else nil. At x: `x.forUnwindSegueAction(backHome, from: s, withSender:)`, whose default asks
      `canPerformUnwindSegueAction(_:from:withSender:)` of x's direct children, in order (UINavigationController: top first), then of x; the
      first that says true is the destination. UINavigationController and UITabBarController ask a child that is one of the two by its own
      `forUnwindSegueAction`, in the child's turn. Then `prepare`, the action, one dismissal and the pop or selection of SEG-14 and SEG-15,
      without `allowedChildrenForUnwinding` and `unwind(for:towards:)` lines.
      """,
    evidence: [
      .documented("TN2298, viewControllerForUnwindSegueAction and segueForUnwinding (deprecated in iOS 9)."),
      .observed(
        #"the presenter, and that a plain container looks no deeper than its direct children: John-Lluch/SWRevealViewController#332 ("in iOS 8 the exit segue is delegated to the root view controller"), romaonthego/RESideMenu#183, griddynamics-archive/MMDrawerController#278, pkluz/PKRevealController#211 (all 2014)."#
      ),
      .inferred("UIKit's own containers. Two reports are not followed (CHO-46)."),
    ],
    example: """
      tabs > nav[a, b], t; b presents s; backHome on t: `canPerformUnwindSegueAction` goes to b, a, nav, t. Root drawer, a custom
      container, > nav[front]; front presents s; backHome on front: nav and drawer are asked, nobody is found.
      """)
}
