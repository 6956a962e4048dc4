/// What the context of a transition answers, and its coordinator (rulebook 9.3, 9.4).
enum TransitionContext {
  /// `viewController(forKey:)`.
  static func controller(
    isFrom: Bool, _ transition: Transition, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    ledger.take(FromIsWhatIsOnScreen.judge(isFrom: isFrom, transition, world)) ?? nil
  }

  /// `view(forKey:)`.
  static func view(isFrom: Bool, _ transition: Transition, _ world: World, _ ledger: inout Ledger) -> Value {
    ledger.take(UntouchableViewIsNil.judge(isFrom: isFrom, transition, world)) ?? .none
  }

  /// `presentedView`: what is animated, the presented one's view or a wrapper around it.
  static func presentedView(_ x: ControllerID, _ world: World) -> Value { UntouchableViewIsNil.presentedView(x, world) }

  /// `containerView`, of a context, a coordinator, a presentation controller.
  static func container(_ transition: Transition, _ world: World, _ ledger: inout Ledger) -> Value {
    ledger.take(ContainerHoldsWhatIsToLeave.judge(transition, world)) ?? .none
  }

  /// The same, of the presentation controller of `x`.
  static func container(of presentation: Presentation?, _ ledger: inout Ledger) -> Value {
    ledger.take(ContainerHoldsWhatIsToLeave.judge(presentation)) ?? .none
  }

  /// The container view that a controller's view lies in; nil where it lies in none.
  static func container(holding x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Value? {
    ledger.take(MovedViewGoesWithTheContainer.holder(of: x, world))
      ?? ledger.take(ContainerHoldsWhatIsToLeave.holder(of: x, world))
  }

  /// Whether code that puts a view into the container view takes it from a place where it was to stay.
  static func isCarriedOff(_ x: ControllerID, _ transition: Transition, _ world: World, _ ledger: inout Ledger) -> Bool
  {
    ledger.take(MovedViewGoesWithTheContainer.judge(x, transition, world)) != nil
  }

  /// Whose views go with a container view that is thrown away, now that its presentation ends.
  static func carried(
    withContainerOf presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> [ControllerID] {
    guard !world.hierarchy.carried.isEmpty else { return [] }
    let moved = world.hierarchy.carried.compactMap { $0.value == presentation.presented ? $0.key : nil }
    return moved.filter { ledger.take(MovedViewGoesWithTheContainer.goes($0, with: presentation, world)) != nil }
  }

  /// Whether the animator of the file's has to put a view in by itself.
  static func isLeftToTheAnimator(_ x: ControllerID, _ transition: Transition, _ ledger: inout Ledger) -> Bool {
    ledger.take(ContainerHoldsWhatIsToLeave.isLeft(x, transition)) ?? false
  }

  /// `initialFrame(for:)` and `finalFrame(for:)`.
  static func frame(
    of x: ControllerID, isInitial: Bool, _ transition: Transition, _ world: World, _ ledger: inout Ledger
  ) -> UInt8 {
    ledger.take(FramesAreZeroOffScreen.judge(x, isInitial: isInitial, transition, world)) ?? FramesAreZeroOffScreen.zero
  }

  /// `frameOfPresentedViewInContainerView`.
  static func frame(of presentation: Presentation, _ world: World) -> UInt8 {
    FramesAreZeroOffScreen.frameOfPresented(presentation, world)
  }

  /// The flags.
  static func flag(_ property: Property, _ transition: Transition, _ world: World, _ ledger: inout Ledger) -> Value {
    ledger.take(WhatTheFlagsSay.judge(property, transition, world)) ?? .none
  }

  /// The transition whose coordinator a controller finds.
  static func coordinator(of x: ControllerID, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    let heading = ledger.heading
    ledger.heading = .query
    defer { ledger.heading = heading }
    return ledger.take(BothControllersHaveTheCoordinator.judge(x, world)) ?? nil
  }
}
