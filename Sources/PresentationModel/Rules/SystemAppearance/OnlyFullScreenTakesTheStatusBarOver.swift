enum OnlyFullScreenTakesTheStatusBarOver: Rule {
  static let id = RuleID.bar02
  static let question = Question.systemAppearance
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** as iOS 12.")

  /// Whether a presentation takes the status bar over.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Bool> {
    let (x, style) = (presentation.presented, presentation.adaptedStyle)
    if style == .fullScreen {
      return decides(true, on: x, "is presented full screen, so it decides about the status bar")
    }
    let captures = world.hierarchy.isTrue(x, .modalPresentationCapturesStatusBarAppearance)
    if style == .custom, presentation.own == nil {
      if alwaysWithCustom.contains(world.profile) {
        return decides(
          true, on: x, "is presented in a custom style: before iOS 10 it then decides about the status bar")
      }
      if world.profile.version < UIKitVersion(8, 3) {
        return declines(
          x, leaving: false,
          captures
            ? "is presented in a custom style: before iOS 8.3 its modalPresentationCapturesStatusBarAppearance says nothing"
            : "is presented in a custom style: the status bar stays with who presents it")
      }
    }
    return captures
      ? decides(true, on: x, "decides about the status bar: its modalPresentationCapturesStatusBarAppearance is true")
      : declines(x, leaving: false, "is presented in the style \(style): the status bar stays with who presents it")
  }

  private static let alwaysWithCustom = VersionRange(UIKitVersion(8, 3), 9, documents: false)

  /// Why what is presented is not asked.
  static func leavesOut(_ presentation: String, to decider: String) -> String {
    "\(presentation) leaves the status bar to \(decider)"
  }

  static let entry = RuleEntry(
    title: "Only full screen takes the status bar over, unless it captures",
    inShort: """
      Only a full-screen presentation takes over the status bar, unless you set \
      modalPresentationCapturesStatusBarAppearance.
      """,
    statement: """
      X takes over when its style after adaptation is `.fullScreen`, on iOS 8.3–9 also when it is `.custom` (not of STY-03's own), or when
      `X.modalPresentationCapturesStatusBarAppearance` is true (default false; without meaning for full screen). On iOS 8.0–8.2 a `.custom` X
      never does. Otherwise the presenter's side keeps it.
      """,
    evidence: [
      .documented(
        "Apple `modalPresentationCapturesStatusBarAppearance` (transferred only if full screen); classic document 3."),
      .observed(
        "Neuburg p. 270; qiita kyam_ (over the current context); custom: openradar 22574353 (always on 8.3 to 9.0, never on 8.1), 27874629 and 35985410 (from 10 on only with the flag)."
      ),
    ],
    example: """
      V `.default`, X `.lightContent` over full screen: `.default`; with captures: `.lightContent`. `ios 12`, default style: X's.
      X `.custom`: `ios 8.1` V's, `ios 9` X's, `ios 10` V's.
      """)
}
