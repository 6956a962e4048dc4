enum DocumentsLeaveOnlyThePresented: Rule {
  static let id = RuleID.rem05
  static let question = Question.removal
  static let versions = Versions(.documentsOnly, "**docs** only.")

  /// Under the documents the views of every lower level leave too; nil where that is not so.
  ///
  /// Complexity: O(depth × levels).
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<[ControllerID]>? {
    guard holds(in: world.profile), presentation.adaptedStyle == .fullScreen else { return nil }
    return decides(
      views(presentation.presenter, world.hierarchy), on: presentation.presenter,
      "the classic documents take out every lower level too")
  }

  /// The presenter and its outermost container, and those of every lower level, downwards.
  private static func views(_ presenter: ControllerID, _ hierarchy: Hierarchy) -> [ControllerID] {
    var result = [presenter]
    var current = hierarchy.outermostContainer(of: presenter)
    if current != presenter { result.append(current) }
    while let below = hierarchy.directPresenter(current) {
      current = hierarchy.outermostContainer(of: below)
      result.append(current)
    }
    return result
  }

  static let entry = RuleEntry(
    title: "docs: after full screen only the presented is left",
    inShort:
      "In the classic documents a full-screen presentation takes every view below it out of the window, not just one.",
    statement: """
      With style after adaptation `.fullScreen` the views of the presenter and of every lower level leave the window, and return as in REM-03.
      """,
    evidence: [
      .documented(#"classic document 4 ("only the presented controller is under the window")."#)
    ],
    example: """
      V→M over full screen, M→X full screen: `docs`: V and M leave; `ios 26`: M leaves, V stays.
      """)
}
