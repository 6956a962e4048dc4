enum WhatTheUserCanDismiss: Rule {
  static let id = RuleID.dis08
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "as in the table; **docs** as iOS 12. Not on TV.")
  static let entry = RuleEntry(
    title: "What the user can dismiss by hand",
    statement: """
      By active style; a gesture not in the table does nothing and calls nobody.

      | active style | `swipeToDismiss()` | `tapOutside()` |
      |---|---|---|
      | pageSheet, formSheet, iOS 13+ | yes | in regular width |
      | pageSheet, formSheet, iOS ≤ 12 | no | no |
      | popover | no | yes |
      | action sheet | no | as a popover, or with a cancel action |
      | activity controller | slid up, iOS 13+ | yes |
      | everything else | no | no |

      A controller that itself has an own presented (other than DIS-11's case) cannot be reached by the user: nothing happens.
      """,
    evidence: [
      Evidence(
        .documented,
        "WWDC19-224 (pull to dismiss for sheets), View Controller Programming Guide (tap outside a popover)."),
      Evidence(.observed, "tap outside a sheet on iPad (public gist mobilinked, tested on iOS 14.2)."),
      Evidence(.inferred, "compact width."),
    ],
    example: """
      V→X full screen: `X.swipeToDismiss()` changes nothing. popover on iPhone, `ios 26` (a sheet): it can be swiped, not tapped
      away.
      """)

  /// The user's two gestures.
  enum Gesture: Sendable { case swipe, tapOutside }

  /// Whether sheets can be pulled down.
  static let sheetsCanBeSwiped = VersionRows((.upTo(12), false), (.from(13), true))

  /// Whether the user can dismiss a presentation so.
  static func allows(
    _ gesture: Gesture, _ presentation: Presentation, _ profile: Profile, _ environment: Environment,
    hasCancelAction: Bool
  ) -> Bool {
    guard environment.device != .tv else { return false }
    switch (presentation.own, gesture) {
    case (.alert, _), (.search, _): return false
    case (.actionSheetPopover, .tapOutside): return true
    case (.actionSheetSlide, .tapOutside): return hasCancelAction
    case (.actionSheetPopover, .swipe), (.actionSheetSlide, .swipe), (.activityPopover, .swipe): return false
    case (.activitySlide, .swipe): return sheetsCanBeSwiped[profile]
    case (.activityPopover, .tapOutside), (.activitySlide, .tapOutside): return true
    case (nil, _): break
    }
    switch presentation.activeStyle {
    case .pageSheet, .formSheet:
      guard sheetsCanBeSwiped[profile] else { return false }
      return gesture == .swipe || environment.horizontal == .regular
    case .popover: return gesture == .tapOutside
    default: return false
    }
  }
}
