enum WhatTheFlagsSay: Rule {
  static let id = RuleID.cus19
  static let question = Question.context
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The value of a flag, or of the style.
  static func judge(_ property: Property, _ transition: Transition, _ world: World) -> Finding<Value> {
    let x = transition.speaker
    switch property {
    case .presentationStyle:
      guard let presentation = world.hierarchy.presentations[x],
        transition.kind == .present || transition.kind == .dismiss
      else {
        return decides(
          .enumeration(.modalPresentationStyle, ModalPresentationStyle.none.rawValue), on: x,
          "its transition is no presentation: no style")
      }
      let style = presentation.adaptedStyle
      return decides(.enumeration(.modalPresentationStyle, style.rawValue), on: x, "is presented as \(style)")
    case .isAnimated:
      return decides(
        .bool(transition.isAnimated), on: x,
        transition.isAnimated ? "its transition is animated" : "its transition is not animated")
    case .isInteractive:
      let isInteractive = transition.hasBegun && transition.steering.isInteractive && !transition.hasEnded
      return decides(
        .bool(isInteractive), on: x, isInteractive ? "somebody steers its transition" : "nobody steers its transition")
    case .initiallyInteractive:
      return decides(
        .bool(transition.steering.wasInteractive), on: x,
        transition.steering.wasInteractive
          ? "its transition began interactively" : "its transition did not begin interactively")
    case .isInterruptible:
      let isInterruptible = Interaction.isInterruptible(transition, world)
      return decides(
        .bool(isInterruptible), on: x,
        isInterruptible ? "its transition can be taken hold of" : "its transition cannot be taken hold of")
    case .percentComplete:
      return decides(.decimal(transition.steering.percentComplete), on: x, "is where 'update' has left it")
    default:
      return decides(
        .bool(transition.steering.wasCancelled), on: x,
        transition.steering.wasCancelled ? "its transition was cancelled" : "its transition was not cancelled")
    }
  }

  static let entry = RuleEntry(
    title: "What the context's flags say",
    inShort:
      "The transition context answers the style and whether the transition is animated, interactive or cancelled.",
    statement: """
      `presentationStyle`: the style after adaptation of the presentation; `.none` for navigation and tab bar transitions. `isAnimated`: true
      in every context an animator sees (CUS-08). `isInteractive`: true from the commit of a transition that starts interactively (the user's
      gestures too), or from `pause`, until `finish` or `cancel`.
      `transitionWasCancelled`: false until `cancel`, then true. The coordinator answers the same by its own names: `isCancelled`,
      `initiallyInteractive` (true from an interactive start to the end), `isInterruptible` (CUS-14); without animation `isAnimated` is false.
      """,
    evidence: [
      .documented("the properties; WWDC 2016 session 216 (they change during the transition)."),
      .observed("`.none`, react-native-screens; `.custom`, `.fullScreen`, `.none`: charon."),
    ],
    example: """
      `begin card.dismiss(animated: true)` interactive, `drag.cancel()` by an animator that never completes:
      `transition(card).transitionWasCancelled` is true, `isInteractive` false.
      """)
}
