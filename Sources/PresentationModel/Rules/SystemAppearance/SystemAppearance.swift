/// Which controller decides what the system draws and does around an app (rules BAR).
enum SystemAppearance {
  /// What the system asks for.
  enum Preference: Sendable, CaseIterable {
    case statusBarStyle, statusBarHidden, homeIndicator, screenEdges, pointerLock, orientationLock

    /// The property by which a controller names a child that decides in its place.
    var child: Property {
      switch self {
      case .statusBarStyle: .childForStatusBarStyle
      case .statusBarHidden: .childForStatusBarHidden
      case .homeIndicator: .childForHomeIndicatorAutoHidden
      case .screenEdges: .childForScreenEdgesDeferringSystemGestures
      case .pointerLock: .childViewControllerForPointerLock
      case .orientationLock: .childForInterfaceOrientationLock
      }
    }

    var isOfTheStatusBar: Bool { self == .statusBarStyle || self == .statusBarHidden }

    /// The trait for whose child a property asks.
    init?(child: Property) {
      guard let preference = Preference.allCases.first(where: { $0.child == child }) else { return nil }
      self = preference
    }
  }

  /// The deciding controller; nil where no window has a root, or the device has no such thing.
  ///
  /// Complexity: O(levels × depth).
  static func decider(of preference: Preference, _ world: World, _ ledger: inout Ledger) -> ControllerID? {
    if let nothing = isMissing(preference, world) {
      ledger.note(nothing)
      return nil
    }
    guard var candidate = world.topmostRoot else { return nil }
    // Two bodies that name each other would be asked for ever.
    var asked = IDSet<ControllerID>()
    while asked.insert(candidate) {
      let next = next(after: candidate, preference, world, &ledger)
      let finding: Finding<ControllerID> =
        preference.isOfTheStatusBar
        ? StatusBarIsHandedUpAndDown.judge(candidate, next) : TopmostDecidesTheHomeIndicator.judge(candidate, next)
      if let decider = ledger.take(finding) { return decider }
      guard let next else { return candidate }
      candidate = next.controller
    }
    return candidate
  }

  /// What a controller's property that names a child answers.
  static func child(
    of x: ControllerID, _ preference: Preference, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    preference.isOfTheStatusBar
      ? ledger.take(WhichChildAContainerNames.judge(x, preference, world))
      : ledger.take(TopmostDecidesTheHomeIndicator.child(of: x, preference, world))
  }

  /// Light or dark: `traitCollection.userInterfaceStyle` of a controller.
  ///
  /// Complexity: O(ancestors + levels).
  static func style(of x: ControllerID, _ world: World, _ ledger: inout Ledger) -> InterfaceStyle {
    if let none = LightAndDarkComeFromTheParent.isNotThere(world) { return ledger.take(none) ?? .unspecified }
    if world.environment.device == .tv { return styleOnTV(world, &ledger) }
    return ledger.first(LightAndDarkComeFromTheParent.self, from: x, in: world)
      ?? ledger.take(LightAndDarkComeFromTheParent.window(over: x, world)) ?? .light
  }

  /// Light or dark in a window, whatever its controllers override.
  static func style(of window: WindowID, _ world: World, _ ledger: inout Ledger) -> InterfaceStyle {
    if let none = LightAndDarkComeFromTheParent.isNotThere(world) { return ledger.take(none) ?? .unspecified }
    if world.environment.device == .tv { return styleOnTV(world, &ledger) }
    return ledger.take(LightAndDarkComeFromTheParent.window(window, world)) ?? .light
  }

  private static func styleOnTV(_ world: World, _ ledger: inout Ledger) -> InterfaceStyle {
    var candidate = world.topmostRoot
    var asked = IDSet<ControllerID>()
    while let x = candidate, asked.insert(x) {
      if let style = ledger.take(LightAndDarkComeFromTheParent.onTV(x, world)) { return style }
      candidate = world.hierarchy.controller(x, .childViewControllerForUserInterfaceStyle)
    }
    return .light
  }

  /// The controller that is asked after another one, and why.
  enum Next: Sendable {
    case presented(ControllerID), child(ControllerID)

    var controller: ControllerID {
      switch self {
      case .presented(let x), .child(let x): x
      }
    }
  }

  private static func next(
    after candidate: ControllerID, _ preference: Preference, _ world: World, _ ledger: inout Ledger
  ) -> Next? {
    if let presented = world.hierarchy.directlyPresented(candidate),
      let presentation = world.hierarchy.presentations[presented], !presentation.isDismissing
    {
      guard preference.isOfTheStatusBar else { return .presented(presented) }
      if ledger.holds(OnlyFullScreenTakesTheStatusBarOver.judge(presentation, world)) {
        return .presented(presented)
      }
    }
    return child(of: candidate, preference, world, &ledger).map { .child($0) }
  }

  /// A device that has no such thing.
  private static func isMissing(_ preference: Preference, _ world: World) -> Finding<ControllerID>? {
    preference.isOfTheStatusBar
      ? StatusBarIsHandedUpAndDown.isMissing(world) : TopmostDecidesTheHomeIndicator.isMissing(world)
  }
}
