enum PushAndPop: Rule {
  static let id = RuleID.ord15
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    call: [.willMoveToNil(.old), .willMove(.new), .joinsParent(.new)],
    will: [
      .load(.coming), .willDisappear(.going), .willAppear(.coming), .tells(.navigationControllerWillShow), .animates,
      .viewEnters(.new), .alongside, .isAppearing(.coming), .layout(.coming),
    ],
    did: [
      .willDisappear(.latecomers), .leavesParent(.removed), .viewLeaves(.old), .catchesUp(.coming),
      .didDisappear(.going),
      .didAppear(.coming),
      .didMoveToNil(.removed),
      .tells(.navigationControllerDidShow), .releases(.removed),
    ],
    cancel: CancelledArrivalGoesFirst.stackChange)

  /// `viewControllers = []`: the disappearing half of a pop (`SetViewControllersIsAPushAPopOrNothing`, NAV-09).
  static let emptied = Schedule(
    will: [.willDisappear(.going), .tells(.navigationControllerWillShow)],
    did: [
      .willDisappear(.latecomers), .leavesParent(.removed), .viewLeaves(.old), .didDisappear(.going),
      .didMoveToNil(.removed),
      .tells(.navigationControllerDidShow), .releases(.removed),
    ],
    cancel: CancelledArrivalGoesFirst.stackChange)

  static func judge(_ nav: ControllerID, isEmptied: Bool) -> Finding<ScheduleID> {
    decides(isEmptied ? .stackEmptied : .stackChange, on: nav, .title)
  }

  static let entry = RuleEntry(
    title: "Push and pop: the old one is gone before the new one has appeared",
    inShort: "In a push or pop the old view controller has disappeared before the new one has appeared.",
    statement: """
      n is the navigation controller, o the old top, t the new one; animated or not, by code, back button or finished swipe.

      | phase | push of t | pop of o |
      |---|---|---|
      | call | t wM(n) | o wM(nil) |
      | will | (load of t) shown(o) WD; shown(t) WA | (load of t) shown(o) WD; shown(t) WA |
      | | `n.navigationController(willShow: t)`; shown(t) IA | the same |
      | did | shown(o) DD; shown(t) DA; t dM(n) | o's parent cut; shown(o) DD; shown(t) DA; o dM(nil) |
      | end | `n.navigationController(didShow: t)` | the same, then o released |
      """,
    evidence: [
      .observed(
        "hdk2200 (iOS 17.5), react-native-screens e2e (18.6, 26.2: code, button and swipe alike), wangling.me 2014-02 (iOS 7); delegates: vastdevblog.vast.com 2012-04-08; containment: arm1.ru."
      ),
      .inferred("dM before didShow."),
    ],
    example: """
      nav[list], `nav.pushViewController(item)`, iOS 17: `item.willMove(toParent: nav)`, `item.viewDidLoad`,
      `list.viewWillDisappear`, `item.viewWillAppear`, `item.viewIsAppearing`, `list.viewDidDisappear`, `item.viewDidAppear`,
      `item.didMove(toParent: nav)`.
      """)
}
