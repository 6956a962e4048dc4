enum CodeAsksForOrientations: Rule {
  static let id = RuleID.bar13
  static let question = Question.orientation
  static let versions = Versions(.from(16), "iOS 16–27.")

  /// Code says that the supported orientations have changed: who decides is asked again.
  static func asksAgain(_ decider: ControllerID) -> Finding<Void> {
    decides((), on: decider, "code says that the supported orientations have changed: it is asked again")
  }

  /// Code asks for orientations: the one that the interface takes; nil where it stays.
  ///
  /// - Parameters:
  ///   - decider: who decides; nil where nobody is asked.
  ///   - both: what that one and the app support.
  static func judge(
    _ asked: FacingSet, _ decider: ControllerID?, _ both: FacingSet, _ world: World
  ) -> Finding<Facing?> {
    let current = world.environment.facing
    if asked.contains(current) {
      return declines(decider, leaving: nil, "code asks for \(asked), in which the interface is already")
    }
    guard let facing = FullScreenStartsAsItPrefers.first(of: asked.intersection(both)) else {
      return declines(decider, leaving: nil, "code asks for \(asked), and \(both) is supported: the interface stays")
    }
    return decides(facing, on: decider, "code asks for \(asked): the interface rotates to \(facing)")
  }

  static let entry = RuleEntry(
    title: "Code asks for another orientation, or to be asked again",
    inShort: """
      From iOS 16 on setNeedsUpdateOfSupportedInterfaceOrientations() and requestGeometryUpdate(_:) rotate \
      the interface where the view controller that decides about orientations allows it.
      """,
    statement: """
      `x.setNeedsUpdateOfSupportedInterfaceOrientations()`, whoever x is: when the transitions of the run loop pass have ended, E (BAR-06) is asked for its mask
      again (BAR-07, with its exception); where the current orientation is not in it any more, the interface rotates as BAR-08 says, and everybody hears of it as when the
      device rotates (ORD-35). `scene.requestGeometryUpdate(.iOS(interfaceOrientations: m))`: at the same moment the interface rotates to the first of portrait, landscapeLeft,
      landscapeRight, portraitUpsideDown that m, E's mask and the app have in common; it stays where it is in one of m already, and where there is none UIKit calls the error handler,
      which presim does not run. Where nobody is asked (BAR-11) neither does anything: for the second that is assumed, UIKit refuses it in windowing modes. Up to iOS 15 the members do not exist.
      """,
    evidence: [
      .documented(
        "Apple `setNeedsUpdateOfSupportedInterfaceOrientations()`, `requestGeometryUpdate(_:errorHandler:)`; release notes of iOS 16 (they take the place of `attemptRotationToDeviceOrientation` and of setting the orientation of `UIDevice`)."
      ),
      .observed(
        "capawesome-team/capacitor-plugins#100 (the error: \"None of the requested orientations are supported by the view controller. Requested: portrait; Supported: landscapeRight\"); software-mansion/react-native-screens#4117 (2026: requests during a transition are refused while UIKit holds the mask of the screen that goes)."
      ),
      .inferred(
        "that it waits for the end of the run loop pass; that a request is refused wherever nobody is asked; the order of the four; that an orientation in which the device is held, and which becomes supported, is not taken: presim does not know how the device is held."
      ),
    ],
    example: """
      `ios 17`, iPhone portrait, root V whose mask changes from `.portrait` to `.landscape`, `V.setNeedsUpdateOfSupportedInterfaceOrientations()`: the interface rotates to landscapeLeft.
      With `V` in a navigation controller that overrides nothing: it stays.
      """)
}
