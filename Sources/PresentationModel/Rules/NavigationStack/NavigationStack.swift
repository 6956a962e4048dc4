/// What becomes of a stack that is to change (rulebook 5, NAV).
enum NavigationStack {
  // MARK: What stands in the way

  /// What UIKit has against pushing nobody.
  static func refusalOfNil(on nav: ControllerID, _ ledger: inout Ledger) -> Refusal? {
    ledger.take(WhatCannotBePushed.pushesNil(on: nav))
  }

  /// What a controller has against it that is to enter a stack; nil if nothing.
  static func refusal(
    _ x: ControllerID, onto nav: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(WhatCannotBePushed.judge(x, onto: nav, world))
  }

  /// Why a controller cannot enter a stack a second time; nil for a stranger.
  static func repetition(
    _ x: ControllerID, on nav: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(PushedTwiceUpTo12.judge(x, on: nav, world)) ?? ledger.take(PushedTwiceFrom13.judge(x, on: nav, world))
  }

  /// Why there is nothing to pop; nil if there is.
  static func nothingToPop(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> Refusal? {
    ledger.take(PopsThatFindNothing.judge(nav, world))
  }

  /// Why there is nothing to pop to a controller; nil if there is.
  static func nothingToPop(
    _ nav: ControllerID, to target: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Refusal? {
    ledger.take(PopsThatFindNothing.judge(nav, to: target, world))
  }

  /// What a whole new stack has against it, before its members are looked at.
  static func refusal(of new: [ControllerID], on nav: ControllerID, _ ledger: inout Ledger) -> Refusal? {
    ledger.take(SetViewControllersIsAPushAPopOrNothing.repeats(nav, new))
  }

  /// Why the user's swipe does nothing; nil if it pops.
  static func ignoresSwipe(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> Refusal? {
    if let refusal = ledger.take(NamingAnAnimatorSwitchesTheSwipeOff.judge(nav, world)) { return refusal }
    return ledger.take(SwipingBackIsAPop.judge(nav, world)) ?? nil
  }

  // MARK: What the change is

  /// Whether a whole new stack is reached by a pop.
  static func isPop(_ nav: ControllerID, to new: [ControllerID], _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(SetViewControllersIsAPushAPopOrNothing.judge(nav, new, world)) == true
  }

  /// Whether the change is to be seen.
  static func shows(
    _ nav: ControllerID, changingTo newTop: ControllerID?, without removed: [ControllerID], _ world: World,
    _ ledger: inout Ledger
  ) -> Bool {
    ledger.take(PoppedKeepsItsParentToTheEnd.judge(nav, to: newTop, without: removed, world))
      ?? ledger.take(OffScreenTheStackChangesSilently.judge(nav, world)) ?? false
  }

  /// Whether the navigation controller has left the screen between the call and the commit.
  static func isLeaving(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(OffScreenTheStackChangesSilently.isLeaving(nav, world)) == true
  }

  /// The transition of the run loop pass's changes before it, for whose end an animated change is held; nil for one that is made
  /// now.
  static func holds(_ nav: ControllerID, isAnimated: Bool, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    guard !world.queued.isEmpty else { return nil }
    return ledger.take(AnimatedChangeWaitsForTheOneBefore.judge(nav, isAnimated: isAnimated, world))
  }

  /// The transition of an earlier change of the run loop pass; nil where this is the first.
  static func joins(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> TransitionID? {
    ledger.take(OnlyTheLastOfSeveralChangesShows.judge(nav, world))
  }

  /// What UIKit says of a second animated change in one run loop pass.
  static func warning(_ nav: ControllerID, isPop: Bool, _ world: World, _ ledger: inout Ledger) -> Utterance? {
    ledger.take(NestedAnimationUpTo12.judge(nav, isPop: isPop, world))
      ?? ledger.take(NestedAnimationFrom13.judge(nav, isPop: isPop, world))
  }

  /// Whom the delegate of a stack that is emptied on screen is told of; nil where somebody is on top.
  static func named(of transition: Transition, _ world: World, _ ledger: inout Ledger) -> ControllerID? {
    ledger.take(SetViewControllersIsAPushAPopOrNothing.judge(emptied: transition, world))
  }

  /// The old top that stands first in `viewControllers` from an animated change over several levels on.
  static func front(
    leaving old: ControllerID, to target: ControllerID, on nav: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    ledger.take(PopOverSeveralLevels.judge(leaving: old, to: target, on: nav, world))
  }

  /// `viewControllers` of a navigation controller, as code reads it.
  static func viewControllers(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> [ControllerID] {
    let front = ledger.take(PopOverSeveralLevels.reads(nav, world))
    return (front.map { [$0] } ?? []) + world.stack(nav)
  }

  // MARK: Who goes and comes

  /// Tells of those that a pop jumps over.
  static func jumps(_ nav: ControllerID, removed: Int, _ ledger: inout Ledger) {
    ledger.note(PopOverSeveralLevels.judge(nav, removed: removed))
  }

  /// Whether one that enters the stack hears `didMove(toParent:)` only when it has appeared.
  static func waitsForItsAppearance(_ x: ControllerID, isTop: Bool, _ ledger: inout Ledger) -> Bool {
    ledger.take(StackIsTheChildren.judge(x, isTop: isTop)) == true
  }

  /// Whether the stack wants the tab bar away, now that it has finished.
  static func hidesTabBar(_ nav: ControllerID, _ world: World, _ ledger: inout Ledger) -> Bool {
    ledger.take(TabBarIsAwayWhileAnybodyWantsIt.judge(nav, world)) == true
  }
}
