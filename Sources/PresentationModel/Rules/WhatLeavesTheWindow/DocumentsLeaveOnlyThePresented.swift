enum DocumentsLeaveOnlyThePresented: Rule {
  static let id = RuleID.rem05
  static let question = Question.removal
  static let versions = Versions(.documentsOnly, "**docs** only.")
  static let entry = RuleEntry(
    title: "docs: after full screen only the presented is left",
    statement: """
      With active style `.fullScreen` the views of the presenter and of every lower level leave the window, and return as
      in REM-03.
      """,
    evidence: [
      Evidence(.documented, #"Design document 4 ("only the presented controller is under the window")."#)
    ],
    example: """
      V→M over full screen, M→X full screen: `docs`: V and M leave; `ios 26`: M leaves, V stays.
      """)

  /// Whose views are taken out under the documents: the presenter's and those of every lower level, downwards.
  static func views(
    _ presenter: ControllerID, _ style: ModalPresentationStyle, _ hierarchy: Hierarchy
  ) -> [ControllerID] {
    guard style == .fullScreen else { return [presenter] }
    var result = [presenter]
    var current = hierarchy.treeTop(of: presenter)
    if current != presenter { result.append(current) }
    while let below = hierarchy.ownPresenter(current) {
      current = hierarchy.treeTop(of: below)
      result.append(current)
    }
    return result
  }
}
