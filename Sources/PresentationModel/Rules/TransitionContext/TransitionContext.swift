/// What the context of a transition answers, and its coordinator (rules CUS).
enum TransitionContext {
  /// The container view that contains a controller's view; nil where none does.
  static func container(holding x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Value? {
    ledger.take(MovedViewGoesWithTheContainer.holder(of: x, world))
      ?? ledger.take(ContainerHoldsWhatIsToLeave.holder(of: x, world))
  }

  /// The controllers whose views disappear with a container view that is removed when its presentation ends.
  static func carried(
    withContainerOf presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> [ControllerID] {
    guard !world.hierarchy.carried.isEmpty else { return [] }
    let moved = world.hierarchy.carried.compactMap { $0.value == presentation.presented ? $0.key : nil }
    return moved.filter { ledger.take(MovedViewGoesWithTheContainer.goes($0, with: presentation, world)) != nil }
  }

  /// The transition whose coordinator a controller finds.
  static func coordinator(of x: ControllerID, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    let heading = ledger.heading
    ledger.heading = .query
    defer { ledger.heading = heading }
    return ledger.take(BothControllersHaveTheCoordinator.judge(x, world)) ?? nil
  }
}
