// swift-format-ignore-file
// Made from the doc comments of Rules/Style; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the PCC rules; nil for any other.
  static func pcc(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .pcc01:
      RuleMetadata(
        id: .pcc01, title: #"Only `.custom` asks the delegate for a presentation controller"#, chapter: 1,
        statement: #"""
          1. One frozen by STY-04 is used. 2. A class marked *own* in STY-03 makes its own. 3. For `.custom`,
          `presented.transitioningDelegate.presentationController(forPresented:presenting:source:)` is called with `presenting` nil (the presenter
          is not known yet) and the source; without a delegate, without the method, or when it returns nil: a plain `UIPresentationController`.
          4. Any other style makes its own class, and the delegate method is not called even if a delegate is set.
          """#,
        versions: #"""
          iOS 8–26.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `presentationController(forPresented:presenting:source:)` (called for custom; `presenting` may be nil); Design document 2."#),
          Evidence(.observed, #"`presenting` is nil (openradar 22398420, iOS 8.4)."#),
          Evidence(.inferred, #"the plain fallback."#),
        ],
        example: #"""
          X `.fullScreen` with a delegate that returns `Dimmed`: printed class `_UIFullscreenPresentationController`; `.custom`:
          `Dimmed`.
          """#)
    case .pcc02:
      RuleMetadata(
        id: .pcc02, title: #"Each active style prints its class"#, chapter: 1,
        statement: #"""
          Dumps and `presentation(x).presentationController` name the class of the **active** style:

          | active style | class | evidence |
          |---|---|---|
          | fullScreen | `_UIFullscreenPresentationController` | observed: objc.io issue 19 |
          | overFullScreen | `_UIOverFullscreenPresentationController` | observed: public dumps (iOS 11) |
          | currentContext | `_UICurrentContextPresentationController` | inferred from the next row's name |
          | overCurrentContext | `_UIOverCurrentContextPresentationController` | observed: console log of the taz app, 2020-07 |
          | pageSheet | `_UIPageSheetPresentationController` | observed: public lldb session on a SwiftUI sheet (iOS 15+) |
          | formSheet | `_UIFormSheetPresentationController` | observed: same session (superclass of the page sheet's) |
          | popover | `UIPopoverPresentationController` | documented |
          | custom | the delegate's class, else `UIPresentationController` | documented, inferred |
          | blurOverFullScreen | `_UIBlurOverFullscreenPresentationController` | inferred |
          | alert | `_UIAlertControllerAlertPresentationController` | observed: J. Squires, "Swifty view controller presenters" |
          | action sheet, slides up | `_UIAlertControllerActionSheetCompactPresentationController` | observed: same talk |
          | action sheet, popover | `_UIAlertControllerActionSheetRegularPresentationController` | observed: PRE-13's exception on 8.0 |
          | activity controller | popover: `UIPopoverPresentationController`, else `UIPresentationController` | inferred |
          | search controller | `UIPresentationController` | inferred |
          """#,
        versions: #"""
          iOS 8–26, **docs** too. Spelling: `Fullscreen` with a small s.
          """#,
        evidence: [
          Evidence(.documented, #"popover: Apple `UIPopoverPresentationController`; custom: its delegate method."#),
          Evidence(.observed, #"full screen: objc.io issue 19; over full screen: public dumps (iOS 11); over the current context: console log of the taz app (2020-07); page and form sheet: public lldb session on a SwiftUI sheet (iOS 15+); alert and action sheet: J. Squires, "Swifty view controller presenters", PRE-13's exception on 8.0."#),
          Evidence(.inferred, #"current context, blur, custom without a class, activity and search controllers."#),
        ],
        example: #"""
          popover on iPhone portrait, `ios 26`: `presented with: <_UIFormSheetPresentationController>`.
          """#)
    default: nil
    }
  }
}
