enum PresenterThatPresentsAlreadyIsNotSkipped: Rule {
  static let id = RuleID.ctx08
  static let question = Question.presenter
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The presenter that was found is taken although it is busy, where following its presentation would have led
  /// elsewhere.
  static func judge(_ presenter: ControllerID, _ world: World) -> Finding<ControllerID>? {
    guard world.hierarchy.directlyPresented(presenter) != nil else { return nil }
    return decides(presenter, on: presenter, "presents already, and is not replaced by what it presents")
  }

  static let entry = RuleEntry(
    title: "A presenter that presents already is not skipped",
    inShort: """
      If the presenting view controller is already presenting something, UIKit does not move on to the topmost \
      one; it refuses the call.
      """,
    statement: """
      The walk never follows presentation: a controller whose tree already presents is not replaced by what it presents. The
      presenter found is judged by 1.5 as it is.
      """,
    evidence: [
      .observed(
        "refused calls name the resolved ancestor (from iOS 14: mozilla-mobile/firefox-ios#15436, deltachat-ios#2736)."),
      .documented("Design document 4 (one presented controller per context)."),
    ],
    example: """
      `T▸N▸V`, T→M page sheet, `V.present(X)`: PRE-11 for T. `M.present(X)`: presenter M.
      """)
}
