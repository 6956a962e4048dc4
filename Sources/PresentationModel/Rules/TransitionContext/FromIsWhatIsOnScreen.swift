enum FromIsWhatIsOnScreen: Rule {
  static let id = RuleID.cus15
  static let question = Question.context
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The controller for a key.
  static func judge(isFrom: Bool, _ transition: Transition, _ world: World) -> Finding<ControllerID?> {
    let found = isFrom ? from(transition, world) : to(transition, world)
    guard let found else { return declines(transition.speaker, leaving: nil, "its transition has nobody there") }
    return isFrom
      ? decides(found, on: found, "is what is on screen when the transition begins")
      : decides(found, on: found, "is what is there when the transition has ended")
  }

  static func from(_ transition: Transition, _ world: World) -> ControllerID? {
    switch transition.kind {
    case .present: transition.container
    // The documents take the topmost of a chain for it.
    case .dismiss: world.profile.isDocuments ? transition.dismissed.gone.last : transition.from.first
    default: transition.from.first
    }
  }

  static func to(_ transition: Transition, _ world: World) -> ControllerID? {
    switch transition.kind {
    case .dismiss: transition.container
    case .stack: transition.to.first ?? world.stack(transition.container).last
    default: transition.to.first
    }
  }

  static let entry = RuleEntry(
    title: "from is what is on screen at the start, to what is there at the end",
    inShort:
      "In the transition context, from is what was on screen at the start and to is what will be there at the end.",
    statement: """
      `viewController(forKey:)`:

      | transition | `.from` | `.to` |
      |---|---|---|
      | presentation | P | B |
      | dismissal | B; of a chain its lowest, D (docs: the topmost) | P |
      | push, pop, new stack | the old top | the new top |
      | tab switch | the old tab | the new tab |

      P is the resolved presenter, often a container, not S. Never nil while the transition runs.
      """,
    evidence: [
      .documented(
        "UITransitionContextViewControllerKey `from`, `to`; UIPresentationController.presentingViewController."),
      .observed(
        "charon (macOS 26); chains: scenee/FloatingPanel#686 (iOS 18, 26), HeroTransitions/Hero's source (iOS 10 on)."),
    ],
    example: """
      tabs > nav[a], full-screen b from a: `transition(b).viewController(forKey: .from) == tabs`.
      """)
}
