enum CustomAdaptsWhenAsked: Rule {
  static let id = RuleID.adp06
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The methods of a presentation controller's class, in the order in which they are looked at.
  static let methods: [Callback] = [.adaptivePresentationStyleTraits, .adaptivePresentationStyle]

  /// What the class of a custom presentation controller answers; nil where it does not say.
  static func answer(
    of presentation: Presentation, to method: Callback, _ world: World
  ) -> ModalPresentationStyle? {
    guard let object = presentation.controllerObject, let info = world.delegateClass(.object(object)),
      let answer = info.answers.last(where: { $0.method == method }),
      case .value(.enumeration(.modalPresentationStyle, let row)) = answer.value
    else { return nil }
    return ModalPresentationStyle(rawValue: row)
  }

  /// Its class, or else its delegate, asks for a style.
  static func asked(_ style: ModalPresentationStyle, _ presentation: Presentation) -> Finding<ModalPresentationStyle> {
    decides(style, on: presentation.presented, "is asked to become \(style)")
  }

  /// No delegate adapts it: it keeps the style as set.
  static func unasked(_ presentation: Presentation) -> Finding<ModalPresentationStyle> {
    declines(
      presentation.presented, leaving: presentation.requestedStyle,
      "neither its presentation controller's class nor a delegate asks for another style")
  }

  static let entry = RuleEntry(
    title: "A custom controller adapts when its class or its delegate says so",
    inShort: "A custom presentation adapts only if its presentation controller or its delegate says so.",
    statement: """
      For `.custom` that looks for no context the answer is the presentation controller class's `adaptivePresentationStyle(for:)` if
      it sets one, else ADP-02's. Honoured values as ADP-03; no honoured answer means no adaptation.
      """,
    evidence: [
      .documented(
        "Apple `UIPresentationController.adaptivePresentationStyle(for:)` (delegate's value, else none); WWDC14-214 (possible if `shouldPresentInFullscreen`), WWDC14-228."
      )
    ],
    example: """
      iPhone, custom X, delegate returns `.fullScreen`: style after adaptation `.fullScreen`.
      """)
}
