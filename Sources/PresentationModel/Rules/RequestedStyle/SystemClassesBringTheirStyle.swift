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

  /// The style of a class that brings its own; nil for every other class.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ModalPresentationStyle>? {
    if let own = RequestedStyle.own(x, world) { return decides(readsAs(own), on: x, sentence(own)) }
    guard world.hierarchy.kind(of: x) == .imagePicker, RequestedStyle.assigned(x, world) == nil,
      cameraIsFullScreen[world.profile], isCamera(x, world)
    else { return nil }
    return decides(.fullScreen, on: x, "a camera is full screen unless a style is assigned")
  }

  private static func sentence(_ own: OwnPresentation) -> Because {
    switch own {
    case .alert: "its class brings its own presentation: an alert, over the presenter's view"
    case .actionSheetPopover: "its class brings its own presentation: an action sheet in a popover"
    case .actionSheetSlide: "its class brings its own presentation: an action sheet that slides up"
    case .activityPopover: "its class brings its own presentation: an activity view in a popover"
    case .activitySlide: "its class brings its own presentation: an activity view that slides up"
    case .search: "its class brings its own presentation: a search controller, over its context"
    }
  }

  private static func isCamera(_ x: ControllerID, _ world: World) -> Bool {
    guard case .enumeration(let type, let row)? = world.hierarchy.property(x, .sourceType) else { return false }
    return StandardValues.isCamera(type, row)
  }
}
