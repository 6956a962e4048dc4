enum StatusBarIsHandedUpAndDown: Rule {
  static let id = RuleID.bar01
  static let question = Question.systemAppearance
  static let versions = Versions(.everywhere, "iOS 8–26, **docs** too. Not on TV and Vision.")
  static let entry = RuleEntry(
    title: "The status bar is handed up by presentation and down by containers",
    statement: """
      Start with C = the root of the window (of several: the topmost window that has one). Repeat:
      1. If C has an own presented X that takes over (BAR-02) and is not being dismissed: C = X.
      2. Else if `C.childForStatusBarStyle` (BAR-03) is a controller: C = that one.
      3. Else stop.

      `C.preferredStatusBarStyle` is the style. Hiding: the same walk with `childForStatusBarHidden`; the controller it ends at gives
      `prefersStatusBarHidden` and `preferredStatusBarUpdateAnimation`.
      """,
    evidence: [
      Evidence(
        .documented,
        "Apple `childForStatusBarStyle`, `childForStatusBarHidden`, `preferredStatusBarStyle`; Design documents 0, 1, 3."
      ),
      Evidence(
        .observed, "Tencent/QMUI_iOS (a context presentation by a child is reached only through that child)."),
      Evidence(.inferred, "the order of 1 and 2."),
    ],
    example: """
      `T▸V`, V `.lightContent`: the style is V's. T→X full screen: X's. `T▸C`, d(C), C→X that captures: reached through T's child
      C.
      """)

  /// Who is asked after a controller, and what leads there.
  enum Next: Sendable {
    case presented(ControllerID), child(ControllerID)

    var controller: ControllerID {
      switch self {
      case .presented(let x), .child(let x): x
      }
    }
  }

  /// Who is asked after a controller; nil for nobody.
  static func next(_ candidate: ControllerID, _ wish: SystemAppearance.Wish, _ world: World) -> Next? {
    let hierarchy = world.hierarchy
    if let presented = hierarchy.ownPresented(candidate), let presentation = hierarchy.presentations[presented],
      !presentation.isDismissing, takesOver(presentation, world)
    {
      return .presented(presented)
    }
    return child(candidate, wish, world).map { .child($0) }
  }

  /// One controller of the walk: hands it on, or decides.
  static func judge(
    _ candidate: ControllerID, _ wish: SystemAppearance.Wish, _ world: World
  ) -> Finding<ControllerID> {
    switch next(candidate, wish, world) {
    case .presented(let x): passesOver(candidate, "presents \(x), which takes the status bar over")
    case .child(let x):
      wish == .statusBarStyle
        ? passesOver(candidate, "hands it down: its childForStatusBarStyle is \(x)")
        : passesOver(candidate, "hands it down: its childForStatusBarHidden is \(x)")
    case nil: decides(candidate, on: candidate, "hands it to nobody: it decides")
    }
  }

  private static func takesOver(_ presentation: Presentation, _ world: World) -> Bool {
    presentation.activeStyle == .fullScreen
      || world.hierarchy.isTrue(presentation.presented, .modalPresentationCapturesStatusBarAppearance)
  }

  private static func child(
    _ x: ControllerID, _ wish: SystemAppearance.Wish, _ world: World
  ) -> ControllerID? {
    if let own = world.hierarchy.property(x, wish.child) {
      if case .controller(let child) = own { return child }
      return nil
    }
    switch world.hierarchy.kind(of: x) {
    case .navigation, .imagePicker:
      let passesOn = wish == .statusBarHidden || world.hierarchy.isTrue(x, .isNavigationBarHidden)
      return passesOn ? world.top(of: x) : nil
    case .tabBar: return world.hierarchy.selectedTabs[x]
    default: return nil
    }
  }
}
