enum FirstLayoutBringsTheTopIn: Rule {
  static let id = RuleID.ord09
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static func judge(_ x: ControllerID, _ world: World) -> Finding<Void> {
    let delegate = world.liveDelegate(world.hierarchy.property(x, .delegate) ?? .none)
    return decides((), on: x, .title, raising: delegate.isNil ? nil : .cho80)
  }

  static let table = Schedule(
    will: [
      .load(.coming), .willAppear(.coming), .tells(.navigationControllerWillShow), .viewEnters(.new),
      .isAppearing(.coming), .layout(.coming),
    ])

  static let entry = RuleEntry(
    title: "A navigation controller brings its top controller in with its first layout",
    inShort: """
      When a navigation controller is shown for the first time, its root loads and appears a little later than \
      the navigation controller itself.
      """,
    statement: """
      A navigation controller that was never laid out in a window leaves shown(top) out of steps 1–4 of ORD-05. After its own IA (in
      profiles without IA: after step 3) the top controller gets load, WA, (entry,) IA as a schedule of its own, its descendants likewise, and a
      nested first-time navigation controller repeats this. In the did callbacks all of shown(nav) stand together, parent first. A navigation
      controller that was laid out before loads and calls its top in the ordinary steps.

      With the first layout the delegate's `willShow` comes after WA of shown(top), and `didShow` after DA of shown(nav) and dM of the
      top. A navigation controller that comes back (a tab selected again, a full-screen modal dismissed) calls neither (CHO-80).
      """,
    evidence: [
      .observed(
        "published crash traces of iOS 8–13 load the root's view from the navigation controller's layout; dumps show loaded navigation controllers with unloaded roots."
      ),
      .observed(
        "`willShow` and `didShow` of the first top: vastdevblog.vast.com 2012-04-08 (a log of a launch: viewWillAppear, `willShow`, `didShow`, viewDidAppear, `didShow`); lionheart/openradar-mirror#20508 (rdar 44966342, iOS 12: `didShow` twice, or once, as the window is set up); andrew54068/NavigationControllerDelegateDemo (iOS 13, in a tab: `didShow` comes inside the navigation controller's viewDidAppear)."
      ),
      .inferred("Place of WA and IA against the container's IA; one `didShow` (CHO-80)."),
    ],
    example: """
      `a.present(nav)`, sheet, nav[r], iOS 17: `nav.viewDidLoad`, `nav.viewWillAppear`, `nav.viewIsAppearing`, `r.viewDidLoad`,
      `r.viewWillAppear`, `r.viewIsAppearing`, `nav.viewDidAppear`, `r.viewDidAppear`, `r.didMove(toParent: nav)`.

      The same with a delegate: `nav.navigationController(willShow: r)` after `r.viewWillAppear`, `nav.navigationController(didShow: r)` at the end.
      """)
}
