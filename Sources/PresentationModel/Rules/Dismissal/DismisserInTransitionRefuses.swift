enum DismisserInTransitionRefuses: Rule {
  static let id = RuleID.dis04
  static let question = Question.dismissal
  static let versions = Versions(
    .everywhere, "iOS 8–27, second line by version. **docs:** as iOS 12. Rows of chapter 7: D-L01; D-L02, D-L03.")

  /// The refusal of a dismissal: the presenting view controller is in transition, or the presentation has not begun.
  ///
  /// - Parameter hasHandler: whether the call has a completion handler.
  static func judge(_ request: Dismissal.Request, hasHandler: Bool, _ world: World) -> Finding<Refusal> {
    let dismisser = request.dismisser
    if let presentation = world.hierarchy.presentations[request.dismissed],
      world.isPresentationQueued(of: request.dismissed)
    {
      if request.isByUser {
        return refuses(on: dismisser, because: "is still presenting or dismissing: the gesture does nothing")
      }
      let name = PresentationControllers.className(presentation, active: false, world.hierarchy, world.profile)
      return refuses(
        on: dismisser, saying: transitioningAlready.says(.words("pc", "<\(name)>")),
        noTransitionView.says(.words("pc", "<\(name)>")), raising: hasHandler ? .cho54 : nil,
        because: "is still presenting or dismissing: a dismiss in the meantime is dropped")
    }
    if world.hierarchy.isDismissing(request.dismissed)
      || world.runningTransition(of: dismisser, .present, .dismiss) != nil
    {
      return request.isByUser
        ? refuses(on: dismisser, because: "is still presenting or dismissing: the gesture does nothing")
        : refuses(dismisser)
    }
    return declines(dismisser, "is neither presenting nor dismissing at the moment")
  }

  /// A presentation or dismissal of the manager's own is on its way.
  static func refuses(_ dismisser: ControllerID) -> Finding<Refusal> {
    refuses(
      on: dismisser, saying: dismissInProgress.says(.controller("manager", dismisser)),
      because: "is still presenting or dismissing: a dismiss in the meantime is dropped")
  }

  static let dismissInProgress = UIKitMessage(
    .dl01, .refuses,
    [
      .init(
        .everywhere,
        "Warning: Attempt to dismiss from view controller {manager} while a presentation or dismiss is in progress!")
    ],
    condition:
      "DIS-04 case 1 (`{manager}`: the controller that would dismiss): a presentation or dismissal of which it is the presenter has begun and not ended, or the same dismissal was asked for earlier in the run loop pass",
    effect: "nothing changes; completion not called",
    cure: "dismiss in the completion handler of the transition that runs",
    sources: "zoonooz/ZFDragableModalTransition#3, jonkykong/SideMenu#323, thiagoperes/IDMPhotoBrowser#29",
    evidence: "observed to iOS 13 (public code, July 2020), inferred later")

  static let transitioningAlready = UIKitMessage(
    .dl02, .refuses,
    [
      .init(
        .everywhere,
        "Trying to dismiss the presentation controller while transitioning already. ({pc})")
    ],
    condition:
      "DIS-04 case 2: the presentation to be dismissed was asked for in the same run loop pass, so it has not begun",
    effect: "the dismissal is lost, the presentation goes on; completion not called (CHO-54). D-L03 follows",
    cure: "dismiss in the completion handler of `present`, not in the same run loop pass",
    sources:
      "paypal/PayPal-iOS-SDK#232, card-io/card.io-iOS-SDK#83, Adlotto/cordova-plugin-recheck-screen-orientation#2, nathantannar4/Transmission#103",
    evidence: "observed; the exact condition inferred")

  static let noTransitionView = UIKitMessage(
    .dl03, .proceeds,
    [
      .init(
        .upTo(12), "iOS ≤ 12",
        "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? ({pc})"
      ),
      .init(
        .from(13), "iOS 13+",
        "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:"),
    ],
    condition: "DIS-04 case 2: after D-L02",
    effect: "none beyond D-L02's",
    cure: "dismiss in the completion handler of `present`, not in the same run loop pass",
    sources: "paypal/PayPal-iOS-SDK#232, card-io/card.io-iOS-SDK#74",
    evidence: "observed; iOS 13+ observed (public code, July 2020)")

  static let entry = RuleEntry(
    title: "A presenting view controller in transition refuses to dismiss",
    inShort: """
      Calling dismiss while a presentation or dismissal is still running does nothing, and its completion \
      handler is not called.
      """,
    statement: """
      Nothing changes and the completion handler is not called when, for the presenting view controller that would dismiss and the controller D that it would dismiss,
      1. a presentation or dismissal of which it is the presenter has begun and not ended, or D's dismissal has already been asked
         for in this run loop pass. One line:
         - `Warning: Attempt to dismiss from view controller <manager> while a presentation or dismiss is in progress!`
      2. D's presentation has been asked for in this run loop pass, and so has not begun; it goes on. Two lines, with PCC-02's class for D's style
         as set:
         - `Trying to dismiss the presentation controller while transitioning already. (<class>)`
         - iOS ≤ 12: `transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? (<class>)`
         - iOS 13+: `Null transitionViewForCurrentTransition block, aborting _scheduleTransition:`
      """,
    evidence: [
      .observed(
        "zoonooz/ZFDragableModalTransition#3, thiagoperes/IDMPhotoBrowser#29, jonkykong/SideMenu#323; paypal/PayPal-iOS-SDK#232; iOS 13 log of the taz app (2020-07, all three lines); nathantannar4/Transmission#103 (2025)."
      ),
      .inferred("which case prints which, the completion handler in case 2 (CHO-54), and the first text after iOS 13."),
    ],
    example: """
      `begin V.present(X)`, `V.dismiss(animated: true)`: case 1. `turn { V.present(X)`, `V.dismiss(animated: true) }`: case 2, X
      stays.

      `turn { X.dismiss(animated: true)`, `X.dismiss(animated: true) }`: case 1 for the second; X goes once.
      """)
}
