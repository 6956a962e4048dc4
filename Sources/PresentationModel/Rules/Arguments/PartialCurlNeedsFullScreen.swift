enum PartialCurlNeedsFullScreen: Rule {
  static let id = RuleID.pre03
  static let question = Question.arguments
  static let versions = Versions(
    .everywhere,
    "iOS 8–26. From iOS 13 a controller with nothing but the transition style set throws, since STY-01 makes it a sheet."
  )
  static let entry = RuleEntry(
    title: "Partial curl needs full screen at both ends",
    statement: """
      With `presented.modalTransitionStyle == .partialCurl`, throw unless (a) the requested style is `.fullScreen` and (b) the
      source's tree top has no own presenter or is presented with active style `.fullScreen`:
      `Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <source>.`
      """,
    evidence: [
      Evidence(.documented, "Apple `UIModalTransitionStyle.partialCurl`; Design document 0."),
      Evidence(
        .observed, "the text names the receiver (crash reports since 13.0; proyecto26/react-native-inappbrowser#130)."),
    ],
    example: """
      root V, X only `.partialCurl`: `ios 12` presents with the curl, `ios 13` throws naming `<UIViewController V>`.
      """)

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
      "raised in the call. From iOS 13 the default style is a sheet, so setting the transition style alone raises it",
    versions: "iOS 8–26",
    sources: "`UIModalTransitionStyle.partialCurl`, proyecto26/react-native-inappbrowser#130 (iOS 13)",
    evidence: "documented (rule), observed (text)")

  /// Whether a curl has something that is not full screen at one of its ends.
  static func refuses(
    _ transition: ModalTransitionStyle, _ style: ModalPresentationStyle, _ source: ControllerID, _ hierarchy: Hierarchy
  ) -> Bool {
    guard transition == .partialCurl else { return false }
    if style != .fullScreen { return true }
    let top = hierarchy.treeTop(of: source)
    guard let below = hierarchy.presentation(of: top) else { return false }
    return below.activeStyle != .fullScreen
  }

  static func text(_ source: String) -> String {
    "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(source)."
  }
}
