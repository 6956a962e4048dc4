enum ChangesTabsUnderAContextPresentation: LintRule {
  static let id = LintID.lnt15

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .selectTab(let tab, let tabs) = statement.act, book.hierarchy.selectedTabs[tabs] != tab,
      let presentation = standing(below: tabs, book.hierarchy),
      let call = book.file.presents.last(where: { $0.presents(presentation.presented) })
    else { return nil }
    let x = presentation.presented
    let ways = [
      LintWay(
        "dismiss it first",
        [.insert(LintEdit.call(x, .dismiss, .value(.bool(false))), before: statement.site)],
        .selects(tab, in: tabs), .isUp(x, false), at: statement.site),
      LintWay(
        "present it with '.overFullScreen'", [.insert(LintEdit.style(x, .overFullScreen), before: call.site)],
        .selects(tab, in: tabs), .isUp(x, true), at: statement.site),
    ]
    return finds(
      at: statement.range, .warning,
      [
        ("tabs", book.name(tabs)), ("presented", book.name(x)), ("presenter", book.name(presentation.presenter)),
      ], ways: ways,
      // What code makes is presented where running the file comes to it.
      proof: Int(x.index) < book.program.outline.names.count ? nil : LintProof(presented: book.name(x)))
  }

  /// What is up over a context in the selected tab: the oldest of several.
  private static func standing(below tabs: ControllerID, _ hierarchy: Hierarchy) -> Presentation? {
    guard !hierarchy.presentations.isEmpty, let selected = hierarchy.selectedTabs[tabs] else { return nil }
    let found = hierarchy.presentations.values.filter {
      $0.isContextBased && $0.own == nil && !$0.isDismissing && hierarchy.isInside($0.presenter, selected)
    }
    return found.min { $0.presented < $1.presented }
  }

  static let entry = LintEntry(
    title: "Changes tabs under a context presentation",
    inShort: "Switching tabs under a current-context presentation can leave the first tab black.",
    fires: """
      LNT-14 holds for a controller that is up, and a statement selects another tab of that tab bar controller.
      """,
    severity: "warning, at the selection.",
    messages: ["'{tabs}' changes tabs while '{presented}' is presented over '{presenter}'"],
    why: """
      X-04: on return the presenter's view may be missing, a black tab; presim itself keeps it (CHO-37).
      """,
    cures: ["dismiss it first, or present it with '.overFullScreen'"],
    evidence: [
      .observed(
        "rdar 18552380, Ramotion/animated-tab-bar#39, toggl/superday#859, pmusolino/PMAlertController#31, #88, TeehanLax/UIViewController-Transitions-Example#5; lionheart/openradar-mirror#17412 (10.3, an active search); none from iOS 14 or later."
      )
    ],
    example: """
      window `tabs [nav [a], b]`; `a.present(card)` over the current context; `tabs.selectedIndex = 1` → warning.
      """)
}
