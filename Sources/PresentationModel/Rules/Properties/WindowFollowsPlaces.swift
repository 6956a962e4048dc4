enum WindowFollowsPlaces: Rule {
  static let id = RuleID.qry07
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too (with REM-05).")
  static let entry = RuleEntry(
    title: "view.window follows places, not links",
    statement: """
      `x.view.window != nil` when x's view is loaded, x has a *place*, and x's view is not removed by REM (an own presented has been
      settled in a removing style, REM-03). x has a place when
      1. x is the root of a window; or
      2. x has a parent whose view is in a window, and the parent shows x (top of the stack, selected tab, shown page or column, view added);
         or
      3. x was presented in the full-screen family; or
      4. x was presented in the context family and its presenter has a place; or
      5. x has no parent and was not presented, and code has put its view into the view of a controller whose view is in a window (CON-08).

      During a transition the incoming view is in the window from after the will-callbacks on (ORD-05), the outgoing one until just before the
      did-callbacks (ORD-06). The answer is the window of the root at the bottom. Where that root has been replaced (DIS-13), what was presented
      in the full-screen family, and what has its place through it, stays in the window in which it was presented.
      """,
    evidence: [
      Evidence(
        .documented,
        "Apple `UIView.window`, `currentContext` (over the presenter's content), WWDC14-214 (current context stays inside the presenter's superview)."
      ),
      Evidence(.observed, #"public dumps ("not in the window")."#),
      Evidence(.inferred, "4 for a presenter that is itself covered."),
    ],
    example: """
      `T▸C` and tab W, d(C), C→X current context: `C.view.window == nil`, X in the window; W selected: X out; C selected: X in
      again.
      """)

  static let blackTab = UIKitMessage(
    .x04, .silent,
    [],
    condition:
      "a `.currentContext` or `.overCurrentContext` presentation inside a tab; another tab is selected, then this one again",
    effect: "the presenter's view may be missing after that: a black tab",
    cure: "present from the tab bar controller, or in the style `.overFullScreen`",
    versions: "iOS 8–26",
    sources:
      "rdar 18552380 (lionheart/openradar-mirror#11813), Ramotion/animated-tab-bar#39, toggl/superday#859, pmusolino/PMAlertController#31, #88, TeehanLax/UIViewController-Transitions-Example#5",
    evidence: "observed (iOS 8–13), inferred later; presim keeps the view (CHO-37), lint warns (LNT-15)")

  /// A tab is selected again, and what is presented in a context inside it comes back with it; nil where there is none.
  static func judge(returning tab: ControllerID, _ world: World) -> Finding<Void>? {
    let hierarchy = world.hierarchy
    for (x, _) in hierarchy.presentations {
      guard case .beside(let presenter) = hierarchy.place(of: x), hierarchy.isInside(presenter, tab) else { continue }
      return decides(
        (), on: presenter, "its view comes back with its tab, and \(x) with it", silence: .x04, raising: .cho37)
    }
    return nil
  }

  /// The window of a view, by places.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<WindowID?> {
    guard let window = world.hierarchy.window(of: x) else { return decides(nil, on: x, "its view is in no window") }
    return decides(window, on: x, "its view is in \(window)")
  }
}
