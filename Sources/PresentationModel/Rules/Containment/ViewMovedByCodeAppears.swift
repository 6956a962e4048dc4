enum ViewMovedByCodeAppears: Rule {
  static let id = RuleID.con04
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let entering = Schedule(
    will: [.load(.coming), .willAppear(.coming), .viewEnters(.new), .isAppearing(.coming), .layout(.coming)],
    did: [.didAppear(.coming)])
  static let leaving = Schedule(
    call: [.willDisappear(.going), .viewLeaves(.old), .didDisappear(.going), .releases(.old)])

  /// A view comes into a window.
  static func judge(entering x: ControllerID) -> Finding<Containment.Entry> {
    decides(.appears, on: x, "code moves its view into a window: it appears")
  }

  /// A view leaves its superview.
  static func judge(leaving x: ControllerID, _ world: World) -> Finding<Containment.Exit> {
    let hierarchy = world.hierarchy
    guard hierarchy.isInWindow(x) else {
      return declines(x, leaving: .leavesSilently, "its view is in no window: taking it out calls nothing")
    }
    switch hierarchy.state(of: x) {
    case .appearing, .appeared:
      return decides(.disappears, on: x, "code takes its view out of the window: it disappears")
    case .disappearing, .disappeared:
      return declines(x, leaving: .leavesSilently, "has not appeared: taking its view out calls nothing")
    }
  }

  static let entry = RuleEntry(
    title: "A view that code moves into a window appears, one that it takes out disappears",
    inShort: """
      Adding a child's view to a view on screen makes the child appear at once; taking the view out makes it \
      disappear at once.
      """,
    statement: """
      `v.addSubview(x.view)` with v in a window, x disappeared: at once load, WA, entry, IA for shown(x); after the commit DA. On
      `x.view.removeFromSuperview()`, x appeared or appearing: at once WD, exit, DD for shown(x). `animated` is false. A view on screen that
      code moves into a window that is hidden: its controller disappears at once. Nothing of this for a child of a container that does not
      forward (CON-06), nor between begin and end (CON-07). Before all: CON-09.
      """,
    evidence: [
      .observed(
        "notes with logs of addSubview and removeFromSuperview in a visible container; crash trace of iOS 9/10 for DA after the commit."
      ),
      .inferred("DD at once, IA, and the move into a hidden window."),
    ],
    example: """
      visible p > c, `turn { c.willMove(toParent: nil); c.view.removeFromSuperview(); c.removeFromParent() }`:
      `c.willMove(toParent: nil)`, `c.viewWillDisappear`, `c.viewDidDisappear`, `c.didMove(toParent: nil)`, `c.deinit`.
      """)
}
