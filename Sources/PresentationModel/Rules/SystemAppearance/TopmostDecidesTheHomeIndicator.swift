enum TopmostDecidesTheHomeIndicator: Rule {
  static let id = RuleID.bar05
  static let question = Question.systemAppearance
  static let versions = Versions(.from(11), "iOS 11+. Not on Mac, TV, Vision.")

  /// One controller of the walk: hands it on, or decides.
  static func judge(_ candidate: ControllerID, _ next: SystemAppearance.Next?) -> Finding<ControllerID> {
    switch next {
    case .presented(let x): passesOver(candidate, "presents \(x), which is asked whatever its style is")
    case .child(let x): passesOver(candidate, "leaves that to its child \(x)")
    case nil: decides(candidate, on: candidate, "decides: it presents nobody and names no child")
    }
  }

  /// The child that a controller names; nil, without a line, for a class that names none.
  static func child(
    of x: ControllerID, _ preference: SystemAppearance.Preference, _ world: World
  ) -> Finding<ControllerID>? {
    if let own = world.hierarchy.property(x, preference.child) {
      guard case .controller(let child) = own else { return declines(x, "its own property names nobody") }
      return decides(child, on: x, "its own property names \(child)")
    }
    switch world.hierarchy.kind(of: x) {
    case .navigation, .imagePicker:
      guard preference == .homeIndicator else {
        return declines(x, "names nobody: a navigation controller hands down the home indicator alone")
      }
      guard let top = world.top(of: x) else { return declines(x, "names nobody: its stack is empty") }
      return decides(top, on: x, "names \(top), the top of its stack")
    case .tabBar:
      guard preference != .pointerLock, preference != .orientationLock else {
        return declines(x, "names nobody: a tab bar controller hands down the home indicator and the screen's edges")
      }
      guard let tab = world.hierarchy.selectedTabs[x] else { return declines(x, "names nobody: it has no tab") }
      return decides(tab, on: x, "names \(tab), the selected tab")
    default: return nil
    }
  }

  /// Devices without home indicator and screen edges; nil for the others.
  static func isMissing(_ world: World) -> Finding<ControllerID>? {
    switch world.environment.device {
    case .mac, .tv, .vision: declines(nil, "there is no such thing on this device: nobody decides")
    default: nil
    }
  }

  static let entry = RuleEntry(
    title: "The topmost presentation always decides about the home indicator",
    inShort: "The topmost presented view controller decides about the home indicator, whatever its style.",
    statement: """
      As BAR-01 with step 1 for everything directly presented that is not being dismissed, whatever its style, and with
      `childForHomeIndicatorAutoHidden`; the controller it ends at gives `prefersHomeIndicatorAutoHidden` (default false).
      `preferredScreenEdgesDeferringSystemGestures` (default none) with `childForScreenEdgesDeferringSystemGestures`, and from iOS 14
      `prefersPointerLocked` (default false) with `childViewControllerForPointerLock`, work alike. A class body's own value wins; else:

      | container | home indicator | screen edges | pointer lock |
      |---|---|---|---|
      | UINavigationController | `topViewController` | nil | nil |
      | UITabBarController | `selectedViewController` | `selectedViewController` | nil |
      | every other class | nil | nil | nil |
      """,
    evidence: [
      .documented("Apple, the six properties (nil means self)."),
      .observed(
        "a presented sheet is asked (LeoNatan/LNPopupController#566); the first two columns, empty containers included: charon (macOS 26)."
      ),
      .inferred(
        "earlier versions, every style, the last column. QMUI_iOS overrides the property in its containers; that does not contradict."
      ),
    ],
    example: """
      `N▸V`, V auto-hides: V decides, hidden; about the screen edges N decides. N→X page sheet, X auto-hides: hidden. An empty N:
      nobody is named, N decides.
      """)
}
