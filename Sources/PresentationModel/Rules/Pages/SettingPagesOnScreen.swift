enum SettingPagesOnScreen: Rule {
  static let id = RuleID.pag01
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// As many pages as the spine shows, or a page and its back for a curl of a sheet with two sides.
  static func refusal(_ pages: ControllerID, given: Int, isAnimated: Bool, _ world: World) -> Finding<Refusal>? {
    let hasBack = hasBack(pages, world.hierarchy)
    let needed = showsTwo(pages, world.hierarchy) || hasBack && isAnimated ? 2 : 1
    guard given != needed, !(hasBack && !isAnimated && given == 2) else { return nil }
    return refuses(
      on: pages, saying: wrongNumberOfPages.says(.words("n", "\(given)"), .words("m", "\(needed)")),
      because: "is given the wrong number of pages, \(given) instead of \(needed): an exception")
  }

  /// The back of the page, which is there for the curl only; nil where each page given is shown.
  static func back(of pages: ControllerID, _ given: [ControllerID], _ world: World) -> Finding<ControllerID>? {
    guard given.count == 2, hasBack(pages, world.hierarchy) else { return nil }
    return decides(
      given[1], on: given[1], "is the back of \(given[0]), for the curl alone: it leaves when that is over")
  }

  /// The same pages as before are nothing but their handler.
  static func isSame(_ pages: ControllerID, _ new: [ControllerID], _ world: World) -> Finding<Bool>? {
    guard world.stack(pages) == new else { return nil }
    return declines(pages, leaving: true, "shows these pages already: only the completion handler is called")
  }

  /// In a window the pages change with a transition.
  static func judge(_ pages: ControllerID) -> Finding<Bool> {
    decides(true, on: pages, "its view is in a window: a transition brings the pages")
  }

  /// Whether its pages have a back that the user sees while a page turns.
  private static func hasBack(_ pages: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.curlsPages(pages) && hierarchy.isTrue(pages, .isDoubleSided) && !showsTwo(pages, hierarchy)
  }

  /// Whether it shows two pages side by side.
  static func showsTwo(_ pages: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    guard case .enumeration(let type, let row)? = hierarchy.property(pages, .spineLocation) else { return false }
    return StandardValues.isMid(type, row)
  }

  static let wrongNumberOfPages = UIKitMessage(
    .ge01, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere,
        "The number of view controllers provided ({n}) doesn't match the number required ({m}) for the requested transition"
      )
    ],
    condition:
      "PAG-01: `setViewControllers` of a page view controller with another number than is required: 2 for `.mid` and for an animated change of a double-sided page curl (not animated: 1 or 2), else 1",
    effect: "raised in the call",
    cure: "hand over one page; two only for a double-sided curl or the spine `.mid`",
    sources:
      "NYPL-Simplified/Simplified-iOS#781, CosmicMind/Material#608; QuickBirdEng/XCoordinator, TransitionTests (two are taken)",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "Setting pages on screen",
    inShort: """
      Setting pages takes one view controller, or two for a double-sided curl or a spine in the middle; any \
      other number raises an exception.
      """,
    statement: """
      `pages.setViewControllers(N, direction:, animated:, completion:)`:
      1. N must hold 2 pages with `spineLocation == .mid`; page curl, `.min` or `.max`, `isDoubleSided`: 2 (the page and its back) when
         animated, 1 or 2 when not; else 1: G-E01. `viewControllers` then answers the pages shown, already in the willMove of the call, without
         the back, which gets wM(pages) and load in the call, wM(nil) and dM(nil) at the end.
      2. Call: a held swipe of pages ends first. New pages wM(pages), load. The same pages as before: nothing but the completion handler.
      3. ORD-18 or ORD-19; new pages' dM(pages) directly after their DA; old pages' wM(nil), cut, dM(nil) in the place of ORD-06 4, after the
         last did-callback (step 1 of ORD-06 does not cut them); the completion handler.
      """,
    evidence: [
      .documented(
        "setViewControllers(_:direction:animated:completion:) (its table: front and back, the back for the animation)."),
      .observed(
        "two pages taken: QuickBirdEng/XCoordinator, TransitionTests.testPageCoordinator; one raises when animated, is taken when not: public app code (a comment in a page-curl reader); dM(pages) after DA, stackoverflow 48653763 (iOS 11)."
      ),
      .inferred(
        "Old pages' callbacks, the back's, load in the call, the list in willMove, the held swipe; speaks against the list after an interrupted swipe: openradar 22833651 (`viewControllers` was wrong then)."
      ),
    ],
    example: """
      pages > p1, set [p2], iOS 17: `p2.willMove(toParent: pages)`, `p2.viewDidLoad`, `p2.viewWillAppear`, `p1.viewWillDisappear`,
      `p2.viewIsAppearing`, `p2.viewDidAppear`, `p2.didMove(toParent: pages)`, `p1.viewDidDisappear`, `p1.willMove(toParent: nil)`,
      `p1.didMove(toParent: nil)`, `p1.deinit`.
      """)
}
