enum CompactWidthCollapses: Rule {
  static let id = RuleID.spl02
  static let question = Question.split
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether the width collapses a split view in a window.
  static func judge(_ split: ControllerID, _ world: World) -> Finding<Bool> {
    world.environment.horizontal == .compact
      ? decides(true, on: split, "the width is compact: it collapses")
      : decides(false, on: split, "the width is regular: it expands")
  }

  /// In a sheet or popover the file says whether it collapses.
  static func judge(_ split: ControllerID, in style: ModalPresentationStyle, given: Bool, line: Int) -> Finding<Bool> {
    decides(
      given, on: split,
      given
        ? "stands in what is presented with \(style): line \(line) gives that it is collapsed"
        : "stands in what is presented with \(style): line \(line) gives that it is not collapsed", raising: .cho84)
  }

  static let entry = RuleEntry(
    title: "Collapsed is what compact width makes of it, once in a window",
    inShort: "A split view controller is collapsed when its width is compact, but only once it has been in a window.",
    statement: """
      `isCollapsed` is false until the view first enters a window; then it is true exactly when the horizontal size class is compact.
      Collapsing and expanding happen before `split.viewWillAppear`, and on each change of the size class. Which one it is in a form
      sheet, a page sheet or a popover of a regular window, `given split.isCollapsed = true` says (CHO-84).
      """,
    evidence: [
      .documented("isCollapsed, classic document 1."),
      .observed(
        "commandshift.co.uk 2016-04-11. On iOS 17.0 and 17.1 it could still be false in viewWillAppear (woocommerce-ios#11675); not modelled."
      ),
    ],
    example: """
      iPhone portrait, before the first step: `expect split.isCollapsed`.
      """)
}
