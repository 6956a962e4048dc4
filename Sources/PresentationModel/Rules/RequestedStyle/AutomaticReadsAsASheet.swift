enum AutomaticReadsAsASheet: Rule {
  static let id = RuleID.sty02
  static let question = Question.style
  static let versions = Versions(.from(13), "iOS 13+.")

  /// What `.automatic` reads as. No profile before iOS 13 has it, the row is there for completeness.
  static let automatic = VersionRows(
    (.upTo(12), ModalPresentationStyle.fullScreen),
    (.from(13, to: 17), ModalPresentationStyle.pageSheet),
    (.from(18), ModalPresentationStyle.formSheet))

  /// The property never reads as `.automatic`.
  static func judge(
    _ style: ModalPresentationStyle, of x: ControllerID, _ world: World
  ) -> Finding<ModalPresentationStyle>? {
    guard style == .automatic else { return nil }
    let style = automatic[world.profile]
    return decides(style, on: x, ".automatic reads as \(style) in this version")
  }

  static let entry = RuleEntry(
    title: "Automatic reads as page sheet until iOS 17, form sheet from iOS 18",
    inShort:
      "When you read an automatic style you get a concrete one: page sheet up to iOS 17, form sheet from iOS 18.",
    statement: """
      `.automatic` is resolved whenever it is read and when it is presented, and is never returned: to STY-03's answer for a listed
      class, else to `.pageSheet` on iOS 13–17 and `.formSheet` on iOS 18+. `requestedStyle` is that value, taken inside the call.
      """,
    evidence: [
      .documented(
        "Apple `UIModalPresentationStyle.automatic` (form sheet from 18), UIViewController.h (reading gives a concrete style)."
      ),
      .observed(
        "wix/react-native-navigation RNNModalManagerTest (branches on iOS 18); Neuburg, Programming-iOS-Book-Examples (p. 264); of a navigation controller, on both sides of 18: hotwired/hotwire-native-ios, test_noModalStyle_defaultsToAutomatic (15–26)."
      ),
    ],
    example: """
      `X.modalPresentationStyle = .automatic`; `expect X.modalPresentationStyle == .formSheet` on `ios 26`, `.pageSheet` on
      `ios 17`.
      """)
}
