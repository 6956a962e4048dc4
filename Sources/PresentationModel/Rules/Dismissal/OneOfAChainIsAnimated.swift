enum LowestOfAChainIsAnimated: Rule {
  static let id = RuleID.dis03
  static let question = Question.dismissal
  static let versions = Versions(
    VersionRange(UIKitVersion(8), 17, documents: false), "iOS 8–17. iOS 18–27 and **docs**: DIS-14.")

  /// Which of several dismissed controllers is animated and asked; nil where only one is dismissed.
  ///
  /// - Parameter gone: all of them, as the note on the silence names them.
  static func judge(
    _ dismissed: ControllerID, gone: @autoclosure () -> Because.Naming, _ world: World
  ) -> Finding<ControllerID>? {
    let top = world.hierarchy.topmost(from: dismissed)
    guard top != dismissed else { return nil }
    let names = SilentNames(world.hierarchy.directPresenter(dismissed), value: gone())
    return holds(in: world.profile)
      ? decides(
        dismissed, on: dismissed,
        "is the lowest of those that go: an animation is by its transition, and its delegate alone is asked for one",
        silence: .ds04, naming: names, raising: .cho42)
      : TopmostOfAChainIsAnimated.judge(top, names)
  }

  static let lowerOnesGoUnseen = UIKitMessage(
    .ds04, .silent,
    [],
    condition: "DIS-02, DIS-03, DIS-14: `dismiss` on a controller low in a chain",
    effect:
      "everything above it goes; an animated dismissal animates one of them: up to iOS 17 the lowest, from iOS 18 the topmost",
    cure: "to take the topmost away alone, call `dismiss` on itself",
    sources: "`UIViewController.dismiss(animated:completion:)`; openradar 18696859, scenee/FloatingPanel#686",
    evidence: "documented; which one: observed, disputed (CHO-42)",
    notes: "this dismisses {list of controllers}, everything above {presenter}")

  static let entry = RuleEntry(
    title: "Of a dismissed chain the lowest one is animated, with its own transition",
    inShort: "Up to iOS 17, when several presented view controllers go at once, only the lowest one is animated.",
    statement: """
      Of the controllers that go, D itself is animated by TRN for it, and its transitioning delegate alone is asked. Those above it
      are removed with it, without animation and without a delegate call.
      """,
    evidence: [
      .observed(
        #"openradar 18696859 (8.0: "the top view controller is dismissed without animation, and then the intermediate view controller is shown and animates its dismissal with its transition style"), 18421969; HeroTransitions/Hero#64 (iOS 10) and its source ("UIKit's UIViewController.dismiss will jump to target.presentedViewController then perform the dismiss"); wix/react-native-navigation (the delegate for the dismissal of all modals is set on the lowest)."#
      ),
      .disputed("Apple `dismiss(animated:completion:)` says the topmost."),
      .inferred("iOS 11–17 (CHO-42)."),
    ],
    example: """
      V→A (cover vertical)→B (cross dissolve), `ios 17`: `V.dismiss(animated: true)` plays cover vertical.
      """)
}

enum TopmostOfAChainIsAnimated: Rule {
  static let id = RuleID.dis14
  static let question = Question.dismissal
  static let versions = Versions(
    VersionRange(UIKitVersion(18), documents: true), "iOS 18–27. **docs:** likewise, with the topmost as `.from`.")

  /// The topmost of the chain of directly presented view controllers.
  static func judge(_ top: ControllerID, _ names: SilentNames) -> Finding<ControllerID> {
    decides(
      top, on: top,
      "is the topmost of those that go: an animation is by its transition, and its delegate alone is asked for one",
      silence: .ds04,
      naming: names, raising: .cho42)
  }

  static let entry = RuleEntry(
    title: "From iOS 18 the topmost one of a chain is asked, and the lowest is `from`",
    inShort: "From iOS 18, when several presented view controllers go at once, only the topmost one is animated.",
    statement: """
      Of the controllers that go, the topmost of the chain from D (what it presents, what that presents, and so on) is animated by TRN for it, and its
      transitioning delegate alone is asked, with that controller. The others are removed with it, without animation and without a delegate
      call. In the transition's context `.from` is D all the same (CUS-15).
      """,
    evidence: [
      .documented("Apple `dismiss(animated:completion:)` (only the topmost is animated, with its own transition)."),
      .observed(
        "scenee/FloatingPanel#686 (crash traces of iOS 18 and 26: the outermost presentation is dismissed, the panel on top runs its dismissal transition, its `.from` is the controller in the middle)."
      ),
      .inferred("the border to DIS-03, and transition styles without an animator (CHO-42)."),
    ],
    example: """
      V→A (cover vertical)→B (cross dissolve), `ios 26`: `V.dismiss(animated: true)` plays cross dissolve.
      """)
}
