// swift-format-ignore-file
// Made from the doc comments of Rules/Refusals; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the PRE rules; nil for any other.
  static func pre(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .pre01:
      RuleMetadata(
        id: .pre01, title: #"A call during a push or pop waits for its end"#, chapter: 1,
        statement: #"""
          While the source is, or is inside, a navigation controller whose push, pop or stack change has begun and not ended, the call
          is put off to the end of that transition, checks included, in the order of the calls. A running modal transition puts nothing off
          (PRE-09).
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.observed, #"crash traces run `present` from a transition coordinator's completion (danielsaidi/Sheeeeeeeeet#140, wordpress-mobile/WordPress-iOS#11483)."#),
          Evidence(.inferred, #"that it is limited to stack transitions."#),
        ],
        example: #"""
          `N▸V`, `begin N.pushViewController(B)`, `V.present(X)`: nothing yet; `finish`: the call is made, and refused or accepted
          then.
          """#)
    case .pre02:
      RuleMetadata(
        id: .pre02, title: #"Presenting nil throws"#, chapter: 1,
        statement: #"""
          `Application tried to present a nil modal view controller on target <source>.`
          """#,
        versions: #"""
          iOS 8–26.
          """#,
        evidence: [
          Evidence(.observed, #"adamdebono/ADFlipTransition#15 and many crash reports (2012–2017)."#),
        ],
        example: #"""
          `V.present(nil)`.
          """#)
    case .pre03:
      RuleMetadata(
        id: .pre03, title: #"Partial curl needs full screen at both ends"#, chapter: 1,
        statement: #"""
          With `presented.modalTransitionStyle == .partialCurl`, throw unless (a) the requested style is `.fullScreen` and (b) the
          source's tree top has no own presenter or is presented with active style `.fullScreen`:
          `Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <source>.`
          """#,
        versions: #"""
          iOS 8–26. From iOS 13 a controller with nothing but the transition style set throws, since STY-01 makes it a sheet.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIModalTransitionStyle.partialCurl`; Design document 0."#),
          Evidence(.observed, #"the text names the receiver (crash reports since 13.0; proyecto26/react-native-inappbrowser#130)."#),
        ],
        example: #"""
          root V, X only `.partialCurl`: `ios 12` presents with the curl, `ios 13` throws naming `<UIViewController V>`.
          """#)
    case .pre04:
      RuleMetadata(
        id: .pre04, title: #"A curled controller presents nothing"#, chapter: 1,
        statement: #"""
          If the source's tree top is presented with transition style `.partialCurl` (resolved by TRN), the call is refused without a
          console line.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIModalTransitionStyle.partialCurl`, Design document 0 ("prevented from presenting")."#),
          Evidence(.inferred, #"how."#),
        ],
        example: #"""
          V→X by partial curl; `X.present(Y)`: `X.presentedViewController == nil`, no log, no completion.
          """#)
    case .pre05:
      RuleMetadata(
        id: .pre05, title: #"A controller with a parent cannot be presented"#, chapter: 1,
        statement: #"""
          `presented.parent != nil` throws.
          - iOS ≤ 13: `Application tried to present modally an active controller <presented>.`
          - iOS 14+: `Application tried to present modally a view controller <presented> that has a parent view controller <parent>.`
          """#,
        versions: #"""
          iOS 8–26, text by version. **docs:** as iOS 12.
          """#,
        evidence: [
          Evidence(.observed, #"mxcl/PromiseKit#178, material-components-ios#8506 (iOS 13); both iOS 14+ templates are quoted in Wikipedia's iOS app."#),
        ],
        example: #"""
          `N▸W`, W under N; `V.present(W)` throws; `V.present(N)` is right.
          """#)
    case .pre06:
      RuleMetadata(
        id: .pre06, title: #"Style none cannot be presented"#, chapter: 1,
        statement: #"""
          Requested style `.none` throws `NSInternalInconsistencyException`
          `The specified modal presentation style doesn't have a corresponding presentation controller.`
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIModalPresentationStyle.none`; Design document 0 (never present with it)."#),
          Evidence(.observed, #"public crash reports."#),
        ],
        example: #"""
          `X.modalPresentationStyle = .none`, `V.present(X)`.
          """#)
    case .pre07:
      RuleMetadata(
        id: .pre07, title: #"Presenting the presenter throws"#, chapter: 1,
        statement: #"""
          P === X: `Application tried to present modal view controller on itself. Presenting controller is <P>.`
          """#,
        versions: #"""
          iOS 8–26.
          """#,
        evidence: [
          Evidence(.observed, #"wordpress-mobile/WordPress-iOS#11483 (comes before PRE-08: that controller was already presented), capacitor-community/privacy-screen 5.1.1."#),
        ],
        example: #"""
          `N▸V`, `V.present(N)`. (`V.present(V)` is PRE-05.)
          """#)
    case .pre08:
      RuleMetadata(
        id: .pre08, title: #"A controller that is already presented throws"#, chapter: 1,
        statement: #"""
          X has an own presenter Q, also while it is animating in or out: exception.
          - iOS ≤ 13: `Application tried to present modally an active controller <X>.`
          - iOS 14+: `Application tried to present modally a view controller <X> that is already being presented by <Q>.`
          """#,
        versions: #"""
          iOS 8–26, text by version. **docs:** as iOS 12.
          """#,
        evidence: [
          Evidence(.observed, #"thrown where PRE-11 would hold (capacitor-community/privacy-screen#56, #83: same presenter, inside the call) and where PRE-09 or PRE-10 would (public sample PresentDemo, 2021: full screen, during and after the animation); Expensify/react-native-share-menu#101 (2021)."#),
        ],
        example: #"""
          V→X; `V.present(X)` throws. After `X.dismiss(animated: true)` has settled it is allowed again.
          """#)
    case .pre09:
      RuleMetadata(
        id: .pre09, title: #"A presenter in transition refuses"#, chapter: 1,
        statement: #"""
          A presentation or dismissal of which P is the presenter has begun and not ended. A transition begins at the end of the turn of
          its call and has ended by the first did-callback.
          - iOS ≤ 13: `Warning: Attempt to present <X> on <P> while a presentation is in progress!`
          - iOS 14+: `Attempt to present <X> on <P> (from <S>) while a presentation is in progress.`
          """#,
        versions: #"""
          iOS 8–26, text by version. **docs:** as iOS 12.
          """#,
        evidence: [
          Evidence(.observed, #"zetachang/DCModalSegue#10, ericberman/MyFlightbookiOS#370 (2025), nathantannar4/Transmission#103."#),
          Evidence(.inferred, #"the exact boundary with PRE-11."#),
        ],
        example: #"""
          `begin V.present(X)`, next statement `V.present(Y)`: refused.
          """#)
    case .pre10:
      RuleMetadata(
        id: .pre10, title: #"A presenter outside any window refuses"#, chapter: 1,
        statement: #"""
          P's view is not loaded or has no window (QRY-07), or P is on its way out: its dismissal has been asked for and has not ended.
          - iOS ≤ 13: `Warning: Attempt to present <X> on <P> whose view is not in the window hierarchy!`
          - iOS 14+: `Attempt to present <X> on <P> (from <S>) whose view is not in the window hierarchy.`
          """#,
        versions: #"""
          iOS 8–26, text by version. **docs:** as iOS 12.
          """#,
        evidence: [
          Evidence(.observed, #"facebookarchive/Tweaks#15 (root covered by its own full-screen modal, so this comes before PRE-11); CoderMikeHe/WeChat#16 (iOS 13); steipete/PSTAlertController#40 (on its way out)."#),
        ],
        example: #"""
          V→X full screen, then `V.present(Y)`: this text, although V also presents.
          """#)
    case .pre11:
      RuleMetadata(
        id: .pre11, title: #"A presenter that presents already refuses"#, chapter: 1,
        statement: #"""
          P has an own presented C, also one that was asked for, or is being dismissed, in this very turn.
          - iOS ≤ 13: `Warning: Attempt to present <X>  on <P> which is already presenting <C>` (two spaces before `on`, no mark at the end)
          - iOS 14+: `Attempt to present <X> on <P> (from <S>) which is already presenting <C>.`
          """#,
        versions: #"""
          iOS 8–26, text by version. **docs:** as iOS 12.
          """#,
        evidence: [
          Evidence(.observed, #"ThornTechPublic/InteractiveModal#8, deltachat-ios#2736, adaptyteam/AdaptySDK-iOS#116 (root under a sheet)."#),
          Evidence(.documented, #"View Controller Programming Guide (one at a time); Design document 4."#),
        ],
        example: #"""
          `turn { V.present(X)`, `V.present(Y) }`: X comes, Y is refused naming X.
          """#)
    case .pre12:
      RuleMetadata(
        id: .pre12, title: #"A detached source is warned, not refused"#, chapter: 1,
        statement: #"""
          Let R = the source's tree top, then, while R has an own presenter, that presenter's tree top. If R is no window's root: print,
          and go on.
          - iOS ≤ 13: `Presenting view controllers on detached view controllers is discouraged <S>.`
          - iOS 14–16: `Presenting view controller <X> from detached view controller <S> is discouraged.`
          - iOS 17+, wrapped here:

            ```
            Presenting view controller <X> from detached view controller <S> is not supported, and may result in incorrect safe area insets and
            a corrupt root presentation. Make sure <S> is in the view controller hierarchy before presenting from it. Will become a hard
            exception in a future release.
            ```
          """#,
        versions: #"""
          iOS 8–26, text by version. **docs:** as iOS 12.
          """#,
        evidence: [
          Evidence(.observed, #"John-Lluch/SWRevealViewController#344; davidscheutz/swiftui-infinite-navigation#8; LeoNatan/LNPopupController#560."#),
        ],
        example: #"""
          W's view was added to V's view by `addSubview` without `addChild`; `W.present(X)`: presented by W, with the line.
          """#)
    case .pre13:
      RuleMetadata(
        id: .pre13, title: #"A real popover needs an anchor"#, chapter: 1,
        statement: #"""
          When the transition begins and the active style is a popover with none of `sourceView`, `barButtonItem`, `sourceItem` (16+)
          set, `NSGenericException` ends the step (after the call has returned). First text: any popover, an activity controller too; second: an
          action sheet, the bracketed part from iOS 12 on, two spaces before `If` (both wrapped here):

          ```
          UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or barButtonItem set before the
          presentation occurs.
          ```

          ```
          Your application has presented a UIAlertController (<X>) of style UIAlertControllerStyleActionSheet[ from Class (<P>)]. The
          modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for
          this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a
          barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the
          UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
          ```
          """#,
        versions: #"""
          iOS 8–26 (the alert text from 8.1). An anchor set later in the same turn counts.
          """#,
        evidence: [
          Evidence(.observed, #"viezel/TiSocial.Framework#153 (trace: after the call), tasanobu-zz/Kamagari#1, dillidon/alerts-and-pickers#71."#),
        ],
        example: #"""
          iPad, X `.popover`, no anchor: throws. The same on iPhone portrait: no popover, no exception.
          """#)
    default: nil
    }
  }
}
