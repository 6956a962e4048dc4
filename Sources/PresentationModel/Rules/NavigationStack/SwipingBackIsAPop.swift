enum SwipingBackIsAPop: Rule {
  static let id = RuleID.nav12
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The recognisers of a swipe back, in the order in which they are asked: the one of the edge, and from iOS 26 on the
  /// one of the whole content.
  static func recognizers(_ world: World) -> [Facet] {
    isFrom26(world)
      ? [.interactivePopGestureRecognizer, .interactiveContentPopGestureRecognizer] : [.interactivePopGestureRecognizer]
  }

  private static func isFrom26(_ world: World) -> Bool { VersionRange.from(26).contains(world.profile) }

  /// What keeps a swipe from every recogniser; nil where nothing does.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Refusal?>? {
    guard let top = world.top(of: nav), world.below(top, on: nav) != nil else {
      let delegate = PropertyKey(owner: .facet(.interactivePopGestureRecognizer, nav), property: .delegate)
      return world.hierarchy.assigned[delegate] == nil
        ? ignores(nav, "has nobody to swipe back to")
        : ignores(
          nav,
          """
          has nobody to swipe back to, and takes no touches from now on if the delegate of its \
          interactivePopGestureRecognizer lets the swipe begin
          """)
    }
    guard world.hierarchy.isVisible(nav) else { return ignores(nav, "is off screen: swiping back does nothing") }
    guard !Sheets.isCovered(nav, world), world.hierarchy.searchUp(over: nav) == nil else {
      return ignores(nav, "is below a presentation: swiping back does nothing")
    }
    if let why = Gestures.keepsTouches(from: nav, world) { return ignores(nav, why) }
    guard isFrom26(world) || world.runningTransition(of: nav, .stack) == nil else {
      return ignores(nav, "a stack change of it is running: swiping back does nothing")
    }
    return nil
  }

  /// A swipe over the root alone, where the file has the delegate's answer; nil where there is somebody to swipe back to.
  static func judge(rootOf nav: ControllerID, says answer: Bool, _ world: World) -> Finding<Refusal?>? {
    if let top = world.top(of: nav), world.below(top, on: nav) != nil { return nil }
    return answer
      ? ignores(
        nav,
        """
        has nobody to swipe back to, and the delegate of its interactivePopGestureRecognizer answers true: it takes no \
        touches from now on
        """)
      : ignores(
        nav,
        """
        has nobody to swipe back to, and the delegate of its interactivePopGestureRecognizer answers false: nothing \
        begins
        """)
  }

  /// Whether the recogniser of the edge takes the swipe; a refusal where it does not.
  static func judge(edgeOf nav: ControllerID, _ world: World) -> Finding<Refusal?> {
    let hierarchy = world.hierarchy
    let recognizer = PropertyKey.Owner.facet(.interactivePopGestureRecognizer, nav)
    guard hierarchy.assigned[PropertyKey(owner: recognizer, property: .isEnabled)] != .bool(false) else {
      return isFrom26(world)
        ? ignores(nav, "its interactivePopGestureRecognizer is not enabled: a swipe from the edge is not its own")
        : ignores(nav, "its interactivePopGestureRecognizer is not enabled: swiping back does nothing")
    }
    // The conditions below are those of UIKit's own delegate of the recogniser: who sets another one is not held by them.
    if hierarchy.assigned[PropertyKey(owner: recognizer, property: .delegate)] != nil {
      return decides(
        nil, on: nav, "code has set the delegate of its interactivePopGestureRecognizer: the user swipes back")
    }
    if let why = hidesBackButton(nav, world) { return why }
    return world.runningTransition(of: nav, .stack) == nil
      ? decides(nil, on: nav, "the user swipes back")
      : decides(
        nil, on: nav, "a stack change of it is running, and from iOS 26 on keeps nobody out: the user swipes back")
  }

  /// Whether the recogniser of the whole content takes a swipe that the edge's has not taken; a refusal where it does not.
  static func judge(contentOf nav: ControllerID, _ world: World) -> Finding<Refusal?> {
    let hierarchy = world.hierarchy
    let recognizer = PropertyKey.Owner.facet(.interactiveContentPopGestureRecognizer, nav)
    guard hierarchy.assigned[PropertyKey(owner: recognizer, property: .isEnabled)] != .bool(false) else {
      return ignores(
        nav, "its interactiveContentPopGestureRecognizer is not enabled either: swiping back does nothing")
    }
    // Inferred: what UIKit's own delegate asks for the edge, it asks here too.
    if hierarchy.assigned[PropertyKey(owner: recognizer, property: .delegate)] == nil,
      let why = hidesBackButton(nav, world)
    {
      return why
    }
    return decides(nil, on: nav, "its interactiveContentPopGestureRecognizer takes the swipe: the user swipes back")
  }

  /// A swipe that needs the back button does nothing without one; nil where the user sees it.
  private static func hidesBackButton(_ nav: ControllerID, _ world: World) -> Finding<Refusal?>? {
    guard let top = world.top(of: nav) else { return nil }
    switch backButton(of: nav, top, world.hierarchy) {
    case .isThere: return nil
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
    guard !Sheets.isCovered(nav, world) || Sheets.leavesItemsOfBars(above: nav, world),
      world.hierarchy.searchUp(over: nav) == nil
    else {
      return ignores(nav, "is below a presentation: nobody can tap its back button")
    }
    if let why = Gestures.keepsTouches(from: nav, in: .navigationBar, world) { return ignores(nav, why) }
    let isChanging = world.runningTransition(of: nav, .stack) != nil
    guard isFrom26(world) || !isChanging else {
      return ignores(nav, "a stack change of it is running: a tap on its back button does nothing")
    }
    switch backButton(of: nav, top, hierarchy) {
    case .isThere:
      return isChanging
        ? decides(
          nil, on: nav,
          "a stack change of it is running, and from iOS 26 on keeps nobody out: the user taps the back button: a pop")
        : decides(nil, on: nav, "the user taps the back button: a pop")
    case .isInHiddenBar: return ignores(nav, "its navigation bar is hidden, and the back button with it")
    case .isHidden: return ignores(nav, "its top \(top) hides the back button")
    case .isReplaced: return ignores(nav, "its top \(top) has a leftBarButtonItem in place of the back button")
    }
  }

  /// The delegate of the file's answers `gestureRecognizerShouldBegin(_:)`; a refusal where it says no.
  static func judge(
    _ nav: ControllerID, delegateOf recognizer: Facet, says answer: Bool, _ world: World
  ) -> Finding<Refusal?> {
    switch (recognizer, answer) {
    case (.interactiveContentPopGestureRecognizer, true):
      decides(nil, on: nav, "the delegate of its interactiveContentPopGestureRecognizer answers true")
    case (.interactiveContentPopGestureRecognizer, false):
      ignores(
        nav, "the delegate of its interactiveContentPopGestureRecognizer answers false: swiping back does nothing")
    case (_, true): decides(nil, on: nav, "the delegate of its interactivePopGestureRecognizer answers true")
    case (_, false) where isFrom26(world):
      ignores(
        nav, "the delegate of its interactivePopGestureRecognizer answers false: a swipe from the edge is not its own")
    case (_, false):
      ignores(nav, "the delegate of its interactivePopGestureRecognizer answers false: swiping back does nothing")
    }
  }

  /// The button's action is code's own.
  static func judge(backActionOf top: ControllerID, in nav: ControllerID) -> Finding<Refusal?> {
    decides(nil, on: nav, "the backAction of \(top) runs in place of the pop")
  }

  /// A class of the file's answers `navigationBar(_:shouldPop:)`; nil where the button pops.
  static func judge(barOf nav: ControllerID, says answer: Bool) -> Finding<Refusal?>? {
    answer ? nil : ignores(nav, "its navigationBar(_:shouldPop:) answers false: the back button pops nothing")
  }

  private static func ignores(_ nav: ControllerID, _ because: Because) -> Finding<Refusal?> {
    declines(nav, leaving: Refusal(rule: id, utterances: []), because)
  }

  static let entry = RuleEntry(
    title: "Swiping back is a pop that can be cancelled",
    inShort: """
      The swipe from the left edge, from iOS 26 on from anywhere, is a pop that can be cancelled, and several settings \
      switch it off.
      """,
    statement: """
      `nav.swipeBack()` pops one controller (ORD-15), with begin and cancel ORD-27. It does nothing if: only the root is on the stack; the navigation controller is off screen, below a presentation (but SHT-04) or takes no touches; one of its
      transitions runs (up to iOS 18); `interactivePopGestureRecognizer.isEnabled` is false; `isNavigationBarHidden`; the top's
      `navigationItem.hidesBackButton` is true or it has a `leftBarButtonItem` without `leftItemsSupplementBackButton`. The last three are what UIKit's own
      delegate of the recogniser asks: they do not count once code has set `interactivePopGestureRecognizer.delegate`. Where such a delegate lets the swipe begin at the
      root alone, UIKit takes no touches afterwards: presim says so and goes on.
      From iOS 26 on `interactiveContentPopGestureRecognizer` takes a swipe anywhere in the content that the edge's recogniser does not take: to keep the user from swiping
      back, both are switched off, or the delegates of both answer false in `gestureRecognizerShouldBegin`. UIKit's own delegate asks the same of the bar and the items for both.
      From iOS 26 on a running stack change keeps nobody out: a swipe or a tap on the back button while it runs pops once more, with the callbacks of a second
      `popViewController(animated: true)` that is called while the first one runs (ORD-32).
      `nav.tapBack()` taps the back button: an animated `popViewController`, which cannot be cancelled. It does nothing
      under the same conditions, the recogniser apart. Both call `popViewController(animated:)`: an override of it runs, and where it
      does not call `super`, nothing is popped. The back button asks `navigationBar(_:shouldPop:)` of a navigation controller's own class first: where it
      answers false, nothing is popped. Where the top's `navigationItem.backAction` is set (iOS 16), the button runs that and pops nothing.
      Behind a popover the tap is one beside the popover (DIS-11), unless the popover points at a `barButtonItem`.
      """,
    evidence: [
      .documented(
        "UINavigationItem.backAction; interactivePopGestureRecognizer; interactiveContentPopGestureRecognizer (it recognises on the whole content area, in cases that the other one does not cover); WWDC25-284 (from iOS 26 on transitions of navigation controllers can be interrupted)."
      ),
      .observed(
        "lionheart/openradar-mirror#15023, woocommerce-ios#13647 (a subclass of UINavigationController answers navigationBar(_:shouldPop:)); no touches after a swipe at the root: signalapp/Signal-iOS#3540, devxoul/SwipeBack#3, wix/react-native-navigation#645, #5863; an override is called by the gesture too: ReSwift/ReSwift-Router#74, Tencent/MLeaksFinder#2; react-native-screens e2e (same events as a pop by code), radianttap/Coordinator#11 (the back button is no interaction), stackoverflow 18927878; the conditions on bar and items in many reports; under a dimmed sheet not, under an undimmed one yes: lodev09/react-native-true-sheet ce0e45b6 (#511; 17–26); iOS 26 pops several screens almost at once, by back button and swipe: software-mansion/react-native-screens#3173, #3093, #3631, grahammendick/navigation#888 (before 26 only one)."
      ),
      .inferred(
        "the callbacks of the second pop; that on iOS 26 bar and items switch the content's recogniser off as they do the edge's, and that a delegate which names an animator does (CUS-28)."
      ),
    ],
    example: """
      nav[a, b] with `nav.isNavigationBarHidden = true`, `nav.swipeBack()`: `expect no events`. nav[a], `nav.swipeBack()`: nothing, and passes.
      """)
}
