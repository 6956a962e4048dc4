enum CustomAdaptsWhenAsked: Rule {
  static let id = RuleID.adp06
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  static let entry = RuleEntry(
    title: "A custom controller adapts when its class or its delegate says so",
    statement: """
      For `.custom` in the full-screen family the answer is the presentation controller class's `adaptivePresentationStyle(for:)` if
      it sets one, else ADP-02's. Honoured values as ADP-03; no honoured answer means no adaptation.
      """,
    evidence: [
      Evidence(
        .documented,
        "Apple `UIPresentationController.adaptivePresentationStyle(for:)` (delegate's value, else none); WWDC14-214 (possible if `shouldPresentInFullscreen`), WWDC14-228."
      )
    ],
    example: """
      iPhone, custom X, delegate returns `.fullScreen`: active style `.fullScreen`.
      """)

  /// Who answers for a custom presentation controller: its class, else the delegate.
  static func classAnswers(_ answer: Value?) -> ModalPresentationStyle? {
    guard case .enumeration(.modalPresentationStyle, let row)? = answer else { return nil }
    return ModalPresentationStyle(rawValue: row)
  }
}
