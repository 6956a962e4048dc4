/// Whether the interface turns with the device (rulebook 3.3).
///
/// The rulebook's BAR-06 says more than is decided here: it counts alerts, activity controllers and custom presentations
/// too. Until all of it is decided it is no rule with an ID, and leaves no findings.
enum InterfaceOrientation {
  /// Why the interface stays as it is.
  enum Obstacle: Sendable, Equatable {
    /// The app does not support the orientation.
    case app
    /// Who decides does not want to turn at all.
    case autorotation(ControllerID)
    /// Who decides does not support it.
    case mask(ControllerID)
  }

  /// From iOS 16 on nobody asks `shouldAutorotate`.
  static let asksShouldAutorotate = VersionRows((.upTo(15), true), (.from(16), false))

  /// What stands against the interface turning with the device, nil if nothing does.
  ///
  /// - Parameter app: the app's own orientations; nil for all.
  static func standsAgainst(_ orientation: Orientation, _ app: Value?, _ world: World) -> Obstacle? {
    if let app, !StandardValues.mask(app, contains: orientation) { return .app }
    guard let decider = world.orientationDecider else { return nil }
    if asksShouldAutorotate[world.profile], !world.hierarchy.isTrue(decider, .shouldAutorotate, default: true) {
      return .autorotation(decider)
    }
    guard let mask = world.hierarchy.property(decider, .supportedInterfaceOrientations),
      !StandardValues.mask(mask, contains: orientation)
    else { return nil }
    return .mask(decider)
  }
}
