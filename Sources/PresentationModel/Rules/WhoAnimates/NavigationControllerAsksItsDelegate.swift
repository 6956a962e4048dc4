enum NavigationControllerAsksItsDelegate: Rule {
  static let id = RuleID.cus27
  static let question = Question.animation
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether the delegate is asked for an animator; nil where none is set.
  static func asks(_ nav: ControllerID, isAnimated: Bool, _ world: World) -> Finding<Bool>? {
    let delegate = world.liveDelegate(world.hierarchy.property(nav, .delegate) ?? .none)
    guard !delegate.isNil else { return nil }
    guard isAnimated else {
      return declines(nav, leaving: false, "without animation its delegate is not asked who animates")
    }
    guard world.answers(delegate, .navigationControllerAnimationController) else {
      return declines(nav, leaving: false, "its delegate names no animator: UIKit's slide")
    }
    return decides(true, on: nav, "its delegate is asked who animates the change of its top")
  }

  /// What the delegate has answered.
  static func given(_ answer: Value?, to nav: ControllerID) -> Finding<ObjectID?> {
    guard case .object(let animator)? = answer else {
      return decides(
        nil, on: nav, "its delegate gives no animator: UIKit's own transition, and nobody is asked who steers")
    }
    return decides(animator, on: nav, "its delegate gives \(animator)")
  }

  /// An interactive change to a whole new stack was cancelled; nil for a push or a pop.
  static func undone(_ transition: Transition, _ world: World) -> Finding<Void>? {
    let nav = transition.container
    guard transition.steering.interaction != nil,
      transition.stackChange.before.dropLast().contains(where: { world.hierarchy.parent(of: $0) != nav })
    else { return nil }
    return decides((), on: nav, "its new stack was cancelled: the old one is back", raising: .cho44)
  }

  static let entry = RuleEntry(
    title: "A navigation controller asks its own delegate, for every animated change of its top",
    inShort: "A navigation controller asks its delegate for an animator on every animated push and pop.",
    statement: """
      Push, pop or new stack, animated, on a visible navigation controller n whose delegate names the methods. At the commit, before
      the new top is loaded: `navigationController(animationControllerFor: op, from: old top, to: new top)`; op is `.push`, or `.pop` for pops
      and for a new stack whose top was in the old one. An animator came: `navigationController(interactionControllerFor: it)`. nil: UIKit's
      slide, not interactive. Then ORD-15 with, directly after `n.navigationController(willShow:)`, `n.animateTransition` (or CUS-09) and the
      alongside blocks; at the end, after `didShow`, the coordinator's completions and `n.animationEnded(true)`. TD of the children is never
      asked. `animated: false`: nobody is asked. `cancel` is allowed when an interaction controller was vended: ORD-27, the completions,
      `n.animationEnded(false)`; of the two show methods only the `willShow` of the beginning has come, and the stack is the old one, after a
      cancelled `setViewControllers` too (CHO-44).
      """,
    evidence: [
      .documented("UINavigationControllerDelegate, setViewControllers(_:animated:) (which operation)."),
      .observed(
        "openradar 21137690 and Plasma/BufferedNavigationController#5 (no call at all on a cancelled swipe); order of push, pop, finished and cancelled interactive pop: charon (macOS 26)."
      ),
      .inferred("the place of the questions."),
    ],
    example: """
      nav[a], delegate with Grow, `nav.pushViewController(b, animated: true)`, iOS 17: `b.willMove(toParent: nav)`,
      `nav.navigationController(animationControllerFor: .push, from: a, to: b)`, `b.viewDidLoad`, `a.viewWillDisappear`, `b.viewWillAppear`,
      `nav.navigationController(willShow: b)`, `nav.animateTransition`, `b.viewIsAppearing`, `a.viewDidDisappear`, `b.viewDidAppear`,
      `b.didMove(toParent: nav)`, `nav.navigationController(didShow: b)`, `nav.animationEnded(true)`.
      """)
}
