enum PopOverSeveralLevels: Rule {
  static let id = RuleID.nav07
  static let question = Question.stack
  static let versions = Versions(
    .everywhere,
    "iOS 8–27, docs. The order of `viewControllers` during the pop was measured on iOS 13–17; 8–12 and 18–27 are inferred."
  )

  /// The old top that goes to the front of `viewControllers`: that of an animated change to a controller of the stack that
  /// was not next below it.
  ///
  /// - Parameters:
  ///   - old: the top on screen, which leaves the stack.
  ///   - target: the new top.
  static func judge(
    leaving old: ControllerID, to target: ControllerID, on nav: ControllerID, _ world: World
  ) -> Finding<ControllerID>? {
    guard world.isOnStack(target, of: nav), world.below(old, on: nav) != target else { return nil }
    return decides(old, on: nav, "is popped over several levels: \(old) stands first in viewControllers for now")
  }

  /// The old top, which `viewControllers` still has: from the call until after the will-callbacks.
  static func reads(_ nav: ControllerID, _ world: World) -> Finding<ControllerID>? {
    guard world.hierarchy.kind(of: nav).isNavigation else { return nil }
    if let id = world.queuedTransition(of: nav, .stack), let old = world[id].stackChange.front {
      return decides(old, on: nav, "is on its way down over several levels: \(old) stands first in viewControllers")
    }
    guard let id = world.runningTransition(of: nav, .stack), world[id].isInWillPhase,
      let old = world[id].stackChange.front
    else {
      return nil
    }
    return decides(
      old, on: nav, "is on its way down over several levels: \(old) stands first in viewControllers",
      raising: world.speaking?.callback == .viewIsAppearing ? .cho62 : nil)
  }

  /// Whether controllers between the top and the target go too.
  static func judge(_ nav: ControllerID, removed: Int) -> Finding<Bool>? {
    guard removed > 1 else { return nil }
    return decides(true, on: nav, "loses \(removed) controllers at once: those below the top only change parents")
  }

  static let entry = RuleEntry(
    title: "A pop over several levels calls the top and the target; those between only change parents",
    inShort: """
      When you pop several levels, only the top and the target get appearance callbacks, and until the animation \
      begins viewControllers still has the old top, in first place.
      """,
    statement: """
      Call: each jumped-over controller, in stack order, wM(nil), cut, dM(nil); then the top wM(nil). Commit and end: ORD-15 between
      the top and the target. The jumped-over get no appearance callback and no load, and are released after the commit (REL-03). On screen and
      animated, `viewControllers` has the old top in first place, before the target's stack, from the call until after the will-callbacks
      (CHO-62): for nav[a, b, c, d] popped to b it is `[d, a, b]`. `topViewController` is the target. A pop of one level, a pop without
      animation and a pop off screen give the right list at once.
      """,
    evidence: [
      .observed(
        "hdk2200 (iOS 17.5: appearance and release), codedbypm/StackViewController (iOS 12: both containment callbacks, array order). Contrary: a note on iOS 5/6 gives wM(nil) to the visible one alone. The list during the pop: observed: Tencent/QMUI_iOS (UINavigationController+QMUI.m and UIViewController+QMUI.m: two work-arounds in the shipped library, each with its measurement: [C, A] right after the pop from [A, B, C] to A); a Stack Overflow question with a sample app (read at qanswer.space, iOS 14: in viewWillAppear of the target the old top stands first)."
      ),
      .inferred("Until when exactly (CHO-62)."),
    ],
    example: """
      nav[a, b, c, d], `nav.popToViewController(b)`, iOS 17: `c.willMove(toParent: nil)`, `c.didMove(toParent: nil)`,
      `d.willMove(toParent: nil)`, `d.viewWillDisappear`, `b.viewWillAppear`, `b.viewIsAppearing`, `c.deinit`, `d.viewDidDisappear`,
      `b.viewDidAppear`, `d.didMove(toParent: nil)`, `d.deinit`; a gets nothing.
      nav[a, b, c], `nav.popToRootViewController(animated: true)`, next statement of the same run loop pass: `nav.viewControllers
      == [c, a]`; after the animation `[a]`. Animated, from nav[a, b] to a: `[a]` at once.
      """)
}
