enum SwipeTellsTheDelegate: Rule {
  static let id = RuleID.pag04
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What a data source has answered about the pages beside the one that is shown.
  struct Neighbours: Sendable {
    /// The page that is shown.
    var shown: ControllerID
    /// The page after it, and the one before it; nil for none.
    var after: ControllerID?
    var before: ControllerID?
  }

  /// Whether a swipe turns to a page; a refusal where it does not.
  ///
  /// - Parameter neighbours: what the data source gives; nil where it gives no answer that is known.
  static func judge(
    _ page: ControllerID, in pages: ControllerID, _ world: World, among neighbours: Neighbours? = nil
  ) -> Finding<Refusal?> {
    guard world.hierarchy.isVisible(pages) else { return ignores(pages, "is off screen: a swipe does nothing") }
    guard !Sheets.isCovered(pages, world) else {
      return ignores(pages, "is below a presentation: a swipe does nothing")
    }
    if let source = world.hierarchy.property(pages, .dataSource), world.liveDelegate(source).isNil {
      return ignores(pages, "has no data source: a swipe does nothing")
    }
    guard world.runningTransition(of: pages, .page) == nil else {
      return ignores(pages, "its pages are changing: a swipe does nothing")
    }
    guard !world.stack(pages).contains(page) else { return ignores(pages, "shows \(page) already") }
    if let neighbours, neighbours.after != page, neighbours.before != page {
      return misses(page, in: pages, neighbours)
    }
    return decides(nil, on: pages, "the user swipes to \(page): the delegate is called")
  }

  /// The data source gives other pages.
  private static func misses(
    _ page: ControllerID, in pages: ControllerID, _ neighbours: Neighbours
  ) -> Finding<Refusal?> {
    switch (neighbours.after, neighbours.before) {
    case (let after?, let before?):
      return ignores(pages, "its data source gives \(after) and \(before), and the user comes to no other page")
    case (let one?, nil), (nil, let one?):
      return ignores(pages, "its data source gives \(one) alone: the user does not come to \(page)")
    case (nil, nil):
      return ignores(pages, "its data source gives no page beside \(neighbours.shown): a swipe does nothing")
    }
  }

  private static func ignores(_ pages: ControllerID, _ because: Because) -> Finding<Refusal?> {
    declines(pages, leaving: Refusal(rule: id, utterances: []), because)
  }

  static let entry = RuleEntry(
    title: "A swipe tells the delegate, code does not",
    inShort: "The page view controller's delegate is called for swipes, never for pages set in code.",
    statement: """
      `pages.swipe(to: x)`: x new: wM, load; extra `pages.pageViewController(willTransitionTo: [x])`; then PAG-01 3; extra
      `pages.pageViewController(didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)`. Cancelled: ORD-29, then
      the same with `transitionCompleted: false`. Nothing where a `dataSource` was set and is nil now: set to nil, or held by nobody. A data source that
      implements `pageViewController(_:viewControllerAfter:)` or `…Before:` is asked for the page after the last one that is shown, then, where that is not x, for
      the page before the first; where neither is x, the swipe does nothing. Of a page view controller that is given no data source, or one that implements
      neither, x is taken for its answer.
      """,
    evidence: [
      .documented(
        "UIPageViewControllerDelegate (gesture-driven transitions only); dataSource (nil: no navigation by gestures)."),
      .convention("a page view controller that is given no data source: UIKit has no swipe then, the file means one."),
      .inferred(
        "how often and when the data source is asked: UIKit asks for neighbours ahead where pages scroll, and keeps the answers."
      ),
    ],
    example: """
      `begin pages.swipe(to: p2)`, `cancel`: `pages.viewControllers == [p1]`.
      """)
}
