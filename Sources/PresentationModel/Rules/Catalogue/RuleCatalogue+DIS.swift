// swift-format-ignore-file
// Made from the doc comments of Rules/Dismissal; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the DIS rules; nil for any other.
  static func dis(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .dis01:
      RuleMetadata(
        id: .dis01, title: #"The nearest one that presents dismisses; else the call is forwarded down"#, chapter: 2,
        statement: #"""
          For receiver R:
          1. From R upwards through `parent`, the first controller with an own presented that is not being dismissed (from the call of `dismiss`
             on) is the *manager*; what it presents goes, the manager stays.
          2. Else, from R upwards through `parent`, the first controller with an own presenter: that presenter is the manager, and the level R
             lives in goes.
          3. Else DIS-06.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `dismiss(animated:completion:)`, `presentedViewController` (also an ancestor's); Design document 0 (forwarded to the presenter)."#),
          Evidence(.observed, #"openradar 30284135; pointfreeco/swift-navigation PresentationTests (middle of a chain keeps the lower part); software-mansion/react-native-screens#4016."#),
        ],
        example: #"""
          `T▸N▸V`, T→X: `V.dismiss(animated: true)` removes X. V→A→B: `A.dismiss` removes B, `B.dismiss` removes B, `V.dismiss` both.

          V→M, M = `N▸W`: `W.dismiss(animated: true)` removes M with its whole stack.
          """#)
    case .dis02:
      RuleMetadata(
        id: .dis02, title: #"Everything above goes too"#, chapter: 2,
        statement: #"""
          With the manager's own presented D go all controllers that D or one of its descendants presents, and so on upwards. Other
          presentations, also those of the manager's descendants, stay.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `dismiss(animated:completion:)`."#),
          Evidence(.observed, #"swift-navigation PresentationTests; react-native-screens#4016."#),
          Evidence(.inferred, #"presentations inside a dismissed level's children."#),
        ],
        example: #"""
          `T▸C`, d(C), C→X over the current context, T→Y over full screen: `T.dismiss` removes Y alone, `C.dismiss` X alone.
          """#)
    case .dis03:
      RuleMetadata(
        id: .dis03, title: #"Only the topmost one is animated, with its own transition"#, chapter: 2,
        statement: #"""
          Of the controllers that go, the topmost of the chain from D (own presented of own presented) is animated by TRN for it, and
          its transitioning delegate alone is asked. The others are removed with it, without animation and without a delegate call.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `dismiss(animated:completion:)`."#),
          Evidence(.disputed, #"openradar 18421969 (on iOS 8 the lowest of them is seen moving)."#),
        ],
        example: #"""
          V→A (cover vertical)→B (cross dissolve): `V.dismiss(animated: true)` plays cross dissolve.
          """#)
    case .dis04:
      RuleMetadata(
        id: .dis04, title: #"A manager in transition refuses"#, chapter: 2,
        statement: #"""
          Nothing changes and the completion handler is not called when, for the manager and the controller D it would dismiss,
          1. a presentation or dismissal of which the manager is the presenter has begun and not ended, or D's dismissal has already been asked
             for in this turn. One line:
             - `Warning: Attempt to dismiss from view controller <manager> while a presentation or dismiss is in progress!`
          2. D's presentation has been asked for in this turn, and so has not begun; it goes on. Two lines, with PCC-02's class for D's requested
             style:
             - `Trying to dismiss the presentation controller while transitioning already. (<class>)`
             - iOS ≤ 12: `transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? (<class>)`
             - iOS 13+: `Null transitionViewForCurrentTransition block, aborting _scheduleTransition:`
          """#,
        versions: #"""
          iOS 8–26, second line by version. **docs:** as iOS 12. Rows of chapter 7: D-L01; D-L02, D-L03.
          """#,
        evidence: [
          Evidence(.observed, #"zoonooz/ZFDragableModalTransition#3, thiagoperes/IDMPhotoBrowser#29, jonkykong/SideMenu#323; paypal/PayPal-iOS-SDK#232; iOS 13 log of the taz app (2020-07, all three lines); nathantannar4/Transmission#103 (2025)."#),
          Evidence(.inferred, #"which case prints which, and the first text after iOS 13."#),
        ],
        example: #"""
          `begin V.present(X)`, `V.dismiss(animated: true)`: case 1. `turn { V.present(X)`, `V.dismiss(animated: true) }`: case 2, X
          stays.

          `turn { X.dismiss(animated: true)`, `X.dismiss(animated: true) }`: case 1 for the second; X goes once.
          """#)
    case .dis05:
      RuleMetadata(
        id: .dis05, title: #"A controller that is already going does not count"#, chapter: 2,
        statement: #"""
          By step 1 of DIS-01 a second call on the manager finds nothing above and is forwarded: the manager itself goes as well, in the
          same turn or while the first dismissal runs. Without a presenter to forward to, the second call is refused as DIS-04 case 1, naming that
          manager.
          """#,
        versions: #"""
          iOS 8–26, **docs** too. Rows of chapter 7: D-S02, D-S03.
          """#,
        evidence: [
          Evidence(.observed, #"openradar 30284135, 18481560 (double tap beside a popover); pointfreeco/swift-navigation#295, #332 (2025); ekazaev/route-composer#20 (completion never called)."#),
        ],
        example: #"""
          V→A→B: `turn { A.dismiss(animated: true)`, `A.dismiss(animated: true) }`: A and B are gone, V is left, no line.
          """#)
    case .dis06:
      RuleMetadata(
        id: .dis06, title: #"With nothing to dismiss nothing happens"#, chapter: 2,
        statement: #"""
          Neither step of DIS-01 finds a controller, and DIS-05 does not apply: no change, no event, no console line; the completion
          handler is called at once, inside the call (ORD-26).
          """#,
        versions: #"""
          iOS 8–26, **docs** too. Row of chapter 7: D-S01.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `dismiss(animated:completion:)` names no error."#),
          Evidence(.inferred, #"the completion handler."#),
        ],
        example: #"""
          root V, nothing up: `V.dismiss(animated: true)`; `expect no events`, `expect no log`.
          """#)
    case .dis07:
      RuleMetadata(
        id: .dis07, title: #"Links are cut before the did-callbacks, completion comes last"#, chapter: 2,
        statement: #"""
          A dismissal begins at the end of the turn of its call, also with `animated: false`; until it ends, all links are as before.
          When it ends: the controllers that go lose their links, then the did-callbacks run, then the completion handler, once, then what nobody
          else holds is released (ORD-06, ORD-14, ORD-23).
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple (`completion` after `viewDidDisappear`); Design document 0."#),
          Evidence(.observed, #"openradar 18464897 (links still set after `animated: false`); WinObjC functional tests (nil in the did-callbacks)."#),
        ],
        example: #"""
          in `V.viewWillAppear` during a dismissal `V.presentedViewController == X`; in `V.viewDidAppear` it is nil.
          """#)
    case .dis08:
      RuleMetadata(
        id: .dis08, title: #"What the user can dismiss by hand"#, chapter: 2,
        statement: #"""
          By active style; a gesture not in the table does nothing and calls nobody.

          | active style | `swipeToDismiss()` | `tapOutside()` |
          |---|---|---|
          | pageSheet, formSheet, iOS 13+ | yes | in regular width |
          | pageSheet, formSheet, iOS ≤ 12 | no | no |
          | popover | no | yes |
          | action sheet | no | as a popover, or with a cancel action |
          | activity controller | slid up, iOS 13+ | yes |
          | everything else | no | no |

          A controller that itself has an own presented (other than DIS-11's case) cannot be reached by the user: nothing happens.
          """#,
        versions: #"""
          as in the table; **docs** as iOS 12. Not on TV.
          """#,
        evidence: [
          Evidence(.documented, #"WWDC19-224 (pull to dismiss for sheets), View Controller Programming Guide (tap outside a popover)."#),
          Evidence(.observed, #"tap outside a sheet on iPad (public gist mobilinked, tested on iOS 14.2)."#),
          Evidence(.inferred, #"compact width."#),
        ],
        example: #"""
          V→X full screen: `X.swipeToDismiss()` changes nothing. popover on iPhone, `ios 26` (a sheet): it can be swiped, not tapped
          away.
          """#)
    case .dis09:
      RuleMetadata(
        id: .dis09, title: #"The user's dismissal asks the delegate, in this order"#, chapter: 2,
        statement: #"""
          D = the `delegate` of X's presentation controller (the requested one, ADP-05). iOS 13+:
          1. X is modal by DIS-10: when the gesture ends `presentationControllerDidAttemptToDismiss(_:)`, and nothing else.
          2. `presentationControllerShouldDismiss(_:)` returns false: likewise `presentationControllerDidAttemptToDismiss(_:)`.
          3. `presentationControllerWillDismiss(_:)`, then the dismissal begins (will-callbacks).
          4. Finished: did-callbacks, then `presentationControllerDidDismiss(_:)`. Cancelled: X stays, no further delegate call; a new attempt
             starts at 1.

          Nothing implemented means allowed. Controllers above X go with it (DIS-02), without calls to their own delegates.
          """#,
        versions: #"""
          iOS 13+. Popovers on iOS ≤ 12: DIS-11.
          """#,
        evidence: [
          Evidence(.documented, #"UIPresentationController.h comments (will: before interaction or animations begin; did: after all animations; should: not if modal), WWDC19-224 (should and will may come several times)."#),
          Evidence(.inferred, #"did after the did-callbacks."#),
        ],
        example: #"""
          `begin X.swipeToDismiss()`, `cancel`: should, will, `X.viewWillDisappear`, then X's appearance callbacks; no did; X is
          still up.
          """#)
    case .dis10:
      RuleMetadata(
        id: .dis10, title: #"isModalInPresentation blocks the user, never the code"#, chapter: 2,
        statement: #"""
          X is modal when `isModalInPresentation` is true for X or for a controller visible inside it (top of a stack, selected tab,
          shown child). `dismiss` ignores it. iOS ≤ 12: `isModalInPopover`, for popovers only. Default false.
          """#,
        versions: #"""
          iOS 13+; the older property iOS 8–12.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `isModalInPresentation`, `isModalInPopover`; WWDC19-224."#),
          Evidence(.observed, #"set on the root of a presented navigation controller (public gist samdods, 2019; Apple's sample "Disabling the pull-down gesture for a sheet")."#),
        ],
        example: #"""
          V→M, M = `N▸W`, `W.isModalInPresentation = true`: `M.swipeToDismiss()` only calls didAttempt; `W.dismiss(animated: true)`
          works.
          """#)
    case .dis11:
      RuleMetadata(
        id: .dis11, title: #"Tapping beside a popover"#, chapter: 2,
        statement: #"""
          `X.tapOutside()` with X a popover. If X (or its content) has an own presented Y: iOS 8.0–8.2 both go, iOS 8.3–8.4 only Y,
          iOS 9+ both. Delegate: iOS ≤ 12 `popoverPresentationControllerShouldDismissPopover(_:)`; when it is false nothing happens; after the
          dismissal `popoverPresentationControllerDidDismissPopover(_:)`. iOS 13+: DIS-09; an old method is called only where its new one is
          missing.
          """#,
        versions: #"""
          iOS 8–26.
          """#,
        evidence: [
          Evidence(.observed, #"Neuburg, popovers example (8.1, 8.3, 9)."#),
          Evidence(.documented, #"Apple, both protocols (the old methods are deprecated in 13 for the new); WWDC19-224 (superseded)."#),
          Evidence(.inferred, #"the fallback to the old methods."#),
        ],
        example: #"""
          iPad, popover X→Y current context, `X.tapOutside()`: both gone on `ios 26`, X left on `ios 8.3`.
          """#)
    case .dis12:
      RuleMetadata(
        id: .dis12, title: #"A dismissal by code calls no dismissal delegate"#, chapter: 2,
        statement: #"""
          `dismiss`, and removal because a lower level went, call none of should, will, did, didAttempt, on any delegate.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"UIPresentationController.h comments; Apple, the four methods."#),
          Evidence(.observed, #"react-native-screens#4016 (sheets torn down from below)."#),
        ],
        example: #"""
          V→X sheet with a delegate: `V.dismiss(animated: true)`: no event of the delegate.
          """#)
    case .dis13:
      RuleMetadata(
        id: .dis13, title: #"A new root dismisses nothing"#, chapter: 2,
        statement: #"""
          `window.rootViewController = Z` while the old root A presents: A's view leaves the window, Z's enters. The links of A and of
          everything presented stay; views presented in the full-screen family stay in the window above Z, the others go with A's. No delegate
          call and no dismissal callback. `A.dismiss(animated:)` still works; A's view is not put back (WIN-03; X-02 of chapter 7).
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.observed, #"openradar 18535358, AdevintaSpain/Sencha#23 (iOS 13), Rightpoint/Swiftilities#38."#),
          Evidence(.inferred, #"after iOS 13."#),
        ],
        example: #"""
          A→X over full screen, `window.rootViewController = Z`: `X.view.window != nil`, `X.presentingViewController == A`.
          """#)
    default: nil
    }
  }
}
