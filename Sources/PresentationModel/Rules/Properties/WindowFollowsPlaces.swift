enum WindowFollowsPlaces: Rule {
  static let id = RuleID.qry07
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too (with REM-05).")

  /// The part about a presentation by a controller whose own view is out of the window.
  static let insideACover = RulePart(1)

  /// A tab is selected again, and what is presented over a context inside it reappears with it; nil where there is
  /// none.
  static func judge(returning tab: ControllerID, _ world: World) -> Finding<Void>? {
    let hierarchy = world.hierarchy
    for (x, _) in hierarchy.presentations {
      guard case .beside(let presenter) = hierarchy.place(of: x), hierarchy.isInside(presenter, tab) else { continue }
      return decides(
        (), on: presenter, "its view comes back with its tab, and \(x) with it", silence: .x04,
        naming: SilentNames(presenter), raising: .cho37)
    }
    return nil
  }

  /// The window of a view, by places.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<WindowID?> {
    guard let window = world.hierarchy.window(of: x) else {
      return decides(nil, on: x, "its view is in no window", ground: ground(whyOutside: x, world))
    }
    return decides(window, on: x, "its view is in \(window)")
  }

  /// What keeps a controller's view out of every window: the nearest reason, from the controller upwards.
  ///
  /// Complexity: O(ancestors), and of each presenter below.
  static func ground(whyOutside x: ControllerID, _ world: World) -> Ground {
    let hierarchy = world.hierarchy
    var current = x
    while true {
      if hierarchy.has(current, .viewRemoved), let cover = hierarchy.directlyPresented(current) {
        // Found on the way down from a presentation by a covered controller, it has no evidence of its own.
        return ground(
          current, "is covered by \(cover), which took its view out of the window",
          part: hierarchy.isInside(x, current) ? .claim : insideACover)
      }
      if let parent = hierarchy.parent(of: current) {
        if let reason = whyHidden(current, in: parent, world) { return ground(current, reason) }
        current = parent
        continue
      }
      guard let presenter = hierarchy.directPresenter(current) else { break }
      if hierarchy.presentations[current]?.hasBegun == false {
        return ground(
          current, "has been asked for and is not there yet: its presentation begins when the run loop pass is over")
      }
      current = presenter
    }
    guard let window = hierarchy.windowWithRoot(current) else {
      return ground(current, "is not on screen: no window has it as its root, and nobody presents it")
    }
    if !hierarchy.windows[Int(window.index)].isVisible {
      return ground(current, "is the root of \(window), which is hidden")
    }
    if let speaking = world.speaking, hierarchy.isInside(speaking.controller, current) {
      switch speaking.callback {
      case .loadView, .viewDidLoad: return ground(x, "its view gets into the window later: viewDidLoad comes first")
      case .viewWillAppear: return ground(x, "its view gets into the window later: viewWillAppear comes first")
      default: break
      }
    }
    // It was laid out in a window: code has taken it out since, or it went with a container view that it was put into.
    if hierarchy.has(current, .laidOut) {
      return ground(x, "its view has left \(window), and nothing has put it back yet")
    }
    return ground(x, "its view has not been put into \(window) yet")
  }

  /// Whether it, or a container of it, is below another one on a stack or is a tab that is not selected.
  static func isHiddenByAContainer(_ x: ControllerID, _ world: World) -> Bool {
    var x = x
    while let parent = world.hierarchy.parent(of: x) {
      let kind = world.hierarchy.kind(of: parent)
      if kind.isNavigation, let top = world.top(of: parent), top != x { return true }
      if kind == .tabBar, let selected = world.hierarchy.selectedTabs[parent], selected != x { return true }
      x = parent
    }
    return false
  }

  /// Why the view of a child is not in its parent's; nil where it is.
  private static func whyHidden(_ child: ControllerID, in parent: ControllerID, _ world: World) -> Because? {
    let hierarchy = world.hierarchy
    let kind = hierarchy.kind(of: parent)
    if kind.isNavigation, let top = world.top(of: parent), top != child {
      return "lies under \(top) on the stack of \(parent)"
    }
    if kind == .tabBar, let selected = hierarchy.selectedTabs[parent], selected != child {
      return "is a tab of \(parent), which shows \(selected)"
    }
    switch hierarchy.place(of: child) {
    case .none where hierarchy.isInWindow(parent):
      return "is a child of \(parent), but its view has not been put into a view there"
    default: return nil
    }
  }

  static let blackTab = UIKitMessage(
    .x04, .silent,
    [],
    condition:
      "a `.currentContext` or `.overCurrentContext` presentation inside a tab; another tab is selected, then this one again",
    effect: "the presenter's view may be missing after that: a black tab",
    cure: "present from the tab bar controller, or in the style `.overFullScreen`",
    sources:
      "rdar 18552380 (lionheart/openradar-mirror#11813), Ramotion/animated-tab-bar#39, toggl/superday#859, pmusolino/PMAlertController#31, #88, TeehanLax/UIViewController-Transitions-Example#5",
    evidence: "observed (iOS 8–13), inferred later; presim keeps the view (CHO-37), lint warns (LNT-15)",
    notes: "in apps {presenter} may be black after this: presim keeps its view")

  static let entry = RuleEntry(
    title: "view.window follows places, not links",
    inShort: """
      A view is in a window exactly while its view controller is really shown there, whatever the presented and \
      presenting links say.
      """,
    statement: """
      `x.view.window != nil` when x's view is loaded, x has a *place*, and x's view is not removed by REM (what it directly presents has been
      settled in a removing style, REM-03). x has a place when
      1. x is the root of a window; or
      2. x has a parent whose view is in a window, and the parent shows x (top of the stack, selected tab, shown page or column, view added);
         or
      3. x was presented by a style that looks for no context; or
      4. x was presented by a context-based style and its presenter has a place; or
      5. x has no parent and was not presented, and code has put its view into the view of a controller whose view is in a window (CON-08).

      During a transition the incoming view is in the window from after the will-callbacks on (ORD-05), the outgoing one until just before the
      did-callbacks (ORD-06). The answer is the window of the root at the bottom. Where that root has been replaced (DIS-13), what was presented
      by a style that looks for no context, and what has its place through it, stays in the window in which it was presented.
      """,
    evidence: [
      .documented(
        "Apple `UIView.window`, `currentContext` (over the presenter's content), WWDC14-214 (current context stays inside the presenter's superview)."
      ),
      .observed(#"public dumps ("not in the window")."#),
      .inferred("4 for a presenter that is itself covered.", of: insideACover),
    ],
    example: """
      `T▸C` and tab W, d(C), C→X current context: `C.view.window == nil`, X in the window; W selected: X out; C selected: X in
      again.
      """)
}
