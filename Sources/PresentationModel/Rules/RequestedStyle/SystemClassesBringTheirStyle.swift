enum SystemClassesBringTheirStyle: Rule {
  static let id = RuleID.sty03
  static let question = Question.style
  static let versions = Versions(.everywhere, "iOS 8–26; image picker row iOS 13+.")
  static let entry = RuleEntry(
    title: "A few system classes bring their own style",
    statement: """
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
      """,
    evidence: [
      Evidence(
        .documented,
        "image picker: WWDC19-224; activity controller: class overview; search controller: WWDC14-228; every other class: UIViewController.h."
      ),
      Evidence(
        .observed,
        #"alert: deltachat/deltachat-ios#2736; action sheet: exception text in PRE-13; that the slide-up forms leave the presenter's view in place: nutrient.io, "Popovers on popovers"."#
      ),
      Evidence(.inferred, "an alert and a search controller read `.custom`."),
    ],
    example: """
      `T▸N▸V`, `V.present(alert)`: presenter T, nothing leaves the window. V presents a second alert: PRE-11.
      """)

  /// The presentation that a class brings itself, whatever style is assigned.
  static func own(_ kind: ControllerKind, _ alertStyle: AlertStyle, _ environment: Environment) -> OwnPresentation? {
    let isPopover = (environment.device == .iPad || environment.device == .mac) && environment.horizontal == .regular
    switch kind {
    case .alert where alertStyle == .alert: return .alert
    case .alert: return isPopover ? .actionSheetPopover : .actionSheetSlide
    case .activity: return isPopover ? .activityPopover : .activitySlide
    case .search: return .search
    default: return nil
    }
  }

  /// The style that such a class reads as. For alerts and search controllers no source says it: `.custom` is inferred
  /// from their bringing a presentation controller of their own.
  static func readsAs(_ own: OwnPresentation) -> ModalPresentationStyle {
    switch own {
    case .actionSheetPopover, .actionSheetSlide, .activityPopover, .activitySlide: .popover
    case .alert, .search: .custom
    }
  }

  /// A camera is full screen from iOS 13 on unless a style is assigned; a photo library is as any other.
  static let cameraIsFullScreen = VersionRows((.upTo(12), false), (.from(13), true))
}
