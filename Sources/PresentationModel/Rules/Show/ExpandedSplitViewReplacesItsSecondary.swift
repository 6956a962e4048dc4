enum ExpandedSplitViewReplacesItsSecondary: Rule {
  static let id = RuleID.shw06
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// How an expanded split view without a column style shows a detail; nil for another one, and for the other method.
  static func judge(
    _ request: Show.Request, on split: ControllerID, hasAnswered: Bool?, _ world: World
  ) -> Finding<Show.Way>? {
    guard request.method == .showDetail else { return nil }
    if isSecondary(request, of: split, world) {
      return decides(.isDone, on: split, "has \(request.shown) as its secondary column already: nothing happens")
    }
    if hasAnswered == true {
      return decides(.isDone, on: split, "has a delegate that has shown \(request.shown) itself")
    }
    if world.hierarchy.has(split, .collapsed) { return declines(split, "is collapsed: no secondary column is shown") }
    return decides(.secondary(of: split), on: split, "takes \(request.shown) for its secondary column")
  }

  /// Whether what is to be shown as a detail is the secondary column already, on the primary's stack too.
  static func isSecondary(_ request: Show.Request, of split: ControllerID, _ world: World) -> Bool {
    let (hierarchy, shown) = (world.hierarchy, request.shown)
    guard request.method == .showDetail else { return false }
    if hierarchy.has(split, .collapsed) {
      return hierarchy.has(shown, .movedColumn) && hierarchy.parent(of: shown) == hierarchy.firstChild(of: split)
    }
    return hierarchy.lastChild(of: split) == shown && hierarchy.firstChild(of: split) != shown
  }

  static let entry = RuleEntry(
    title: "An expanded classic split view replaces its secondary column",
    inShort: "An expanded classic split view controller puts a detail into its secondary column.",
    statement: """
      `split.showDetailViewController(v, sender: s)`, style `.unspecified`, expanded:
      1. v is the secondary already: nothing.
      2. delegate's `splitViewController(_:showDetail:sender:)` answers true: done.
      3. v becomes secondary, whatever it replaces (lines: SPL-05).
      """,
    evidence: [
      .documented("UISplitViewController.showDetailViewController(_:sender:)."),
      .observed(
        "Neuburg (iOS 13: it takes the detail's place), Apple's sample AdaptivePhotos (expanded never a push), openuikit (iOS 26.1: step 2, from a column)."
      ),
      .disputed(
        "the same page lets a navigation controller that is to be replaced push instead; seen in the column style alone (SHW-08)."
      ),
    ],
    example: """
      iPad, split > mnav[m], dnav[d], `m.showDetailViewController(x, sender: nil)`: split > mnav > m, x.
      """)
}
