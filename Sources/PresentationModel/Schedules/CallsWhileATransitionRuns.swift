enum CallsWhileATransitionRuns: Rule {
  static let id = RuleID.ord32
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Calls while a transition runs",
    statement: """
      A transition runs from its commit to the beginning of its did-phase (a body in viewDidAppear or a handler is free to
      act).
      1. Modal calls are decided when they are made: PRE-09 to PRE-11, DIS-04, DIS-05. A `present` from inside a
         navigation controller with a push or pop waits: PRE-01.
      2. Stack changes during a push or pop of the same navigation controller wait (T-2, T-3), in the order of the calls,
         and are made as fresh calls when ORD-01 4 says; during a modal transition of which it is the presenter they are
         dropped (N-L03).
      3. Selecting a tab while a tab switch of the same controller runs ends the running one first (its did-phase, at
         once).
      4. Several stack changes before the commit: NAV-08.
      """,
    evidence: [
      Evidence(.inferred, #"see the rules named; the border of "runs", and 3."#)
    ],
    example: """
      `on b.viewDidAppear { b.present(c, animated: true) }` with b arriving full screen: accepted;
      `c.viewDidLoad` stands between `b.viewDidAppear` and the presenter's `viewDidDisappear`.
      """)

  static let stackNotUpdated = UIKitMessage(
    .nl03, .refuses,
    [
      .init(
        .from(9),
        "{selector} called on {nav} while an existing transition or presentation is occurring; the navigation stack will not be updated.",
        remark:
          " (`pushViewController:animated:`, `popViewControllerAnimated:`, `popToViewController:transition:` for both `popTo…` calls, `setViewControllers:animated:`)"
      )
    ],
    condition:
      "ORD-32: the stack is changed while the navigation controller is the presenter of a presentation or dismissal that has begun and not ended; a search controller that opens or closes counts",
    effect: "the stack stays",
    versions: "iOS 9+",
    sources:
      #"newbe.dev "UISearchController persisting after segue"; pointfreeco/swift-navigation, PresentationTests (a settled modal is no hindrance)"#,
    evidence: "observed (public code), boundary inferred")
}
