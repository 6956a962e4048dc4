enum DelegateIsAskedBeforeTheUserDismisses: Rule {
  static let id = RuleID.dis09
  static let question = Question.gesture
  static let versions = Versions(.from(13), "iOS 13+. Popovers on iOS ≤ 12: DIS-11.")

  /// The part that calls the delegate at the end, after the did-callbacks: schedules decide that order.
  static let afterTheCallbacks = RulePart(1)

  /// With `isModalInPresentation` the delegate only gets `presentationControllerDidAttemptToDismiss`.
  static func modal(_ root: ControllerID, hasDelegate: Bool) -> Finding<Gestures.Answer> {
    decides(
      .blocked(told: .presentationControllerDidAttemptToDismiss), on: root,
      hasDelegate
        ? "its delegate hears only of the attempt" : "has no delegate that hears of the attempt")
  }

  /// What the delegate's answer, or its absence, comes to.
  static func judge(
    _ root: ControllerID, says answer: Value?, hasDelegate: Bool, usesPopoverDelegate: Bool
  ) -> Finding<Gestures.Answer> {
    let dismisses = Gestures.Answer.dismisses(usesPopoverDelegate: usesPopoverDelegate)
    switch answer {
    case .bool(false)?:
      return decides(
        .blocked(told: .presentationControllerDidAttemptToDismiss), on: root,
        "the delegate says no, and hears of the attempt alone")
    case .bool(true)?: return decides(dismisses, on: root, "the delegate says yes")
    default:
      return hasDelegate
        ? decides(dismisses, on: root, "its delegate has no method that could say no")
        : decides(dismisses, on: root, "has no delegate that could say no")
    }
  }

  /// Which methods of the delegate are called when the dismissal begins, and when it has ended.
  static func told(usesPopoverDelegate: Bool, _ world: World) -> (will: Callback?, did: Callback) {
    guard holds(in: world.profile), !usesPopoverDelegate else {
      return (nil, .popoverPresentationControllerDidDismissPopover)
    }
    return (.presentationControllerWillDismiss, .presentationControllerDidDismiss)
  }

  static let entry = RuleEntry(
    title: "The user's dismissal asks the delegate, in this order",
    inShort: """
      When the user dismisses a sheet, its delegate is first asked whether the sheet may go, then called before \
      it goes and again after it has gone.
      """,
    statement: """
      D = the `delegate` of X's presentation controller (the requested one, ADP-05). iOS 13+:
      1. X is modal by DIS-10: when the gesture ends `presentationControllerDidAttemptToDismiss(_:)`, and nothing else.
      2. `presentationControllerShouldDismiss(_:)` returns false: likewise `presentationControllerDidAttemptToDismiss(_:)`.
      3. `presentationControllerWillDismiss(_:)`, then the dismissal begins (will-callbacks).
      4. Finished: did-callbacks, then `presentationControllerDidDismiss(_:)`. Cancelled: X stays, no further delegate call; a new attempt
         starts at 1.

      Nothing implemented means allowed. Controllers above X go with it (DIS-02), without calls to their own delegates.
      """,
    evidence: [
      .documented(
        "UIPresentationController.h comments (will: before interaction or animations begin; did: after all animations; should: not if modal), WWDC19-224 (should and will may come several times)."
      ),
      .observed(
        "a refused swipe and a refused tap, and a sheet that allows both: react-native-screens, form-sheet scenarios (18.6, 26.4)."
      ),
      .inferred("did after the did-callbacks.", of: afterTheCallbacks),
    ],
    example: """
      `begin X.swipeToDismiss()`, `cancel`: should, will, `X.viewWillDisappear`, then X's appearance callbacks; no did; X is
      still up.
      """)
}
