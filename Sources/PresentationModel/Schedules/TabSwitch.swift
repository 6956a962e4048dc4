enum TabSwitchUpTo17: Rule {
  static let id = RuleID.ord16
  static let question = Question.schedule
  static let versions = Versions(.upTo(17), "iOS 8–17, docs.")

  static let table = Schedule(
    will: [
      .load(.coming), .willAppear(.coming), .willDisappear(.going), .animates, .viewEnters(.new), .alongside,
      .isAppearing(.coming), .layout(.coming),
    ],
    did: [.viewLeaves(.old), .catchesUp(.coming), .didDisappear(.going), .didAppear(.coming), .releases(.removed)],
    cancel: CancelledArrivalGoesFirst.tabSwitch)

  static func judge(_ x: ControllerID) -> Finding<ScheduleID> { decides(.tabSwitchUpTo17, on: x, .title) }

  static let entry = RuleEntry(
    title: "Tab switch up to iOS 17: the new one announces itself first, the old one is gone first",
    inShort: """
      Up to iOS 17 a tab switch tells the new tab first that it will appear, and the old one disappears before \
      the new one has appeared.
      """,
    statement: """
      call: load of the new tab (if LOD-05 has not). will: shown(new) WA; shown(old) WD; shown(new) IA. did: shown(old) DD;
      shown(new) DA. No containment lines. Choosing the selected tab again: nothing (but TAB-03).
      """,
    evidence: [
      .observed(
        "pgzxc.github.io efa3afd7, lxweimin.com ad61bbba5ac8 and further logs of 2016–2024, the last of iOS 17 with viewIsAppearing. speaks against, for two selections in quick succession: TAB-02's radars, not followed."
      )
    ],
    example: """
      tabs > a, nav[b], iOS 17, `tabs.selectedIndex = 1` for the first time: `nav.viewWillAppear`, `a.viewWillDisappear`,
      `nav.viewIsAppearing`, `b.viewDidLoad`, `b.viewWillAppear`, `b.viewIsAppearing`, `a.viewDidDisappear`, `nav.viewDidAppear`,
      `b.viewDidAppear`, `b.didMove(toParent: nav)`.
      """)
}

enum TabSwitchFrom18: Rule {
  static let id = RuleID.ord17
  static let question = Question.schedule
  static let versions = Versions(.from(18), "iOS 18–27.")

  static let table = Schedule(
    will: TabSwitchUpTo17.table.will,
    did: [.viewLeaves(.old), .catchesUp(.coming), .didAppear(.coming), .didDisappear(.going), .releases(.removed)],
    cancel: CancelledArrivalGoesFirst.tabSwitch)

  static func judge(_ x: ControllerID) -> Finding<ScheduleID> { decides(.tabSwitchFrom18, on: x, .title) }

  static let entry = RuleEntry(
    title: "Tab switch from iOS 18: the switch is a transition, the new one has appeared before the old one is gone",
    inShort: "From iOS 18 the new tab has appeared before the old tab has disappeared.",
    statement: """
      As ORD-16 with the did callbacks turned round: shown(new) DA; shown(old) DD.
      """,
    evidence: [
      .observed(
        "asserted by react-native-screens' e2e tests on iOS 18.6 and 26.2; dev.classmethod.jp 2025-01-21 (both did-callbacks come at the end of a new cross-dissolve, apps built with Xcode 16)."
      )
    ],
    example: """
      the same on iOS 18: … `b.viewIsAppearing`, `nav.viewDidAppear`, `b.viewDidAppear`, `b.didMove(toParent: nav)`,
      `a.viewDidDisappear`.
      """)
}
