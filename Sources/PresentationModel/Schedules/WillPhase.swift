enum WillPhase: Rule {
  static let id = RuleID.ord05
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `Simulator.beginTransition` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "The will callbacks: load, will-callbacks, into the window, viewIsAppearing, first layout",
    inShort: """
      Before the animation the views load, then come viewWillDisappear and viewWillAppear, then the new views \
      enter the window, then comes viewIsAppearing.
      """,
    statement: """
      1. Missing views of in are loaded, parents first, except what ORD-09 leaves for later. Always before any will-callback.
      2. Will-callbacks in the order of ORD-04.
      3. The incoming views enter the window. From here `view.window` is non-nil.
      4. IA by ORD-07.
      5. ORD-09 for the navigation controllers among in. Layout (EVT-02).
      """,
    evidence: [
      .observed(
        "logs of iOS 9 to 17 (icetime17/DemoUIViewControllerRelatedAll, aokiplayer 2019, hdk2200/UIViewControllerLifeCycle); lasso's tests assert the view loaded before any event of the presenter."
      ),
      .documented("viewIsAppearing(_:) for 2–4."),
    ],
    example: """
      `on b.viewWillAppear { … }` finds `b.view.window == nil` on the first appearance, `on b.viewIsAppearing` does not.
      """)
}
