enum TapAsksFirst: Rule {
  static let id = RuleID.seg01
  static let question = Question.segue
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A tap on a control that the user cannot reach does nothing.
  static func judge(tapOn x: ControllerID, _ world: World) -> Finding<Refusal>? {
    let isThere = world.hierarchy.isVisible(x)
    if isThere, !Sheets.isCovered(x, world) { return nil }
    return refuses(
      on: x,
      because: isThere
        ? "is covered by a presentation: the user does not reach its controls"
        : "is not on screen: the user does not reach its controls")
  }

  /// What shouldPerformSegue(withIdentifier:sender:) has said.
  static func judge(_ x: ControllerID, answer: Value?) -> Finding<Bool> {
    answer == .bool(false)
      ? decides(false, on: x, "does not let the segue be performed: nothing more happens")
      : decides(true, on: x, "was asked, and lets the segue be performed")
  }

  /// `performSegue(withIdentifier:)` never calls `shouldPerformSegue`.
  static func byCode(_ x: ControllerID) -> Finding<Void> {
    declines(x, leaving: (), "is called by code: nobody asks whether the segue should be performed")
  }

  static let entry = RuleEntry(
    title: "The user's tap asks first, code does not",
    inShort: "A segue started by the user's tap asks shouldPerformSegue first; performSegue in code does not.",
    statement: """
      `x.tap("A")`: `x.shouldPerformSegue(withIdentifier: "A", sender: nil)`; false: nothing more, no log.
      `x.performSegue(withIdentifier:sender:)` does not ask. x not on screen, or covered by something else: `tap` does
      nothing, `performSegue` works.
      """,
    evidence: [
      .documented(
        #"shouldPerformSegue(withIdentifier:sender:), "Customizing the behavior of segue-based presentations" (fails silently), header comment of performSegue."#
      ),
      .inferred("last sentence."),
    ],
    example: """
      list with `shouldPerformSegue(withIdentifier:sender:) = false`: `list.tap("ShowDetail")` shows nothing,
      `list.performSegue(…)` does.
      """)
}
