enum ContainerHoldsWhatIsToLeave: Rule {
  static let id = RuleID.cus17
  static let question = Question.context
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The container view of a transition: there from its beginning on.
  static func judge(_ transition: Transition, _ world: World) -> Finding<Value> {
    guard transition.hasBegun else {
      return declines(transition.speaker, leaving: .none, "its transition has not begun: no container view yet")
    }
    return decides(owner(transition, world), on: transition.speaker, "its transition is played in a container view")
  }

  /// The container view as the presentation controller knows it.
  static func judge(_ presentation: Presentation?) -> Finding<Value>? {
    guard let presentation else { return nil }
    let x = presentation.original
    guard presentation.hasBegun else {
      return declines(x, leaving: .none, "its presentation has not begun: no container view yet")
    }
    return decides(.facet(.containerView, x), on: x, "one container view from its presentation to its dismissal")
  }

  /// The container view that contains the view of `x`; nil where none does.
  static func holder(of x: ControllerID, _ world: World) -> Finding<Value>? {
    if let presentation = world.hierarchy.presentations[x], presentation.hasBegun, world.hierarchy.place(of: x) != .none
    {
      guard case .view = UntouchableViewIsNil.presentedView(x, world) else {
        return decides(
          .facet(.presentedViewWrapper, x), on: x, "its view lies in its presentation controller's wrapper")
      }
      return decides(.facet(.containerView, presentation.original), on: x, "its view lies in its container view")
    }
    for id in world.running where world[id].isRunning {
      let transition = world[id]
      switch transition.kind {
      case .present, .dismiss:
        guard transition.container == x, transition.presentersViews.contains(x), !world.hierarchy.has(x, .viewRemoved)
        else { continue }
        return decides(
          owner(transition, world), on: x, "its view is to leave, or comes back: it lies in the container view")
      case .stack, .tab:
        guard transition.steering.animator != nil, transition.from.contains(x) || transition.to.contains(x),
          world.hierarchy.place(of: x) != .none
        else { continue }
        return decides(owner(transition, world), on: x, "its view is animated: it lies in the container view")
      case .page, .children, .size: continue
      }
    }
    guard world.hierarchy.presentations.values.contains(where: { $0.presenter == x && !$0.hasSettled }) else {
      return nil
    }
    return declines(x, "its view stays where it is: it does not move into the container view")
  }

  /// Whether only the animator's own body adds a view.
  static func isLeft(_ x: ControllerID, _ transition: Transition, toSwift: Bool = false) -> Finding<Bool>? {
    guard transition.leavesViewsToCode, let animator = transition.steering.animator else { return nil }
    guard !transition.steering.putIn.contains(x) else {
      return decides(false, on: x, "\(animator) has put its view in")
    }
    guard transition.kind == .present, toSwift else {
      return decides(true, on: x, "\(animator) has not put its view in: it is in no window until the end")
    }
    return decides(true, on: x, "\(animator) has not put its view in: nobody sees it")
  }

  private static func owner(_ transition: Transition, _ world: World) -> Value {
    let x = transition.speaker
    return .facet(.containerView, world.hierarchy.presentations[x]?.original ?? x)
  }

  static let entry = RuleEntry(
    title: "The container view holds the presenter's view only when that is to leave",
    inShort: """
      The container view contains the presenting view controller's view only if that view is to leave; on the \
      way back the animator puts it in.
      """,
    statement: """
      `containerView` is made by UIKit (step 1 of CUS-04), is nil on the PC before, the same for presentation and dismissal, and is
      gone after the dismissal. Presentation: P's view is moved into it before the first hook, exactly when it is to leave. Dismissal: a P's
      view that had left is in no window until the animator puts it in (with a nil animator UIKit, at step 4 of CUS-04); at the end UIKit puts
      it back to its former place, also when the animator forgot it (in between it is in no window). A presenting view controller's view that
      had not left and is moved by code: CUS-33. PV is put in by the animator; with a nil animator by UIKit. Push, pop, tabs: the new view is
      the animator's to put in likewise; one that nobody puts in is in no window until the end, and is put in then.
      """,
    evidence: [
      .documented("UIPresentationController.containerView (set shortly after the controller is received)."),
      .observed(
        "both directions, and the forgotten view: charon (macOS 26); the container is no ancestor of a presenter that stays: openradar 22394135 (iOS 9)."
      ),
      .inferred("the forgotten new view of a push, pop or tab switch."),
      .disputed(
        "Apple `containerView` of the context says the presenting view is always added; Apple's sample shows when.",
        objection: "Apple's page of containerView says that the presenting view is always in it"),
      .inferred("versions between."),
    ],
    example: """
      `begin a.present(card, animated: true)` with Fade: `a.view.superview != transition(card).containerView`. Card `.fullScreen`
      and up, `begin card.dismiss(animated: true)` with an animator whose body is empty: `a.view.window == nil`.
      """)
}
