enum ActiveSearchIsPresentedFromItsHost: Rule {
  static let id = RuleID.sch01
  static let question = Question.search
  static let versions = Versions(.from(13), "iOS 13–27.")

  /// The host of a search that is activated or closed.
  static func judge(_ search: ControllerID, isActive: Bool, _ world: World) -> Finding<ControllerID>? {
    guard holds(in: world.profile) else { return nil }
    if let nothing = nothing(search, isActive, world.hierarchy) { return declines(search, nothing) }
    guard let host = world.hierarchy.searchHost(search) else {
      guard !isActive, let presenter = world.hierarchy.directPresenter(search) else {
        return declines(search, "is in nobody's navigationItem: nothing happens")
      }
      return decides(presenter, on: search, "is presented by code and is to end: \(presenter) dismisses it")
    }
    return isActive
      ? decides(host, on: host, "hosts \(search): present is called on it")
      : decides(host, on: host, "hosts \(search), which is dismissed")
  }

  /// Why assigning `isActive` changes nothing.
  static func nothing(_ search: ControllerID, _ isActive: Bool, _ hierarchy: Hierarchy) -> Because? {
    guard isActive == (hierarchy.directPresenter(search) != nil) else { return nil }
    return isActive ? "is active already: nothing happens" : "is not active: nothing happens"
  }

  static let entry = RuleEntry(
    title: "An active search controller is presented from its host, which defines the context",
    inShort: "Activating a search controller presents it from the view controller whose navigation item it belongs to.",
    statement: """
      `host.navigationItem.searchController = search` makes host its host. `search.isActive = true`, or the user's tap
      `search.searchBar.tap()`: `present` with host as source, decided by STY-03, CTX and PRE like any other; by CTX-07 the presenter is host.
      Its results controller is its child. The presenter's view stays. `search.isActive = false` dismisses it, also where code has presented it.
      """,
    evidence: [
      .documented("UISearchController.isActive, CTX-07's release note."),
      .observed(
        "QMUI_iOS (host presents, the navigation controller's presentedViewController stays nil); what is presented after the search has ended comes: NetNewsWire bb72304e (26); speaks against accepting it while the search is active: the same commit (a form sheet presented from the split view over an active search of a navigation item crashes inside UIKit, iOS 26), not followed."
      ),
      .inferred("that `isActive = false` ends a search that code has presented (the property is the presented state)."),
    ],
    example: """
      nav[a] with search on a, `search.isActive = true`: `search.presentingViewController == a`,
      `nav.presentedViewController == nil`.
      """)
}

enum SearchContextBefore13: Rule {
  static let id = RuleID.sch02
  static let question = Question.search
  static let versions = Versions(.upTo(12), "iOS 8–12, docs.")

  /// UIKit's line when a search is presented while the top whose search it is defines no context.
  static func warns(_ search: ControllerID, _ world: World) -> Finding<Utterance>? {
    guard world.hierarchy.kind(of: search) == .search, noContext.wording(for: world.profile) != nil,
      let host = world.hierarchy.searchHost(search), let nav = world.hierarchy.parent(of: host),
      world.hierarchy.kind(of: nav).isNavigation, world.top(of: nav) == host,
      !world.hierarchy.isTrue(host, .definesPresentationContext)
    else { return nil }
    return decides(
      noContext.says(.controller("vc", host), .controller("search", search)), on: host,
      "hosts \(search) and defines no context: UIKit logs a warning and continues")
  }

  /// As from iOS 13 on (SCH-01), but no controller becomes a context by it.
  static func judge(_ search: ControllerID, isActive: Bool, _ world: World) -> Finding<ControllerID>? {
    guard holds(in: world.profile) else { return nil }
    if let nothing = ActiveSearchIsPresentedFromItsHost.nothing(search, isActive, world.hierarchy) {
      return declines(search, nothing)
    }
    guard let host = world.hierarchy.searchHost(search) else {
      guard !isActive, let presenter = world.hierarchy.directPresenter(search) else {
        return declines(search, "is in nobody's navigationItem: nothing happens")
      }
      return decides(presenter, on: search, "is presented by code and is to end: \(presenter) dismisses it")
    }
    return isActive
      ? decides(host, on: host, "hosts \(search): present is called on it, and the context is what code made it")
      : decides(host, on: host, "hosts \(search), which is dismissed")
  }

  /// A container shows another controller under an active search whose host does not keep it; nil where there is none.
  static func stays(over container: ControllerID, _ world: World) -> Finding<ControllerID>? {
    guard let search = world.hierarchy.searchUp(over: container) else { return nil }
    let isOnTheSearch = world.hierarchy.isTrue(search, .definesPresentationContext)
    guard isOnTheSearch || holds(in: world.profile) else { return nil }
    let names = SilentNames(
      search, world.hierarchy.searchHost(search) ?? world.hierarchy.presentations[search]?.source ?? container)
    guard isOnTheSearch else {
      return decides(
        search, on: search, "stays over the next screen: its host defines no context", silence: .ss01,
        naming: names)
    }
    let because: Because = "stays over the next screen: it defines the context itself, not its host"
    return holds(in: world.profile)
      ? decides(search, on: search, because, silence: .ss02, naming: names)
      : ActiveSearchIsPresentedFromItsHost.decides(
        search, on: search, because, silence: .ss02, naming: names)
  }

  static let noContext = UIKitMessage(
    .sl04, .proceeds,
    [
      .init(
        .from(11, to: 12),
        "The topViewController ({vc}) of the navigation controller containing the presented search controller ({search}) must have definesPresentationContext set to YES."
      )
    ],
    condition:
      "SCH-02: a search controller that stands in the `navigationItem` of a navigation controller's top is presented, and this top (`{vc}`) defines no context",
    effect: "takes effect",
    cure: "set `definesPresentationContext = true` on the controller in whose `navigationItem` the search stands",
    versions: "iOS 11–12",
    sources: "four public apps with the line in their code",
    evidence: "observed (public code); moment inferred. From iOS 13 CTX-07 prevents it")

  static let staysOver = UIKitMessage(
    .ss01, .silent,
    [],
    condition: "SCH-02: a search controller is active, its host defines no context; then a push or a tab change",
    effect: "the search stays over the next screen",
    cure: "set `definesPresentationContext = true` on the controller that hosts the search",
    versions: "iOS ≤ 12",
    sources: "thomasdenney.co.uk 2014-10-05, newbe.dev",
    evidence: "observed",
    notes: "{search} stays over the next screen: {vc} defines no presentation context")

  static let contextOnTheSearch = UIKitMessage(
    .ss02, .silent,
    [],
    condition: "`definesPresentationContext` is set on the search controller in place of its host",
    effect: "as S-S01; reported when the next screen comes below the search",
    cure: "set `definesPresentationContext` on the host, not on the search controller",
    sources: "PSPDFKit-labs/radar.apple.com#1",
    evidence: "observed",
    notes: "{search} stays over the next screen: the presentation context is set on it, not on {vc}")

  static let entry = RuleEntry(
    title: "Before iOS 13 the context is what code made it",
    inShort: """
      Before iOS 13 you had to set definesPresentationContext yourself, or the search bar stayed over the next \
      screen.
      """,
    statement: """
      As SCH-01 without CTX-07: unless host or a controller between defines a context, the navigation controller presents, and the
      search interface stays over what is pushed next (S-S01). On iOS 11 and 12, when the search stands in the navigation item of the top
      controller, S-L04 is printed.
      """,
    evidence: [
      .documented("definesPresentationContext."),
      .observed("thomasdenney.co.uk 2014-10-05, S-L04's apps."),
    ],
    example: """
      iOS 12, nav[a] with search on a, flag unset: `search.presentingViewController == nav`, and the line.
      """)
}
