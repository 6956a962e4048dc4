/// The More navigation controller of a tab bar controller, and the tabs that do not fit into its bar (TAB-05).
struct MoreTabs: Sendable {
  /// A stack that an overflow tab has handed over to the More navigation controller.
  struct HandedOver: Sendable {
    /// The navigation controller to which it belongs.
    let owner: ControllerID
    /// Its members, from the bottom up.
    let members: [ControllerID]
  }

  /// UIKit's own navigation controller.
  let controller: ControllerID
  /// UIKit's list of the overflow tabs, at the bottom of its stack.
  let list: ControllerID
  /// All tabs, in order, while they do not fit; none while they do.
  var tabs: [ControllerID] = []
  /// The overflow tab that it shows, or showed last; nil for the list.
  var shown: ControllerID?
  /// What is handed over and not given back yet.
  var handedOver: [HandedOver] = []

  /// Whether a tab bar controller owns a controller through it that has no parent of its own.
  func holds(_ x: ControllerID) -> Bool {
    x == controller || tabs.contains(x) || handedOver.contains { $0.members.contains(x) }
  }
}

/// The tabs of a tab bar controller, including those under More.
extension World {
  /// `viewControllers`: all tabs, whether they fit into the bar or not, and never the More navigation controller.
  func tabs(_ x: ControllerID) -> [ControllerID] {
    if let more = hierarchy.moreTabs[x], !more.tabs.isEmpty { return more.tabs }
    return hierarchy.children(of: x)
  }

  /// `selectedViewController`: the overflow tab while the More navigation controller shows one.
  func selectedTab(_ x: ControllerID) -> ControllerID? {
    let selected = hierarchy.selectedTabs[x]
    guard let more = hierarchy.moreTabs[x], selected == more.controller else { return selected }
    return more.shown ?? selected
  }

  /// Whether a tab does not fit into the bar of its tab bar controller.
  func isOverflow(_ tab: ControllerID, of tabs: ControllerID) -> Bool {
    hierarchy.parent(of: tab) != tabs && hierarchy.moreTabs[tabs]?.tabs.contains(tab) == true
  }

  /// The tab bar controller that has `x` as a tab under More.
  func tabBarHolding(_ x: ControllerID) -> ControllerID? {
    guard !hierarchy.moreTabs.isEmpty else { return nil }
    return hierarchy.tabBars.elements.first { hierarchy.moreTabs[$0]?.holds(x) == true }
  }
}
