enum EachStylePrintsItsClass: Rule {
  static let id = RuleID.pcc02
  static let question = Question.presentationController
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too. Spelling: `Fullscreen` with a small s.")

  private static let actionSheetSlide = "_UIAlertControllerActionSheetCompactPresentationController"
  static let actionSheetPopover = "_UIAlertControllerActionSheetRegularPresentationController"

  /// Activity controllers had the action sheet's classes first.
  static let activityIsAnActionSheet = VersionRows((.upTo(9), true), (.from(10), false))

  /// The class that dumps and `presentation(x).presentationController` name.
  static func className(
    _ style: ModalPresentationStyle, _ own: OwnPresentation?, of x: ControllerID, custom: String?,
    _ hierarchy: Hierarchy, _ profile: Profile
  ) -> String {
    switch own {
    case .alert: return "_UIAlertControllerAlertPresentationController"
    case .actionSheet: return style == .popover ? actionSheetPopover : actionSheetSlide
    case .activity where activityIsAnActionSheet[profile]:
      return style == .popover ? actionSheetPopover : actionSheetSlide
    case .activity: return style == .popover ? "UIPopoverPresentationController" : "UIPresentationController"
    case .search: return "UIPresentationController"
    case nil: break
    }
    if style == .popover, hierarchy.inherits(x, "UICloudSharingController") {
      return "_UISharingViewPresentationController"
    }
    return className(style, custom: custom)
  }

  /// The class for a style, for controllers that do not bring their own.
  static func className(_ style: ModalPresentationStyle, custom: String?) -> String {
    switch style {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    case .pageSheet: "_UIPageSheetPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .popover: "UIPopoverPresentationController"
    case .blurOverFullScreen: "_UIBlurOverFullscreenPresentationController"
    case .custom, .automatic, .none: custom ?? "UIPresentationController"
    }
  }

  /// What a presentation that begins prints as.
  static func judge(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) -> Finding<String> {
    let x = presentation.presented
    let name = PresentationControllers.className(presentation, active: true, world.hierarchy, world.profile)
    let printed = ledger.name(.className(name))
    switch presentation.own {
    case nil: return decides(name, on: x, "\(presentation.adaptedStyle) is printed as \(printed)")
    case .actionSheet where presentation.adaptedStyle == .custom, .activity where presentation.adaptedStyle == .custom:
      return decides(name, on: x, "slides up, which is printed as \(printed)", raising: .cho56)
    default: return decides(name, on: x, "its presentation is printed as \(printed)")
    }
  }

  static let entry = RuleEntry(
    title: "Each style after adaptation prints its class",
    inShort: """
      Each presentation style has its own presentation controller class, and hierarchy dumps print the class of \
      the style after adaptation.
      """,
    statement: """
      Dumps and `presentation(x).presentationController` name the class of the style **after adaptation**:

      | style after adaptation | class | evidence |
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
      | action sheet, slides up | `_UIAlertControllerActionSheetCompactPresentationController` | observed: same talk (the name; CHO-56) |
      | action sheet, popover (iOS 26 on iPhone too) | `_UIAlertControllerActionSheetRegularPresentationController` | observed: PRE-13's exception on 8.0; iPhone inferred |
      | activity controller, popover | iOS 8–9 `_UIAlertControllerActionSheetRegularPresentationController`, iOS 10+ `UIPopoverPresentationController` | observed: PRE-13's exceptions; 10–12 inferred |
      | activity controller, slides up | iOS 8–9 the action sheet's, iOS 10+ `UIPresentationController` | inferred: class unknown (CHO-56); from 13 it tells its delegate like a sheet (DIS-08) |
      | UICloudSharingController, popover | `_UISharingViewPresentationController` | observed: apple/sample-cloudkit-sharing#1 (14.6, exception) |
      | search controller | `UIPresentationController` | inferred |
      """,
    evidence: [
      .observed("per row.")
    ],
    example: """
      popover on iPhone portrait, `ios 26`: `presented with: <_UIFormSheetPresentationController>`.
      """)
}
