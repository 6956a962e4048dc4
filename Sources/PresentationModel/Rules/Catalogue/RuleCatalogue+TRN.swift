// swift-format-ignore-file
// Made from the doc comments of Rules/Transition; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the TRN rules; nil for any other.
  static func trn(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .trn01:
      RuleMetadata(
        id: .trn01, title: #"The presented controller's modalTransitionStyle is used"#, chapter: 1,
        statement: #"""
          Unless TRN-02…04 say otherwise, presentation and dismissal use `presented.modalTransitionStyle`, read when that transition
          begins.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `modalTransitionStyle`, `dismiss(animated:completion:)`; Design documents 0 and 4."#),
        ],
        example: #"""
          X `.crossDissolve` by V: `presentation(X).transitionStyle == .crossDissolve`.
          """#)
    case .trn02:
      RuleMetadata(
        id: .trn02, title: #"An animator from the transitioning delegate wins, in any style"#, chapter: 1,
        statement: #"""
          When animated, `presented.transitioningDelegate.animationController(forPresented:presenting:source:)` is called with the
          presenter and the source, for every style; a non-nil result is the animator and `transitionStyle` is nil. Only then
          `interactionControllerForPresentation(using:)` is asked. Dismissal: `animationController(forDismissed:)`,
          `interactionControllerForDismissal(using:)`. STY-03's own presentations do not ask.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIViewControllerTransitioningDelegate`; Design document 2 (its step order)."#),
          Evidence(.observed, #"Neuburg (with a current-context presentation too)."#),
        ],
        example: #"""
          X `.fullScreen`, delegate `Fade` of the language page: `presentation(X).animator == FadeAnimator`,
          `transitionStyle == nil`.
          """#)
    case .trn03:
      RuleMetadata(
        id: .trn03, title: #"The context can impose its own transition style"#, chapter: 1,
        statement: #"""
          Context family, presenter P with `definesPresentationContext` and `providesPresentationContextTransitionStyle` both true:
          where TRN-01 would apply, `P.modalTransitionStyle` takes the place of the presented's, for presentation and dismissal. An animator
          (TRN-02) is not displaced. Default of the property: false.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `providesPresentationContextTransitionStyle`; View Controller Programming Guide; Design document 2."#),
          Evidence(.observed, #"for current context, Neuburg p. 270."#),
          Evidence(.inferred, #"for an animator."#),
        ],
        example: #"""
          d(V), V provides, V `.flipHorizontal`, X over the current context, `.coverVertical`: `transitionStyle == .flipHorizontal`.
          """#)
    case .trn04:
      RuleMetadata(
        id: .trn04, title: #"From iOS 18 preferredTransition replaces the style"#, chapter: 1,
        statement: #"""
          A non-nil `presented.preferredTransition` takes the place of `presented.modalTransitionStyle` in TRN-01 and PRE-03; for
          `.zoom` `transitionStyle` and `animator` are both nil. An animator (TRN-02) is not displaced.
          """#,
        versions: #"""
          iOS 18+.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `preferredTransition`, `UIViewController.Transition`."#),
          Evidence(.inferred, #"the precedence."#),
        ],
        example: #"""
          `X.preferredTransition = .crossDissolve`, X `.coverVertical`: `transitionStyle == .crossDissolve` on `ios 18`.
          """#)
    case .trn05:
      RuleMetadata(
        id: .trn05, title: #"Without animation nobody is asked"#, chapter: 1,
        statement: #"""
          With `animated: false` no delegate method of TRN-02 is called, `animator` is nil and `transitionStyle` is what TRN-01, 03, 04
          give, unplayed. The transition still begins at the end of the turn and ends in the same step.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.observed, #"links are still set right after a call without animation (openradar 18464897)."#),
          Evidence(.inferred, #"the rest."#),
        ],
        example: #"""
          V→X, `turn { V.dismiss(animated: false)`, `V.present(Y) }`: PRE-11 naming X, since X is still linked within the turn.
          """#)
    case .trn06:
      RuleMetadata(
        id: .trn06, title: #"Over the current context takes any transition style but the curl"#, chapter: 1,
        statement: #"""
          No exception for `.overCurrentContext` or `.currentContext` with another transition style, in a popover or elsewhere;
          `.partialCurl` is PRE-03.
          """#,
        versions: #"""
          iOS 8–26. **docs:** `.overCurrentContext` whose `presented.modalTransitionStyle` is not `.coverVertical` throws
          `NSInvalidArgumentException` inside the call, right after PRE-06; UIKit's text is not known, so presim's own is used:
          `Application tried to present overCurrentContext with a transition style other than coverVertical <presented>.`
          """#,
        evidence: [
          Evidence(.observed, #"Neuburg, popovers example (flip inside a popover; "this restriction is lifted")."#),
          Evidence(.disputed, #"Apple `overCurrentContext` and `currentContext` keep the restriction for popovers only; Design document 4 states it for every case."#),
        ],
        example: #"""
          X over the current context, `.crossDissolve`: presented on `ios 26`, exception under `docs`.
          """#)
    default: nil
    }
  }
}
