enum TheTabBarStaysUsable: LintRule {
  static let id = LintID.lnt14
  static let isAboutTheResult = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard case .present(let planned) = statement.act, planned.isInContextStyle,
      let tabs = book.ancestor(of: planned.presenter, .tabBar),
      // What is presented from a tab that is not selected covers nothing: the call is
      // refused (`PresenterOutsideTheWindowRefuses`, PRE-10).
      !statement.place.isColumn || book.isShown(planned.presenter)
    else { return nil }
    return finds(
      at: statement.range, .note,
      [
        ("presented", book.name(planned.presented)), ("presenter", book.name(planned.presenter)),
        ("tabs", book.name(tabs)),
      ],
      ways: [
        LintWay(
          [.insert(LintEdit.style(planned.presented, .overFullScreen), before: statement.site)],
          .tabBar(of: tabs, isUsable: false, presenting: planned.presented), at: statement.site)
      ])
  }

  static let entry = LintEntry(
    title: "The tab bar stays usable",
    inShort: "A current-context presentation inside a tab leaves the tab bar usable.",
    fires: """
      `present` in a context style whose presenter stands below a tab bar controller, unless it is not on screen at that step.
      """,
    severity: "note",
    messages: ["'{presented}' covers only '{presenter}'; the tab bar of '{tabs}' stays usable"],
    why: """
      CTX-06: a navigation controller defines a context by itself, so the search ends there.
      """,
    cures: ["use '.overFullScreen' to cover the tab bar"],
    evidence: [
      .documented("`UIViewController.definesPresentationContext`."),
      .observed("qiita.com/hirotakan (61bc8ca39714dbc9b301)."),
    ],
    example: """
      window `tabs [nav [a]]`; `a.present(card)`, `.overCurrentContext` → note; `.overFullScreen` → nothing.
      """)
}
