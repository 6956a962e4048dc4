enum UnwoundIsReleasedAsAnyOther: Rule {
  static let id = RuleID.seg16
  static let question = Question.unwinding
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// An unwinding has been performed.
  ///
  /// Announces the rule; `Simulator.performRelease` carries it out.
  static func announcement(_ source: ControllerID) -> Finding<Void> {
    decides((), on: source, "is released as any other that is dismissed or popped: unwinding keeps none alive")
  }

  static let entry = RuleEntry(
    title: "A popped or dismissed source is released as any other",
    inShort: "Unwinding keeps nothing alive: what is popped or dismissed is released as usual.",
    statement: """
      Unwinding adds no reference: what is dismissed or popped is released by REL-03; `presentationController…` methods are not
      called (DIS-12).
      """,
    evidence: [
      .observed(
        "Neuburg p. 326 (released at the end); react-native-screens PR 4016 for dismissals that are not the user's.")
    ],
    example: """
      s a sheet with a delegate, unwound: no `s.presentationControllerDidDismiss`.
      """)
}
