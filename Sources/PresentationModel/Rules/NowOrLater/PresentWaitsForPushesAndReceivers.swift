enum PresentWaitsForPushesAndReceivers: Rule {
  static let id = RuleID.pre01
  static let question = Question.deferral
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too.")
  // PRE-09: A presenter in transition refuses
  // ORD-01: A turn is call, commit, end, release
  // CHO-36: A `present` in viewWillAppear or viewIsAppearing of a pushed controller?
  // CHO-52: `present` on a controller that was asked for in the same turn with animation?
  // N▸V: V is shown in N; N: a UINavigationController; tree top: the farthest parent, or the controller itself;
  // docs: the profile 'rules docs'
  static let entry = RuleEntry(
    title: "A call waits for a running push or pop, and for a receiver that is coming without animation",
    statement: """
      The call is put off, checks included, in the order of the calls; until then there is no link, no view is loaded:
      1. While the source is, or is inside, a navigation controller whose push, pop or stack change has begun and not ended: to the end of
         that transition.
      2. While the source's tree top is to be presented by a `present` without animation that has returned earlier in this turn, or by one that
         waits like this itself: until that presentation has begun and the view is in its window (ORD-01 3).

      A push or pop asked for in the same turn has not begun and puts nothing off; nor does a running modal transition (PRE-09).
      """,
    evidence: [
      Evidence(
        .observed,
        #"1: crash traces run `present` from a transition coordinator's completion (danielsaidi/Sheeeeeeeeet#140, wordpress-mobile/WordPress-iOS#11483); 2: three tests on UIKit (wwt/SwiftCurrent, UIKitConsumerPersistenceTests, two of them, iOS 14 to 16; Saelyria/Corduroy, NavigatorGoTests, iOS 11 and 12: the link comes "eventually"), software-mansion/react-native-screens RNSScreenStack.mm (all missing modals in one loop, all but the last without animation); push and `present` in one turn: isaac-weisberg/Insecurity (iOS 15)."#
      ),
      Evidence(
        .inferred,
        "that 1 is limited to stack transitions (CHO-53) and holds in the callbacks of the push itself (CHO-36), and that 2 wants a first call without animation (CHO-52)."
      ),
    ],
    example: """
      `N▸V`, `begin N.pushViewController(B)`, `V.present(X)`: nothing yet; `finish`: the call is made, and refused or accepted
      then. `on B.viewWillAppear { B.present(X) }`, B pushed: X comes when the push has ended.

      root V, `turn { V.present(A, animated: false)`, `A.present(B, animated: true)`, `expect A.presentedViewController == nil }`:
      no line, and after the turn A presents B.
      """)

  /// The stack change that a call waits for, looked for from the source upwards.
  static func judge(_ source: ControllerID, _ world: World) -> Finding<NowOrLater.Wait>? {
    guard !world.running.isEmpty else { return nil }
    var current: ControllerID? = source
    while let candidate = current {
      if world.hierarchy.kind(of: candidate).isNavigation,
        let running = world.runningTransition(of: candidate, .stack)
      {
        // In viewWillAppear and viewIsAppearing of who is being pushed.
        let isBeingPushed = !world[running].isHeld && world.hierarchy.state(of: source) == .appearing
        return decides(
          .end(running), on: candidate, "a stack change of it is running: the call waits for its end",
          raising: isBeingPushed ? .cho36 : nil)
      }
      current = world.hierarchy.parent(of: candidate)
    }
    return nil
  }

  /// A receiver that is to come without animation, or by a call that waits itself, is waited for.
  static func judge(receiver source: ControllerID, _ world: World) -> Finding<NowOrLater.Wait?>? {
    let top = world.hierarchy.treeTop(of: source)
    if world.awaited[top] != nil {
      return decides(.receiver, on: top, "a call that waits is to present it: this one waits until it is in its window")
    }
    guard let asked = world.queuedPresentation(of: top), world[asked].hasReturned else { return nil }
    if !world[asked].isAnimated {
      return decides(.receiver, on: top, "is coming without animation: the call waits until it is in its window")
    }
    if world[asked].hasWaited {
      return decides(
        .receiver, on: top, "is coming by a call that has waited itself: this one waits until it is in its window")
    }
    return declines(top, leaving: nil, "is coming with animation, which no call waits for", raising: .cho52)
  }
}
