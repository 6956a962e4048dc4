// swift-format-ignore-file
// Made from the doc comments of Rules/Windows; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the WIN rules; nil for any other.
  static func win(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .win01:
      RuleMetadata(
        id: .win01, title: #"A window shows its root when it is made visible"#, chapter: 5,
        statement: #"""
          Launch makes each window key and visible in file order; the last is key; without a root WIN-05, WIN-06. A window
          made visible later (`makeKeyAndVisible()`, `isHidden = false`): root load, WA, IA at once, DA after the commit.
          `isHidden = true`: WD, DD of shown(root) and of what is presented above it; the views stay in the window.
          `makeKey()`, levels: no events. No walk crosses from one window to another.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"makeKeyAndVisible()."#),
          Evidence(.observed, #"launch logs (ORD-10)."#),
          Evidence(.inferred, #"Hiding."#),
        ],
        example: #"""
          `window overlay` over `window`: events of one bring none in the other.
          """#)
    case .win02:
      RuleMetadata(
        id: .win02, title: #"Replacing the root takes the old views out first"#, chapter: 5,
        statement: #"""
          `window.rootViewController = z`, nothing presented, window visible: at once load of z; shown(x) WD, x's view leaves,
          DD; z's view enters: WA, IA; DA after the commit; x is released if unheld. `nil`: the first half. The same
          controller: nothing. No containment callbacks.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"rootViewController (old views are removed before the new ones are installed)."#),
          Evidence(.inferred, #"The callbacks' order: from that sentence."#),
        ],
        example: #"""
          window > a, `window.rootViewController = b`, iOS 17: `b.viewDidLoad`, `a.viewWillDisappear`,
          `a.viewDidDisappear`, `b.viewWillAppear`, `b.viewIsAppearing`, `b.viewDidAppear`, `a.deinit`.
          """#)
    case .win03:
      RuleMetadata(
        id: .win03, title: #"Replacing the root under a presentation leaves the presentation standing"#, chapter: 5,
        statement: #"""
          Links and views by DIS-13. WD, DD at once for whoever's view leaves the window thereby and was appeared; z as in
          WIN-02. What stays gets nothing and is held, with the old root; it prints under no window. A later dismissal: WD, DD
          of what goes; nobody reappears; then the old tree is released.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"stackoverflow 26763020 (iOS 8), showmax.engineering 2019, dobrean.ro 2018, X-02's reports; callbacks, and newer than iOS 13: inferred."#),
        ],
        example: #"""
          window > a, full screen b over it, `window.rootViewController = c`, iOS 17: `c.viewDidLoad`,
          `c.viewWillAppear`, `c.viewIsAppearing`, `c.viewDidAppear`; no event of a or b, `b.view.window != nil`.
          """#)
    case .win04:
      RuleMetadata(
        id: .win04, title: #"What becomes of a root that was something else"#, chapter: 5,
        statement: #"""
          Root that has a parent: P-E14. One that is presented: C-L01, it keeps its link, its view moves. Root of another
          window: that window loses it (WD, DD), this one gets it.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"dotnet/maui#30310."#),
          Evidence(.inferred, #"Last sentence, and the fate of the presented one."#),
        ],
        example: #"""
          nav[a], `window.rootViewController = a`: the exception names nav.
          """#)
    case .win05:
      RuleMetadata(
        id: .win05, title: #"A visible window without a root, from iOS 9"#, chapter: 5,
        statement: #"""
          At the end of launch: C-E08.
          """#,
        versions: #"""
          iOS 9–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"C-E08."#),
        ],
        example: #"""
          a file with an empty `window`: the exception before the first step.
          """#)
    case .win06:
      RuleMetadata(
        id: .win06, title: #"A visible window without a root, iOS 8"#, chapter: 5,
        statement: #"""
          At the end of launch: the line C-L02, the run goes on.
          """#,
        versions: #"""
          iOS 8.
          """#,
        evidence: [
          Evidence(.observed, #"C-L02."#),
        ],
        example: #"""
          as WIN-05.
          """#)
    default: nil
    }
  }
}
