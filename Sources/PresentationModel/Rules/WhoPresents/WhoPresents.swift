/// Which controller presents, whichever `present` was called on (rules CTX).
enum WhoPresents {
  /// The controller that will present, before anything is asked of it.
  struct Answer: Sendable {
    /// The presenter.
    let presenter: ControllerID
    /// Whether a context was looked for: a context-based style does.
    let lookedForContext: Bool
  }

  /// Finds the presenter.
  ///
  /// Complexity: O(ancestors of the source), and of each presenter below it that the walk passes.
  static func answer(_ call: PresentCall, _ world: World, _ ledger: inout Ledger) -> Answer {
    let looksForContext = ledger.take(StyleDecidesWhetherAContextIsLookedFor.judge(call, world)) == true
    guard ledger.isOpen else {
      let presenter = presenter(from: call.source, lookingForContext: looksForContext, world)
      return Answer(presenter: presenter, lookedForContext: looksForContext)
    }
    if looksForContext {
      let presenter =
        ledger.first(NearestDefinerPresents.self, from: call.source, in: world)
        ?? ledger.take(OutermostContainerPresentsWithoutADefiner.judge(call.source, world))
      return Answer(presenter: presenter ?? call.source, lookedForContext: true)
    }
    if let presenter = ledger.first(OutermostContainerPresents.self, from: call.source, in: world) {
      ledger.note(OutermostContainerOverNoContextPresents.stops(at: presenter, world))
      return Answer(presenter: presenter, lookedForContext: false)
    }
    var top = world.hierarchy.outermostContainer(of: call.source)
    while true {
      if let presenter = ledger.take(OutermostContainerOverNoContextPresents.judge(top, world)) {
        return Answer(presenter: presenter, lookedForContext: false)
      }
      top = OutermostContainerOverNoContextPresents.next(below: top, world.hierarchy)
    }
  }

  /// Whether a context is looked for.
  static func looksForContext(_ call: PresentCall, _ world: World) -> Bool {
    world.take(StyleDecidesWhetherAContextIsLookedFor.judge(call, world)) == true
  }

  /// The presenter without a trace: the walks of ``answer(_:_:_:)``, which asks each candidate the same question, but
  /// no finding is made of it. `WhoPresentsTests`, `SmallModelTests` and `LawTests` hold both to the same presenter.
  ///
  /// Complexity: as ``answer(_:_:_:)``, a few instructions for each of them.
  static func presenter(
    from source: ControllerID, lookingForContext looksForContext: Bool, _ world: World
  ) -> ControllerID {
    if looksForContext {
      return NearestDefinerPresents.definer(from: source, world) ?? world.hierarchy.outermostContainer(of: source)
    }
    let top = world.hierarchy.outermostContainer(of: source)
    return OutermostContainerOverNoContextPresents.holds(in: world.profile)
      ? OutermostContainerOverNoContextPresents.presenter(from: top, world.hierarchy) : top
  }
}
