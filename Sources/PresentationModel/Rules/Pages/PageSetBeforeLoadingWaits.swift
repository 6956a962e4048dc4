enum PageSetBeforeLoadingWaits: Rule {
  static let id = RuleID.pag02
  static let question = Question.pages
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// A page that is set before its page view controller has loaded waits for it.
  static func judge(_ pages: ControllerID, _ world: World) -> Finding<Bool>? {
    guard !world.hierarchy.isViewLoaded(pages) else { return nil }
    return decides(true, on: pages, "its view is not loaded: the pages load, and appear with it")
  }

  static let entry = RuleEntry(
    title: "Set before the page view controller has loaded, a page loads and waits",
    inShort: "Pages that are set before the page view controller has loaded appear together with it.",
    statement: """
      Own view not loaded: each page wM(pages), load, dM(pages) in the call; it appears with the page view controller.
      """,
    evidence: [
      .observed("swift-snapshot-testing's reference of a tree never shown (page loaded, its page view controller not).")
    ],
    example: """
      outline pages > p1 outside a window: `p1.isViewLoaded` true, `pages.isViewLoaded` false.
      """)
}
