enum DidPhase: Rule {
  static let id = RuleID.ord06
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Announces the rule; `Simulator.endTransition` carries it out.
  static func announcement(_ x: ControllerID) -> Finding<Void> { decides((), on: x, .title) }

  static let entry = RuleEntry(
    title: "The did callbacks: links, window, did-callbacks, delegates, completion",
    inShort: """
      After the animation the links are cleared, the old views leave the window, then come the did callbacks, \
      the delegates and the completion handler.
      """,
    statement: """
      In a presentation or dismissal first the hook of the end, with everything still in its place (CUS-05). Then:
      1. Links and parents that end with this transition are cut (ORD-23, NAV-02; not those of pages, PAG-01).
      2. Outgoing views leave the window.
      3. Did-callbacks in the order of ORD-04. A dM that waits for the appearance of a child (NAV-01) follows the DA of that child and its
         shown descendants directly.
      4. dM(nil) of controllers removed by this transition; then the did-methods of delegates.
      5. The completion handler.
      """,
    evidence: [
      .observed(
        "WinObjC UIViewControllerTests.mm (microsoft/WinObjC#2194, written against real iOS: links nil in the did-callbacks); dumps caught in mid-transition show `disappearing … not in the window`; containment part: arm1.ru log, codedbypm/StackViewController."
      )
    ],
    example: """
      nav[a, b], pop: `on b.viewDidDisappear { … }` finds `b.parent == nil` and `b.view.window == nil`, and so does
      `on a.viewDidAppear`.
      """)
}
