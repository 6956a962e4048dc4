enum PresenterOutsideTheWindowRefuses: Rule {
  static let id = RuleID.pre10
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–27, text by version. **docs:** as iOS 12.")

  /// The presenter's view has no window, or its level is on its way out.
  static func judge(_ names: Refusals.Names, _ world: World) -> Finding<Refusal> {
    let (presenter, hierarchy) = (names.presenter, world.hierarchy)
    if hierarchy.isInWindow(presenter) {
      guard isLeaving(presenter, hierarchy) else {
        return declines(presenter, "its view is in a window, and it is not on its way out")
      }
      return refuses(
        on: presenter, saying: names.say(notInTheWindowHierarchy, world), silence: .x10, raising: .cho61,
        because: "is being dismissed itself")
    }
    let isWordingOpen = names.source != presenter && UIKitVersion(14) > world.profile.version
    return refuses(
      on: presenter, saying: names.say(notInTheWindowHierarchy, world), raising: isWordingOpen ? .cho51 : nil,
      because: hierarchy.isViewLoaded(presenter) ? "its view is in no window" : "its view is not even loaded",
      ground: WindowFollowsPlaces.ground(whyOutside: presenter, world))
  }

  /// Whether the level of a controller is being dismissed.
  static func isLeaving(_ x: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.presentations[hierarchy.outermostContainer(of: x)]?.isDismissing ?? false
  }

  static let notInTheWindowHierarchy = UIKitMessage(
    .pl01, .refuses,
    [
      .init(
        .upTo(13), "iOS ≤ 13",
        "Warning: Attempt to present {presented} on {source} whose view is not in the window hierarchy!"),
      .init(
        .from(14), "iOS 14+",
        "Attempt to present {presented} on {presenter} (from {source}) whose view is not in the window hierarchy."),
    ],
    condition:
      "PRE-10: the presenter's view has no window, or its dismissal has been asked for: too early, popped, dismissed or on its way out, covered by a full-screen or current-context presentation, never put on screen",
    effect: "T-4",
    cure: "present from `viewDidAppear` or later, from the controller that is on screen: the topmost presented one",
    sources:
      "facebookarchive/Tweaks#15, kevin-lyn/STPopup#91, CoderMikeHe/WeChat#16, MvvmCross/MvvmCross#3546 (iOS 13), steipete/PSTAlertController#40; levey/LeveyTabBarController#8",
    evidence: "observed; the receiver up to iOS 13 inferred (CHO-51)")

  static let isBeingDismissed = UIKitMessage(
    .x10, .see(.pl01),
    [],
    condition: "PRE-10: the presenter is being dismissed",
    effect: "refused, not silent",
    cure: "present from the controller below, when the dismissal is over",
    sources: "steipete/PSTAlertController#40",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "A presenter outside any window refuses",
    inShort: """
      Presenting from a view controller whose view is not in a window, or that is being dismissed, is refused \
      with a line on the console.
      """,
    statement: """
      P's view is not loaded or has no window (QRY-07; but PRE-01 2), or P is on its way out: its dismissal has been asked for and has
      not ended.
      - iOS ≤ 13: `Warning: Attempt to present <X> on <S> whose view is not in the window hierarchy!`
      - iOS 14+: `Attempt to present <X> on <P> (from <S>) whose view is not in the window hierarchy.`
      """,
    evidence: [
      .observed(
        "facebookarchive/Tweaks#15 (root covered by its own full-screen modal, so this comes before PRE-11); CoderMikeHe/WeChat#16, MvvmCross/MvvmCross#3546 (iOS 13); steipete/PSTAlertController#40, lodev09/react-native-true-sheet#265 (iOS 18), react/react-native#10471 (iOS 10) (on its way out); dotnet/maui#30970 (2025, iOS 18, with the line) (on its way out); dotnet/maui#32807, #32872 (2025) have the refusal without a line, wix/react-native-navigation#7644 (2022) has the new one come and go with the old one: the end is the same in all."
      ),
      .inferred("up to iOS 13 the receiver in the text, by PRE-09 and PRE-11 (CHO-51)."),
    ],
    example: """
      V→X full screen, then `V.present(Y)`: this text, although V also presents.
      """)
}
