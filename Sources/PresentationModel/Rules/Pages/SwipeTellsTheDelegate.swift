enum SwipeTellsTheDelegate: Rule {
  static let id = RuleID.pag04
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a swipe turns to a page; a refusal where it does not.
  static func judge(_ page: ControllerID, in pages: ControllerID, _ world: World) -> Finding<Refusal?> {
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
    return decides(nil, on: pages, "the user swipes to \(page): the delegate is called")
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
      the same with `transitionCompleted: false`. Nothing where a `dataSource` was set and is nil now: set to nil, or held by nobody. Of a page
      view controller that is given none, `x` is what its data source answers.
      """,
    evidence: [
      .documented(
        "UIPageViewControllerDelegate (gesture-driven transitions only); dataSource (nil: no navigation by gestures)."),
      .convention("a page view controller that is given no data source."),
    ],
    example: """
      `begin pages.swipe(to: p2)`, `cancel`: `pages.viewControllers == [p1]`.
      """)
}
