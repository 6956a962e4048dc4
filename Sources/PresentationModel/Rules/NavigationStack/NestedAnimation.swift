enum NestedAnimationUpTo12: Rule {
  static let id = RuleID.nav14
  static let question = Question.stack
  static let versions = Versions(.upTo(12), "iOS 8–12, docs.")

  /// The second and each later animated change of one stack in a run loop pass prints a line, and is made.
  static func judge(_ nav: ControllerID, isPop: Bool, _ world: World) -> Finding<Utterance>? {
    guard holds(in: world.profile) else { return nil }
    return decides(
      told(isPop: isPop), on: nav,
      "an earlier change of this run loop pass is animated too: UIKit logs a warning and continues")
  }

  /// The line; its words are those of the version.
  static func told(isPop: Bool) -> Utterance {
    nestedAnimation.says(.words("push or pop", isPop ? "pop" : "push"))
  }

  static let nestedAnimation = UIKitMessage(
    .nl04, .proceeds,
    [
      .init(
        .upTo(12), "iOS ≤ 12",
        "nested {push or pop} animation can result in corrupted navigation bar"),
      .init(
        .from(13), "iOS 13+",
        "nested {push or pop} animation can result in a corrupted navigation bar"),
    ],
    condition: "NAV-14, NAV-15: the second and each further animated change of one stack in a run loop pass",
    effect: "the stack changes",
    cure:
      "wait for the running push or pop (`transitionCoordinator`, `viewDidAppear`), or set the whole stack with `setViewControllers`",
    sources:
      "ChatSecure/ChatSecure-iOS#597, CharlinFeng/SwipeNavigationVC#2; HeroTransitions/Hero#638, nalexn/clean-architecture-swiftui#6",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "Two animated changes at once, up to iOS 12",
    inShort: "Up to iOS 12, a second animated push or pop in the same run loop pass prints a warning.",
    statement: """
      With NAV-08 and NAV-16, for the second and each further animated call of the run loop pass: N-L04, first text, in the call.
      """,
    evidence: [
      .observed("N-L04."),
      .inferred("That one run loop pass suffices."),
    ],
    example: """
      the example of NAV-08 with `animated: true` twice: one line.
      """)
}

enum NestedAnimationFrom13: Rule {
  static let id = RuleID.nav15
  static let question = Question.stack
  static let versions = Versions(.from(13), "iOS 13–27.")

  /// As up to iOS 12 (NAV-14), in other words.
  static func judge(_ nav: ControllerID, isPop: Bool, _ world: World) -> Finding<Utterance>? {
    guard holds(in: world.profile) else { return nil }
    return decides(
      NestedAnimationUpTo12.told(isPop: isPop), on: nav,
      "an earlier change of this run loop pass is animated too: UIKit logs a warning and continues")
  }

  static let entry = RuleEntry(
    title: "Two animated changes at once, from iOS 13",
    inShort: "From iOS 13, a second animated push or pop in the same run loop pass prints a warning with a new text.",
    statement: """
      As NAV-14 with the second text.
      """,
    evidence: [
      .observed("N-L04.")
    ],
    example: """
      as NAV-14.
      """)
}
