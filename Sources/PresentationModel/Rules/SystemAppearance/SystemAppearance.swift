/// Which controller decides what the system draws and does around an app (rules BAR).
enum SystemAppearance {
  /// What the system asks for.
  enum Wish: Sendable, CaseIterable {
    case statusBarStyle, statusBarHidden, homeIndicator, screenEdges, pointerLock

    /// The property by which a controller names a child that decides in its place.
    var child: Property {
      switch self {
      case .statusBarStyle: .childForStatusBarStyle
      case .statusBarHidden: .childForStatusBarHidden
      case .homeIndicator: .childForHomeIndicatorAutoHidden
      case .screenEdges: .childForScreenEdgesDeferringSystemGestures
      case .pointerLock: .childViewControllerForPointerLock
      }
    }

    var isOfTheStatusBar: Bool { self == .statusBarStyle || self == .statusBarHidden }

    /// The trait for whose child a property asks.
    init?(child: Property) {
      guard let wish = Wish.allCases.first(where: { $0.child == child }) else { return nil }
      self = wish
    }
  }

  /// The deciding controller; nil where no window has a root, or the device has no such thing.
  ///
  /// Complexity: O(levels × depth).
  static func decider(of wish: Wish, _ world: World, _ ledger: inout Ledger) -> ControllerID? {
    if let nothing = isMissing(wish, world) {
      ledger.note(nothing)
      return nil
    }
    guard var candidate = world.topmostRoot else { return nil }
    // Two bodies that name each other would be asked for ever.
    var asked = IDSet<ControllerID>()
    while asked.insert(candidate) {
      let next = next(after: candidate, wish, world, &ledger)
      let finding: Finding<ControllerID> =
        wish.isOfTheStatusBar
        ? StatusBarIsHandedUpAndDown.judge(candidate, next) : TopmostDecidesTheHomeIndicator.judge(candidate, next)
      if let decider = ledger.take(finding) { return decider }
      guard let next else { return candidate }
      candidate = next.controller
    }
    return candidate
  }

  /// What a controller's property that names a child answers.
  static func child(
    of x: ControllerID, _ wish: Wish, _ world: World, _ ledger: inout Ledger
  ) -> ControllerID? {
    wish.isOfTheStatusBar
      ? ledger.take(WhichChildAContainerNames.judge(x, wish, world))
      : ledger.take(TopmostDecidesTheHomeIndicator.child(of: x, wish, world))
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
    after candidate: ControllerID, _ wish: Wish, _ world: World, _ ledger: inout Ledger
  ) -> Next? {
    if let presented = world.hierarchy.directlyPresented(candidate),
      let presentation = world.hierarchy.presentations[presented], !presentation.isDismissing
    {
      guard wish.isOfTheStatusBar else { return .presented(presented) }
      if ledger.holds(OnlyFullScreenTakesTheStatusBarOver.judge(presentation, world)) {
        return .presented(presented)
      }
    }
    return child(of: candidate, wish, world, &ledger).map { .child($0) }
  }

  /// A device that has no such thing.
  private static func isMissing(_ wish: Wish, _ world: World) -> Finding<ControllerID>? {
    wish.isOfTheStatusBar
      ? StatusBarIsHandedUpAndDown.isMissing(world) : TopmostDecidesTheHomeIndicator.isMissing(world)
  }
}
