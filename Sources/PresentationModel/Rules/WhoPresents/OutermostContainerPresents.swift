enum OutermostContainerPresents: CandidateRule {
  static let id = RuleID.ctx02
  static let question = Question.presenter
  static let versions = Versions(.everywhere, "iOS 8–27. **docs:** A is the presenter; CTX-03 is skipped.")

  /// A controller ends the walk when it has no parent, and presents if it is free.
  static func judge(_ candidate: ControllerID, _ world: World) -> Finding<ControllerID> {
    if let parent = world.hierarchy.parent(of: candidate) {
      return passesOver(candidate, "is a child of \(parent); the walk goes on to the outermost container")
    }
    if OutermostContainerOverNoContextPresents.holds(in: world.profile),
      !OutermostContainerOverNoContextPresents.isFree(candidate, world.hierarchy)
    {
      return passesOver(
        candidate, "is inside a context-based presentation and cannot present full screen; the walk goes on below")
    }
    return decides(candidate, on: candidate, "is the outermost container: it presents")
  }

  static let entry = RuleEntry(
    title: "Styles that look for no context go to the outermost container",
    inShort: """
      A sheet, popover, alert or full-screen view controller is presented by the outermost container of the view \
      controller that calls present.
      """,
    statement: """
      A = the source's outermost container, reached through `parent` alone. `definesPresentationContext` is not looked at. Then CTX-03.
      """,
    evidence: [
      .documented(
        "Apple `UIPresentationController.presentingViewController` (root, definer, or the last presented); Design document 4."
      ),
      .observed(
        "dumps put the presented under the outermost container (objc.io issue 19); ww-tech/lasso ModalTesting; pointfreeco swift-navigation PresentationTests; with a search up: xbmc/Official-Kodi-Remote-iOS#636, #251 (S-L01)."
      ),
    ],
    example: """
      `T▸N▸V`, `V.present(X)` full screen: `X.presentingViewController == T`. V→M, M = `N▸W`: `W.present(X)`: presenter N.
      """)
}
