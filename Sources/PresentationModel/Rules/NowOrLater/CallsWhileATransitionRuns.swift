enum CallsWhileATransitionRuns: Rule {
  static let id = RuleID.ord32
  static let question = Question.deferral
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

  /// A stack that is changing is not changed otherwise meanwhile.
  static func waits(_ nav: ControllerID, _ world: World) -> Finding<TransitionID>? {
    guard world.hierarchy.kind(of: nav).isNavigation, let running = world.runningTransition(of: nav, .stack) else {
      return nil
    }
    return decides(running, on: nav, "a stack change of it is running: the next one waits for its end")
  }

  /// A second tap on the tab of a stack that is changing.
  static func popsAfterwards(_ nav: ControllerID, _ world: World) -> Finding<TransitionID>? {
    guard let running = world.runningTransition(of: nav, .stack) else { return nil }
    return decides(running, on: nav, "a stack change of it is running: popping to the root waits for its end")
  }

  /// Under a presentation or dismissal of its own, from iOS 9 on, a navigation controller keeps its stack.
  static func drops(_ nav: ControllerID, _ selector: String, _ world: World) -> Finding<Refusal>? {
    guard stackNotUpdated.wording(for: world.profile) != nil,
      world.runningTransition(of: nav, .present, .dismiss) != nil
    else { return nil }
    return refuses(
      on: nav, saying: stackNotUpdated.says(.words("selector", selector), .controller("nav", nav)),
      because: "a presentation or dismissal of its own is running: UIKit says so and leaves the stack alone")
  }

  /// A running tab switch gives way to the next one.
  static func ends(_ tabs: ControllerID, _ world: World) -> Finding<TransitionID>? {
    guard let running = world.runningTransition(of: tabs, .tab) else { return nil }
    return decides(running, on: tabs, "a tab switch of it is running: that one ends first")
  }
}
