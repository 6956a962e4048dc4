enum TreeTopPresents: Rule {
  static let id = RuleID.ctx02
  static let question = Question.presenter
  static let versions = Versions(.everywhere, "iOS 8–26. **docs:** A is the presenter; CTX-03 is skipped.")
  static let entry = RuleEntry(
    title: "The full-screen family goes to the tree top",
    statement: """
      A = the source's tree top, reached through `parent` alone. `definesPresentationContext` is not looked at. Then CTX-03.
      """,
    evidence: [
      Evidence(
        .documented,
        "Apple `UIPresentationController.presentingViewController` (root, definer, or the last presented); Design document 4."
      ),
      Evidence(
        .observed,
        "dumps put the presented under the outermost container (objc.io issue 19); ww-tech/lasso ModalTesting; pointfreeco swift-navigation PresentationTests."
      ),
    ],
    example: """
      `T▸N▸V`, `V.present(X)` full screen: `X.presentingViewController == T`. V→M, M = `N▸W`: `W.present(X)`: presenter N.
      """)

  /// A controller ends the walk when it has no parent.
  static func presents(_ candidate: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.parent(of: candidate) == nil
  }
}
