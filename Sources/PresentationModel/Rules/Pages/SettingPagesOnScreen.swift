enum SettingPagesOnScreen: Rule {
  static let id = RuleID.pag01
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Pages that scroll cannot be set while the user's swipe runs, from its first callback to the end of
  /// `didFinishAnimating`; nil where they can.
  static func refusal(during pages: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard !world.hierarchy.curlsPages(pages), world.isSwiping(pages) else { return nil }
    return refuses(
      on: pages, saying: swipeRuns.says(.words("view", "<UIView>")),
      because: "is given pages while the user's swipe runs: an exception")
  }

  /// As many pages as the spine shows, or a page and its back for a curl of a sheet with two sides. Before its view has
  /// loaded a page view controller takes an empty list (`PageSetBeforeLoadingWaits`).
  static func refusal(_ pages: ControllerID, given: Int, isAnimated: Bool, _ world: World) -> Finding<Refusal>? {
    let hasBack = hasBack(pages, world.hierarchy)
    if given == 0, !world.hierarchy.isViewLoaded(pages) { return nil }
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

  static let swipeRuns = UIKitMessage(
    .ge03, .exception("NSInternalInconsistencyException"),
    [.init(.everywhere, "No view controller managing visible view {view}")],
    condition:
      "PAG-01 2: `setViewControllers` of a scrolling page view controller while a swipe is held, or in the delegate's `didFinishAnimating` of a swipe (one of several texts, by moment: G-E04 is another)",
    effect: "raised in the call; UIKit may raise it when the scroll settles",
    cure: "set the pages one run loop pass later, with `DispatchQueue.main.async`",
    sources:
      "Ranchero-Software/NetNewsWire#5384 and the commits that mend it (2026, iOS 26), lionheart/openradar-mirror#7586 (9, \"most of the time\"), nytimes/NYTPhotoViewer#279, hons82/THSegmentedPager#17 (text)",
    evidence: "observed; that it always comes, in the call, and which text at which moment: inferred")

  static let entry = RuleEntry(
    title: "Setting pages on screen",
    inShort: """
      Setting pages takes one view controller, or two for a double-sided curl or a spine in the middle; any \
      other number raises an exception.
      """,
    statement: """
      `transitionStyle` is `.pageCurl`, `navigationOrientation` `.horizontal`, `spineLocation` `.min` (of a curl; of a scroll `.none`)
      unless the initializer or the class body says otherwise. The callbacks of a curl: ORD-19.
      `pages.setViewControllers(N, direction:, animated:, completion:)`:
      1. N must hold 2 pages with `spineLocation == .mid`; page curl, `.min` or `.max`, `isDoubleSided`: 2 (the page and its back) when
         animated, 1 or 2 when not; else 1: G-E01. `viewControllers` then answers the pages shown, already in the willMove of the call, without
         the back, which gets wM(pages) and load in the call, wM(nil) and dM(nil) at the end.
      2. Call. `.scroll`, while a swipe is held or in the delegate's `didFinishAnimating` of a swipe: G-E03, and nothing has changed; one run
         loop pass later it is an ordinary call. `.pageCurl`: a held swipe ends first. New pages wM(pages), load; a page that another page view
         controller shows: CON-09. The same pages as before: nothing but the completion handler.
      3. ORD-18 or ORD-19; new pages' dM(pages) directly after their DA; old pages' wM(nil), cut, dM(nil) in the place of ORD-06 4, after the
         last did-callback (step 1 of ORD-06 does not cut them); the completion handler, last, with animation and without (ORD-22, ORD-26).
         Only where no transition follows, off screen without animation (PAG-02, PAG-03), it runs in the call.
      """,
    evidence: [
      .documented(
        "setViewControllers(_:direction:animated:completion:) (its table: front and back, the back for the animation)."),
      .observed(
        "two pages taken: QuickBirdEng/XCoordinator, TransitionTests.testPageCoordinator; one raises when animated, is taken when not: public app code (a comment in a page-curl reader); dM(pages) after DA, stackoverflow 48653763 (iOS 11); the defaults, and the handler in the call (an empty list, never loaded, without animation): dotnet/macios (15–26); 2, `.scroll`: Ranchero-Software/NetNewsWire#5384 (2026, iOS 26, crash logs; what the shipped app does is one pass later); while the page bounces or slides on: lionheart/openradar-mirror#7586 (rdar 24607701, 9.0 and 9.2, \"most of the time\"), hons82/THSegmentedPager#17 (7.1), nytimes/NYTPhotoViewer#279 (2019)."
      ),
      .inferred(
        "that a scroll always raises, and in the call, also in the did callbacks of the swipe; old pages' callbacks, the back's, load in the call, the list in willMove, the curl's held swipe, the completion handler in the call where pages are given; speaks against the list after an interrupted swipe: openradar 22833651 (`viewControllers` was wrong then)."
      ),
    ],
    example: """
      pages > p1, `.scroll`, set [p2], iOS 17: `p2.willMove(toParent: pages)`, `p2.viewDidLoad`, `p2.viewWillAppear`, `p1.viewWillDisappear`,
      `p2.viewIsAppearing`, `p2.viewDidAppear`, `p2.didMove(toParent: pages)`, `p1.viewDidDisappear`, `p1.willMove(toParent: nil)`,
      `p1.didMove(toParent: nil)`, `p1.deinit`.
      """)
}
