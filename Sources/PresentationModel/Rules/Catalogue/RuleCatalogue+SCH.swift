// swift-format-ignore-file
// Made from the doc comments of Rules/Search; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the SCH rules; nil for any other.
  static func sch(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .sch01:
      RuleMetadata(
        id: .sch01, title: #"An active search controller is presented from its host, which defines the context"#, chapter: 5,
        statement: #"""
          `host.navigationItem.searchController = search` makes host its host. `search.isActive = true`, or the user's tap
          `search.searchBar.tap()`: `present` with host as source, decided by STY-03, CTX and PRE like any other; by CTX-07
          the presenter is host. Its results controller is its child. The presenter's view stays.
          """#,
        versions: #"""
          iOS 13–26.
          """#,
        evidence: [
          Evidence(.documented, #"UISearchController.isActive, CTX-07's release note."#),
          Evidence(.observed, #"QMUI_iOS (host presents, the navigation controller's presentedViewController stays nil)."#),
        ],
        example: #"""
          nav[a] with search on a, `search.isActive = true`: `search.presentingViewController == a`,
          `nav.presentedViewController == nil`.
          """#)
    case .sch02:
      RuleMetadata(
        id: .sch02, title: #"Before iOS 13 the context is what code made it"#, chapter: 5,
        statement: #"""
          As SCH-01 without CTX-07: unless host or a controller between defines a context, the navigation controller presents,
          and the search interface stays over what is pushed next (S-S01).
          """#,
        versions: #"""
          iOS 8–12, docs.
          """#,
        evidence: [
          Evidence(.documented, #"definesPresentationContext."#),
          Evidence(.observed, #"thomasdenney.co.uk 2014-10-05."#),
        ],
        example: #"""
          iOS 12, nav[a] with search on a, flag unset: `search.presentingViewController == nav`.
          """#)
    case .sch03:
      RuleMetadata(
        id: .sch03, title: #"Its events"#, chapter: 5,
        statement: #"""
          ORD-13. Activating: extra `search.willPresentSearchController`, load, WA, IA, DA of search (and its results
          controller), extra `search.didPresentSearchController`. `isActive = false`, cancel or `dismiss`: extra
          `search.willDismissSearchController`, WD, DD, extra `search.didDismissSearchController`. Host and containers get
          nothing. With `present(search)` by code the first two extras do not come. No `deinit`: the host's navigation item
          holds it.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"UISearchControllerDelegate (only for automatic presentation)."#),
          Evidence(.inferred, #"Place of the extras."#),
        ],
        example: #"""
          `search.isActive = true`: `search.viewDidLoad`, `search.viewWillAppear`, `search.viewIsAppearing`,
          `search.viewDidAppear`.
          """#)
    case .sch04:
      RuleMetadata(
        id: .sch04, title: #"A search outlives its host's place in the stack"#, chapter: 5,
        statement: #"""
          A host that leaves the stack while it presents its search keeps presenting it; the pair is held until dismissed: no
          `deinit`.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"Tencent/QMUI_iOS#1541."#),
        ],
        example: #"""
          nav[r, a], search of a active on a, `nav.popToRootViewController`: `a.presentedViewController == search`
          still.
          """#)
    default: nil
    }
  }
}
