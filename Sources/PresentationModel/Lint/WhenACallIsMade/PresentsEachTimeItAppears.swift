enum PresentsEachTimeItAppears: LintRule {
  static let id = LintID.lnt04
  static let isAboutTheResult = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard !statement.isConditional, let x = statement.place.owner(of: .viewDidAppear),
      case .present(let planned) = statement.act,
      planned.removes, book.hierarchy.isInside(x, planned.presenter)
    else { return nil }
    return finds(
      at: statement.range, .warning, [("name", book.name(x)), ("presented", book.name(planned.presented))],
      ways: [
        LintWay(
          [.moveToTop(statement.site, as: LintEdit.redirected(statement.instruction, to: planned.source))],
          .presents(planned.presented), .staysAway(planned.presented))
      ])
  }

  static let entry = LintEntry(
    title: "Presents each time it appears",
    inShort: "Presenting a full-screen view controller in viewDidAppear presents it again each time it is dismissed.",
    fires: """
      `present` in `on viewDidAppear`, adapted style removing, and the callback's controller is in the presenter's tree.
      """,
    severity: "warning",
    messages: ["'{name}.viewDidAppear' runs again when '{presented}' is dismissed"],
    why: """
      ORD-12: the presenter's view comes back, and with it `viewDidAppear`; it presents again, without end.
      """,
    cures: ["present once, or from an action"],
    evidence: [
      .documented("`UIViewController.viewDidAppear(_:)`."),
      .observed("as ORD-12."),
    ],
    example: """
      `first` presents `login` (`.fullScreen`) in `viewDidAppear` → warning; `login` a page sheet on iOS 17 → nothing.
      """)
}
