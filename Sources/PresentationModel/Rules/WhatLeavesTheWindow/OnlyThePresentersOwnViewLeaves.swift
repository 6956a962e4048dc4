enum OnlyThePresentersOwnViewLeaves: Rule {
  static let id = RuleID.rem02
  static let question = Question.removal
  static let versions = Versions(.everywhere, "iOS 8–27. **docs:** see REM-05.")

  /// The part about presentations by controllers inside it.
  static let presentationsInside = RulePart(1)

  /// The view that is taken out: the presenting controller's own, with everything in it.
  static func judge(_ presenter: ControllerID, _ hierarchy: Hierarchy) -> Finding<ControllerID> {
    decides(
      presenter, on: presenter, "its own view leaves, with everything in it; nothing below it and nothing beside it",
      part: hierarchy.children(of: presenter).contains { hierarchy.hasPresenterInside($0) }
        ? presentationsInside : .claim)
  }

  static let entry = RuleEntry(
    title: "It is the presenter's own view, with everything in it",
    inShort:
      "What leaves the window is the presenting view controller's own view with everything in it; its parents stay.",
    statement: """
      Only the view of the presenter is taken out. With it go all descendants, and what descendants present by context-based styles. The
      presenter's ancestors, lower levels and full-screen presentations elsewhere stay as they are. What is presented over a context while the
      presentation that will take it out is running appears there (its WA, IA, DA) and goes with the presenter's view at the end of that
      transition (WD, DD). The same holds for a context-based presentation on the outgoing top of a push or pop or in a tab that is left, asked
      for in the same run loop pass: it appears, and goes at the end.
      """,
    evidence: [
      .observed(
        #"dumps (root and all containers "not in the window" below a full-screen modal; everything "appeared" below a sheet)."#
      ),
      .documented(#"Apple `currentContext` ("the presenting view controller")."#),
      .inferred("presentations of descendants, late ones, and the last sentence.", of: presentationsInside),
    ],
    example: """
      `T▸N▸V`, current context: N and V leave, T and its tab bar stay. V→M page sheet, M→X full screen: M leaves, V stays.
      """)
}
