enum WhichChildAContainerNames: Rule {
  static let id = RuleID.bar03
  static let question = Question.systemAppearance
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The child that a controller names; nil, without a line, for a class that names none.
  static func judge(_ x: ControllerID, _ preference: SystemAppearance.Preference, _ world: World) -> Finding<
    ControllerID
  >? {
    let hierarchy = world.hierarchy
    let isStyle = preference == .statusBarStyle
    if let own = hierarchy.property(x, preference.child) {
      guard case .controller(let child) = own else {
        return isStyle
          ? declines(x, "its own childForStatusBarStyle is nil") : declines(x, "its own childForStatusBarHidden is nil")
      }
      return isStyle
        ? decides(child, on: x, "leaves the status bar to \(child), which its childForStatusBarStyle names")
        : decides(child, on: x, "leaves the status bar to \(child), which its childForStatusBarHidden names")
    }
    switch hierarchy.kind(of: x) {
    case .navigation, .imagePicker:
      if isStyle, !hierarchy.isTrue(x, .isNavigationBarHidden) {
        return declines(x, "keeps the style while its bar is there, and hands down whether it is hidden alone")
      }
      guard let top = world.top(of: x) else { return declines(x, "has nobody on its stack") }
      return isStyle
        ? decides(
          top, on: x, "leaves the status bar to \(top), the top of its stack, because its navigation bar is hidden")
        : decides(top, on: x, "leaves the status bar to \(top), the top of its stack")
    case .tabBar:
      guard let tab = hierarchy.selectedTabs[x] else { return declines(x, "has no tab") }
      return decides(tab, on: x, "leaves the status bar to \(tab), the selected tab")
    case .hosting where VersionRange.from(13).contains(world.profile):
      guard let child = hierarchy.children(of: x).last(where: { hierarchy.state(of: $0) == .appeared }) else {
        return declines(x, "hosts SwiftUI, and no child of it has appeared")
      }
      return decides(
        child, on: x, "hosts SwiftUI, and leaves the status bar to \(child), its last child that has appeared")
    default: return nil
    }
  }

  /// Why a child is not asked about the style.
  static func leavesOut(_ x: ControllerID, _ container: String, _ world: World) -> String {
    world.hierarchy.kind(of: x).isNavigation && !world.hierarchy.isTrue(x, .isNavigationBarHidden)
      ? "\(container) decides about the style while its navigation bar is there"
      : "\(container) names no child that decides about the style"
  }

  static let entry = RuleEntry(
    title: "Which child each container names",
    inShort: """
      A tab bar controller lets the selected tab decide about the status bar; a navigation controller lets its \
      top decide only whether it is hidden.
      """,
    statement: """
      A class body's own value wins. Else:

      | container | `childForStatusBarStyle` | `childForStatusBarHidden` |
      |---|---|---|
      | UINavigationController | nil; `topViewController` while its bar is hidden | `topViewController` |
      | UITabBarController | `selectedViewController` | `selectedViewController` |
      | UISplitViewController, UIPageViewController | nil | nil |
      | UIHostingController (13+) | the last child that has appeared, else nil | the same |
      | every other class | nil | nil |
      """,
    evidence: [
      .documented("Apple (nil means self)."),
      .observed(
        #"navigation: openradar 15182487; bar hidden: the bar's style has no effect then (yiplee/YPNavigationBarTransition#51); tab: Neuburg, tabbed interface example ("consulted automatically"); split: openradar 19921214 (8.1); hosting: home-assistant/iOS#5321 (2026, iOS 16–26: SwiftUI's own modifier had no effect, the embedded UIKit controller's `prefersStatusBarHidden` counted)."#
      ),
      .inferred("hidden for navigation, page view controllers; the style of a hosting controller."),
    ],
    example: """
      `N▸V`, V `.lightContent`, `prefersStatusBarHidden = true`: hidden is V's, style is N's.
      """)
}
