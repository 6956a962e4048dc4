// swift-format-ignore-file
// Made from the doc comments of Rules/Pages; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the PAG rules; nil for any other.
  static func pag(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .pag01:
      RuleMetadata(
        id: .pag01, title: #"Setting pages on screen"#, chapter: 5,
        statement: #"""
          `pages.setViewControllers(N, direction:, animated:, completion:)`:
          1. N must hold 2 pages with `spineLocation == .mid`, else 1: G-E01.
          2. Call: new pages wM(pages), load. The same pages as before: nothing but the handler.
          3. ORD-18 or ORD-19; new pages' dM(pages) directly after their DA, old pages' wM(nil), cut, dM(nil) after their DD;
             the handler.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"setViewControllers(_:direction:animated:completion:)."#),
          Evidence(.observed, #"dM(pages) after DA, stackoverflow 48653763 (iOS 11)."#),
          Evidence(.inferred, #"Old pages' callbacks, load in the call."#),
        ],
        example: #"""
          pages > p1, set [p2], iOS 17: `p2.willMove(toParent: pages)`, `p2.viewDidLoad`, `p2.viewWillAppear`,
          `p1.viewWillDisappear`, `p2.viewIsAppearing`, `p2.viewDidAppear`, `p2.didMove(toParent: pages)`,
          `p1.viewDidDisappear`, `p1.willMove(toParent: nil)`, `p1.didMove(toParent: nil)`, `p1.deinit`.
          """#)
    case .pag02:
      RuleMetadata(
        id: .pag02, title: #"Set before the page view controller has loaded, a page loads and waits"#, chapter: 5,
        statement: #"""
          Own view not loaded: each page wM(pages), load, dM(pages) in the call; it appears with the page view controller.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"swift-snapshot-testing's reference of a tree never shown (page loaded, its page view controller not)."#),
        ],
        example: #"""
          outline pages > p1 outside a window: `p1.isViewLoaded` true, `pages.isViewLoaded` false.
          """#)
    case .pag03:
      RuleMetadata(
        id: .pag03, title: #"Set in its own viewDidLoad, a page appears before its container"#, chapter: 5,
        statement: #"""
          Own view loaded, in no window: each page wM(pages), load, WA, DA, dM(pages) in the call, no IA; it is appeared and
          gets no further WA or DA when the page view controller appears.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"stackoverflow 48653763 (iOS 11)."#),
          Evidence(.inferred, #"Other versions."#),
        ],
        example: #"""
          `on pages.viewDidLoad { pages.setViewControllers([p1], direction: .forward) }`, window > pages without
          pages in the outline: `p1.viewDidAppear` stands before `pages.viewWillAppear`.
          """#)
    case .pag04:
      RuleMetadata(
        id: .pag04, title: #"A swipe tells the delegate, code does not"#, chapter: 5,
        statement: #"""
          `pages.swipe(to: x)`: x new: wM, load; extra `pages.pageViewController(willTransitionTo: [x])`; then PAG-01 3; extra
          `pages.pageViewController(didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)`.
          Cancelled: ORD-29, then the same with `transitionCompleted: false`.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"UIPageViewControllerDelegate (gesture-driven transitions only)."#),
        ],
        example: #"""
          `begin pages.swipe(to: p2)`, `cancel`: `pages.viewControllers == [p1]`.
          """#)
    default: nil
    }
  }
}
