enum StatusBarIsHandedUpAndDown: Rule {
  static let id = RuleID.bar01
  static let question = Question.systemAppearance
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too. Not on TV and Vision.")

  /// One controller of the walk: hands it on, or decides.
  static func judge(_ candidate: ControllerID, _ next: SystemAppearance.Next?) -> Finding<ControllerID> {
    switch next {
    case .presented(let x): passesOver(candidate, "leaves the status bar to \(x), which it presents")
    case .child(let x): passesOver(candidate, "leaves the status bar to its child \(x)")
    case nil: decides(candidate, on: candidate, "decides about the status bar: it leaves that to nobody else")
    }
  }

  /// Vision has no status bar; nil where there is one.
  static func isMissing(_ world: World) -> Finding<ControllerID>? {
    switch world.environment.device {
    case .tv, .vision: declines(nil, "there is no status bar on this device: nobody decides")
    default: nil
    }
  }

  static let entry = RuleEntry(
    title: "The status bar is handed up by presentation and down by containers",
    inShort: """
      The status bar belongs to the root, unless a presented view controller takes it over; from there it is \
      handed down through the containers.
      """,
    statement: """
      Start with C = the root of the window (of several: the topmost window that has one). Repeat:
      1. If C presents X directly, which takes over (BAR-02) and is not being dismissed: C = X.
      2. Else if `C.childForStatusBarStyle` (BAR-03) is a controller: C = that one.
      3. Else stop.

      `C.preferredStatusBarStyle` is the style. Hiding: the same walk with `childForStatusBarHidden`; the controller it ends at gives
      `prefersStatusBarHidden` and `preferredStatusBarUpdateAnimation`.
      """,
    evidence: [
      .documented(
        "Apple `childForStatusBarStyle`, `childForStatusBarHidden`, `preferredStatusBarStyle`; classic documents 0, 1, 3."
      ),
      .observed(
        "Tencent/QMUI_iOS (a context presentation by a child is reached only through that child); the topmost visible window decides, a hidden one does not: home-assistant/iOS 63a48891 (#5417, 2026, iOS 15–26)."
      ),
      .inferred(
        "the order of 1 and 2; speaks against 2: Tencent/QMUI_iOS, QMUINavigationController.m (iOS 13, a default sheet up or a search active: the navigation controller's own `preferredStatusBarStyle` is asked although `childForStatusBarStyle` names somebody); being asked is not the answer that is used, so the rule stays."
      ),
    ],
    example: """
      `T▸V`, V `.lightContent`: the style is V's. T→X full screen: X's. `T▸C`, d(C), C→X that captures: reached through T's child
      C.
      """)
}
