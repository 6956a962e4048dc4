enum PresenterOutsideTheWindowRefuses: Rule {
  static let id = RuleID.pre10
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–26, text by version. **docs:** as iOS 12.")
  static let entry = RuleEntry(
    title: "A presenter outside any window refuses",
    statement: """
      P's view is not loaded or has no window (QRY-07), or P is on its way out: its dismissal has been asked for and has not ended.
      - iOS ≤ 13: `Warning: Attempt to present <X> on <P> whose view is not in the window hierarchy!`
      - iOS 14+: `Attempt to present <X> on <P> (from <S>) whose view is not in the window hierarchy.`
      """,
    evidence: [
      Evidence(
        .observed,
        "facebookarchive/Tweaks#15 (root covered by its own full-screen modal, so this comes before PRE-11); CoderMikeHe/WeChat#16 (iOS 13); steipete/PSTAlertController#40 (on its way out)."
      )
    ],
    example: """
      V→X full screen, then `V.present(Y)`: this text, although V also presents.
      """)

  static let notInTheWindowHierarchy = UIKitMessage(
    .pl01, .refuses,
    [
      .init(
        .upTo(13), "iOS ≤ 13",
        "Warning: Attempt to present {presented} on {presenter} whose view is not in the window hierarchy!"),
      .init(
        .from(14), "iOS 14+",
        "Attempt to present {presented} on {presenter} (from {source}) whose view is not in the window hierarchy."),
    ],
    condition:
      "PRE-10: the presenter's view has no window, or its dismissal has been asked for: too early, popped, dismissed or on its way out, covered by a full-screen or current-context presentation, never put on screen",
    effect: "T-4",
    versions: "iOS 8–26",
    sources:
      "facebookarchive/Tweaks#15, kevin-lyn/STPopup#91, CoderMikeHe/WeChat#16, steipete/PSTAlertController#40; levey/LeveyTabBarController#8",
    evidence: "observed")

  /// The two generations of refusals: with `Warning:`, and with the receiver after `from` (LOG-02).
  enum Wording: Sendable { case warning, from }

  static let wording = VersionRows((.upTo(13), Wording.warning), (.from(14), Wording.from))

  /// Whether the presenter's view has no window, or its level is on its way out.
  static func refuses(_ presenter: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    !hierarchy.isInWindow(presenter) || isLeaving(presenter, hierarchy)
  }

  /// Whether the level of a controller is being dismissed.
  static func isLeaving(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.presentations[hierarchy.treeTop(of: x)]?.isDismissing ?? false
  }

  static func text(_ presented: String, _ presenter: String, _ source: String, _ profile: Profile) -> String {
    switch wording[profile] {
    case .warning:
      "Warning: Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy!"
    case .from:
      "Attempt to present \(presented) on \(presenter) (from \(source)) whose view is not in the window hierarchy."
    }
  }
}
