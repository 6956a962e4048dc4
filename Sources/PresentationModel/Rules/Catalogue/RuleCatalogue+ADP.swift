// swift-format-ignore-file
// Made from the doc comments of Rules/Adaptation; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the ADP rules; nil for any other.
  static func adp(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .adp01:
      RuleMetadata(
        id: .adp01, title: #"Only sheets and popovers adapt by themselves"#, chapter: 1,
        statement: #"""
          Requested `.pageSheet`, `.formSheet`, `.popover` adapt by ADP-02…05. `.custom` of the full-screen family adapts only when
          asked to (ADP-06). `.fullScreen`, `.overFullScreen`, `.blurOverFullScreen`, the context family and STY-03's own presentations never
          adapt, whatever a delegate returns; the delegate is not asked.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.observed, #"Neuburg, recorded results (iOS 9 era and 13): no adaptation in any row of the four styles."#),
          Evidence(.documented, #"WWDC14-214 (a current-context controller does not adapt)."#),
          Evidence(.disputed, #"View Controller Programming Guide lets context styles become full screen in compact."#),
        ],
        example: #"""
          iPhone, X `.overFullScreen`, delegate returns `.none` or `.formSheet`: active style `.overFullScreen`, `adapted` false.
          """#)
    case .adp02:
      RuleMetadata(
        id: .adp02, title: #"The method with traits is asked first, the other one only in compact width"#, chapter: 1,
        statement: #"""
          D = the presentation controller's `delegate`. 1. If D implements `adaptivePresentationStyle(for:traitCollection:)` (8.3+), its
          value is the answer in every size class. 2. Else, in compact width, `adaptivePresentationStyle(for:)`. 3. Else there is no answer.
          """#,
        versions: #"""
          iOS 8–26; step 1 from iOS 8.3.
          """#,
        evidence: [
          Evidence(.documented, #"Apple, both methods (the second: on moving to a horizontally compact environment); WWDC14-214."#),
          Evidence(.observed, #"Neuburg (iPad rows honour the method with traits)."#),
        ],
        example: #"""
          iPad, X `.formSheet`, D implements only the method without traits, returning `.fullScreen`: not asked, stays a form sheet.
          """#)
    case .adp03:
      RuleMetadata(
        id: .adp03, title: #"Four answers are honoured, the others mean the default"#, chapter: 1,
        statement: #"""
          Honoured from the method with traits: `.none`, `.fullScreen`, `.overFullScreen`, `.formSheet`; from the one without: the first
          three. Any other answer, and no answer, means ADP-04's default.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple, both methods (full screen, over full screen, none)."#),
          Evidence(.observed, #"`.formSheet`, and the fate of `.pageSheet`, `.currentContext`, `.overCurrentContext`, `.popover`: Neuburg (392 recorded cells, none contradicts)."#),
        ],
        example: #"""
          iPhone portrait, X `.popover`, answer `.pageSheet`: `ios 26` becomes `.formSheet` (the default), not a page sheet.
          """#)
    case .adp04:
      RuleMetadata(
        id: .adp04, title: #"The defaults by version and size class"#, chapter: 1,
        statement: #"""
          `–` means no adaptation.

          | requested | profile | C×C | C×R | R×C | R×R |
          |---|---|---|---|---|---|
          | pageSheet, formSheet | iOS ≤ 12 | fullScreen | fullScreen | – | – |
          | pageSheet, formSheet | iOS 13+ | – | – | – | – |
          | popover | iOS ≤ 12 | fullScreen | fullScreen | formSheet | – |
          | popover | iOS 13+ | formSheet | formSheet | formSheet | – |
          | popover | docs | fullScreen | fullScreen | – | – |
          | pageSheet, formSheet | docs, landscape | fullScreen | fullScreen | – | – |
          | pageSheet, formSheet | docs, portrait | fullScreen | fullScreen | fullScreen | fullScreen |
          """#,
        versions: #"""
          as in the table.
          """#,
        evidence: [
          Evidence(.observed, #"Neuburg (all but C×C on ≤ 12, inferred from C×R)."#),
          Evidence(.documented, #"WWDC19-224 (sheets stay sheets, popovers become sheets), WWDC14-214; Design documents 0 and 4 (the docs rows)."#),
        ],
        example: #"""
          iPad portrait, X `.formSheet`: `ios 26` a form sheet; `docs` full screen, presenter's view leaves the window.
          """#)
    case .adp05:
      RuleMetadata(
        id: .adp05, title: #"The active style replaces the requested one, the properties keep it"#, chapter: 1,
        statement: #"""
          If the target is `.none` or equals the requested style nothing adapts. Else the active style is the target: its class is
          printed, its removal rule (REM-01) and its dismissal gestures (DIS-08) hold. `modalPresentationStyle`, `presentationController` and
          `delegate` stay the requested ones; `activePresentationController` (16+) answers the new one. The presenter does not change.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `activePresentationController`."#),
          Evidence(.observed, #"Neuburg (`modalPresentationStyle` still reads popover)."#),
        ],
        example: #"""
          iPhone, `ios 12`, popover: `X.modalPresentationStyle == .popover`, `presentation(X).style == .fullScreen`, V leaves the
          window.
          """#)
    case .adp06:
      RuleMetadata(
        id: .adp06, title: #"A custom controller adapts when its class or its delegate says so"#, chapter: 1,
        statement: #"""
          For `.custom` in the full-screen family the answer is the presentation controller class's `adaptivePresentationStyle(for:)` if
          it sets one, else ADP-02's. Honoured values as ADP-03; no honoured answer means no adaptation.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIPresentationController.adaptivePresentationStyle(for:)` (delegate's value, else none); WWDC14-214 (possible if `shouldPresentInFullscreen`), WWDC14-228."#),
        ],
        example: #"""
          iPhone, custom X, delegate returns `.fullScreen`: active style `.fullScreen`.
          """#)
    case .adp07:
      RuleMetadata(
        id: .adp07, title: #"The delegate may put another controller in place, and is told"#, chapter: 1,
        statement: #"""
          Only when something adapts, `presentationController(_:viewControllerForAdaptivePresentationStyle:)` is called with the target;
          a non-nil controller other than X is presented instead: the links, callbacks and dumps are its own from here, and X has no presenter
          unless it is a child of it. Then, in every case, `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)` (8.3+)
          is called with the target, or `.none` when nothing adapts.
          """#,
        versions: #"""
          iOS 8–26.
          """#,
        evidence: [
          Evidence(.documented, #"UIPresentationController.h comments; Apple, both methods."#),
          Evidence(.observed, #"Neuburg (substituted in exactly the adapted rows)."#),
        ],
        example: #"""
          popover X, delegate returns `wrapper: UINavigationController` around X: iPhone presents wrapper, iPad presents X.
          """#)
    case .adp08:
      RuleMetadata(
        id: .adp08, title: #"A change of size class adapts again"#, chapter: 1,
        statement: #"""
          After `device.rotate` or `window.resize` ADP-01…07 are evaluated for every live presentation, lowest level first. If the
          active style changes, the presentation controller is replaced, without animation: a presenter's view that must now leave does, one that
          may return does, and a substitute gives way to X or takes its place. The presenter is never looked for again.
          """#,
        versions: #"""
          iOS 8–26, **docs** too (there `rotate` alone can matter).
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIAdaptivePresentationControllerDelegate`, WWDC14-214, WWDC14-228 (a popover changes while it is up)."#),
        ],
        example: #"""
          iPad, `ios 12`, form sheet up; `window.resize(to: sizeClass(compact, regular))`: active style `.fullScreen`, V leaves.
          """#)
    default: nil
    }
  }
}
