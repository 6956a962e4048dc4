enum PresenterThatStaysGetsNothing: Rule {
  static let id = RuleID.ord13
  static let question = Question.schedule
  static let versions = Versions(
    .everywhere, "iOS 8–27, docs. (Which styles: REM-01; the default style moved here in iOS 13.)")

  static let presenting = Schedule(
    will: [
      .tells(.willPresentSearchController), .load(.coming), .isBeingPresented(.new, true),
      .tells(.presentationTransitionWillBegin), .willAppear(.coming), .animates, .viewEnters(.new), .alongside,
      .isAppearing(.coming), .layout(.coming),
    ],
    did: [
      .tells(.presentationTransitionDidEnd), .catchesUp(.coming), .didAppear(.coming), .isBeingPresented(.new, false),
      .tells(.didPresentSearchController),
    ],
    cancel: CancelledArrivalGoesFirst.presentationOverWhatStays)

  static let dismissing = Schedule(
    will: [
      .isBeingDismissed(.old, true), .tells(.presentationControllerWillDismiss), .tells(.willDismissSearchController),
      .tells(.dismissalTransitionWillBegin), .willDisappear(.going), .animates, .alongside,
    ],
    did: [
      .tells(.dismissalTransitionDidEnd), .cutsLinks(.cut), .viewLeaves(.old), .didDisappear(.going),
      .isBeingDismissed(.old, false),
      .tells(.presentationControllerDidDismiss), .tells(.didDismissSearchController),
      .releases(.old), .releases(.replacedRoot),
    ],
    cancel: CancelledSheetReappears.cancel)

  static func presents(_ x: ControllerID, by presenter: ControllerID) -> Finding<ScheduleID> {
    decides(.presentOverWhatStays, on: x, .title, silence: .as01, naming: SilentNames(presenter))
  }

  static func dismisses(_ dismisser: ControllerID) -> Finding<ScheduleID> {
    decides(.dismissWhatStayed, on: dismisser, .title)
  }

  static let presenterHearsNothing = UIKitMessage(
    .as01, .silent,
    [],
    condition:
      "ORD-13: a presentation that leaves the presenter's view in place (sheet, popover, `.overFullScreen`, `.overCurrentContext`, most custom ones)",
    effect: "the presenter gets no disappearance and, after the dismissal, no appearance callbacks",
    cure: "use `presentationControllerDidDismiss(_:)` or a callback of your own, or present `.fullScreen`",
    versions: "iOS 8–27; by default from iOS 13",
    sources: "gordontucker/FittedSheets#61, Yummypets/YPImagePicker#517, ivanvorobei/SPStorkController#19",
    evidence: "observed",
    notes:
      "{vc} gets no viewWillDisappear now and no viewWillAppear after the dismissal: its view never leaves the window")

  static let entry = RuleEntry(
    title: "A presenter whose view stays gets no callback, neither on the way in nor on the way out",
    inShort:
      "When a sheet, popover or overlay comes or goes, the presenting view controller gets no appearance callbacks.",
    statement: """
      Present: `load` of B in the call; WA, IA; DA, `completion`. Dismiss: WD; DD, `completion`. Each for shown(B). P, its ancestors
      and its descendants get nothing.
      """,
    evidence: [
      .observed(
        "betterhee.tistory.com/75 (iOS 16), yagamo-style.com 2020-03-02 (iOS 13), lasso's tests (13+: no event at all), WinObjC tests (popover, tablet form sheet), PanModal#21 (custom)."
      )
    ],
    example: """
      `a.present(b)` as a page sheet, iOS 17: `b.viewDidLoad`, `b.viewWillAppear`, `b.viewIsAppearing`, `b.viewDidAppear`; then
      `b.dismiss`: `b.viewWillDisappear`, `b.viewDidDisappear`, `b.deinit`.
      """)
}
