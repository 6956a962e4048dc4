enum WithoutAnimationNobodyIsAsked: Rule {
  static let id = RuleID.trn05
  static let question = Question.transition
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Without animation no delegate method is called; nil where there is one.
  static func judge(_ x: ControllerID, isAnimated: Bool) -> Finding<ObjectID?>? {
    isAnimated ? nil : decides(nil, on: x, "without animation no delegate is asked")
  }

  static let entry = RuleEntry(
    title: "Without animation nobody is asked",
    inShort: """
      Without animation no animation controller is asked for, and the presentation still begins only at the end \
      of the run loop pass.
      """,
    statement: """
      With `animated: false` no delegate method of TRN-02 is called, `animator` is nil and `transitionStyle` is what TRN-01, 03, 04
      give, unplayed. The transition still begins at the end of the run loop pass and ends in the same step.
      """,
    evidence: [
      .observed("links are still set right after a call without animation (openradar 18464897)."),
      .inferred("the rest."),
    ],
    example: """
      V→X, `turn { V.dismiss(animated: false)`, `expect V.presentedViewController == X }`: X is still linked within the run loop pass.
      """)
}
