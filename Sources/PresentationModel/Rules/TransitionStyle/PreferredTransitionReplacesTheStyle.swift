enum PreferredTransitionReplacesTheStyle: Rule {
  static let id = RuleID.trn04
  static let question = Question.transition
  static let versions = Versions(.from(18), "iOS 18+.")

  /// What `preferredTransition` asks for; `.some(nil)` is zoom, which is not one of the transition styles. Nil before
  /// iOS 18.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ModalTransitionStyle?>? {
    guard holds(in: world.profile) else { return nil }
    guard let preferred = preferred(x, world.hierarchy) else { return declines(x, "preferredTransition is not set") }
    guard let style = style(preferred) else {
      return decides(nil, on: x, "zooms: preferredTransition is .zoom, none of the modal transition styles")
    }
    return decides(style, on: x, "preferredTransition replaces its transition style: \(style)")
  }

  /// Whether a presentation came by the zoom transition.
  static func zooms(_ presentation: Presentation, _ world: World) -> Bool {
    holds(in: world.profile) && presentation.animator == nil && presentation.transitionStyle == nil
      && preferred(presentation.presented, world.hierarchy) == .zoom
  }

  private static func preferred(_ x: ControllerID, _ hierarchy: Hierarchy) -> PreferredTransition? {
    hierarchy.enumeration(x, .preferredTransition).flatMap { PreferredTransition(rawValue: $0) }
  }

  private static func style(_ preferred: PreferredTransition) -> ModalTransitionStyle? {
    preferred == .zoom ? nil : ModalTransitionStyle(rawValue: preferred.rawValue)
  }

  static let entry = RuleEntry(
    title: "From iOS 18 preferredTransition replaces the style",
    inShort: "From iOS 18 preferredTransition, when you set it, takes the place of modalTransitionStyle.",
    statement: """
      A non-nil `presented.preferredTransition` takes the place of `presented.modalTransitionStyle` in TRN-01 and PRE-03; for
      `.zoom` `transitionStyle` and `animator` are both nil. An animator (TRN-02) is not displaced.
      """,
    evidence: [
      .documented("Apple `preferredTransition`, `UIViewController.Transition`."),
      .inferred("the precedence."),
    ],
    example: """
      `X.preferredTransition = .crossDissolve`, X `.coverVertical`: `transitionStyle == .crossDissolve` on `ios 18`.
      """)
}
