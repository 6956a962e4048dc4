enum FourAnswersAreHonoured: Rule {
  static let id = RuleID.adp03
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether an answer is honoured; any other means the default.
  static func honours(_ answer: ModalPresentationStyle, from method: Callback) -> Bool {
    switch answer {
    case .none, .fullScreen, .overFullScreen: true
    case .formSheet: method == .adaptivePresentationStyleTraits
    default: false
    }
  }

  /// The answer, nil where it is not honoured.
  static func judge(
    _ answer: ModalPresentationStyle, from method: Callback, on x: ControllerID
  ) -> Finding<ModalPresentationStyle?> {
    guard honours(answer, from: method) else {
      return decides(nil, on: x, "the answer \(answer) is not honoured here; the default holds")
    }
    return decides(answer, on: x, "its delegate answers \(answer)")
  }

  static let entry = RuleEntry(
    title: "Four answers are honoured, the others mean the default",
    inShort: """
      An adaptivity delegate can answer none, full screen, over full screen or form sheet; any other answer is \
      ignored.
      """,
    statement: """
      Honoured from the method with traits: `.none`, `.fullScreen`, `.overFullScreen`, `.formSheet`; from the one without: the first
      three. Any other answer, and no answer, means ADP-04's default.
      """,
    evidence: [
      .documented("Apple, both methods (full screen, over full screen, none)."),
      .observed(
        "`.formSheet`, and the fate of `.pageSheet`, `.currentContext`, `.overCurrentContext`, `.popover`: Neuburg (392 recorded cells, none contradicts); with `.none` no substitute is asked for (p. 477, iOS 13–15)."
      ),
    ],
    example: """
      iPhone portrait, X `.popover`, answer `.pageSheet`: `ios 26` becomes `.formSheet` (the default), not a page sheet.
      """)
}
