enum ContextImposesItsStyle: Rule {
  static let id = RuleID.trn03
  static let question = Question.transition
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The presenter's own style, if it defines the context and imposes it.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<ModalTransitionStyle> {
    let presenter = presentation.presenter
    guard presentation.isContextBased, NearestDefinerPresents.defines(presenter, world),
      world.hierarchy.isTrue(presenter, .providesPresentationContextTransitionStyle)
    else { return declines(presenter, "does not impose a transition style of its own") }
    let style = PresentedControllersStyleIsPlayed.style(presenter, world.hierarchy)
    return decides(style, on: presenter, "imposes its own transition style: \(style)")
  }

  static let entry = RuleEntry(
    title: "The context can impose its own transition style",
    inShort: """
      A view controller that defines a presentation context can also provide the transition style for what is \
      presented in it.
      """,
    statement: """
      Context-based styles, presenter P with `definesPresentationContext` and `providesPresentationContextTransitionStyle` both true:
      where TRN-01 would apply, `P.modalTransitionStyle` takes the place of the presented's, for presentation and dismissal. An animator
      (TRN-02) is not displaced. Default of the property: false.
      """,
    evidence: [
      .documented(
        "Apple `providesPresentationContextTransitionStyle`; View Controller Programming Guide; Design document 2."),
      .observed("for current context, Neuburg p. 270."),
      .inferred("for an animator."),
    ],
    example: """
      d(V), V provides, V `.flipHorizontal`, X over the current context, `.coverVertical`: `transitionStyle == .flipHorizontal`.
      """)
}
