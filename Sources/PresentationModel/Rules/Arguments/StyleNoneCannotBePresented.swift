enum StyleNoneCannotBePresented: Rule {
  static let id = RuleID.pre06
  static let question = Question.arguments
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// `.none` is an answer of adaptive delegates, never a style.
  static func judge(_ call: PresentCall) -> Finding<Refusal> {
    guard call.style == .none else { return declines(call.presented, "its style is not .none") }
    return refuses(
      on: call.presented, saying: noPresentationController.says(), because: "the style is .none: an exception")
  }

  static let noPresentationController = UIKitMessage(
    .pe06, .exception("NSInternalInconsistencyException"),
    [
      .init(
        .everywhere,
        "The specified modal presentation style doesn't have a corresponding presentation controller.")
    ],
    condition:
      "PRE-06: `modalPresentationStyle` is `.none` (an adaptive delegate may return it, a presentation may not have it)",
    effect: "raised in the call",
    cure: "give it a style other than `.none`; `.none` is an answer of `adaptivePresentationStyle` alone",
    sources: "`UIModalPresentationStyle.none`, Design document 0",
    evidence: "documented (rule), observed (public code) (text)")

  static let entry = RuleEntry(
    title: "Style none cannot be presented",
    inShort: "Presenting a view controller whose style is none raises an exception.",
    statement: """
      Style as set `.none` throws `NSInternalInconsistencyException`
      `The specified modal presentation style doesn't have a corresponding presentation controller.`
      """,
    evidence: [
      .documented("Apple `UIModalPresentationStyle.none`; Design document 0 (never present with it)."),
      .observed("public crash reports."),
    ],
    example: """
      `X.modalPresentationStyle = .none`, `V.present(X)`.
      """)
}
