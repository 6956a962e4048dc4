enum NamingAnAnimatorSwitchesTheSwipeOff: Rule {
  static let id = RuleID.cus28
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether the delegate keeps the user from swiping back; nil where it names no animator.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Refusal>? {
    let delegate = world.liveDelegate(world.hierarchy.property(nav, .delegate) ?? .none)
    guard world.answers(delegate, .navigationControllerAnimationController) else { return nil }
    let gesture = PropertyKey(owner: .facet(.interactivePopGestureRecognizer, nav), property: .delegate)
    guard world.hierarchy.assigned[gesture] == nil else {
      return declines(
        nav, "code has set the delegate of its interactivePopGestureRecognizer: swiping back asks who animates")
    }
    return refuses(on: nav, because: "its delegate can name an animator: swiping back is switched off")
  }

  static let entry = RuleEntry(
    title: "A delegate that can name an animator switches the swipe back off",
    inShort: "A navigation controller delegate that can provide an animator switches off the swipe from the left edge.",
    statement: """
      If the delegate of n names `navigationController(_:animationControllerFor:from:to:)`, even `= nil`, `n.swipeBack()` does
      nothing, unless code has set `n.interactivePopGestureRecognizer.delegate`; then it asks by CUS-27 with `.pop`, and nil gives UIKit's own
      swipe.
      """,
    evidence: [
      .observed(
        "openradar 15215690 (iOS 7, also with nil), recruit-mp/RMPZoomTransitionAnimator#1, react-native-screens PR 3173 (iOS 26)."
      ),
      .inferred("the versions between."),
    ],
    example: """
      nav[a, b], delegate with `… = nil`, `nav.swipeBack()`: `expect no events`; `nav.popViewController(animated: true)` pops.
      """)
}
