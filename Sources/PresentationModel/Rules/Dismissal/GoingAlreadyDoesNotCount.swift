enum GoingAlreadyDoesNotCount: Rule {
  static let id = RuleID.dis05
  static let question = Question.dismissal
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too. Rows of chapter 7: D-S02, D-S03.")

  /// A candidate's presented controller does not count once its dismissal has been asked for: the next candidate is
  /// examined.
  static func judge(_ candidate: ControllerID, _ world: World) -> Finding<ControllerID>? {
    guard let presented = world.hierarchy.directlyPresented(candidate), world.hierarchy.isDismissing(presented) else {
      return nil
    }
    return decides(presented, on: candidate, "what it presents is on its way out already and does not count")
  }

  /// No presenting controller is left to which the call could go: the one whose presented controller is being dismissed
  /// refuses it.
  static func refuses(_ dismisser: ControllerID) -> Finding<ControllerID> {
    decides(dismisser, on: dismisser, "there is no presenter to forward the call to", silence: .ds03)
  }

  static let secondDismissLost = UIKitMessage(
    .ds02, .silent,
    [],
    condition:
      "DIS-05: two `dismiss` on `a` in the chain `r → a → b`, in one run loop pass or two: the first takes `b`; at the second `b` is gone or going and counts no more",
    effect: "the second takes `a` itself: one level too many; the note names what goes",
    cure: "dismiss once; to take several levels away call `dismiss` once on the lowest of those that stay",
    sources: "rdar 30284135 (lionheart/openradar-mirror#16819), pointfreeco/swift-navigation#332",
    evidence: "observed",
    notes: "{gone} is being dismissed already, so this second call dismisses {vc} itself")

  static let alreadyGoing = UIKitMessage(
    .ds03, .see(.dl01),
    [],
    condition:
      "DIS-05: `dismiss` on a controller that nobody presents, while what it presents is being dismissed already",
    effect: "that dismissal goes on; this completion handler is never called",
    cure: "wait for the completion handler of the first `dismiss`",
    sources: "ekazaev/route-composer#20 (iOS 12)",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "A controller that is already going does not count",
    inShort: """
      A second dismiss on the same view controller does not count what is already being dismissed, so it can \
      dismiss one view controller too many.
      """,
    statement: """
      By step 1 of DIS-01 a second call on the view controller that dismisses finds nothing above and is forwarded: it goes as well itself, in the
      same run loop pass or while the first dismissal runs. Without a presenter to forward to, the second call is refused as DIS-04 case 1, naming it.
      """,
    evidence: [
      .observed(
        "openradar 30284135, 18481560 (double tap beside a popover); pointfreeco/swift-navigation#295, #332 (2025); ekazaev/route-composer#20 (completion never called); xamarin/Essentials#1757 (2021), hyperoslo/ImagePicker#323 (2017), joomcode/BottomSheet#28 (2023: `presentedViewController` still answers the one that is going)."
      )
    ],
    example: """
      V→A→B: `turn { A.dismiss(animated: true)`, `A.dismiss(animated: true) }`: A and B are gone, V is left, no line.
      """)
}
