enum PushedTwiceUpTo12: Rule {
  static let id = RuleID.nav04
  static let question = Question.stack
  static let versions = Versions(.upTo(12), "iOS 8–12, docs.")

  /// No controller is on a stack twice.
  static func judge(_ x: ControllerID, on nav: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard holds(in: world.profile), world.isOnStack(x, of: nav) else { return nil }
    return refuses(on: x, saying: told(x, on: nav), because: "is on the stack already: an exception")
  }

  /// The exception; its words are those of the version.
  static func told(_ x: ControllerID, on nav: ControllerID) -> Utterance {
    pushingTwice.says(.controller("vc", x), .controller("nav", nav), .words("bundle", "com.example.app"))
  }

  static let pushingTwice = UIKitMessage(
    .ne02, .exception("NSInvalidArgumentException"),
    [
      .init(
        .upTo(12), "iOS ≤ 12",
        "Pushing the same view controller instance more than once is not supported ({vc})"),
      .init(
        .from(13), "iOS 13+",
        "{nav} is pushing the same view controller instance ({vc}) more than once which is not supported and is most likely an error in the application : {bundle}"
      ),
    ],
    condition: "NAV-04, NAV-05: the pushed controller is on this stack",
    effect: "raised in the call, or later by T-2 or NAV-16",
    cure: "look at `topViewController` before pushing, push once a tap, or push a fresh controller",
    sources:
      "samuelclay/NewsBlur#886, zendesk/zendesk_sdk_chat_ios#220 (12.1); thexande/SwiftAlgorithms#31, react-navigation/react-navigation#10740",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "Pushed twice, up to iOS 12",
    inShort: "Up to iOS 12, pushing a view controller that is already on the stack raises an exception.",
    statement: """
      x is in the stack: N-E02, first text.
      """,
    evidence: [
      .documented("pushViewController(_:animated:) (throws)."),
      .observed("N-E02."),
    ],
    example: """
      nav[a, b], `nav.pushViewController(a)`.
      """)
}

enum PushedTwiceFrom13: Rule {
  static let id = RuleID.nav05
  static let question = Question.stack
  static let versions = Versions(.from(13), "iOS 13–27.")

  /// As up to iOS 12 (NAV-04), in other words.
  static func judge(_ x: ControllerID, on nav: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard holds(in: world.profile), world.isOnStack(x, of: nav) else { return nil }
    return refuses(on: x, saying: PushedTwiceUpTo12.told(x, on: nav), because: "is on the stack already: an exception")
  }

  static let entry = RuleEntry(
    title: "Pushed twice, from iOS 13",
    inShort: "From iOS 13, pushing a view controller that is already on the stack raises an exception with a new text.",
    statement: """
      x is in the stack: N-E02, second text.
      """,
    evidence: [
      .observed("as NAV-04.")
    ],
    example: """
      as NAV-04.
      """)
}
