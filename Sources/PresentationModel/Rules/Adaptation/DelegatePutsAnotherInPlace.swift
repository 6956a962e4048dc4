enum DelegatePutsAnotherInPlace: Rule {
  static let id = RuleID.adp07
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// Whether the delegate may put another controller in place: only when something adapts.
  static func isAsked(_ presentation: Presentation) -> Bool { presentation.isAdapted }

  /// The controller that is presented in the end; nil where the delegate returns no other.
  static func judge(
    _ other: ControllerID?, for presentation: Presentation
  ) -> Finding<ControllerID> {
    guard let other else { return declines(presentation.original, "no other controller is put in its place") }
    return decides(other, on: other, "the delegate puts it in place of the presented controller")
  }

  /// The versions that call the delegate with the style after adaptation.
  static let tellsWillPresent = VersionRange(UIKitVersion(8, 3), documents: true)

  /// The versions that let the delegate prepare what the presentation becomes.
  static let prepares = VersionRange(UIKitVersion(15), documents: false)

  /// The presentation controller that a presentation becomes when it adapts, for the delegate to set up; nil where it is
  /// not asked to.
  static func prepared(_ presentation: Presentation, _ profile: Profile) -> Facet? {
    guard presentation.isAdapted, prepares.contains(profile) else { return nil }
    switch presentation.adaptedStyle {
    case .pageSheet, .formSheet:
      return presentation.requestedStyle == .popover ? .adaptiveSheet : .presentationController
    default: return .activePresentationController
    }
  }

  /// The style that the delegate method gets: the target, or none when nothing adapts.
  static func told(_ presentation: Presentation) -> ModalPresentationStyle {
    presentation.isAdapted ? presentation.adaptedStyle : .none
  }

  /// The refusal of a substitute: it is presented, and refused, as by a call.
  static func refusal(
    _ other: ControllerID, for presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    let names = Refusals.Names(presented: other, presenter: presentation.presenter, source: presentation.source)
    return ledger.take(ChildrenCannotBePresented.judge(other, world))
      ?? ledger.take(NothingPresentsItself.judge(names, world))
      ?? ledger.take(PresentedAlreadyThrows.judge(other, world))
  }

  static let entry = RuleEntry(
    title: "The delegate may put another controller in place, and is called",
    inShort: """
      When a presentation adapts, the delegate may provide another view controller to present, such as a \
      navigation controller around the content.
      """,
    statement: """
      Only when something adapts, `presentationController(_:viewControllerForAdaptivePresentationStyle:)` is called with the target; a
      non-nil controller W other than X is presented instead, judged as by `present` (PRE-05, PRE-07, PRE-08): the links, callbacks and dumps
      are its own from here, and X has no presenter unless it is a child of W by then. A W around X therefore takes X in when it is asked for,
      in the method's body or by an initializer as its value; one that holds X before would make X a child, which `present` refuses (PRE-05).
      When W gives way (ADP-08), X leaves it first (wM(nil), dM(nil)) and is presented again. Then, where something adapts,
      `presentationController(_:prepare:)` (15+) gets the presentation controller that it becomes: a popover in compact width its
      `adaptiveSheetPresentationController`, whose detents may be set there. Then, in every case,
      `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)` (8.3+) is called with the target, or `.none` when nothing
      adapts, before anything of the transition begins.
      """,
    evidence: [
      .documented(
        "UIPresentationController.h comments; Apple, all three methods; `presentationController(_:prepare:)`: for setting up the adaptive presentation controller before its presentation."
      ),
      .observed("Neuburg (substituted in exactly the adapted rows)."),
      .inferred(
        "that W is judged as by `present`; how X leaves it; the last words of the rule; that `prepare` comes before them."
      ),
    ],
    example: """
      popover X, a delegate whose method answers `UINavigationController(rootViewController: X)`: iPhone presents the navigation
      controller with X in it, iPad presents X.
      """)
}
