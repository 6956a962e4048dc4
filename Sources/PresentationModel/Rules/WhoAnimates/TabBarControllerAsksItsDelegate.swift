enum TabBarControllerAsksItsDelegate: Rule {
  static let id = RuleID.cus29
  static let question = Question.animation
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether the delegate is asked for an animator; nil where none is set.
  static func asks(_ tabs: ControllerID, _ world: World) -> Finding<Bool>? {
    let delegate = world.liveDelegate(world.hierarchy.property(tabs, .delegate) ?? .none)
    guard !delegate.isNil else { return nil }
    guard world.answers(delegate, .tabBarControllerAnimationController) else {
      return declines(tabs, leaving: false, "its delegate names no animator")
    }
    return decides(true, on: tabs, "its delegate is asked who animates the switch")
  }

  /// What the delegate has answered.
  static func given(_ answer: Value?, to tabs: ControllerID, _ world: World) -> Finding<ObjectID?> {
    guard case .object(let animator)? = answer else {
      return WhoAnimates.animatesTabsByItself(world)
        ? decides(nil, on: tabs, "its delegate gives no animator: UIKit's own transition")
        : decides(nil, on: tabs, "its delegate gives no animator: no animation")
    }
    return decides(animator, on: tabs, "its delegate gives \(animator)")
  }

  static let entry = RuleEntry(
    title: "A tab bar controller asks its delegate on every change of selection",
    inShort: "A tab bar controller asks its delegate for an animator whenever the selected tab changes.",
    statement: """
      Visible tab bar controller t, selection changes by tap or by code. At the commit
      `tabBarController(animationControllerForTransitionFrom: old, to: new)`; an animator came: `tabBarController(interactionControllerFor:
      it)`. nil: no animation up to iOS 17 (the switch is then not animated), UIKit's from 18. Order: ORD-16 or ORD-17 with
      `t.animateTransition` (or CUS-09) after the will-callbacks, completions and `t.animationEnded(true)` at the end. The selected tab chosen
      again: not asked. `cancel` with an interaction controller: `selectedIndex` returns; new WD, DD; old WA, IA, DA.
      """,
    evidence: [
      .documented("UITabBarControllerDelegate."),
      .observed(
        "Neuburg p. 292–301 (gesture sets `selectedIndex`; on a partial gesture the will-callbacks come without their did-callbacks); openradar 32135966 (iOS 10: cancelled, the index returns, no `didSelect`). speaks against one call: Neuburg p. 292 (`animationEnded` is called twice in a tab switch)."
      ),
      .inferred("order of the way back."),
    ],
    example: """
      tabs > a, b, `tabs.selectedIndex = 1`: `tabs.tabBarController(animationControllerForTransitionFrom: a, to: b)` before
      `b.viewWillAppear`.
      """)
}
