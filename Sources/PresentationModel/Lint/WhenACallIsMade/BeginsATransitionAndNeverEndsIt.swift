enum BeginsATransitionAndNeverEndsIt: LintRule {
  static let id = LintID.lnt09
  static let versions = Versions(.everywhere, "iOS 8–26.")
  static let entry = LintEntry(
    title: "Begins a transition and never ends it",
    fires: """
      `begin` without a later `finish` or `cancel`.
      """,
    severity: "warning",
    messages: ["the transition begun here is never finished or cancelled"],
    why: """
      As with an animation that never calls `completeTransition`: what is asked of its presenter later is refused (PRE-09, DIS-04).
      """,
    cures: ["add 'finish' or 'cancel'"],
    evidence: [
      Evidence(.observed, "zoonooz/ZFDragableModalTransition#3.")
    ],
    example: """
      last line `begin detail.swipeToDismiss()` → warning.
      """)

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard let row = book.file.openBegin else { return [] }
    return [finds(at: book.program.steps[row].range, .warning, ways: [[.finish]])]
  }
}
