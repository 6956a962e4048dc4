enum PreferredTransitionReplacesTheStyle: Rule {
  static let id = RuleID.trn04
  static let question = Question.transition
  static let versions = Versions(.from(18), "iOS 18+.")
  static let entry = RuleEntry(
    title: "From iOS 18 preferredTransition replaces the style",
    statement: """
      A non-nil `presented.preferredTransition` takes the place of `presented.modalTransitionStyle` in TRN-01 and PRE-03; for
      `.zoom` `transitionStyle` and `animator` are both nil. An animator (TRN-02) is not displaced.
      """,
    evidence: [
      Evidence(.documented, "Apple `preferredTransition`, `UIViewController.Transition`."),
      Evidence(.inferred, "the precedence."),
    ],
    example: """
      `X.preferredTransition = .crossDissolve`, X `.coverVertical`: `transitionStyle == .crossDissolve` on `ios 18`.
      """)

  /// What `preferredTransition` asks for, nil if it is not set.
  static func preferred(_ x: ControllerID, _ hierarchy: Hierarchy) -> PreferredTransition? {
    hierarchy.enumeration(x, .preferredTransition).flatMap { PreferredTransition(rawValue: $0) }
  }

  /// The transition style it stands for; nil for zoom, which is none of them.
  static func style(_ preferred: PreferredTransition) -> ModalTransitionStyle? {
    preferred == .zoom ? nil : ModalTransitionStyle(rawValue: preferred.rawValue)
  }
}
