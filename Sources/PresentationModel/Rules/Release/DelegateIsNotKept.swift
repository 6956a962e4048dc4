enum DelegateIsNotKept: Rule {
  static let id = RuleID.cus24
  static let question = Question.release
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A delegate that nothing else keeps alive; nil where something does.
  static func judge(_ value: Value, of x: ControllerID, _ world: World) -> Finding<Void>? {
    guard case .object(let object) = value else { return nil }
    guard world.liveDelegate(value).isNil else {
      return declines(x, "\(object) is held elsewhere: the delegate is there")
    }
    return decides((), on: x, "\(object) is held by nobody: the delegate is gone at once, and the property reads nil")
  }

  static let entry = RuleEntry(
    title: "The delegate is not kept, the presentation controller is",
    inShort: """
      A view controller does not keep its transitioning delegate alive; if nobody else does, the delegate is nil \
      at once.
      """,
    statement: """
      `transitioningDelegate` and the delegates of navigation and tab bar controllers are weak: an object nobody else holds is gone
      at once, the property reads nil and TD counts as not set (a dismissal then runs with `modalTransitionStyle`). The PC is held from CUS-01
      to the end of the dismissal or of a cancelled presentation; animator and interaction controller to step 7 of CUS-05.
      """,
    evidence: [
      .documented(
        "`weak var transitioningDelegate`, UIViewControllerTransitioningDelegate (the presentation controller is kept until the dismissal, longer than the animators)."
      )
    ],
    example: """
      `card.transitioningDelegate = Fade()`: `expect card.transitioningDelegate == nil`; presented, `.custom`:
      `presentation(card).presentationController == UIPresentationController`.
      """)
}
