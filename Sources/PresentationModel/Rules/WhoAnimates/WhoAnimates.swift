/// Which delegate gives a transition its animator and interaction controller, when, and the effect of nil (rules CUS).
/// What the animator of a presentation's delegate does is in `TransitionStyle` (`AnimatorWins`, TRN-02).
enum WhoAnimates {
  /// A presentation has been accepted: what its delegate was asked for inside the call.
  static func presents(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) {
    guard ledger.isOpen else { return }
    ledger.note(DelegateIsNotKept.isGone(.transitioningDelegate, of: presentation.presented, world))
    if !presentation.isAnimated {
      ledger.note(WithoutAnimationTheControllerActsAlone.presents(presentation, world))
    } else {
      ledger.note(PresentAsksBeforeLoading.judge(presentation, world))
    }
  }

  /// A presentation has been refused: what its delegate has given is dropped.
  static func refuses(_ call: PresentCall, _ ledger: inout Ledger) {
    if ledger.isOpen { ledger.note(PresentAsksBeforeLoading.drops(call)) }
  }

  /// A dismissal has been asked for, and the delegate of the one that is animated.
  static func dismisses(
    _ plan: Dismissal.Plan, isAnimated: Bool, _ world: World, _ ledger: inout Ledger
  ) {
    guard ledger.isOpen else { return }
    ledger.note(DelegateIsNotKept.isGone(.transitioningDelegate, of: plan.animated, world))
    guard isAnimated else { return ledger.note(WithoutAnimationTheControllerActsAlone.dismisses(plan.animated, world)) }
    ledger.note(DismissAsksForTheAnimator.judge(plan.animated, world))
    ledger.note(OneDelegateOfAChainIsAsked.judge(plan, world))
  }

  /// Whether a stack change may become interactive, and so be cancelled: a delegate can give an animator, or one of the
  /// controllers prefers a transition.
  static func mayBeTakenBack(_ nav: ControllerID, _ old: ControllerID?, _ new: ControllerID?, _ world: World) -> Bool {
    if world.hierarchy.property(nav, .delegate) != nil { return true }
    return [old, new].contains { x in x.flatMap { world.hierarchy.enumeration($0, .preferredTransition) } != nil }
  }

  /// A stack change is undone.
  static func undoes(_ transition: Transition, _ world: World, _ ledger: inout Ledger) {
    if ledger.isOpen { ledger.note(NavigationControllerAsksItsDelegate.undone(transition, world)) }
  }

  /// Whether UIKit animates a tab switch by itself.
  static func animatesTabsByItself(_ world: World) -> Bool { world.profile.version >= UIKitVersion(18) }
}
