enum PresentedControllersStyleIsPlayed: Rule {
  static let id = RuleID.trn01
  static let question = Question.transition
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The style that the presented controller asks for.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ModalTransitionStyle> {
    let style = style(x, world.hierarchy)
    return decides(style, on: x, "comes with its own transition style, \(style)")
  }

  /// The value of `modalTransitionStyle`.
  static func style(_ x: ControllerID, _ hierarchy: Hierarchy) -> ModalTransitionStyle {
    hierarchy.enumeration(x, .modalTransitionStyle).flatMap { ModalTransitionStyle(rawValue: $0) } ?? .coverVertical
  }

  static let entry = RuleEntry(
    title: "The presented controller's modalTransitionStyle is used",
    inShort: "The transition is the one set on the presented view controller, not on the one that presents.",
    statement: """
      Unless TRN-02…04 say otherwise, presentation and dismissal use `presented.modalTransitionStyle`, read when that transition
      begins.
      """,
    evidence: [
      .documented("Apple `modalTransitionStyle`, `dismiss(animated:completion:)`; Design documents 0 and 4.")
    ],
    example: """
      X `.crossDissolve` by V: `presentation(X).transitionStyle == .crossDissolve`.
      """)
}
