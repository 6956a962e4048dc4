enum WithoutAnimationTheControllerActsAlone: Rule {
  static let id = RuleID.cus08
  static let question = Question.animation
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A presentation without animation; nil where no object of the file takes part in it.
  static func presents(_ presentation: Presentation, _ world: World) -> Finding<Void>? {
    judge(presentation.presented, presentation.controllerObject, world)
  }

  /// A dismissal without animation.
  static func dismisses(_ x: ControllerID, _ world: World) -> Finding<Void>? {
    judge(x, world.hierarchy.presentations[x]?.controllerObject, world)
  }

  private static func judge(_ x: ControllerID, _ object: ObjectID?, _ world: World) -> Finding<Void>? {
    if let object {
      return decides((), on: x, "without animation \(object) acts alone: no animator, nobody who steers")
    }
    guard !world.transitioningDelegate(of: x).isNil else { return nil }
    return decides((), on: x, "without animation its delegate is asked for no animator, and nobody steers")
  }

  static let entry = RuleEntry(
    title: "Without animation the presentation controller acts alone",
    inShort: "Without animation the presentation controller still gets its four methods, but no animator is asked for.",
    statement: """
      `animated: false` (TRN-05): TD is asked for the presentation controller; steps 1–3, 5 and 6 of CUS-04 and 1–5 of CUS-05 come
      as always. No animator, no interaction controller, hence no `animateTransition` and no `animationEnded`. The coordinator exists, its
      `isAnimated` is false, its blocks run.
      """,
    evidence: [
      .observed(
        "animator not asked: TeehanLax/UIViewController-Transitions-Example#4 (iOS 7), HarshilShah/DeckTransition#40 (2017: the four hooks come), radianttap/CardPresentationController#12 (2019); coordinator: react-native-screens PR 3189."
      ),
      .disputed(
        "Apple `isAnimated` (for custom style an animator may be run that should not animate): no report shows it."),
      .inferred("the place of the hooks of the end (recorded with animation and a nil animator: CUS-05)."),
    ],
    example: """
      `a.present(card, animated: false)`: `card.presentationController(…)`, `card.viewDidLoad`,
      `card.presentationTransitionWillBegin`, `card.viewWillAppear`, `card.viewIsAppearing`, `card.presentationTransitionDidEnd(true)`,
      `card.viewDidAppear`.
      """)
}
