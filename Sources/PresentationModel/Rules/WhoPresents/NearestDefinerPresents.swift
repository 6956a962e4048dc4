enum NearestDefinerPresents: CandidateRule {
  static let id = RuleID.ctx04
  static let question = Question.presenter
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// A candidate presents if it defines a context.
  static func judge(_ candidate: ControllerID, _ world: World) -> Finding<ControllerID> {
    judge(
      candidate, world, "definesPresentationContext was set to true: it presents",
      "defines a presentation context: it presents")
  }

  /// The value of `definesPresentationContext`, for callers that need only that.
  static func reading(_ x: ControllerID, _ world: World) -> Finding<ControllerID> {
    judge(x, world, "definesPresentationContext was set to true", "defines a presentation context")
  }

  /// Whether a candidate defines a context, whoever says so: an assignment, its search, its class.
  @inline(__always)
  private static func judge(
    _ candidate: ControllerID, _ world: World, _ isSet: @autoclosure () -> Because,
    _ defines: @autoclosure () -> Because
  ) -> Finding<ControllerID> {
    let isAssigned = assignment(candidate, world.hierarchy) != nil
    if self.defines(candidate, world) {
      if isAssigned { return decides(candidate, on: candidate, isSet()) }
      let ground =
        SearchMakesItsHostDefineAContext.ground(candidate, world)
        ?? NavigationAndTabBarDefineAContext.ground(candidate, world)
      return decides(candidate, on: candidate, defines(), ground: ground)
    }
    if isAssigned { return passesOver(candidate, "definesPresentationContext was set to false") }
    let kind = world.hierarchy.kind(of: candidate)
    return kind.isUIKitContainer
      ? passesOver(candidate, "a \(kind) does not define a context by itself, and nothing was assigned")
      : passesOver(candidate, "definesPresentationContext is false: nothing was assigned")
  }

  /// What `definesPresentationContext` answers: what was assigned, else what its search or its class makes of it.
  static func defines(_ x: ControllerID, _ world: World) -> Bool {
    world.hierarchy.defines(x.index, marks(world.profile))
  }

  /// The source, or the first above it, that defines a context; nil where none does.
  static func definer(from source: ControllerID, _ world: World) -> ControllerID? {
    world.hierarchy.definer(from: source, marks(world.profile))
  }

  /// What makes a controller define a context where nothing was assigned.
  private static func marks(_ profile: Profile) -> ControllerFlags {
    SearchMakesItsHostDefineAContext.mark.union(NavigationAndTabBarDefineAContext.marks(profile))
  }

  /// What code or a class body assigned, nil if nothing.
  static func assignment(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool? {
    hierarchy.contextProperty(x)
  }

  static let entry = RuleEntry(
    title: "Context-based styles stop at the first controller that defines a context",
    inShort: """
      A current-context presentation is presented by the nearest view controller, going up through the parents, \
      that defines a presentation context.
      """,
    statement: """
      From the source itself upwards through `parent`: the first with `definesPresentationContext == true` presents.
      """,
    evidence: [
      .documented("Apple `definesPresentationContext`, `currentContext`; Design document 4 (its own order)."),
      .observed(
        "Neuburg p. 270 (in a tab, on iPhone too); suterusu/Experiment_PresentationStyle (containment only); a search: xbmc/Official-Kodi-Remote-iOS#636."
      ),
    ],
    example: """
      `T▸N▸V`, `V.present(X)` over the current context: presenter N, the tab bar stays usable; with d(V): presenter V.
      """)
}

extension Hierarchy {
  /// Whether a controller sets `definesPresentationContext`, or leaves it unset and has one of the marks.
  @inline(__always)
  fileprivate func defines(_ row: Int32, _ marks: ControllerFlags) -> Bool {
    let flags = flags[Int(row)]
    return !flags.isDisjoint(with: flags.contains(.hasContextProperty) ? .contextProperty : marks)
  }

  /// The first upwards that defines a context: one look at each. It reads the hierarchy itself, which is then neither
  /// copied nor reference-counted.
  fileprivate func definer(from source: ControllerID, _ marks: ControllerFlags) -> ControllerID? {
    var row = source.index
    while row >= 0 {
      if defines(row, marks) { return ControllerID(row) }
      row = parents[Int(row)]
    }
    return nil
  }
}
