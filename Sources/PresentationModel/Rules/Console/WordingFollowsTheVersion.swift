enum WordingFollowsTheVersion: Rule {
  static let id = RuleID.log02
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27. **docs:** the texts of iOS 12.")

  /// Which wording of several was chosen; nil for a message that has one.
  static func judge(_ message: UIKitMessage, _ world: World, _ ledger: inout Ledger) -> Finding<Void>? {
    guard message.wordings.count > 1, let wording = message.wording(for: world.profile) else { return nil }
    let label = ledger.name(.className(wording.label))
    return decides((), on: nil, "UIKit prints the line in the words of \(label)")
  }

  static let entry = RuleEntry(
    title: "The wording follows the version",
    inShort: "The wording of a console line follows the iOS version; the big change came with iOS 14.",
    statement: """
      Where a row gives several texts, the one whose range holds the profile's version is printed. Two generations matter most:
      iOS ≤ 13 (`Warning: … !`, the receiver alone is named) and iOS 14+ (`… on {presenter} (from {source}) … .`).
      """,
    evidence: [
      .observed(
        "dated logs on both sides of each border (CoderMikeHe/WeChat#16 on iOS 13; joogps/SlideOverCard#6 of June 2021; ndfred/iperf-ios#24, one app on iOS 12 and 14)."
      )
    ],
    example: """
      `first.present(second)` before the window is there: `ios 13` → `Warning: Attempt to present <UIViewController second> on
      <UIViewController first> whose view is not in the window hierarchy!`; `ios 14` → `Attempt to present <UIViewController second> on
      <UIViewController first> (from <UIViewController first>) whose view is not in the window hierarchy.`
      """)
}
