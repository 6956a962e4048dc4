enum OutermostContainerPresentsWithoutADefiner: Rule {
  static let id = RuleID.ctx05
  static let question = Question.presenter
  static let versions = Versions(
    .everywhere, "iOS 8–27, **docs** too (at level 0 this is classic document 4's rootViewController).")

  /// Above the window's root: there Apple's page says another controller.
  static let aboveTheRoot = RulePart(1)

  /// No controller defines a context: the source's outermost container.
  static func judge(_ source: ControllerID, _ world: World) -> Finding<ControllerID> {
    let top = world.hierarchy.outermostContainer(of: source)
    return decides(
      top, on: top, "nobody defines a context: the outermost container presents",
      part: world.hierarchy.directPresenter(top) == nil ? .claim : aboveTheRoot)
  }

  static let entry = RuleEntry(
    title: "Nobody defines one: the outermost container presents",
    inShort: "If no view controller on the way up defines a presentation context, the outermost container presents.",
    statement: """
      If CTX-04 finds none, the source's outermost container presents: the window's root at level 0, the presented root above it.
      """,
    evidence: [
      .disputed(
        #"Apple `definesPresentationContext` names the window's root; Apple `UIPresentationController.presentingViewController` allows "the last view controller that was presented"; suterusu's experiments find the topmost tree."#,
        objection: "Apple's page of definesPresentationContext says that the window's root presents", of: aboveTheRoot
      ),
      .documented(
        "at level 0: the window's root, as Apple's page of `definesPresentationContext` and classic document 4 say."),
    ],
    example: """
      root V→M, M = `K▸W`, nothing defines: `W.present(X)` current context: presenter M, and V stays in the window.
      """)
}
