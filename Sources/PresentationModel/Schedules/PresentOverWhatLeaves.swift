enum PresentOverWhatLeaves: Rule {
  static let id = RuleID.ord11
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    will: [
      .tells(.willPresentSearchController), .load(.coming), .isBeingPresented(.new, true),
      .tells(.presentationTransitionWillBegin), .willDisappear(.going), .willAppear(.coming), .animates,
      .viewEnters(.new),
      .alongside, .isAppearing(.coming), .layout(.coming),
    ],
    did: [
      .tells(.presentationTransitionDidEnd), .willDisappear(.latecomers), .takesOut(.presenters), .catchesUp(.coming),
      .didAppear(.coming), .didDisappear(.going),
      .isBeingPresented(.new, false), .tells(.didPresentSearchController),
    ],
    cancel: CancelledArrivalGoesFirst.presentation)

  static func judge(_ x: ControllerID) -> Finding<ScheduleID> { decides(.presentOverWhatLeaves, on: x, .title) }

  static let entry = RuleEntry(
    title: "Presenting over a presenter whose view is removed: the new one has appeared before the old one is gone",
    inShort: "In a full-screen presentation the new view controller has appeared before the old one has disappeared.",
    statement: """
      | phase | who | callback |
      |---|---|---|
      | call | B | load |
      | will | shown(P); then shown(B) | WD; WA |
      | | shown(B) | IA |
      | did | shown(B); then shown(P) | DA; DD |
      | end | | `completion` |

      Which presentations remove the presenter's view: REM-01, by style after adaptation. Ancestors of P stay visible and get nothing. Under docs the
      lower levels that REM-05 takes out follow shown(P) in both groups, downwards; ORD-12 likewise.
      """,
    evidence: [
      .observed(
        "logs of iOS 9, 10, 12.2, 14, 16, 17 without one exception (aokiplayer 2019, betterhee.tistory.com/75, velog rudin_); WinObjC tests (same order without animation, completion last)."
      )
    ],
    example: """
      tabs > nav[list], `list.present(b)`, `.fullScreen`: `b.viewDidLoad`, WD of `tabs`, `nav`, `list`, `b.viewWillAppear`,
      `b.viewIsAppearing`, `b.viewDidAppear`, DD of `tabs`, `nav`, `list`. Contrary: `.currentContext` calls only `nav` and `list`.
      """)
}
