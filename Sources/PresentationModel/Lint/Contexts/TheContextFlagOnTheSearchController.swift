enum TheContextFlagOnTheSearchController: LintRule {
  static let id = LintID.lnt18

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    var found: [LintSuspicion] = []
    for (id, entry) in book.defaults(.definesPresentationContext) where book.isTrue(entry) {
      guard case .controller(.search) = book.program.classes[Int(id.index)].kind, let range = entry.range else {
        continue
      }
      found.append(finds(at: range, .warning, [("search", book.program.classes[Int(id.index)].name)]))
    }
    for (statement, x) in book.file.assignments {
      guard case .assign(_, .definesPresentationContext, .bool(true)) = statement.act,
        book.hierarchy.kind(of: x) == .search
      else { continue }
      let ways = book.hierarchy.searchHost(x).map {
        [
          LintWay(
            [.replace(statement.site, by: LintEdit.assign($0, .definesPresentationContext, .value(.bool(true))))],
            .definesContext($0), at: statement.site)
        ]
      }
      found.append(finds(at: statement.range, .warning, [("search", book.name(x))], ways: ways ?? []))
    }
    return found
  }

  static let entry = LintEntry(
    title: "The context flag on the search controller",
    inShort:
      "definesPresentationContext belongs on the view controller that shows the search, not on the search controller.",
    fires: """
      `definesPresentationContext = true` on an instance or subclass of `UISearchController`.
      """,
    severity: "warning",
    messages: ["'definesPresentationContext' on a search controller does nothing for its host"],
    why: """
      S-S02.
      """,
    cures: ["set it on the controller that holds '{search}'"],
    evidence: [
      .observed("PSPDFKit-labs/radar.apple.com#1.")
    ],
    example: """
      `search.definesPresentationContext = true` → warning.
      """)
}
