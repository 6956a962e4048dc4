enum ASearchControllerWithoutAContext: LintRule {
  static let id = LintID.lnt17
  static let versions = Versions(
    VersionRange(UIKitVersion(11), 12, documents: true),
    "iOS 11–12. iOS 13+: nothing, the navigation controller sets it (CTX-07). **docs:** reports.")

  /// Checked at the end: the context may be set after the search controller.
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    book.file.assignments.compactMap { statement, host in
      guard case .assign(_, .searchController, .controller) = statement.act,
        !NearestDefinerPresents.defines(host, book.world)
      else { return nil }
      let defines = LintEdit.assign(host, .definesPresentationContext, .value(.bool(true)))
      return finds(
        at: statement.range, .warning, [("host", book.name(host))],
        ways: [LintWay([.append(defines, behind: statement.site)], .definesContext(host), at: statement.site)])
    }
  }

  static let entry = LintEntry(
    title: "A search controller without a context",
    inShort: "Before iOS 13 the view controller that shows a search must define a presentation context.",
    fires: """
      `host.navigationItem.searchController` is set and `host.definesPresentationContext` is `false`.
      """,
    severity: "warning",
    messages: ["'{host}' holds a search controller but defines no presentation context"],
    why: """
      S-S01 and S-L04 (SCH-02): the search stays over the next screen, and UIKit says so.
      """,
    cures: ["set '{host}.definesPresentationContext = true'"],
    evidence: [
      .observed("thomasdenney.co.uk (2014-10-05), newbe.dev."),
      .documented("iOS 13 release notes (UIKit)."),
    ],
    example: """
      `ios 12`, window `nav [list]`; `list.navigationItem.searchController = search` → warning.
      """)
}
