// swift-format-ignore-file
// Made from the doc comments of Rules/Style; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the STY rules; nil for any other.
  static func sty(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .sty01:
      RuleMetadata(
        id: .sty01, title: #"Unset means full screen until iOS 12, automatic from iOS 13"#, chapter: 1,
        statement: #"""
          A controller whose `modalPresentationStyle` was never assigned has `.fullScreen` on iOS ≤ 12 and `.automatic` on iOS 13+. On
          `device TV` it is `.fullScreen` in every version. `modalTransitionStyle` is `.coverVertical`.
          """#,
        versions: #"""
          iOS 8–26. **docs:** `.fullScreen`.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `modalPresentationStyle` and its comment in UIViewController.h (automatic from 13, full screen before and on other platforms); WWDC19-224; Design documents 0 and 4 (full screen)."#),
        ],
        example: #"""
          root V, `ios 12`, `V.present(X)`: `X.modalPresentationStyle == .fullScreen`, V leaves the window. `ios 13`: it stays.
          """#)
    case .sty02:
      RuleMetadata(
        id: .sty02, title: #"Automatic reads as page sheet until iOS 17, form sheet from iOS 18"#, chapter: 1,
        statement: #"""
          `.automatic` is resolved whenever it is read and when it is presented, and is never returned: to STY-03's answer for a listed
          class, else to `.pageSheet` on iOS 13–17 and `.formSheet` on iOS 18+. `requestedStyle` is that value, taken inside the call.
          """#,
        versions: #"""
          iOS 13+.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIModalPresentationStyle.automatic` (form sheet from 18), UIViewController.h (reading gives a concrete style)."#),
          Evidence(.observed, #"wix/react-native-navigation RNNModalManagerTest (branches on iOS 18); Neuburg, Programming-iOS-Book-Examples (p. 264)."#),
        ],
        example: #"""
          `X.modalPresentationStyle = .automatic`; `expect X.modalPresentationStyle == .formSheet` on `ios 26`, `.pageSheet` on
          `ios 17`.
          """#)
    case .sty03:
      RuleMetadata(
        id: .sty03, title: #"A few system classes bring their own style"#, chapter: 1,
        statement: #"""
          Whatever style is assigned to the classes marked *own*, their own presentation controller is used.

          | class | style, presentation | evidence |
          |---|---|---|
          | UIImagePickerController, `sourceType == .camera`, 13+, unset | `.fullScreen` (photo library: as STY-02) | documented: WWDC19-224 |
          | UIAlertController `.alert` | *own*; full-screen family, never adapts, presenter's view stays | observed: deltachat/deltachat-ios#2736 |
          | UIAlertController `.actionSheet` | *own*; reads `.popover`; see below | observed: exception text in PRE-13 |
          | UIActivityViewController | *own*; reads `.popover`; see below | documented: class overview (iPad: popover) |
          | UISearchController | *own*; context family (CTX-04), never adapts, presenter's view stays | documented: WWDC14-228 |
          | every other class | STY-02 | documented: UIViewController.h |

          Action sheet and activity controller: on iPad and Mac in regular width an anchored popover (PRE-13), else they slide up; full-screen
          family, never adapted by ADP, and the presenter's view stays.
          """#,
        versions: #"""
          iOS 8–26; image picker row iOS 13+.
          """#,
        evidence: [
          Evidence(.documented, #"image picker: WWDC19-224; activity controller: class overview; search controller: WWDC14-228; every other class: UIViewController.h."#),
          Evidence(.observed, #"alert: deltachat/deltachat-ios#2736; action sheet: exception text in PRE-13; that the slide-up forms leave the presenter's view in place: nutrient.io, "Popovers on popovers"."#),
          Evidence(.inferred, #"an alert and a search controller read `.custom`."#),
        ],
        example: #"""
          `T▸N▸V`, `V.present(alert)`: presenter T, nothing leaves the window. V presents a second alert: PRE-11.
          """#)
    case .sty04:
      RuleMetadata(
        id: .sty04, title: #"Reading a presentation controller freezes the style"#, chapter: 1,
        statement: #"""
          Reading `presentationController` of a controller that is not presented and has no presented ancestor creates its presentation
          controller from the style of that moment and keeps it for the next presentation; assigning `modalPresentationStyle` afterwards changes
          the property, not that presentation. `popoverPresentationController` does so only when the style is `.popover`,
          `sheetPresentationController` (15+) only for page and form sheet; otherwise they answer nil and freeze nothing. What was kept is dropped
          when the presentation ends. Assigning a style while presented does not change the presentation that is up. Each such assignment of
          another value prints this line from iOS 13 on, nothing on iOS ≤ 12 (wrapped here):

          ```
          Setting modalPresentationStyle once presentationController has been accessed will have no effect until <X> is presented, dismissed,
          and presented again.
          ```
          """#,
        versions: #"""
          iOS 8–26.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `presentationController` ("always set … before accessing")."#),
          Evidence(.observed, #"Neuburg, popovers example (examining the controller first means it never becomes a popover); react-native-screens RNSFormSheetContentController (one cycle per controller); the line: software-mansion/react-native-screens#185, duckduckgo/apple-browsers#2358 (first version inferred)."#),
        ],
        example: #"""
          `_ = X.presentationController` (page sheet), `X.modalPresentationStyle = .fullScreen`, `V.present(X)`: V stays in the
          window.
          """#)
    case .sty05:
      RuleMetadata(
        id: .sty05, title: #"A style the platform lacks is an error of the file"#, chapter: 1,
        statement: #"""
          Using a value outside its availability is reported like Swift's compiler does; `presim compare` prints *unavailable* in its
          place.

          | value | raw | available | value | raw | available |
          |---|---|---|---|---|---|
          | automatic | -2 | iOS 13+ | custom | 4 | all |
          | none | -1 | all (never to present: PRE-06) | overFullScreen | 5 | all |
          | fullScreen | 0 | all | overCurrentContext | 6 | all |
          | pageSheet | 1 | not TV | popover | 7 | not TV |
          | formSheet | 2 | not TV before 26 | blurOverFullScreen | 8 | TV only, 11+ |
          | currentContext | 3 | all | | | |
          """#,
        versions: #"""
          iOS 8–26. **docs:** as `ios 12`.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIModalPresentationStyle`; Design document 0 (blur on tvOS only; document 4 does not limit it)."#),
        ],
        example: #"""
          `ios 12` with `X.modalPresentationStyle = .automatic`: "'automatic' is only available in iOS 13 or newer".
          """#)
    default: nil
    }
  }
}
