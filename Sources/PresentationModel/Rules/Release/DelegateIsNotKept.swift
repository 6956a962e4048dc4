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

  /// A delegate that was assigned is gone when it is needed; nil where it is there, or nothing was assigned.
  static func isGone(_ property: Property, of x: ControllerID, _ world: World) -> Finding<Void>? {
    guard let value = world.hierarchy.property(x, property), world.liveDelegate(value).isNil else { return nil }
    switch value {
    case .object(let object):
      return property == .transitioningDelegate
        ? decides((), on: x, "its transitioning delegate is gone: nobody held \(object)")
        : decides((), on: x, "its delegate is gone: nobody held \(object)")
    case .controller(let other): return decides((), on: x, "its delegate is gone: \(other) was released")
    default: return nil
    }
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
