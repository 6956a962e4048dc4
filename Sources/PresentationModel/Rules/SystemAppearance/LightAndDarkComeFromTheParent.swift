enum LightAndDarkComeFromTheParent: CandidateRule {
  static let id = RuleID.bar09
  static let question = Question.systemAppearance
  static let versions = Versions(
    .from(13), "iOS 13+ (TV properties: tvOS 11+); before, always `.unspecified`, on TV `.light`.")

  /// The style that a controller overrides; nil continues with its parent.
  static func judge(_ candidate: ControllerID, _ world: World) -> Finding<InterfaceStyle> {
    let hierarchy = world.hierarchy
    let own = hierarchy.property(candidate, .overrideUserInterfaceStyle)
    if let style = InterfaceStyle(override: own) {
      return decides(style, on: candidate, "overrides the interface style: \(style)")
    }
    if hierarchy.parent(of: candidate) != nil {
      return passesOver(candidate, "overrides nothing: its parent is asked")
    }
    guard let presenter = hierarchy.directPresenter(candidate) else {
      return passesOver(candidate, "overrides nothing, and has no parent: the window is asked")
    }
    return passesOver(candidate, "overrides nothing, and is presented: the window is asked, not \(presenter)")
  }

  /// The window that contains a controller, else the device.
  static func window(over x: ControllerID, _ world: World) -> Finding<InterfaceStyle> {
    guard let window = world.hierarchy.windowWithRoot(world.hierarchy.levelZeroTop(of: x)) else { return device() }
    return self.window(window, world)
  }

  /// A window, else the device.
  static func window(_ window: WindowID, _ world: World) -> Finding<InterfaceStyle> {
    let key = PropertyKey(owner: .window(window), property: .overrideUserInterfaceStyle)
    guard let style = InterfaceStyle(override: world.hierarchy.assigned[key]) else { return device() }
    return decides(style, on: nil, "\(window) overrides it: \(style)")
  }

  private static func device() -> Finding<InterfaceStyle> {
    decides(.light, on: nil, "nobody overrides the interface style, so it is the device's, \(InterfaceStyle.light)")
  }

  /// On TV the root is asked, and the child that it names.
  static func onTV(_ x: ControllerID, _ world: World) -> Finding<InterfaceStyle> {
    if let child = world.hierarchy.controller(x, .childViewControllerForUserInterfaceStyle) {
      return passesOver(x, "names \(child)")
    }
    let own = world.hierarchy.property(x, .preferredUserInterfaceStyle)
    guard let style = InterfaceStyle(override: own) else {
      return decides(.light, on: x, "prefers nothing: \(InterfaceStyle.light)")
    }
    return decides(style, on: x, "prefers \(style)")
  }

  /// Before there were two; nil from then on.
  static func isNotThere(_ world: World) -> Finding<InterfaceStyle>? {
    if world.environment.device == .tv {
      return world.profile.version.major < 11
        ? declines(nil, leaving: .light, "before tvOS 11 there is \(InterfaceStyle.light) alone") : nil
    }
    return holds(in: world.profile)
      ? nil : declines(nil, leaving: .unspecified, "before iOS 13 there is neither light nor dark")
  }

  static let entry = RuleEntry(
    title: "Light and dark come from parent or window, not from the presenter",
    inShort: "Light or dark comes from the parent or the window, not from the view controller that presents.",
    statement: """
      A controller's `traitCollection.userInterfaceStyle` is its `overrideUserInterfaceStyle` unless `.unspecified`, else its
      parent's; without a parent, its window's override, else the device's (`.light`). A presented root inherits from the window, whatever its
      presenter overrides and in every style. TV has `preferredUserInterfaceStyle` with `childViewControllerForUserInterfaceStyle` (default
      nil) on the root instead.
      """,
    evidence: [
      .documented(
        #"Apple `overrideUserInterfaceStyle` (embedded children), "Choosing a specific interface style for your iOS app" (window: root and all presentation controllers), `preferredUserInterfaceStyle`."#
      ),
      .inferred(
        "context presentations; speaks against, for the 27 SDK: Automattic/pocket-casts-ios#5168 (2026: what is presented takes its traits from the views above it, no longer from the presentation controller); it changes an answer only for context presentations (CHO-72), and is not followed."
      ),
    ],
    example: """
      V overrides `.dark`, `V▸C`, V→X: C is dark, X is light. `window.overrideUserInterfaceStyle = .dark`: all of them dark.
      """)
}
