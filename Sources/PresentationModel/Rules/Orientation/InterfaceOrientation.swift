/// Whether the interface turns with the device (rulebook 3.3).
///
/// The rulebook's BAR-06 says more than is decided here: it counts alerts, activity controllers and custom presentations
/// too, and what the app supports. Until all of it is decided it is no rule with an ID, and leaves no findings.
enum InterfaceOrientation {
  /// From iOS 16 on nobody asks `shouldAutorotate`.
  static let asksShouldAutorotate = VersionRows((.upTo(15), true), (.from(16), false))

  /// Why the interface stays when the device is turned, nil where it turns too.
  static func standsAgainst(_ orientation: Orientation, _ world: World) -> Because? {
    guard let decider = world.orientationDecider else { return nil }
    if asksShouldAutorotate[world.profile],
      !world.hierarchy.isTrue(decider, .shouldAutorotate, default: true)
    {
      return "\(decider) decides, and its shouldAutorotate is false (BAR-06)"
    }
    guard !world.supports(orientation, decider) else { return nil }
    switch orientation {
    case .portrait: return "\(decider) decides, and does not support portrait (BAR-06)"
    case .landscape: return "\(decider) decides, and does not support landscape (BAR-06)"
    }
  }
}
