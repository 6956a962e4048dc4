enum InteractionMayStartPassively: Rule {
  static let id = RuleID.cus10
  static let question = Question.interaction
  static let versions = Versions(.from(10), "iOS 10–27, docs.")

  /// Whether it begins interactively.
  static func judge(_ interaction: ObjectID, of x: ControllerID, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile) else { return nil }
    guard world.hierarchy.property(interaction, .wantsInteractiveStart) == .bool(false) else {
      return declines(x, leaving: true, "\(interaction) wants an interactive start")
    }
    return decides(false, on: x, "\(interaction) wants no interactive start: the animator begins by itself")
  }

  static let entry = RuleEntry(
    title: "From iOS 10 an interaction controller may start passively",
    inShort:
      "From iOS 10 an interaction controller may let the animation run by itself until the user takes hold of it.",
    statement: """
      `wantsInteractiveStart = false`: step 4 is `b.animateTransition`, `isInteractive` is false, the transition ends by itself
      unless `pause` (CUS-14) makes it interactive. Default true. Before iOS 10 the property is unknown: a delegate that does not want
      interaction answers nil.
      """,
    evidence: [
      .documented("wantsInteractiveStart; Apple's sample (answers nil for the versions before)."),
      .inferred("an interactive start that no `begin` holds ends with its run loop pass (ORD-01)."),
    ],
    example: """
      `drag.wantsInteractiveStart = false`, `card.dismiss(animated: true)`: no `startInteractiveTransition`, and the step
      settles.
      """)
}
