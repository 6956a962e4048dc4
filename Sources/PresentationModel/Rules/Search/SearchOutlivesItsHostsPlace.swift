enum SearchOutlivesItsHostsPlace: Rule {
  static let id = RuleID.sch04
  static let question = Question.search
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The versions in which a host stays in memory when its stack is dismissed under its active search.
  static let keepsTheHost = VersionRows(
    (VersionRange(UIKitVersion(8), 10, documents: false), false),
    (VersionRange(UIKitVersion(11), 12, documents: true), true), (.from(13), false))

  /// A stack is dismissed while a search is active below its top: whether its host stays in memory; nil for any other.
  static func judge(dismissing search: ControllerID, _ world: World) -> Finding<Bool>? {
    guard world.hierarchy.kind(of: search) == .search, let host = world.hierarchy.searchHost(search),
      let nav = world.hierarchy.parent(of: host), world.hierarchy.kind(of: nav).isNavigation,
      world.top(of: nav) != host
    else { return nil }
    return keepsTheHost[world.profile]
      ? decides(true, on: host, "its stack is dismissed while \(search) is active below another: it is never released")
      : declines(
        host, leaving: false, "its stack is dismissed while \(search) is active below another", raising: .cho64)
  }

  /// A host that such a dismissal has kept.
  static func judge(kept host: ControllerID, _ world: World) -> Finding<Void>? {
    guard world.hierarchy.has(host, .heldByItsSearch) else { return nil }
    return decides((), on: host, "its stack was dismissed while its search was active below another: nobody lets it go")
  }

  /// Whether its active search holds a host that has left its place.
  static func judge(_ host: ControllerID, _ world: World) -> Finding<ControllerID>? {
    guard let search = world.hierarchy.directlyPresented(host), world.hierarchy.kind(of: search) == .search else {
      return nil
    }
    return decides(search, on: host, "presents \(search) still: both are held until that is dismissed")
  }

  static let entry = RuleEntry(
    title: "A search outlives its host's place in the stack",
    inShort: "A view controller whose search is active stays in memory when it leaves the stack.",
    statement: """
      A host that leaves the stack while it presents its search keeps presenting it; the pair is held until dismissed: no `deinit`.
      The host is not released either when its navigation controller is dismissed while the search is active below another controller (iOS 11,
      12 and docs; later: CHO-64).
      """,
    evidence: [
      .observed(
        "Tencent/QMUI_iOS#1541; the second sentence: lionheart/openradar-mirror#18663 (rdar 34987551, iOS 11, one radar with a sample project)."
      ),
      .inferred("iOS 12."),
    ],
    example: """
      nav[r, a], search of a active on a, `nav.popToRootViewController`: `a.presentedViewController == search` still.
      `ios 11`, a modal navigation controller nav[host], the search of host active, another controller pushed, then nav dismissed:
      no `host.deinit`.
      """)
}
