enum SystemClassesBringTheirStyle: Rule {
  static let id = RuleID.sty03
  static let question = Question.style
  static let versions = Versions(.everywhere, "iOS 8–27; image picker and player rows iOS 13+, Safari row iOS 9+.")

  /// The presentation that a class brings itself, whatever style is assigned.
  static func own(_ kind: ControllerKind, _ alertStyle: AlertStyle) -> OwnPresentation? {
    switch kind {
    case .alert: alertStyle == .alert ? .alert : .actionSheet
    case .activity: .activity
    case .search: .search
    default: nil
    }
  }

  /// The style that such a class reads as. For alerts and search controllers no source says it: `.custom` is inferred
  /// from their bringing a presentation controller of their own.
  static func readsAs(_ own: OwnPresentation) -> ModalPresentationStyle {
    switch own {
    case .actionSheet, .activity: .popover
    case .alert, .search: .custom
    }
  }

  /// A camera is full screen from iOS 13 on unless a style is assigned; a photo library is as any other.
  static let cameraIsFullScreen = VersionRows((.upTo(12), false), (.from(13), true))

  /// A player is full screen from iOS 13 on unless a style is assigned.
  static let playerIsFullScreen = VersionRows((.upTo(12), false), (.from(13), true))

  /// The style of a class that brings its own; nil for every other class.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ModalPresentationStyle>? {
    if let own = RequestedStyle.own(x, world) { return decides(readsAs(own), on: x, sentence(own)) }
    let kind = world.hierarchy.kind(of: x)
    let isPlayer = kind == .plain && playerIsFullScreen[world.profile] && isPlayer(x, world.hierarchy)
    guard kind == .imagePicker || kind == .safari || isPlayer else { return nil }
    // An assigned `.automatic` has this rule's answer too; how it reads depends on the version (`AutomaticReadsAsASheet`,
    // STY-02).
    guard (RequestedStyle.assigned(x, world) ?? .automatic) == .automatic else { return nil }
    if isPlayer { return decides(.fullScreen, on: x, "a player is full screen unless a style is assigned") }
    if kind == .safari {
      return decides(
        .fullScreen, on: x, "Safari's controller is full screen unless a style is assigned", raising: .cho38)
    }
    guard cameraIsFullScreen[world.profile], isCamera(x, world) else { return nil }
    return decides(.fullScreen, on: x, "a camera is full screen unless a style is assigned")
  }

  private static func sentence(_ own: OwnPresentation) -> Because {
    switch own {
    case .alert: "its class brings its own presentation: an alert, over the presenter's view"
    case .actionSheet: "its class brings its own presentation: an action sheet, which reads as a popover"
    case .activity: "its class brings its own presentation: an activity view, which reads as a popover"
    case .search: "its class brings its own presentation: a search controller, over its context"
    }
  }

  private static func isCamera(_ x: ControllerID, _ world: World) -> Bool {
    guard case .enumeration(let type, let row)? = world.hierarchy.property(x, .sourceType) else { return false }
    return StandardValues.isCamera(type, row)
  }

  private static func isPlayer(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    var next: ClassID? = hierarchy.classes[Int(x.index)]
    while let id = next {
      let info = hierarchy.classTable[Int(id.index)]
      if !info.isDeclared, info.name == "AVPlayerViewController" { return true }
      next = info.superclass
    }
    return false
  }

  // MARK: A popover, or sliding up

  /// From which version on an action sheet comes out of its anchor on every device.
  static let comesOutOfItsAnchor = VersionRows((.upTo(18), false), (.from(19), true))
  /// From which version on an action sheet is a popover inside form sheets and popovers, read or not.
  static let isAPopoverInsideToo = VersionRange(UIKitVersion(13, 2), documents: false)
  /// Whether an activity controller is a popover inside a popover.
  static let activityIsAPopoverInAPopover = VersionRows((.upTo(9), true), (.from(10), false))
  /// Up to which version `popoverPresentationController` is nil on iPhone.
  static let noPopoverController = (
    actionSheet: VersionRows((.upTo(18), true), (.from(19), false)),
    activity: VersionRows((.upTo(9), true), (.from(10), false))
  )

  /// Whether popovers are popovers here: an iPad's or a Mac's window of regular width.
  static func hasRoomForAPopover(_ environment: Environment) -> Bool {
    (environment.device == .iPad || environment.device == .mac) && environment.horizontal == .regular
  }

  /// What an action sheet or activity controller becomes when its transition begins, and again while it is up: the
  /// second table.
  static func becomes(_ presentation: Presentation, _ world: World) -> Finding<ModalPresentationStyle> {
    let (x, environment) = (presentation.presented, world.environment)
    let isAnchored = world.hierarchy.hasAnchor(presentation)
    guard hasRoomForAPopover(environment) else {
      if presentation.own == .actionSheet, comesOutOfItsAnchor[world.profile], environment.device != .tv {
        return isAnchored
          ? decides(.popover, on: x, "comes out of its anchor, as a popover", raising: .cho39)
          : decides(.custom, on: x, "slides up: it has no anchor to come out of", raising: .cho39)
      }
      return environment.device == .iPad || environment.device == .mac
        ? decides(.custom, on: x, "slides up: the window is of compact width")
        : decides(.custom, on: x, "slides up: this is no iPad and no Mac")
    }
    if presentation.hasBegun, !isAnchored {
      return decides(.custom, on: x, "goes on sliding up: a popover would need an anchor")
    }
    return presentation.own == .activity
      ? activity(presentation, world) : actionSheet(presentation, isAnchored: isAnchored, world)
  }

  private static func activity(_ presentation: Presentation, _ world: World) -> Finding<ModalPresentationStyle> {
    let x = presentation.presented
    guard inside(presentation.source, world) == .popover, !activityIsAPopoverInAPopover[world.profile] else {
      return decides(.popover, on: x, "is a popover: the window is of regular width")
    }
    return decides(.custom, on: x, "slides up inside the popover that it is asked for in")
  }

  private static func actionSheet(
    _ presentation: Presentation, isAnchored: Bool, _ world: World
  ) -> Finding<ModalPresentationStyle> {
    let (x, source) = (presentation.presented, presentation.source)
    guard let around = inside(source, world), around != .pageSheet else {
      // Page sheets and columns have no report: as anywhere in regular width (CHO-57, an open question).
      let isOpen = inside(source, world) != nil || isInAColumn(source, world)
      return decides(
        .popover, on: x, "is a popover: the window is of regular width", raising: isOpen ? .cho57 : nil)
    }
    guard !isAPopoverInsideToo.contains(world.profile) else {
      return decides(
        .popover, on: x, "is a popover, inside a \(around) too", raising: around == .popover ? .cho57 : nil)
    }
    guard !isAnchored, world.hierarchy.frozen[x] == nil else {
      return decides(.popover, on: x, "is a popover: its popoverPresentationController was read")
    }
    return decides(.custom, on: x, "slides up inside the \(around): its popoverPresentationController was never read")
  }

  /// The sheet or popover that contains a controller, also through presentations over contexts; nil for none.
  static func inside(_ x: ControllerID, _ world: World) -> ModalPresentationStyle? {
    var current = x
    while let presentation = world.hierarchy.presentations[world.hierarchy.outermostContainer(of: current)] {
      switch presentation.adaptedStyle {
      case .pageSheet, .formSheet, .popover: return presentation.adaptedStyle
      default:
        guard presentation.isContextBased else { return nil }
        current = presentation.presenter
      }
    }
    return nil
  }

  private static func isInAColumn(_ x: ControllerID, _ world: World) -> Bool {
    var current = world.hierarchy.parent(of: x)
    while let ancestor = current {
      if world.hierarchy.kind(of: ancestor) == .split { return true }
      current = world.hierarchy.parent(of: ancestor)
    }
    return false
  }

  /// Whether `popoverPresentationController` is nil though the style reads as popover; nil where nothing is special.
  static func hasNoPopoverController(
    _ own: OwnPresentation?, of x: ControllerID, _ world: World
  ) -> Finding<Bool>? {
    guard world.environment.device.isPhone else { return nil }
    switch own {
    case .actionSheet where noPopoverController.actionSheet[world.profile]:
      return decides(true, on: x, "an action sheet has no popover's controller on iPhone before iOS 26: answers nil")
    case .actionSheet:
      return decides(false, on: x, "an action sheet's popover controller answers on iPhone too", raising: .cho39)
    case .activity where noPopoverController.activity[world.profile]:
      return decides(true, on: x, "an activity view has no popover's controller on iPhone before iOS 10: answers nil")
    default: return nil
    }
  }

  static let entry = RuleEntry(
    title: "A few system classes bring their own style",
    inShort: """
      Alerts, action sheets, share sheets and search controllers have their own style, whatever you set; \
      the camera, SFSafariViewController and AVPlayerViewController are full screen unless you set one.
      """,
    statement: """
      Whatever style is assigned to the classes marked *own*, their own presentation controller is used, and they read the style
      named: `requestedStyle` and `style` answer it, and so does `modalPresentationStyle` while none is assigned. Only `style` of an action
      sheet or activity controller that slides up is `.custom`.

      | class | style, presentation | evidence |
      |---|---|---|
      | UIImagePickerController, `sourceType == .camera`, 13+, unset | `.fullScreen` (photo library: as STY-02) | documented: WWDC19-224 |
      | SFSafariViewController, 9+, unset | `.fullScreen`, with a slide of its own (TRN-07) | observed: TRN-07; that it is full screen: inferred (CHO-38) |
      | AVPlayerViewController, 13+, unset | `.fullScreen` | documented: UIViewController.h (classes of the system may make another style of `.automatic`); that this one does: inferred |
      | UIAlertController `.alert` | *own*; reads `.custom`; looks for no context, never adapts, presenter's view stays | observed: deltachat/deltachat-ios#2736; reading: inferred |
      | UIAlertController `.actionSheet` | *own*; reads `.popover`; second table | observed: exception text in PRE-13 |
      | UIActivityViewController | *own*; reads `.popover`; second table | documented: class overview (iPad: popover) |
      | UISearchController | *own*; reads `.custom`; context-based (CTX-04), never adapts, presenter's view stays | documented: WWDC14-228; reading: inferred |
      | every other class, the system's too (language page) | STY-01, STY-02 | documented: UIViewController.h |

      Action sheets and activity controllers look for no context, and the presenter's view stays. When the transition begins they
      become a popover, which needs its anchor (PRE-13), or they slide up, which needs none; no delegate is asked (ADP-01):

      | the source stands | action sheet | activity controller |
      |---|---|---|
      | on a device that is no iPad or Mac, or in a window of compact width | slides up; from iOS 26 with an anchor: popover | slides up |
      | in a window of regular width | popover | popover |
      | there, inside a form sheet | iOS 8–13.1: slides up in it if its `popoverPresentationController` was never read (STY-04), else popover; from 13.2 popover | popover |
      | there, inside a popover | as inside a form sheet | iOS 8–9 popover, iOS 10+ slides up in it |

      *Inside*: its outermost container was presented with that style after adaptation, or by a context-based style by a controller that stands inside. On iPhone
      `popoverPresentationController` is nil, before and while it is presented, of an action sheet up to iOS 18, of an activity controller up
      to iOS 9; else it answers in every size class. As a popover on iPhone (26) an action sheet goes by a tap outside, with or without a cancel
      action.
      """,
    evidence: [
      .observed(
        #"as in the first table. The second: observed: Douglas Hill, "Preventing Popovers on Popovers" (PSPDFKit, now nutrient.io, 2016, with screenshots; rdar 27448488, 27448912: form sheet, popover, iOS 9 and 10; the presenter's view stays), brave/brave-ios#1951, #1955 (form sheet before 13.2 and from 13.2 on), mssun/passforios#24 (Slide Over). Nil on iPhone: observed: FlexMonkey/ParticleLab#23; openradar 27991890 (activity controller, 9.3 and 10, one report). iOS 26: documented: WWDC25-284, Human Interface Guidelines ("Action sheets": they originate from the element that initiates the action); observed: expo/react-native-action-sheet#346. inside a popover from 13.2 on: mattneub/Programming-iOS-Book-Examples p. 624 (iOS 13–15: a second popover)."#
      ),
      .inferred(
        "page sheets and split view columns as regular width (CHO-57), `.custom`, that `presentation(x).adapted` is false for them; iOS 26 (CHO-39); an unanchored activity controller in a form sheet on iOS 8–9 (CHO-55)."
      ),
    ],
    example: """
      `T▸N▸V`, `V.present(alert)`: presenter T, nothing leaves the window. V presents a second alert: PRE-11.

      iPhone, an action sheet with a `sourceView`: `sheet.tapOutside()` dismisses it on `ios 26`; on `ios 18` only if it has a
      cancel action.

      iPad, V→F form sheet, `F.present(actions)`, an action sheet without an anchor: `ios 12` slides up in F; `ios 14`: O-E02.
      """)
}
