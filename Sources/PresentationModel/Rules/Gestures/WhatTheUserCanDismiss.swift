enum WhatTheUserCanDismiss: Rule {
  static let id = RuleID.dis08
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "as in the table; **docs** as iOS 12. Not on TV.")

  /// What is known of a Mac apart from the rest.
  private static let onAMac = RulePart(1)

  /// Whether sheets can be pulled down.
  static let sheetsCanBeSwiped = VersionRows((.upTo(12), false), (.from(13), true))

  /// The presentation that a gesture on `x` concerns; nil where there is none, or while its transition runs.
  static func isUp(_ x: ControllerID, _ world: World) -> Presentation? {
    let hierarchy = world.hierarchy
    let root = hierarchy.presentation(of: x)?.presented ?? hierarchy.outermostContainer(of: x)
    guard let presentation = hierarchy.presentations[root], presentation.hasSettled, !presentation.isDismissing else {
      return nil
    }
    return presentation
  }

  /// There is nothing that a gesture could be for.
  static func isNotUp(_ x: ControllerID) -> Finding<Gestures.Reach> {
    declines(x, leaving: .nothing(x, id), "is not presented, or still moving: there is nothing to dismiss by hand")
  }

  /// Whether such a gesture may dismiss a presentation; of taps beside a sheet those that the sheet lets through.
  static func judge(
    _ gesture: Gestures.Gesture, _ presentation: Presentation, _ world: World
  ) -> Finding<Gestures.Reach> {
    let root = presentation.presented
    if allows(gesture, presentation, world) {
      if presentation.ownSheet(world.hierarchy) != nil {
        return decides(
          .presentation(root), on: root, "is a sheet by its presentation controller: it goes by this gesture")
      }
      // An alert or a share sheet is presented by a class of its own: nobody has set `.custom`.
      return presentation.own == nil
        ? decides(.presentation(root), on: root, "\(presentation.adaptedStyle) goes by this gesture")
        : decides(.presentation(root), on: root, "goes by this gesture")
    }
    if goes(by: gesture, presentation, world) {
      return decides(.presentation(root), on: root, "was presented by a zoom, and can be pulled away")
    }
    if gesture == .swipe, world.environment.device == .mac {
      return declines(root, leaving: .nothing(root, id), "is on a Mac, where nothing goes by a swipe", part: onAMac)
    }
    return presentation.own == nil
      ? declines(root, leaving: .nothing(root, id), "\(presentation.adaptedStyle) does not go by this gesture")
      : declines(root, leaving: .nothing(root, id), "does not go by this gesture")
  }

  /// Whether such a gesture dismisses it while nothing is presented above it, by its style or because it zoomed in.
  static func goes(by gesture: Gestures.Gesture, _ presentation: Presentation, _ world: World) -> Bool {
    allows(gesture, presentation, world)
      || gesture == .swipe && world.environment.device != .tv && world.environment.device != .mac
        && PreferredTransitionReplacesTheStyle.zooms(presentation, world)
  }

  /// Whether it presents directly, so that the user can reach only the upper one. What its content presents over a
  /// context is inside it, and is dismissed with it.
  static func outOfReach(_ root: ControllerID, _ world: World) -> Finding<Gestures.Reach>? {
    guard let above = world.hierarchy.directlyPresented(root) else { return nil }
    return declines(root, leaving: .nothing(root, id), "\(above) stands over it: the user cannot reach it")
  }

  /// The options of a zoom answer that the user's pull does not begin.
  static func zoomRefuses(_ root: ControllerID) -> Finding<Gestures.Reach> {
    declines(
      root, leaving: .nothing(root, id),
      "its zoom's interactiveDismissShouldBegin answers false: the pull does not begin")
  }

  /// Where a swipe from the left edge closes an SFSafariViewController that fills the screen: from iOS 9.2 on.
  static let safariGoesByASwipe = VersionRange(UIKitVersion(9, 2), documents: false)

  /// The table: what a gesture can dismiss while nothing is presented over it. Taps outside sheets depend on the size
  /// class (`TapBesideADimmedSheetDismisses`, SHT-05).
  static func allows(_ gesture: Gestures.Gesture, _ presentation: Presentation, _ world: World) -> Bool {
    let profile = world.profile
    guard world.environment.device != .tv, gesture != .swipe || world.environment.device != .mac else { return false }
    switch (presentation.own, gesture) {
    case (.alert, _), (.search, _): return false
    case (.actionSheet, .tapOutside):
      return presentation.isRealPopover || world.hierarchy.hasCancelAction(presentation.presented)
    case (.actionSheet, .swipe): return false
    case (.activity, .swipe): return !presentation.isRealPopover && sheetsCanBeSwiped[profile]
    case (.activity, .tapOutside): return true
    case (nil, _): break
    }
    switch presentation.adaptedStyle {
    case .pageSheet, .formSheet: return sheetsCanBeSwiped[profile]
    case .custom: return presentation.ownSheet(world.hierarchy) != nil
    case .popover: return gesture == .tapOutside
    case .fullScreen:
      return gesture == .swipe && world.hierarchy.kind(of: presentation.presented) == .safari
        && safariGoesByASwipe.contains(profile)
    default: return false
    }
  }

  static let entry = RuleEntry(
    title: "What the user can dismiss by hand",
    inShort: """
      The user can swipe away sheets from iOS 13 on and tap outside popovers; full-screen view controllers \
      cannot be dismissed by hand.
      """,
    statement: """
      By style after adaptation; a gesture not in the table does nothing and calls nobody.

      | style after adaptation | `swipeToDismiss()` | `tapOutside()` |
      |---|---|---|
      | pageSheet, formSheet, iOS 13+ | yes | SHT-05: in regular width, and in compact width where the sheet leaves dimmed space |
      | pageSheet, formSheet, iOS ≤ 12 | no | no |
      | custom, whose presentation controller is a UISheetPresentationController | yes | SHT-05 |
      | popover | no | yes |
      | action sheet | no | as a popover (STY-03), or with a cancel action |
      | activity controller | slid up, iOS 13+ | yes |
      | fullScreen, a SFSafariViewController, iOS 9.2+ | from the left edge | no |
      | any style, presented by the zoom transition (TRN-04), iOS 18+ | yes | as without it |
      | everything else | no | no |

      On a Mac nothing goes by `swipeToDismiss()`. A pull on a zoom asks `interactiveDismissShouldBegin` of its options first, in pasted Swift.

      A controller that itself presents another (other than DIS-11's case) cannot be reached by the user: nothing happens.
      """,
    evidence: [
      .documented(
        #"WWDC19-224 (pull to dismiss for sheets), View Controller Programming Guide (tap outside a popover), Apple "Enhancing your app with fluid transitions" and `ZoomOptions.interactiveDismissShouldBegin` (zoom: the user may begin a dismissal)."#
      ),
      .observed(
        "SFSafariViewController by the swipe from the edge: lionheart/openradar-mirror#6732, facebook/facebook-ios-sdk#838; tap outside a sheet on iPad (public gist mobilinked, tested on iOS 14.2), above a compact sheet: SHT-05; full screen with zoom: element-hq/element-x-ios#3619 (iOS 18.1); the share sheet on a phone, swiped, tells its delegate will and did: three public apps."
      ),
      .inferred(
        "that on a Mac (Catalyst) no sheet goes by a swipe: it is a sheet of the Mac's, without a pull.", of: onAMac),
    ],
    example: """
      V→X full screen: `X.swipeToDismiss()` changes nothing; with `X.preferredTransition = .zoom` on `ios 18` X goes. popover on
      iPhone, `ios 26` (a sheet at the large detent): it can be swiped, not tapped away.
      """)
}
