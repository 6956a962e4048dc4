enum UntouchableViewIsNil: Rule {
  static let id = RuleID.cus16
  static let question = Question.context
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whose view it is.
  static func owner(isFrom: Bool, _ transition: Transition, _ world: World) -> ControllerID? {
    isFrom ? FromIsWhatIsOnScreen.from(transition, world) : FromIsWhatIsOnScreen.to(transition, world)
  }

  /// What is told of an animator that does not go on, where it has asked for such a view.
  static func told(_ name: String, isFrom: Bool, line: Int) -> String {
    let key = isFrom ? ".from" : ".to"
    return "; 'view(forKey: \(key))' is nil on line \(line), "
      + "since the view of \(name) stays in the window and the animator must not touch it (CUS-16)"
  }

  /// The view for a key.
  static func judge(isFrom: Bool, _ transition: Transition, _ world: World) -> Finding<Value> {
    guard let x = owner(isFrom: isFrom, transition, world) else {
      return declines(transition.speaker, leaving: .none, "its transition has nobody there")
    }
    switch transition.kind {
    case .present, .dismiss:
      guard isFrom == (transition.kind == .present) else {
        return decides(presentedView(x, world), on: x, "its view is the animator's to touch")
      }
      guard leaves(transition, world) else {
        return decides(.none, on: x, "its view stays where it is: the animator must not touch it")
      }
      return decides(.view(x), on: x, "its view leaves, or comes back: it is the animator's to touch")
    default: return decides(.view(x), on: x, "its view is the animator's to touch")
    }
  }

  /// Whether the presenter's view is to leave, or had left.
  static func leaves(_ transition: Transition, _ world: World) -> Bool {
    if transition.hasBegun { return transition.presentersViews.contains(transition.container) }
    if transition.kind == .dismiss {
      return WhatLeavesTheWindow.returning(transition.dismissed.gone, world).contains(transition.container)
    }
    return transition.to.first.flatMap { world.hierarchy.presentations[$0] }
      .map { WhatLeavesTheWindow.answer($0, world) != nil } ?? false
  }

  /// `presentedView`: the presented one's view, or a wrapper around it.
  static func presentedView(_ x: ControllerID, _ world: World) -> Value {
    guard let object = world.hierarchy.presentation(of: x)?.controllerObject,
      case .enumeration(.presentedView, wrapper)? = world.hierarchy.property(object, .presentedView)
    else { return .view(x) }
    return .facet(.presentedViewWrapper, x)
  }

  private static let wrapper: UInt8 = 1

  static let entry = RuleEntry(
    title: "A view the animator must not touch is nil",
    inShort: "view(forKey:) is nil for a view that the animator must not touch, such as the view behind a sheet.",
    statement: """
      `view(forKey:)`; PV is `PC.presentedView` (B's view unless the class says otherwise):

      | transition | `.from` | `.to` |
      |---|---|---|
      | presentation, P's view will leave | P's view | PV |
      | presentation, P's view stays | nil | PV |
      | dismissal, P's view had left | PV | P's view |
      | dismissal, P's view stayed | PV | nil |
      | push, pop, tab switch | the old one's view | the new one's view |
      """,
    evidence: [
      .documented(
        "view(forKey:) (header: nil means the animator should not manipulate it; may be another view than the controller's), classic document 2."
      ),
      .observed(
        "charon (macOS 26), Apple's sample, Neuburg p. 304, openradar 17961976 (iOS 8 beta: `.to` nil on dismissal)."),
    ],
    example: """
      `begin a.present(card, animated: true)` with Fade: `transition(card).view(forKey: .from) == nil`. With `.fullScreen` and
      the same animator: `== a.view`.
      """)
}
