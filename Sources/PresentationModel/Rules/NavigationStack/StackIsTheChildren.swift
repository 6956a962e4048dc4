enum StackIsTheChildren: Rule {
  static let id = RuleID.nav01
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether `didMove(toParent:)` of one that enters the stack waits for its appearance.
  static func judge(_ x: ControllerID, isTop: Bool) -> Finding<Bool> {
    isTop
      ? decides(true, on: x, "enters the stack on top: its didMove(toParent:) waits for its appearance")
      : decides(false, on: x, "enters the stack below the top: its didMove(toParent:) follows in the call")
  }

  static let entry = RuleEntry(
    title: "The stack is the children, and a new top's didMove waits for its appearance",
    inShort: """
      The stack is the navigation controller's children; a pushed view controller gets didMove only after it has \
      appeared.
      """,
    statement: """
      `viewControllers` is the stack, bottom first; `topViewController` its last. `visibleViewController`: if
      `presentedViewController` (QRY-01) is X and X is not being dismissed, X's `visibleViewController` if X is a navigation controller, else X;
      otherwise the top. A controller that enters the stack gets wM(nav) in the call. If it enters below the top, or stops being the top before
      it has appeared, dM(nav) follows in the call; as top it gets dM(nav) after its first DA (ORD-06 3). The covered one's dM comes before the
      new one's wM when code changes the stack, after it when a split view collapses.
      """,
    evidence: [
      .documented("the properties."),
      .observed(
        "codedbypm/StackViewController (record of UIKit, iOS 12/13), arm1.ru log; QMUI_iOS (a presented navigation controller answers its top)."
      ),
      .inferred("the last sentence of the rule."),
    ],
    example: """
      detached `nav`, `nav.setViewControllers([a, b], animated: false)`: `a.willMove(toParent: nav)`, `a.didMove(toParent: nav)`,
      `b.willMove(toParent: nav)`; `b.didMove(toParent: nav)` when b has been shown.
      """)
}
