enum AnimatedChangeWaitsUpToIOS17: Rule {
  static let id = RuleID.nav16
  static let question = Question.stack
  static let versions = Versions(.upTo(17), "iOS 8–17, docs.")

  /// The transition of the earlier changes, for whose end an animated change waits.
  static func judge(_ nav: ControllerID, isAnimated: Bool, _ world: World) -> Finding<TransitionID>? {
    guard holds(in: world.profile), let earlier = world.queuedTransition(of: nav, .stack),
      OffScreenTheStackChangesSilently.whyOff(nav, world.hierarchy) == nil
    else { return nil }
    guard isAnimated else {
      return declines(
        nav, "its stack has changed before in this run loop pass, and a change without animation is never deferred")
    }
    return decides(
      earlier, on: nav,
      "its stack has changed before in this run loop pass: an animated change waits until that has ended")
  }

  static let entry = RuleEntry(
    title: "Up to iOS 17 an animated change waits for the change before it",
    inShort:
      "Up to iOS 17, a second animated push or pop in the same run loop pass waits until the first change has ended.",
    statement: """
      On a visible navigation controller at rest: an animated push, pop or `setViewControllers` after another change of the same stack
      in the same run loop pass is deferred. `viewControllers` and `topViewController` do not show it (T-3), nobody gets a callback, there is no
      coordinator. When the transition of the changes before it has ended (at the commit, if they need none), the deferred ones are made as
      fresh calls, in the order of the calls and one after the other's end: with all their checks and exceptions, N-E02 too if code has put the
      controller on the stack meanwhile. So the top of the first change appears, with `didShow`, and then goes. Changes without animation are
      never deferred: one that follows a deferred one is made at once. A call that N-L03 refuses is not put into the queue. The lines of NAV-14
      and NAV-15 come with the call.
      """,
    evidence: [
      .observed(
        "a public reproduction (React Native, 2026: eight of eight runs on iOS 17.2, none on 26.5; stack, coordinator, both `didShow` and the exception). The refused call: Tencent/QMUI_iOS#261 (iOS 11.2: after a `present`, a push of the same run loop pass never comes; one report)."
      ),
      .inferred("iOS 8–16 and the border (CHO-23)."),
    ],
    example: """
      nav[home], `turn { nav.setViewControllers([home, b], animated: false); nav.pushViewController(c, animated: true) }`: at the
      turn's end `nav.viewControllers == [home, b]`; then b appears, `nav.navigationController(didShow: b)`, and c is pushed.
      """)
}
