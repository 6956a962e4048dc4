enum HookThenWillCallbacksThenAnimator: Rule {
  static let id = RuleID.cus04
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs (without IA before iOS 13 and in docs).")

  /// A transition begins in which an object of the file's takes part; nil where none does.
  static func judge(_ x: ControllerID, hook: ObjectID?, animator: ObjectID?) -> Finding<Void>? {
    switch (hook, animator) {
    case (let hook?, let animator?):
      decides(
        (), on: x, "\(hook) is called first, then come the will-callbacks, then \(animator) begins", raising: .cho41)
    case (let hook?, nil): decides((), on: x, "\(hook) is called first, then come the will-callbacks")
    case (nil, let animator?):
      decides((), on: x, "\(animator) begins after the will-callbacks, before viewIsAppearing", raising: .cho41)
    case (nil, nil): nil
    }
  }

  static let entry = RuleEntry(
    title: "The transition begins with the presentation controller, then the will-callbacks, then the animator",
    inShort: """
      A transition begins with the presentation controller's will-begin method, then the will callbacks, then \
      the animator.
      """,
    statement: """
      At the commit, after adaptation (ADP):

      | # | presentation | dismissal |
      |---|---|---|
      | 1 | container view made and put in; P's view moved into it, if it is to leave (CUS-17) | – |
      | 2 | `b.presentationTransitionWillBegin` | `b.dismissalTransitionWillBegin` |
      | 3 | [shown(P) WD], shown(B) WA | shown(B) WD, [shown(P) WA] |
      | 4 | `b.animateTransition` or `b.startInteractiveTransition` (CUS-09) | the same |
      | 5 | alongside blocks (CUS-21) | the same |
      | 6 | shown(B) IA; layout, with it first roots (ORD-09) | [shown(P) IA; layout] |

      In brackets: only if the presenter's view leaves or had left (REM-01). Step 4 stands for "the views enter the window" of ORD-05. With a
      nil animator 4 is UIKit's and has no line.
      """,
    evidence: [
      .documented(
        "View Controller Programming Guide (hook before the animations, layout of the container during them), the hooks' pages (transition coordinator usable there)."
      ),
      .observed(
        "begun after `present` returned, in an after-commit block (crash traces iOS 8–16, viezel/TiSocial.Framework#153); 2 before 3 before 4, with animator and without, presenter's view leaving or not: charon (macOS 26), and by the return addresses of such traces before."
      ),
      .inferred(
        "place of 6 after 5 (CHO-41); that the view that comes is in the window: Apple asks the animator to add it to the container view, and one that does not is not simulated."
      ),
    ],
    example: """
      root a, card by Fade, iOS 17, after the lines of CUS-01: `card.presentationTransitionWillBegin`, `card.viewWillAppear`,
      `card.animateTransition`, `card.viewIsAppearing`.
      """)
}
