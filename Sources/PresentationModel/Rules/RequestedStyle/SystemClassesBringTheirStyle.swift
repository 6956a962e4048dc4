enum SystemClassesBringTheirStyle: Rule {
  static let id = RuleID.sty03
  static let question = Question.style
  static let versions = Versions(.everywhere, "iOS 8–26; image picker row iOS 13+, Safari row iOS 9+.")
  static let entry = RuleEntry(
    title: "A few system classes bring their own style",
    statement: """
      Whatever style is assigned to the classes marked *own*, their own presentation controller is used, and they read the style
      named: `requestedStyle` and `style` answer it, and so does `modalPresentationStyle` while none is assigned. Only `style` of an action
      sheet or activity controller that slides up is `.custom`.

      | class | style, presentation | evidence |
      |---|---|---|
      | UIImagePickerController, `sourceType == .camera`, 13+, unset | `.fullScreen` (photo library: as STY-02) | documented: WWDC19-224 |
      | SFSafariViewController, 9+, unset | `.fullScreen`, with a slide of its own (TRN-07) | observed: TRN-07; that it is full screen: inferred (CHO-38) |
      | UIAlertController `.alert` | *own*; reads `.custom`; full-screen family, never adapts, presenter's view stays | observed: deltachat/deltachat-ios#2736; reading: inferred |
      | UIAlertController `.actionSheet` | *own*; reads `.popover`; second table | observed: exception text in PRE-13 |
      | UIActivityViewController | *own*; reads `.popover`; second table | documented: class overview (iPad: popover) |
      | UISearchController | *own*; reads `.custom`; context family (CTX-04), never adapts, presenter's view stays | documented: WWDC14-228; reading: inferred |
      | every other class, the system's too (language page) | STY-01, STY-02 | documented: UIViewController.h |

      Action sheets and activity controllers are of the full-screen family, and the presenter's view stays. When the transition begins they
      become a popover, which needs its anchor (PRE-13), or they slide up, which needs none; no delegate is asked (ADP-01):

      | the source stands | action sheet | activity controller |
      |---|---|---|
      | on a device that is no iPad or Mac, or in a window of compact width | slides up; from iOS 26 with an anchor: popover | slides up |
      | in a window of regular width | popover | popover |
      | there, inside a form sheet | iOS 8–13.1: slides up in it if its `popoverPresentationController` was never read (STY-04), else popover; from 13.2 popover | popover |
      | there, inside a popover | as inside a form sheet | iOS 8–9 popover, iOS 10+ slides up in it |

      *Inside*: its tree top was presented with that active style, or in the context family by a controller that stands inside. On iPhone
      `popoverPresentationController` is nil, before and while it is presented, of an action sheet up to iOS 18, of an activity controller up
      to iOS 9; else it answers in every size class. As a popover on iPhone (26) an action sheet goes by a tap outside, with or without a cancel
      action.
      """,
    evidence: [
      Evidence(
        .observed,
        #"as in the first table. The second: observed: Douglas Hill, "Preventing Popovers on Popovers" (PSPDFKit, now nutrient.io, 2016, with screenshots; rdar 27448488, 27448912: form sheet, popover, iOS 9 and 10; the presenter's view stays), brave/brave-ios#1951, #1955 (form sheet before 13.2 and from 13.2 on), mssun/passforios#24 (Slide Over). Nil on iPhone: observed: FlexMonkey/ParticleLab#23; openradar 27991890 (activity controller, 9.3 and 10, one report). iOS 26: documented: WWDC25-284, Human Interface Guidelines ("Action sheets": they originate from the element that initiates the action)."#
      ),
      Evidence(.observed, "expo/react-native-action-sheet#346."),
      Evidence(
        .inferred,
        "inside a popover from 13.2 on, page sheets and split view columns as regular width (CHO-57), `.custom`; iOS 26 (CHO-39); an unanchored activity controller in a form sheet on iOS 8–9 (CHO-55)."
      ),
    ],
    example: """
      `T▸N▸V`, `V.present(alert)`: presenter T, nothing leaves the window. V presents a second alert: PRE-11.

      iPhone, an action sheet with a `sourceView`: `sheet.tapOutside()` dismisses it on `ios 26`; on `ios 18` only if it has a
      cancel action.

      iPad, V→F form sheet, `F.present(actions)`, an action sheet without an anchor: `ios 12` slides up in F; `ios 14`: O-E02.
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
