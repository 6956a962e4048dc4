enum PresentWaitsForTransitionsAndReceivers: Rule {
  static let id = RuleID.pre01
  static let question = Question.deferral
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The stack change that a call waits for, looked for from the source upwards.
  static func judge(_ source: ControllerID, _ world: World) -> Finding<NowOrLater.Wait>? {
    guard !world.running.isEmpty else { return nil }
    var current: ControllerID? = source
    while let candidate = current {
      if world.hierarchy.kind(of: candidate).isNavigation,
        let running = world.runningTransition(of: candidate, .stack)
      {
        // In viewWillAppear and viewIsAppearing of a controller that is being pushed.
        let isBeingPushed = !world[running].steering.isPausedByBegin && world.hierarchy.state(of: source) == .appearing
        return decides(
          .end(running), on: candidate, "a stack change of it is running: the call waits for its end",
          raising: isBeingPushed ? .cho36 : nil)
      }
      current = world.hierarchy.parent(of: candidate)
    }
    return nil
  }

  /// The versions in which a call is deferred while its presenting view controller presents or dismisses; before them it
  /// is refused (`PresenterAskedToDismissRefuses`, PRE-09).
  static let waitsForModalTransitions = VersionRange.from(13)

  /// The presentation or dismissal by its presenting view controller that a call is deferred for. A view controller that
  /// is being dismissed is judged at once: it is still presented (`PresentedAlreadyThrows`, PRE-08).
  static func judge(presenter: ControllerID, presenting x: ControllerID, _ world: World) -> Finding<NowOrLater.Wait>? {
    guard waitsForModalTransitions.contains(world.profile),
      let running = world.runningTransition(of: presenter, .present, .dismiss)
    else { return nil }
    if world.hierarchy.isDismissing(x) {
      return declines(presenter, "\(x) is on its way out itself: the call is judged at once")
    }
    return decides(
      .end(running), on: presenter,
      world[running].kind == .present
        ? "a presentation of its own is running: the call waits for its end"
        : "a dismissal of its own is running: the call waits for its end",
      raising: .cho53)
  }

  /// A receiver that is to come without animation, or by a call that waits itself, is waited for.
  static func judge(receiver source: ControllerID, _ world: World) -> Finding<NowOrLater.Wait?>? {
    let top = world.hierarchy.outermostContainer(of: source)
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

  static let entry = RuleEntry(
    title: "A call waits for a running transition, and for a receiver that is coming without animation",
    inShort: """
      A call to present that is made while a push, a pop or (from iOS 13) another presentation or dismissal is \
      running is made when that has ended.
      """,
    statement: """
      The call is deferred, checks included, in the order of the calls; until then there is no link, no view is loaded, nothing is
      printed:
      1. While the source is, or is inside, a navigation controller whose push, pop or stack change has begun and not ended: to the end of
         that transition.
      2. While the outermost container of the source is to be presented by a `present` without animation that has returned earlier in this run
         loop pass, or by one that is deferred like this itself: until that presentation has begun and the view is in its window (ORD-01 3).
      3. iOS 13–27: while a presentation or dismissal runs whose presenting view controller is the one that this call would find: to the end of
         that transition, after its completion handler. What has become impossible by then is refused then (PRE-07 to PRE-11). A call for a
         controller that is itself on its way out is not deferred: PRE-08 raises in the call.

      A push, pop, presentation or dismissal asked for in the same run loop pass has not begun and defers nothing (PRE-09, PRE-11). A call that
      is deferred to the end of a push lets others wait for it by 2.
      """,
    evidence: [
      .observed(
        #"1: crash traces run `present` from a transition coordinator's completion (danielsaidi/Sheeeeeeeeet#140, wordpress-mobile/WordPress-iOS#11483); 2: three tests on UIKit (wwt/SwiftCurrent, UIKitConsumerPersistenceTests, two of them, iOS 14 to 16; Saelyria/Corduroy, NavigatorGoTests, iOS 11 and 12: the link comes "eventually"), software-mansion/react-native-screens RNSScreenStack.mm (all missing modals in one loop, all but the last without animation); push and `present` in one run loop pass: isaac-weisberg/Insecurity (iOS 15). 3: woocommerce/woocommerce-ios#17776 (2026: a probe app on iOS 18 and 26: what is asked for during a running dismissal succeeds); traces that run the second `present` in the completion of the first transition: lodev09/react-native-true-sheet#10 (2024, UIKit's own transition), stripe/stripe-ios#1906 (2025, iOS 16–18, a custom animator), material-components/material-components-ios#8506 (iOS 13), nextcloud/talk-ios#1291 (2023); flutter/flutter#108900 (2022, iOS 15: the second is judged, and throws, after the first has run)."#
      ),
      .inferred(
        "that 3 begins with iOS 13 (CHO-53), that 1 holds in the callbacks of the push itself (CHO-36), that 2 wants a first call without animation (CHO-52)."
      ),
    ],
    example: """
      `N▸V`, `begin N.pushViewController(B)`, `V.present(X)`: nothing yet; `finish`: the call is made, and refused or accepted
      then. `on B.viewWillAppear { B.present(X) }`, B pushed: X comes when the push has ended.

      root V, `turn { V.present(A, animated: false)`, `A.present(B, animated: true)`, `expect A.presentedViewController == nil }`:
      no line, and after the run loop pass A presents B.

      `ios 18`, V→X sheet, `begin X.dismiss(animated: true)`, `V.present(Y)`: nothing yet, no line; `finish`: V presents Y. `begin
      V.present(X)`, `V.present(Y)`: nothing yet; `finish`: refused, PRE-11 for V and X. `ios 12`: both are refused at once (PRE-09).
      """)
}
