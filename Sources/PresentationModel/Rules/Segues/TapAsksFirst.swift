enum TapAsksFirst: Rule {
  static let id = RuleID.seg01
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A tap on a control that the user cannot reach does nothing.
  ///
  /// - Parameter nav: in whose navigation bar the control lies, where it lies in one.
  static func judge(tapOn x: ControllerID, inBarOf nav: ControllerID? = nil, _ world: World) -> Finding<Refusal>? {
    let isThere = world.hierarchy.isVisible(x)
    if isThere, !Sheets.isCovered(x, world) {
      return Gestures.keepsTouches(from: nav ?? x, in: nav == nil ? nil : .navigationBar, world).map {
        refuses(on: x, because: $0)
      }
    }
    return refuses(
      on: x,
      because: isThere
        ? "is covered by a presentation: the user does not reach its controls"
        : "is not on screen: the user does not reach its controls")
  }

  /// A tap on an item of a controller's bar: behind a popover that points at an item the bar takes touches still.
  static func judge(tapOnItemOf x: ControllerID, _ world: World) -> Finding<Refusal>? {
    let hierarchy = world.hierarchy
    if let nav = hierarchy.parent(of: x), hierarchy.kind(of: nav).isNavigation, hierarchy.isVisible(x),
      world.isBarHidden(.navigationBar, of: nav)
    {
      return refuses(on: x, because: "its navigation bar is hidden: the user does not reach its items")
    }
    if hierarchy.isVisible(x), Sheets.leavesItemsOfBars(above: x, world) { return nil }
    let nav = hierarchy.parent(of: x).flatMap { hierarchy.kind(of: $0).isNavigation ? $0 : nil }
    return judge(tapOn: x, inBarOf: nav, world)
  }

  /// What shouldPerformSegue(withIdentifier:sender:) has said.
  static func judge(_ x: ControllerID, answer: Value?) -> Finding<Bool> {
    answer == .bool(false)
      ? decides(false, on: x, "does not let the segue be performed: nothing more happens")
      : decides(true, on: x, "was asked, and lets the segue be performed")
  }

  /// `performSegue(withIdentifier:)` never calls `shouldPerformSegue`.
  static func byCode(_ x: ControllerID) -> Finding<Void> {
    declines(x, leaving: (), "is called by code: nobody asks whether the segue should be performed")
  }

  static let entry = RuleEntry(
    title: "The user's tap asks first, code does not",
    inShort: "A segue started by the user's tap asks shouldPerformSegue first; performSegue in code does not.",
    statement: """
      `x.tap("A")`: `x.shouldPerformSegue(withIdentifier: "A", sender: nil)`; false: nothing more, no log.
      `x.performSegue(withIdentifier:sender:)` does not ask. x not on screen, or covered by something else: `tap` does
      nothing, `performSegue` works; behind a popover the tap is one beside the popover (DIS-11). The same holds for the app's own controls.
      A control in the `passthroughViews` of a popover is tapped as without the popover, and so are the items of bars behind a popover that
      points at a `barButtonItem`; items of a hidden navigation bar are not. A control that is hidden or not enabled, and one that is or lies in
      a view whose `isUserInteractionEnabled` is false, takes no tap; `sendActions(for:)` works.
      """,
    evidence: [
      .documented(
        #"shouldPerformSegue(withIdentifier:sender:), "Customizing the behavior of segue-based presentations" (fails silently), header comment of performSegue."#
      ),
      .documented(
        "UIPopoverPresentationController `passthroughViews`; UIView `hitTest(_:with:)` (ignores views that are hidden or have user interaction disabled), UIControl `isEnabled`."
      ),
      .observed(
        "skywinder/ActionSheetPicker-3.0#351, wordpress-mobile/WordPress-iOS#5855 (bar button items are tapped while a popover of one is up)."
      ),
      .inferred("that nothing else reaches what is covered; that a control stands beside a popover, not under it."),
    ],
    example: """
      list with `shouldPerformSegue(withIdentifier:sender:) = false`: `list.tap("ShowDetail")` shows nothing,
      `list.performSegue(…)` does.
      """)
}
