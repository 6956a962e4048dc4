enum AdaptedStyleReplacesTheOneSet: Rule {
  static let id = RuleID.adp05
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The style after adaptation: the target, unless that is none or equals the style as set.
  static func judge(_ presentation: Presentation, target: ModalPresentationStyle) -> Finding<ModalPresentationStyle> {
    let (x, requested) = (presentation.presented, presentation.requestedStyle)
    let active = target == .none ? requested : target
    guard active != requested else { return declines(x, leaving: active, "the style after adaptation is \(active)") }
    return decides(active, on: x, "the style after adaptation is \(active)")
  }

  static let entry = RuleEntry(
    title: "The style after adaptation replaces the requested one, the properties keep it",
    inShort: """
      After adaptation the view controller behaves in the new style, but its modalPresentationStyle and \
      presentationController still answer the one you asked for.
      """,
    statement: """
      If the target is `.none` or equals the style as set nothing adapts. Else the style after adaptation is the target: its class is
      printed, its removal rule (REM-01) and its dismissal gestures (DIS-08) hold. `modalPresentationStyle`, `presentationController` and
      `delegate` stay the requested ones; `activePresentationController` (16+) answers the new one. The presenter does not change.
      """,
    evidence: [
      .documented("Apple `activePresentationController`."),
      .observed(
        "Neuburg and wwt/SwiftCurrent (`modalPresentationStyle` still reads popover; p. 477, iOS 13–15, too); siteline/swiftui-introspect (the popover's controller is kept, iOS 14–26)."
      ),
    ],
    example: """
      iPhone, `ios 12`, popover: `X.modalPresentationStyle == .popover`, `presentation(X).style == .fullScreen`, V leaves the
      window.
      """)
}
