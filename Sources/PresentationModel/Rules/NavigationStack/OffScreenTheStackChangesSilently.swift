enum OffScreenTheStackChangesSilently: Rule {
  static let id = RuleID.nav10
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Off screen no controller appears by a change of the stack.
  static func judge(_ nav: ControllerID, _ world: World) -> Finding<Bool>? {
    guard let why = whyOff(nav, world.hierarchy) else { return nil }
    return decides(false, on: nav, why)
  }

  /// Why a change of the stack is not seen; nil where a transition shows it.
  static func whyOff(_ nav: ControllerID, _ hierarchy: Hierarchy) -> Because? {
    guard hierarchy.isVisible(nav) else { return "is off screen: its stack changes silently" }
    return hierarchy.has(nav, .laidOut) ? nil : "has not been laid out yet: its stack changes silently"
  }

  /// What is asked for earlier in the run loop pass may take the navigation controller off the screen before the change is
  /// shown.
  static func isLeaving(_ nav: ControllerID, _ world: World) -> Finding<Bool>? {
    guard !world.hierarchy.isVisible(nav) else { return nil }
    return decides(true, on: nav, "has left the screen in the same run loop pass: its stack changes silently")
  }

  static let entry = RuleEntry(
    title: "Off screen a stack changes silently, and its top appears with the navigation controller",
    inShort: """
      Changing a stack that is off screen sends no appearance callbacks; the new top appears when the navigation \
      controller does.
      """,
    statement: """
      No load and no appearance callback; containment by NAV-01 and NAV-02, a removed old top included. Off screen is: in an
      unselected tab, in no window, covered by a presentation that took the view away. Under a sheet it is on screen. Changed while the
      navigation controller is appearing: who is no longer shown goes before the new one comes.
      """,
    evidence: [
      .observed(
        "Tencent/QMUI_iOS#1180 (iOS 13, 14: pops over several levels off screen work; up to iOS 13 they return nil) and its comments on pushes to hidden navigation controllers; in no window: dotnet/macios, NavigationControllerTest."
      ),
      .inferred("the last sentence."),
    ],
    example: """
      nav[a] under a full-screen b, `nav.pushViewController(c)`: `c.willMove(toParent: nav)`. On dismissal of b: WA and DA go to
      nav and c, then `c.didMove(toParent: nav)`; a gets nothing.
      """)
}
