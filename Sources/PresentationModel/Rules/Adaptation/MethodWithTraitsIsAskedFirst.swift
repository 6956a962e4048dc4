enum MethodWithTraitsIsAskedFirst: Rule {
  static let id = RuleID.adp02
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "iOS 8–27; step 1 from iOS 8.3.")

  /// Whether the delegate's method with traits exists yet.
  static let hasMethodWithTraits = VersionRange(UIKitVersion(8, 3), documents: true)

  /// The method that is asked: the one with traits in every size class, the other only in compact width.
  static func method(of delegate: Value, _ world: World) -> Callback? {
    if hasMethodWithTraits.contains(world.profile), world.answers(delegate, .adaptivePresentationStyleTraits) {
      return .adaptivePresentationStyleTraits
    }
    if world.environment.horizontal == .compact, world.answers(delegate, .adaptivePresentationStyle) {
      return .adaptivePresentationStyle
    }
    return nil
  }

  /// No delegate is asked.
  static func unasked(_ delegate: Value, on x: ControllerID) -> Finding<ModalPresentationStyle> {
    guard !delegate.isNil else { return declines(x, "no delegate to ask") }
    return declines(x, "the delegate has no method that is asked in this size class")
  }

  /// What the delegate answered.
  static func answered(_ style: ModalPresentationStyle, on x: ControllerID) -> Finding<ModalPresentationStyle> {
    decides(style, on: x, "its delegate answers \(style)")
  }

  static let entry = RuleEntry(
    title: "The method with traits is asked first, the other one only in compact width",
    inShort: """
      The adaptivity delegate method with the trait collection is asked in every size class, the older one only \
      in compact width.
      """,
    statement: """
      D = the presentation controller's `delegate`. 1. If D implements `adaptivePresentationStyle(for:traitCollection:)` (8.3+), its
      value is the answer in every size class. 2. Else, in compact width, `adaptivePresentationStyle(for:)`. 3. Else there is no answer.
      """,
    evidence: [
      .documented("Apple, both methods (the second: on moving to a horizontally compact environment); WWDC14-214."),
      .observed(
        "Neuburg (iPad rows honour the method with traits); on Plus phones: Kofktu/KUIPopOver#3, soberman/ARSPopover#6, CommunityToolkit/Maui#1892 (2015 to 2024)."
      ),
    ],
    example: """
      iPad, X `.formSheet`, D implements only the method without traits, returning `.fullScreen`: not asked, stays a form sheet.
      """)
}
