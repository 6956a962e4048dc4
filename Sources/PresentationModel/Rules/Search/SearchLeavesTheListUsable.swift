enum SearchLeavesTheListUsable: Rule {
  static let id = RuleID.sch05
  static let question = Question.search
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a search obscures what lies behind it as long as code does not say.
  static let obscures = VersionRows((.upTo(14), true), (.from(15), false))

  /// Whether a presentation is a search that leaves the touches beside its bar to what lies behind.
  static func leavesTouches(_ presentation: Presentation, _ world: World) -> Bool {
    presentation.own == .search && isClear(presentation.presented, world)
  }

  private static func isClear(_ search: ControllerID, _ world: World) -> Bool {
    world.hierarchy.firstChild(of: search) == nil
      && !world.hierarchy.isTrue(
        search, .obscuresBackgroundDuringPresentation, default: obscures[world.profile])
  }

  /// Whether what lies behind an active search is usable; nil where none is up.
  static func judge(behind x: ControllerID, _ world: World) -> Finding<Bool>? {
    guard let search = world.hierarchy.searchUp(over: x) else { return nil }
    guard world.hierarchy.firstChild(of: search) == nil else {
      return declines(search, leaving: false, "has a results controller, which lies over what is behind it")
    }
    return isClear(search, world)
      ? decides(true, on: search, "does not obscure what lies behind it: that stays usable")
      : declines(search, leaving: false, "obscures what lies behind it: a tap there ends the search")
  }

  static let entry = RuleEntry(
    title: "What lies behind a search that does not obscure it stays usable",
    inShort: "Rows and buttons behind an active search can be used unless the search obscures them.",
    statement: """
      While a search without a results controller is active, views behind it are usable (`isReachable`) and take taps if
      `obscuresBackgroundDuringPresentation` is false, which it is from iOS 15 on unless code says otherwise. A search that obscures keeps
      what lies behind it from being used, as any presentation does.
      """,
    evidence: [
      .documented("Apple `obscuresBackgroundDuringPresentation`."),
      .observed(
        "zenn.dev/ykws/articles/ios15-search-controller (the default up to iOS 14 and from iOS 15; rows behind take taps)."
      ),
      .inferred("that a results controller lies over everything from the start."),
    ],
    example: """
      `ios 17`, nav[list] with a search on list, `search.isActive = true`: `list.view.isReachable`; on `ios 14`, or with
      `search.obscuresBackgroundDuringPresentation = true`, it is not.
      """)
}
