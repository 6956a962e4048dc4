enum PageSetInViewDidLoadComesFirst: Rule {
  static let id = RuleID.pag03
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Set in its own viewDidLoad, a page appears before its container",
    statement: """
      Own view loaded, in no window: each page wM(pages), load, WA, DA, dM(pages) in the call, no IA; it is appeared and
      gets no further WA or DA when the page view controller appears.
      """,
    evidence: [
      Evidence(.observed, "stackoverflow 48653763 (iOS 11)."),
      Evidence(.inferred, "Other versions."),
    ],
    example: """
      `on pages.viewDidLoad { pages.setViewControllers([p1], direction: .forward) }`, window > pages without
      pages in the outline: `p1.viewDidAppear` stands before `pages.viewWillAppear`.
      """)

  /// A page that is set while its page view controller is loaded and in no window appears at once.
  static func judge(_ pages: ControllerID, _ world: World) -> Finding<Bool>? {
    guard !world.hierarchy.isInWindow(pages) else { return nil }
    return decides(true, on: pages, "its view is loaded and in no window: the pages appear in the call, before it does")
  }
}
