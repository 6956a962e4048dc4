enum DetailTargetChangesWithTheColumns: Rule {
  static let id = RuleID.shw09
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A split view has collapsed or expanded.
  ///
  /// Announces the rule; `Simulator.detailTargetChanges` carries it out.
  static func announcement(_ split: ControllerID) -> Finding<Void> {
    decides(
      (), on: split,
      "has collapsed or expanded: showDetailViewController has another target now, and UIKit posts the notification")
  }

  static let entry = RuleEntry(
    title: "Collapsing and expanding announce that the detail target changed",
    inShort: "A notification tells when collapsing or expanding has changed where a detail would be shown.",
    statement: """
      After each collapse or expansion (SPL-03, SPL-04, SPL-07): extra event `split.showDetailTargetDidChange`, and observers of pasted code are called.
      """,
    evidence: [
      .documented("showDetailTargetDidChangeNotification (object: the controller that changed).")
    ],
    example: """
      iPad, `window.resize(to: sizeClass(compact, regular))`: the line after the lines of SPL-03.
      """)
}
