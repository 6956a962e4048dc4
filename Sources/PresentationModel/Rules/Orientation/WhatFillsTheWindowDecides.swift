enum WhatFillsTheWindowDecides: Rule {
  static let id = RuleID.bar06
  static let question = Question.orientation
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too. Not on TV, Mac, Vision.")

  /// Whether a presentation fills the window, above the controller that decides below it.
  static func fills(_ presentation: Presentation, over decider: ControllerID, _ world: World) -> Bool {
    switch presentation.own {
    case .alert: return true
    case .actionSheet: return !presentation.isRealPopover
    case .activity: return !presentation.isRealPopover && activityDecides[world.profile]
    case .search: return false
    case nil: break
    }
    switch presentation.adaptedStyle {
    case .fullScreen, .overFullScreen: return true
    case .custom:
      return removes(presentation, world) && world.hierarchy.outermostContainer(of: presentation.presenter) == decider
    default: return false
    }
  }

  /// Why what is presented is not asked.
  static func leavesOut(_ presentation: String, to decider: String) -> String {
    "\(presentation) does not fill the window, so \(decider) decides"
  }

  /// Up to iOS 12 an activity controller that slides up decides (CHO-47, an open question).
  static let activityDecides = VersionRows((.upTo(12), true), (.from(13), false))

  /// One presentation of the walk, from the topmost down.
  static func judge(
    _ presentation: Presentation, over decider: ControllerID, _ world: World
  ) -> Finding<ControllerID> {
    let (x, style) = (presentation.presented, presentation.adaptedStyle)
    let slides = presentation.own == .activity && !presentation.isRealPopover
    guard !fills(presentation, over: decider, world) else {
      switch presentation.own {
      case .alert, .actionSheet:
        return decides(x, on: x, "is an alert, which fills the window, so it decides about the orientation")
      case .activity:
        return decides(x, on: x, "slides up: up to iOS 12 an activity controller decides then", raising: .cho47)
      default:
        return style == .custom
          ? decides(x, on: x, "removes the view of the one that decided before, so it decides about the orientation")
          : decides(x, on: x, "decides about the orientation: \(style) fills the window")
      }
    }
    if slides { return passesOver(x, "slides up, and does not decide from iOS 13 on", raising: .cho47) }
    if style == .custom, removes(presentation, world) {
      return passesOver(x, "removes the view of one that does not decide itself", raising: .cho47)
    }
    return presentation.own == .search
      ? passesOver(x, "is a search, which does not fill the window")
      : passesOver(x, "\(style) does not fill the window")
  }

  /// The root, where nothing fills the window over it.
  static func judge(root: ControllerID) -> Finding<ControllerID> {
    decides(
      root, on: root, "decides about the orientation: it is the window's root, and nothing over it fills the window")
  }

  /// A device that is not turned; nil for the others.
  static func isMissing(_ world: World) -> Finding<ControllerID>? {
    world.environment.device.rotates ? nil : declines(nil, "this device is not turned: nobody decides")
  }

  /// Whether the interface may rotate with the device: its new orientation, or what prevents it.
  static func turns(
    _ facing: Facing, _ obstacle: InterfaceOrientation.Obstacle?, _ decider: ControllerID?
  ) -> Finding<Bool> {
    switch obstacle {
    case nil: decides(true, on: decider, "supports \(facing): the interface rotates")
    case .app: declines(decider, leaving: false, "is not asked: the app does not support \(facing)")
    case .autorotation: declines(decider, leaving: false, "its shouldAutorotate is false: the interface stays")
    case .mask: declines(decider, leaving: false, "does not support \(facing): the interface stays")
    }
  }

  private static func removes(_ presentation: Presentation, _ world: World) -> Bool {
    WhatLeavesTheWindow.answer(presentation, world) != nil
  }

  static let entry = RuleEntry(
    title: "Root or topmost presentation that fills the window decides the orientation",
    inShort: """
      The root or the topmost full-screen view controller decides the orientation; sheets do not, alerts do. On an \
      iPad usually nobody is asked.
      """,
    statement: """
      First BAR-11: where it says that nobody is asked, the rest of this rule, BAR-07 and BAR-08 are without effect. Else decider E: E = the window's root; then, for each X on the chain of presented view controllers from there (not being dismissed),
      upwards, E = X if X *fills the window*:
      - its style after adaptation is `.fullScreen` or `.overFullScreen`; or
      - it is a UIAlertController that is no popover; or a UIActivityViewController that slides up, on iOS ≤ 12; or
      - its style is `.custom`, its presentation removes the presenter's view (REM-01), and its presenter belongs to E's level.

      The interface may be in the orientations of E's mask (BAR-07) that the app supports too: those of the header's line
      `app.supportedInterfaceOrientations`, or what the app delegate's `application(_:supportedInterfaceOrientationsFor:)` returns. `device.rotate(to:)` turns the interface, and
      with it the size classes, only into such an orientation and, on iOS ≤ 15, only if `E.shouldAutorotate` (default true).
      `UIViewController.attemptRotationToDeviceOrientation()` asks the same again, with the orientation of the last `device.rotate(to:)`.
      Up to iOS 15 code that sets the `orientation` of `UIDevice` by its key turns the device as `device.rotate(to:)` does; from iOS 16 on it rotates nothing.
      """,
    evidence: [
      .documented(
        "Apple `supportedInterfaceOrientations` (root, or topmost modal that fills the window; default by idiom), `shouldAutorotate` (deprecated in 16); classic document 3."
      ),
      .observed(
        "Neuburg p. 272 (full screen and over full screen force it, the sheet does not); alerts: renzifeng/ZFPlayer#548 (the exception names UIAlertController), arashpayan/appirater#208; custom: openradar 22401547 (removing: decides; over a custom one that does not decide: does not), nytimes/NYTPhotoViewer#44, #70 (animators alone: does not)."
      ),
      .inferred(
        "context presentations never decide; the activity controller's row (CHO-47). openradar 22401547 is of one beta of iOS 9; sberrevoets/SDCAlertView#226 and okmr-d/DOAlertController#23 report alerts of style `.custom` that do not remove and yet turn."
      ),
    ],
    example: """
      iPhone, root V portrait only, X landscape only: as a page sheet no rotation on presenting; full screen: the interface rotates to
      landscape. V→alert: the alert decides, every orientation of the app is open while it is up.
      """)
}
