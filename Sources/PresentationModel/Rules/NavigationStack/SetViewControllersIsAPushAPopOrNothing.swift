enum SetViewControllersIsAPushAPopOrNothing: Rule {
  static let id = RuleID.nav09
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Each controller is on a stack once.
  static func repeats(_ nav: ControllerID, _ new: [ControllerID]) -> Finding<Refusal>? {
    var seen = IDSet<ControllerID>()
    for x in new where !seen.insert(x) {
      return refuses(
        on: nav, saying: notDistinct.says(.list("list of controllers", new)),
        because: "is to have \(x) twice on its stack: an exception")
    }
    return nil
  }

  /// Emptying a stack on screen names the controller that leaves; nil where one is on top, or none leaves.
  static func judge(emptied transition: Transition, _ world: World) -> Finding<ControllerID>? {
    guard let old = transition.from.first, transition.removed.contains(old),
      world.top(of: transition.container).map({ transition.removed.contains($0) }) ?? true
    else { return nil }
    return decides(
      old, on: transition.container, "its stack is emptied on screen: its delegate is called with \(old), which leaves",
      raising: .cho63)
  }

  /// Whether the change counts as a pop: the new top was on the stack before.
  static func judge(_ nav: ControllerID, _ new: [ControllerID], _ world: World) -> Finding<Bool> {
    guard let top = new.last else { return decides(true, on: nav, "its stack becomes empty: half of a pop") }
    if top == world.top(of: nav) { return decides(true, on: nav, "keeps \(top) on top: nothing to see") }
    return world.isOnStack(top, of: nav)
      ? decides(true, on: nav, "had its new top \(top) on the stack: a pop")
      : decides(false, on: nav, "did not have its new top \(top) on the stack: a push")
  }

  static let notDistinct = UIKitMessage(
    .ne03, .exception("NSInternalInconsistencyException"),
    [
      .init(
        .everywhere,
        "All view controllers in a navigation controller must be distinct {list of controllers}")
    ],
    condition: "NAV-09: `setViewControllers` with one controller twice",
    effect: "raised in the call",
    cure: "let each controller stand in the list once",
    sources: "wordpress-mobile/WordPress-iOS#15337",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "setViewControllers is a push, a pop, or nothing to see",
    inShort: """
      setViewControllers looks like a push or a pop when the top changes, and like nothing when the top stays \
      the same.
      """,
    statement: """
      Old stack O with top o, new stack N with top n. A controller twice in N: N-E03; else NAV-03 for new members.
      1. Call: `viewControllers` is N; where n was in O and is not next below o, on screen and animated, it has o in front of N, as NAV-07 says.
         Removed ones in the order of O: wM(nil), cut, dM(nil); but o, if removed and visible, wM(nil) only. Then new ones in the order of N by
         NAV-01.
      2. n is o: no transition. Else ORD-15 with o and n; animated as a pop if n was in O, as a push otherwise; the callbacks are the same.
      3. End: parent of o cut (if removed), did-callbacks, dM(nav) of n, dM(nil) of o.
      4. N is empty and nav is on screen: o leaves as in a pop, and nobody comes. The delegate's `willShow` and `didShow` come all the same, at
         their usual places; which controller they name is not known (CHO-63).

      `viewControllers = N` is the same without animation.
      """,
    evidence: [
      .documented("setViewControllers(_:animated:), viewControllers."),
      .observed(
        "codedbypm/StackViewController, QMUI_iOS (no appearance when the top stays); LucianoPolit/Caesura, NavigationControllerTests (iOS 13: `didShow` for each change of a stack on screen, the list in place by then; and for one that is emptied); off screen, set and emptied: dotnet/macios, NavigationControllerTest."
      ),
      .inferred("1 for a visible stack."),
    ],
    example: """
      nav[a, b] visible, `nav.setViewControllers([c, b], animated: true)`: `a.willMove(toParent: nil)`, `a.didMove(toParent: nil)`,
      `c.willMove(toParent: nav)`, `c.didMove(toParent: nav)`, `a.deinit`; no appearance event.
      nav[a] on screen with a delegate, `nav.setViewControllers([], animated: false)`: `nav.navigationController(didShow: a)` comes
      after `a.viewDidDisappear`.
      """)
}
