enum PagesSetWhileASwipeRuns: LintRule {
  static let id = LintID.lnt55

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard let callback = statement.place.callback,
      callback == .pageViewControllerDidFinishAnimating || callback == .pageViewControllerWillTransitionTo,
      case .call(let call) = statement.instruction.kind, call.method == .setPages,
      case .controller(let pages)? = try? book.reader.value(call.receiver, .column, isLooking: true),
      !book.hierarchy.curlsPages(pages)
    else { return nil }
    return finds(at: statement.range, .warning, [("call", "setViewControllers"), ("callback", callback.info.name)])
  }

  static let entry = LintEntry(
    title: "Pages set while a swipe runs",
    inShort: """
      Setting the pages of a scrolling page view controller during a swipe, or in didFinishAnimating, raises an \
      exception.
      """,
    fires: """
      `setViewControllers` of a `.scroll` page view controller in a body of `pageViewController(_:didFinishAnimating:…)` of its own
      delegate, or of `willTransitionTo`; not behind an asynchronous call.
      """,
    severity: "warning",
    messages: ["'{call}' in '{callback}' runs before the swipe has ended"],
    why: """
      PAG-01 2, G-E03.
      """,
    cures: ["call it one run loop pass later ('DispatchQueue.main.async')"],
    evidence: [
      .observed("Ranchero-Software/NetNewsWire#5384.")
    ],
    example: """
      `on keeper.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) {
      pages.setViewControllers([p3], direction: .forward) }` → warning; `transitionStyle = .pageCurl` → nothing.
      """)
}
