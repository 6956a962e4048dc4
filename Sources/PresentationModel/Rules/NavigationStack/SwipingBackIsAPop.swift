enum SwipingBackIsAPop: Rule {
  static let id = RuleID.nav12
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Swiping back is a pop that can be cancelled",
    statement: """
      `nav.swipeBack()` pops one controller (ORD-15), with begin and cancel ORD-27. It does nothing if: one controller in
      the stack; the navigation controller is off screen or below a presentation; one of its transitions runs;
      `interactivePopGestureRecognizer.isEnabled` is false; `isNavigationBarHidden`; the top's
      `navigationItem.hidesBackButton` is true or it has a `leftBarButtonItem`.
      """,
    evidence: [
      Evidence(.documented, "interactivePopGestureRecognizer."),
      Evidence(
        .observed,
        "react-native-screens e2e (same events as a pop by code), stackoverflow 18927878; the conditions on bar and items in many reports."
      ),
    ],
    example: """
      nav[a], `nav.swipeBack()`: `expect no events`.
      """)
}
