enum CancelledSheetReappears: Rule {
  static let id = RuleID.ord28
  static let question = Question.schedule
  static let versions = Versions(.from(13), "iOS 13–27.")

  static let cancel: [Schedule.Beat] = [
    .tells(.dismissalTransitionDidEnd), .isBeingDismissed(.old, false), .willAppear(.going), .isAppearing(.going),
    .didAppear(.going),
  ]

  static func judge(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "A sheet whose swipe is cancelled reappears without having gone",
    inShort: """
      A sheet that the user drags down and releases gets viewWillDisappear and then viewWillAppear and viewDidAppear \
      again.
      """,
    statement: """
      `begin b.swipeToDismiss()`: ORD-20 1–3 (WD). `cancel`: WA, IA, DA for shown(b). The presenter gets nothing, no DidDismiss, no
      DD. A cancelled `dismiss` of code whose presenter's view had stayed goes back likewise; then its completion handler (ORD-26).
      """,
    evidence: [
      .observed(
        "velog rudin_ (iOS 17, with viewIsAppearing); react-native-screens PR #4016 (viewDidDisappear only when committed), Expensify/react-native-share-menu#81, criticalmaps/criticalmaps-ios#171 (iOS 13); a dismissal of code: xmartlabs/Eureka#1037 (iOS 10)."
      )
    ],
    example: """
      sheet nav[r], no delegate. begin: WD of `nav`, `r`. cancel: WA of `nav`, `r`, IA of `nav`, `r`, DA of `nav`, `r`.
      """)
}
