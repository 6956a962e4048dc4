enum NearestThatOverridesIsTheTarget: Rule {
  static let id = RuleID.shw01
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The finding about one candidate.
  static func judge(_ x: ControllerID, _ method: Show.Method, _ world: World) -> Finding<ControllerID> {
    let isShow = method == .show
    guard let ground = NavigationAndSplitViewsOverrideShow.ground(x, method, world) else {
      return passesOver(
        x,
        isShow
          ? "does not override show(_:sender:): its parent is asked next"
          : "does not override showDetailViewController(_:sender:): its parent is asked next")
    }
    if declines(x, world) {
      return passesOver(x, "overrides the method, but its canPerformAction(_:withSender:) answers false")
    }
    return decides(
      x, on: x,
      isShow
        ? "overrides show(_:sender:), and does not decline"
        : "overrides showDetailViewController(_:sender:), and does not decline", ground: ground)
  }

  /// An action that is neither of the two: no class overrides it.
  static func nobodyHas(from receiver: ControllerID) -> Finding<ControllerID?> {
    decides(nil, on: receiver, "is asked for an action that no ancestor overrides")
  }

  /// Whether a class answers false to every action.
  static func declines(_ x: ControllerID, _ world: World) -> Bool {
    let assigned = world.hierarchy.property(x, .canPerformAction)
    return (assigned ?? world.ownAnswer(x, .canPerformAction)) == .bool(false)
  }

  /// Whether a class has a method of the name at all.
  static func responds(_ x: ControllerID, to action: String, _ world: World) -> Bool {
    if world.declaresAction(x, action) { return true }
    var type: UIKitClass? = UIKitClass(world.hierarchy.kind(of: x))
    while let current = type {
      if current.methods.contains(where: { $0.name == action }) { return true }
      type = current.superclass
    }
    return CallbackInfo.all.contains { $0.name == action && $0.delegateProtocol == nil && $0.owner == .viewController }
  }

  static let entry = RuleEntry(
    title: "The target is the receiver or its nearest ancestor that overrides the method and does not decline",
    inShort:
      "show looks upwards for the nearest container that implements it; that container shows the view controller.",
    statement: """
      `x.targetViewController(forAction: m, sender: s)`:
      1. c = x.
      2. c's class overrides m (SHW-02, or a body `on show(_:sender:)`, `on showDetailViewController(_:sender:)` in the file), and
         `c.canPerformAction(m, withSender: s)` is not false: the answer is c.
      3. c = c.parent; nil: the answer is nil. Back to 2.
      A scenario gives `canPerformAction` a value, not a body. The walk never crosses a presentation: the navigation controller that presented a
      level gets no `show` from it.
      """,
    evidence: [
      .documented(
        "targetViewController(forAction:sender:) and its header comment (itself or the nearest ancestor that has overridden the default; canPerformAction may opt out), WWDC 2014 session 216."
      ),
      .observed(
        "charon (macOS 26: from child, top and navigation controller itself, from a tab, over an overriding parent, an action nobody has); Neuburg, split view template analysis (iOS 13: the walk goes from the table by its navigation controller to the split view); optshiftk.com 2014-08 (canPerformAction)."
      ),
    ],
    example: """
      tabs > nav[a]: `a.targetViewController(forAction: #selector(show), sender: nil) == nav`; for `showDetailViewController`, and
      for an action that nobody has: nil.
      """)
}
