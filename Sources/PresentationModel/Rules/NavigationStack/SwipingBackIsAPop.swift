enum SwipingBackIsAPop: Rule {
  static let id = RuleID.nav12
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether swiping back does something; a refusal where it does not.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Refusal?> {
    let hierarchy = world.hierarchy
    let delegate = PropertyKey(owner: .facet(.interactivePopGestureRecognizer, nav), property: .delegate)
    guard let top = world.top(of: nav), world.below(top, on: nav) != nil else {
      return hierarchy.assigned[delegate] == nil
        ? ignores(nav, "has nobody to swipe back to")
        : ignores(
          nav,
          """
          has nobody to swipe back to, and takes no touches from now on if the delegate of its \
          interactivePopGestureRecognizer lets the swipe begin
          """)
    }
    guard hierarchy.isVisible(nav) else { return ignores(nav, "is off screen: swiping back does nothing") }
    guard !Sheets.isCovered(nav, world) else {
      return ignores(nav, "is below a presentation: swiping back does nothing")
    }
    guard world.runningTransition(of: nav, .stack) == nil else {
      return ignores(nav, "a stack change of it is running: swiping back does nothing")
    }
    let gesture = PropertyKey(owner: .facet(.interactivePopGestureRecognizer, nav), property: .isEnabled)
    guard hierarchy.assigned[gesture] != .bool(false) else {
      return ignores(nav, "its interactivePopGestureRecognizer is not enabled: swiping back does nothing")
    }
    // The conditions below are those of UIKit's own delegate of the recogniser: who sets another one is not held by them.
    if hierarchy.assigned[delegate] != nil {
      return decides(
        nil, on: nav, "code has set the delegate of its interactivePopGestureRecognizer: the user swipes back")
    }
    switch backButton(of: nav, top, hierarchy) {
    case .isThere: return decides(nil, on: nav, "the user swipes back")
    case .isInHiddenBar: return ignores(nav, "its navigation bar is hidden: swiping back does nothing")
    case .isHidden: return ignores(nav, "its top \(top) hides the back button: swiping back does nothing")
    case .isReplaced: return ignores(nav, "its top \(top) has a leftBarButtonItem: swiping back does nothing")
    }
  }

  private enum BackButton { case isThere, isInHiddenBar, isHidden, isReplaced }

  /// Whether the user sees a back button for the top of a stack.
  private static func backButton(of nav: ControllerID, _ top: ControllerID, _ hierarchy: Hierarchy) -> BackButton {
    func assigned(_ property: Property) -> Value {
      hierarchy.assigned[PropertyKey(owner: .facet(.navigationItem, top), property: property)] ?? .none
    }
    if hierarchy.isTrue(nav, .isNavigationBarHidden) { return .isInHiddenBar }
    if assigned(.hidesBackButton) == .bool(true) { return .isHidden }
    if assigned(.leftItemsSupplementBackButton) == .bool(true) { return .isThere }
    return assigned(.leftBarButtonItem).isNil ? .isThere : .isReplaced
  }

  /// Whether a tap on the back button does something; a refusal where it does not.
  static func judge(tapIn nav: ControllerID, _ world: World) -> Finding<Refusal?> {
    let hierarchy = world.hierarchy
    guard let top = world.top(of: nav), world.below(top, on: nav) != nil else {
      return ignores(nav, "shows its root: there is no back button")
    }
    guard hierarchy.isVisible(nav) else { return ignores(nav, "is off screen: nobody can tap its back button") }
    guard !Sheets.isCovered(nav, world) else {
      return ignores(nav, "is below a presentation: nobody can tap its back button")
    }
    guard world.runningTransition(of: nav, .stack) == nil else {
      return ignores(nav, "a stack change of it is running: a tap on its back button does nothing")
    }
    switch backButton(of: nav, top, hierarchy) {
    case .isThere: return decides(nil, on: nav, "the user taps the back button: a pop")
    case .isInHiddenBar: return ignores(nav, "its navigation bar is hidden, and the back button with it")
    case .isHidden: return ignores(nav, "its top \(top) hides the back button")
    case .isReplaced: return ignores(nav, "its top \(top) has a leftBarButtonItem in place of the back button")
    }
  }

  /// The delegate of the file's answers `gestureRecognizerShouldBegin(_:)`; a refusal where it says no.
  static func judge(_ nav: ControllerID, delegateSays answer: Bool) -> Finding<Refusal?> {
    guard !answer else {
      return decides(nil, on: nav, "the delegate of its interactivePopGestureRecognizer answers true")
    }
    return ignores(
      nav, "the delegate of its interactivePopGestureRecognizer answers false: swiping back does nothing")
  }

  private static func ignores(_ nav: ControllerID, _ because: Because) -> Finding<Refusal?> {
    declines(nav, leaving: Refusal(rule: id, utterances: []), because)
  }

  static let entry = RuleEntry(
    title: "Swiping back is a pop that can be cancelled",
    inShort: "The swipe from the left edge is a pop that can be cancelled, and several settings switch it off.",
    statement: """
      `nav.swipeBack()` pops one controller (ORD-15), with begin and cancel ORD-27. It does nothing if: only the root is on the stack; the navigation controller is off screen or below a presentation (but SHT-04); one of its
      transitions runs; `interactivePopGestureRecognizer.isEnabled` is false; `isNavigationBarHidden`; the top's
      `navigationItem.hidesBackButton` is true or it has a `leftBarButtonItem` without `leftItemsSupplementBackButton`. The last three are what UIKit's own
      delegate of the recogniser asks: they do not count once code has set `interactivePopGestureRecognizer.delegate`. Where such a delegate lets the swipe begin at the
      root alone, UIKit takes no touches afterwards: presim says so and goes on.
      `nav.tapBack()` taps the back button: an animated `popViewController`, which cannot be cancelled. It does nothing
      under the same conditions, the recogniser apart. Both call `popViewController(animated:)`: an override of it runs, and where it
      does not call `super`, nothing is popped.
      """,
    evidence: [
      .documented("interactivePopGestureRecognizer."),
      .observed(
        "no touches after a swipe at the root: signalapp/Signal-iOS#3540, devxoul/SwipeBack#3, wix/react-native-navigation#645, #5863; an override is called by the gesture too: ReSwift/ReSwift-Router#74, Tencent/MLeaksFinder#2; react-native-screens e2e (same events as a pop by code), radianttap/Coordinator#11 (the back button is no interaction), stackoverflow 18927878; the conditions on bar and items in many reports; under a dimmed sheet not, under an undimmed one yes: lodev09/react-native-true-sheet ce0e45b6 (#511; 17–26)."
      ),
    ],
    example: """
      nav[a, b] with `nav.isNavigationBarHidden = true`, `nav.swipeBack()`: `expect no events`. nav[a], `nav.swipeBack()`: nothing, and passes.
      """)
}
