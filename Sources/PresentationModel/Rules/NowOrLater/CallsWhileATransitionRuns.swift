enum CallsWhileATransitionRuns: Rule {
  static let id = RuleID.ord32
  static let question = Question.deferral
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

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

  /// Under a presentation of its own, from the call on, and under a dismissal of its own a navigation controller keeps
  /// its stack. iOS 8 has no line for it.
  static func drops(_ nav: ControllerID, _ selector: String, _ world: World) -> Finding<Refusal>? {
    let isTold = stackNotUpdated.wording(for: world.profile) != nil
    let utterance = stackNotUpdated.says(.words("selector", selector), .controller("nav", nav))
    let isSearch = world.hierarchy.directlyPresented(nav).map { world.hierarchy.kind(of: $0) == .search } ?? false
    if world.isInModalTransition(nav) {
      return refuses(
        on: nav, saying: utterance, silence: isSearch ? .sl02 : nil,
        because: isTold
          ? "a presentation or dismissal of its own is running: UIKit says so and leaves the stack alone"
          : "a presentation or dismissal of its own is running: UIKit leaves the stack alone")
    }
    if world.queuedTransition(of: nav, .present) != nil {
      return refuses(
        on: nav, saying: utterance, silence: isSearch ? .sl02 : nil,
        because: isTold
          ? "it has been asked to present in this run loop pass: UIKit says so and leaves the stack alone"
          : "it has been asked to present in this run loop pass: UIKit leaves the stack alone")
    }
    guard let search = world.hierarchy.directlyPresented(nav), world.hierarchy.isDismissing(search),
      world.hierarchy.kind(of: search) == .search
    else { return nil }
    return refuses(
      on: nav, saying: utterance, silence: .sl02, raising: .cho45,
      because: isTold
        ? "\(search) over it was dismissed in this run loop pass: UIKit says so and leaves the stack alone"
        : "\(search) over it was dismissed in this run loop pass: UIKit leaves the stack alone")
  }

  /// A requested dismissal that has not begun delays no change of a stack.
  static func stands(_ nav: ControllerID, _ world: World) -> Finding<Void>? {
    guard let presented = world.hierarchy.directlyPresented(nav), world.hierarchy.isDismissing(presented) else {
      return nil
    }
    return declines(
      nav, leaving: (), "the dismissal of \(presented) has not begun: its stack may change", raising: .cho45)
  }

  /// A running tab switch gives way to the next one.
  static func ends(_ tabs: ControllerID, _ world: World) -> Finding<TransitionID>? {
    // A transition that its will-callbacks ask for is queued after it (`BodyRunsInsideItsCallback`, ORD-31 2).
    guard let running = world.runningTransition(of: tabs, .tab), !world[running].isInWillPhase else { return nil }
    return decides(running, on: tabs, "a tab switch of it is running: that one ends first")
  }

  static let stackNotUpdated = UIKitMessage(
    .nl03, .varies("log, refused (iOS 8: silent)"),
    [
      .init(
        .from(9),
        "{selector} called on {nav} while an existing transition or presentation is occurring; the navigation stack will not be updated.",
        remark:
          " (`pushViewController:animated:`, `popViewControllerAnimated:`, `popToViewController:transition:` for both `popTo…` calls, `setViewControllers:animated:`)"
      )
    ],
    condition:
      "ORD-32: the stack is changed while the navigation controller is the presenter of a presentation that has been asked for, in this run loop pass too, and has not ended; of a dismissal that has begun and not ended; of a search controller whose dismissal has been asked for",
    effect: "the stack stays",
    cure: "change the stack in the completion handler of the presentation or dismissal",
    versions: "iOS 9+",
    sources:
      #"newbe.dev "UISearchController persisting after segue"; pointfreeco/swift-navigation, PresentationTests (a finished presentation is no hindrance); hotwired/hotwire-native-ios (nor a dismissal of the same run loop pass)"#,
    evidence:
      "observed (public code with logs: an alert, then a push, in one run loop pass, 2016; unwinding out of an active search, 2017); boundary inferred"
  )

  static let searchOnItsWay = UIKitMessage(
    .sl02, .varies("see N-L03"),
    [],
    condition:
      "ORD-32: the stack is changed while a search controller that the navigation controller presents opens or closes",
    effect: "as N-L03",
    cure: "push when the search has gone, or leave it active: with a context of its host it may stay",
    versions: "iOS 9+",
    sources: "as N-L03",
    evidence: "observed (public code)")

  static let entry = RuleEntry(
    title: "Calls while a transition runs",
    inShort: """
      Calls made during a transition either wait for its end, end it early or are dropped, depending on what \
      they change.
      """,
    statement: """
      A transition runs from its commit to the beginning of its did callbacks (a body in viewDidAppear or a completion handler is free to act).
      1. Modal calls are decided when they are made: PRE-09 to PRE-11, DIS-04, DIS-05. A `present` waits for a push or pop of the navigation
         controller it stands in, from iOS 13 for a modal transition of its presenting view controller, and for what is only coming, without
         animation: PRE-01.
      2. Stack changes during a push or pop of the same navigation controller wait (T-2, T-3), in the order of the calls, and are made as fresh
         calls when ORD-01 4 says. They are dropped (N-L03) while it is the presenter of a presentation that has been asked for, in this very
         run loop pass too, and has not ended; or of a dismissal that has begun and not ended; of a search controller also one only asked for in this
         run loop pass (CHO-45). A stack change made before the `present` of the same run loop pass stands.
      3. Selecting a tab while a tab switch of the same controller runs ends the running one first (its did-callbacks, at once). In the
         callbacks of the switch itself the selection waits for its end.
      4. Several stack changes before the commit: NAV-08, NAV-16. On iOS 8 a call that N-L03 drops is dropped without a line.
      5. `pages.setViewControllers` while a swipe of pages is held ends the swipe first.
      """,
    evidence: [
      .observed("see the rules named."),
      .observed(
        "for 2: public app code with its log (2016, iOS 9: an alert, then a push, in one tap: the line, nothing pushed), SwiftUI's path with an alert (2025); a push, then a `present`, in one run loop pass both happen (isaac-weisberg/Insecurity, iOS 15); a dismissal and a push, pop or new stack in one run loop pass both happen (hotwired/hotwire-native-ios, navigation tests). 1: a pop asked for in the pushed one's viewDidLoad returns nil and is made afterwards: Tencent/QMUI_iOS#1226 (14.4). 2, also: Tencent/QMUI_iOS#261 (11.2). 3: software-mansion/react-native-screens, tabs lifecycle scenario (18.6, 26.2: a second quick tap ends the first switch, all eight events)."
      ),
      .inferred(#"the border of "runs", the second sentence of 3."#),
    ],
    example: """
      `on b.viewDidAppear { b.present(c, animated: true) }` with b arriving full screen: accepted; `c.viewDidLoad` stands between
      `b.viewDidAppear` and the presenter's `viewDidDisappear`.

      window > nav[a]: `turn { a.present(alert, animated: true); nav.pushViewController(b, animated: true) }`: N-L03, nothing is
      pushed; the other way round both happen.
      """)
}
