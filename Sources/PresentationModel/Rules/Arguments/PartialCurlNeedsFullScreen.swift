enum PartialCurlNeedsFullScreen: Rule {
  static let id = RuleID.pre03
  static let question = Question.arguments
  static let versions = Versions(
    .everywhere,
    "iOS 8–27. From iOS 13 a controller with nothing but the transition style set throws, since STY-01 makes it a sheet."
  )

  /// A curl has something that is not full screen at one of its ends.
  static func judge(_ call: PresentCall, _ transition: ModalTransitionStyle?, _ world: World) -> Finding<Refusal> {
    guard transition == .partialCurl, !isFullScreenAtBothEnds(call, world) else {
      return declines(call.presented, "not a partial curl, or one that is allowed here")
    }
    return refuses(
      on: call.presented, saying: partialCurl.says(.controller("source", call.source)),
      because: "partial curl, and one of its ends is not full screen: an exception")
  }

  private static func isFullScreenAtBothEnds(_ call: PresentCall, _ world: World) -> Bool {
    guard call.style == .fullScreen else { return false }
    let below = world.hierarchy.presentation(of: world.hierarchy.outermostContainer(of: call.source))
    return below == nil || below?.adaptedStyle == .fullScreen
  }

  static let partialCurl = UIKitMessage(
    .pe07, .exception("NSInvalidArgumentException"),
    [
      .init(
        .everywhere,
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller {source}."
      )
    ],
    condition:
      "PRE-03: partial curl, and the presented controller's style is not `.fullScreen`, or the source's level was presented in another style",
    effect:
      "raised in the call. From iOS 13 the default style is a sheet, so setting the transition style alone raises it. `{source}` is the receiver, neither the presented controller nor the resolved presenter (xbmc/Official-Kodi-Remote-iOS#117)",
    cure:
      "set `modalPresentationStyle = .fullScreen` with partial curl, on the presented controller and on the level it is presented from",
    sources:
      "`UIModalTransitionStyle.partialCurl`, proyecto26/react-native-inappbrowser#130, #112 (iOS 13), xbmc/Official-Kodi-Remote-iOS#117 (iOS 14)",
    evidence: "documented (rule), observed (text)")

  static let entry = RuleEntry(
    title: "Partial curl needs full screen at both ends",
    inShort: """
      The partial curl transition works only between full-screen view controllers; otherwise present raises an \
      exception.
      """,
    statement: """
      With `presented.modalTransitionStyle == .partialCurl`, throw unless (a) the style as set is `.fullScreen` and (b) the
      source's outermost container is not presented or is presented with style after adaptation `.fullScreen`:
      `Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <source>.`
      """,
    evidence: [
      .documented("Apple `UIModalTransitionStyle.partialCurl`; Design document 0."),
      .observed("the text names the receiver (crash reports since 13.0; proyecto26/react-native-inappbrowser#130)."),
    ],
    example: """
      root V, X only `.partialCurl`: `ios 12` presents with the curl, `ios 13` throws naming `<UIViewController V>`.
      """)
}
