enum StyleDecidesWhetherAContextIsLookedFor: Rule {
  static let id = RuleID.ctx01
  static let question = Question.presenter
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Whether a context is looked for: by the style as set, never the active one.
  static func judge(_ call: PresentCall, _ world: World) -> Finding<Bool> {
    if let own = call.own {
      return own == .search
        ? decides(true, on: call.presented, "a search controller looks for a context")
        : decides(
          false, on: call.presented,
          "its own presentation looks for no context")
    }
    switch call.style {
    case .currentContext, .overCurrentContext:
      return decides(
        true, on: call.presented,
        "\(call.style) looks for a controller that defines a context, from the source upwards")
    case .custom:
      let definer = definerPassedOver(call.source, world)
      return call.presentsInFullscreen(world)
        ? decides(
          false, on: call.presented,
          ".custom, and nothing says shouldPresentInFullscreen = false: no context is looked for",
          silence: definer == nil ? nil : .x07, naming: SilentNames(definer))
        : decides(
          true, on: call.presented,
          ".custom, and its presentation controller says shouldPresentInFullscreen = false: a context is looked for")
    default:
      return decides(
        false, on: call.presented,
        "\(call.style) looks for no context: the outermost container presents")
    }
  }

  /// The nearest controller below the outermost container that defines a context and is passed over.
  private static func definerPassedOver(_ source: ControllerID, _ world: World) -> ControllerID? {
    var current = source
    while let parent = world.hierarchy.parent(of: current) {
      if NearestDefinerPresents.defines(current, world) { return current }
      current = parent
    }
    return nil
  }

  static let contextIgnored = UIKitMessage(
    .x07, .silent,
    [],
    condition:
      "CTX-01: style `.custom`, an ancestor defines a context, and the presentation controller does not say `shouldPresentInFullscreen = false`",
    effect: "the context is passed over: presented from the top",
    cure: "return false from `shouldPresentInFullscreen` in the presentation controller's class",
    sources: "`UIPresentationController.shouldPresentInFullscreen`, slackhq/PanModal#40, SebastianBoldt/Jelly#72",
    evidence: "observed",
    notes:
      "a custom presentation passes over the presentation context of {definer}, because its presentation controller does not set shouldPresentInFullscreen to false"
  )

  static let entry = RuleEntry(
    title: "The style decides whether a context is looked for",
    inShort: """
      Only the current-context styles, search controllers and custom presentations that ask for it look for a \
      presentation context; all other styles do not.
      """,
    statement: """
      *Context-based*: `.currentContext`, `.overCurrentContext`, UISearchController, and `.custom` whose presentation controller
      has `shouldPresentInFullscreen == false`. *All other styles* look for no context; `shouldPresentInFullscreen` is true unless overridden.
      The style as set counts, never the active one: adaptation cannot move a presentation to another presenter.
      """,
    evidence: [
      .documented("Apple `definesPresentationContext`, `shouldPresentInFullscreen`; WWDC14-214; Design document 4."),
      .observed("custom ignores the context by default (slackhq/PanModal#40, SebastianBoldt/Jelly#72)."),
      .inferred("the last sentence (ADP-01 and ADP-03 only ever lead from other styles to those)."),
    ],
    example: """
      `T▸N▸V`, custom X: presenter T; with `shouldPresentInFullscreen = false`: presenter N.
      """)
}
