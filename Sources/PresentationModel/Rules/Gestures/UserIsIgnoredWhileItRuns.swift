enum UserIsIgnoredWhileItRuns: Rule {
  static let id = RuleID.cus26
  static let question = Question.gesture
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether a transition with an animator of the file's keeps the user out; nil where none runs.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Bool>? {
    for id in world.running where world[id].isRunning {
      guard let animator = world[id].steering.animator else { continue }
      if world[id].steering.interaction == nil, !world[id].steering.isInteractive {
        return decides(
          true, on: x, "\(animator) animates a transition that is not interactive: the user's gestures do nothing")
      }
      return declines(x, leaving: false, "a transition is running that may be steered: the user's gestures count")
    }
    return nil
  }

  /// Up to iOS 18 a push or pop of UIKit's own keeps taps from what its navigation controller shows, unless it follows the
  /// finger; nil where none runs around the controller.
  static func judge(tapOn x: ControllerID, _ world: World) -> Finding<Refusal>? {
    guard !VersionRange.from(26).contains(world.profile) else { return nil }
    var current: ControllerID? = x
    while let nav = current {
      if let id = world.runningTransition(of: nav, .stack), !world[id].steering.isInteractive {
        return refuses(on: x, because: "a push or pop of \(nav) is running: a tap on its controls does nothing")
      }
      current = world.hierarchy.parent(of: nav)
    }
    return nil
  }

  static let entry = RuleEntry(
    title: "During a transition that is not interactive the user's gestures do nothing",
    inShort: """
      While a custom animation runs that is not interactive, the user's taps and swipes do nothing; up to iOS 18 the same \
      holds for taps during every push or pop.
      """,
    statement: """
      While a transition with an animator of the file runs and is not interactive, `tap`, `tapOutside`, `swipeToDismiss`,
      `swipeBack` are ignored without an event. With an interaction controller vended they are not.
      Up to iOS 18 a control in a navigation controller takes no tap while a push or pop of that navigation controller runs that does not follow the finger, with
      UIKit's own animation too. From iOS 26 on it does: the new screen is usable as soon as it comes.
      """,
    evidence: [
      .observed(
        "openradar 41217893 (iOS 12); a push of UIKit's own: lionheart/openradar-mirror#19278; from 26 on: software-mansion/react-native-screens#3173 (the new screen takes touches as soon as it appears)."
      ),
      .inferred(
        "other versions; that up to iOS 18 the screen that goes takes no taps either, and that on iOS 26 it does."),
    ],
    example: """
      `begin tabs.selectedIndex = 1` with an animator, `tabs.tap(a)`: `expect no events`.
      """)
}
