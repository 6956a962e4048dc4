enum PageSetInViewDidLoadComesFirst: Rule {
  static let id = RuleID.pag03
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let table = Schedule(
    call: [
      .willMove(.new), .joinsParent(.new), .load(.new), .viewEnters(.new), .willAppear(.coming), .didAppear(.coming),
      .didMove(.new),
    ])

  /// A page that is set while a presentation has taken its page view controller's view away waits for it to come back.
  static func isCovered(_ pages: ControllerID, _ world: World) -> Finding<Bool>? {
    let hierarchy = world.hierarchy
    guard !hierarchy.isInWindow(pages), hierarchy.isTakenOut(pages) else { return nil }
    return declines(pages, leaving: true, "is covered: the pages change silently, and appear when it comes back")
  }

  /// A page that is set while its page view controller is loaded and in no window appears at once.
  static func judge(_ pages: ControllerID, _ world: World) -> Finding<Bool>? {
    guard !world.hierarchy.isInWindow(pages) else { return nil }
    return decides(true, on: pages, "its view is loaded and in no window: the pages appear in the call, before it does")
  }

  static let entry = RuleEntry(
    title: "Set while the page view controller is loaded and in no window, a page appears at once",
    inShort: """
      Pages that are set in the page view controller's viewDidLoad appear at once, before the page view \
      controller itself.
      """,
    statement: """
      Own view loaded, in no window, as in its own `viewDidLoad`: each page wM(pages), load, WA, DA, dM(pages) in the call, no IA; it
      is appeared and gets no further WA or DA when the page view controller appears. While it is only covered, its view taken out by a
      presentation: NAV-10's way, no load and no appearance.
      """,
    evidence: [
      .observed("stackoverflow 48653763 (iOS 11)."),
      .inferred("Other versions."),
    ],
    example: """
      `on pages.viewDidLoad { pages.setViewControllers([p1], direction: .forward) }`, window > pages without pages in the outline:
      `p1.viewDidAppear` stands before `pages.viewWillAppear`.
      """)
}
