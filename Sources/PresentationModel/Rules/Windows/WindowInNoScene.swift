enum WindowInNoScene: Rule {
  static let id = RuleID.win08
  static let question = Question.window
  static let versions = Versions(.from(13), "iOS 13–27.")

  /// Whether a window that code makes without naming a scene is in none; nil in an app of which nobody says that it has
  /// scenes.
  static func isMade(_ window: WindowID, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), world.hasScenes == true else { return nil }
    return decides(
      true, on: nil, "\(window) is made without a scene, in an app that has scenes: it is in none", raising: .cho71)
  }

  /// A window in no scene is made visible: nothing of it comes on screen.
  static func shows(_ window: WindowID, line: Because.Naming, _ world: World) -> Finding<Void> {
    decides(
      (), on: world.hierarchy.windows[Int(window.index)].root,
      "\(window) is made visible, and stays dark: it is in no scene", silence: .ws01, naming: SilentNames(value: line),
      raising: .cho71)
  }

  /// Something is presented in a window in no scene: it is accepted, and nobody sees it; nil for all others.
  static func presents(_ x: ControllerID, by presenter: ControllerID, line: Because.Naming, _ world: World)
    -> Finding<Void>?
  {
    guard let window = world.windowInNoScene(of: presenter) else { return nil }
    return decides(
      (), on: x, "is presented in \(window), which is in no scene: nobody sees it", silence: .ws01,
      naming: SilentNames(value: line))
  }

  /// A window gets its scene, or leaves it.
  static func moves(_ window: WindowID, isInScene: Bool, _ world: World) -> Finding<Void> {
    let state = world.hierarchy.windows[Int(window.index)]
    return isInScene
      ? decides(
        (), on: state.root, "\(window) gets a scene: what it shows comes on screen",
        raising: state.isAskedFor ? .cho71 : nil)
      : decides((), on: state.root, "\(window) leaves its scene: nothing of it is on screen")
  }

  /// The user cannot touch what is in no scene; nil for what is in one.
  static func ignoresTouch(_ x: ControllerID, _ world: World) -> Finding<Gestures.Reach>? {
    guard let window = world.windowInNoScene(of: x) else { return nil }
    return decides(.nothing(x, id), on: x, "is in \(window), which is in no scene: the user cannot see it")
  }

  static let staysDark = UIKitMessage(
    .ws01, .silent,
    [],
    condition: "WIN-08: a window that is in no scene is made visible in an app with scenes",
    effect: "it stays off screen, with all that is presented in it",
    cure: "make it with `UIWindow(windowScene:)`, or set its `windowScene`",
    versions: "iOS 13–27",
    sources: "react/react-native#35716, huri000/SwiftEntryKit#211, mixpanel/mixpanel-swift#338",
    evidence: "observed",
    notes: "this window is in no scene (line {n}), so nothing of it is on screen")

  static let entry = RuleEntry(
    title: "A window in no scene shows nothing",
    inShort: "In an app with scenes a window that was made without a scene never comes on screen.",
    statement: """
      In an app with scenes (WIN-07), a window made by `UIWindow(frame:)` or `UIWindow()`, of a subclass too, is in no scene: its
      `windowScene` is nil. Made key and visible, it loads nothing and shows nothing (W-S01); its root gets no appearance callback. What is
      presented on its root is accepted and linked, and nobody sees it: no appearance callback comes, a tap or swipe there does nothing (W-S01
      again). `w.windowScene = scene` (any scene of the app, such as `view.window?.windowScene`) puts it into one; visible, it shows its root
      from there on as WIN-01 says. `UIWindow(windowScene:)` is in a scene from the start. A window that is in no scene decides nothing about
      status bar and orientation and is in no scene's `windows`. Where it is not said whether the app has scenes, such a window is shown as
      WIN-01 says.
      """,
    evidence: [
      .documented("Apple `windowScene` (the scene that contains the window; nil removes it)."),
      .observed(
        "alerts in a window of their own that never show: react/react-native#35716, #31332, #30740 (2020 to 2022), huri000/SwiftEntryKit#211, #237 (2019), mixpanel/mixpanel-swift#338 (2020), microsoft/appcenter-sdk-apple#1873; not-fl3/miniquad#634 and StoDevX/AAO-React-Native#7743 (2026: the window of didFinishLaunching stays black), slint-ui/slint#13450 (2026: on screen only once it is in a scene; until then in no scene's list)."
      ),
      .inferred("what is loaded and called (CHO-71), that what is presented there is accepted, gestures."),
    ],
    example: """
      pasted Swift with a scene delegate, `let w = UIWindow(frame: UIScreen.main.bounds)`, a root, `w.makeKeyAndVisible()`,
      `w.rootViewController?.present(alert, animated: true)`: `w.windowScene == nil`, no alert on screen, W-S01. With
      `UIWindow(windowScene: scene)`: the alert is there; so it is on `ios 17` in a file that has no scene delegate.
      """)
}
