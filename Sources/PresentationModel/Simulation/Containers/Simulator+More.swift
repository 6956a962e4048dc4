/// The More navigation controller: tabs that do not fit into the bar (TAB-05).
extension Simulator {
  /// `moreNavigationController`, which is never nil: made when it is first needed, with its list.
  mutating func more(of tabs: ControllerID) -> ControllerID {
    if let more = hierarchy.moreTabs[tabs] { return more.controller }
    let nav = addController(.navigation, className: "UIMoreNavigationController")
    let list = addController(.plain, className: "UIMoreListController")
    hierarchy.append(list, to: nav)
    hierarchy.moreTabs[tabs] = MoreTabs(controller: nav, list: list)
    return nav
  }

  /// The tabs of an outline that do not fit, before any has appeared.
  mutating func takeOutlineTabs(_ tabs: ControllerID) {
    let all = hierarchy.children(of: tabs)
    guard let count = world.take(SixthTabGoesToMore.judge(tabs, count: all.count, world)) else { return }
    let nav = more(of: tabs)
    for x in all.dropFirst(count) {
      hierarchy.removeFromParent(x)
      hierarchy.setPlace(x, .none)
    }
    hierarchy.append(nav, to: tabs)
    hierarchy.moreTabs[tabs]?.tabs = all
    guard let selected = hierarchy.selectedTabs[tabs], world.isOverflow(selected, of: tabs) else { return }
    for x in handOver(selected, to: tabs) {
      hierarchy.append(x, to: nav)
      if x == hierarchy.lastChild(of: nav) { stacks.pendingDidMove[x] = nav }
    }
    hierarchy.set(nav, .hidesTabBar, world.holds(TabBarIsAwayWhileAnybodyWantsIt.judge(nav, world)))
    hierarchy.setPlace(nav, .inside(tabs))
    hierarchy.selectedTabs[tabs] = nav
  }

  /// An overflow tab is selected: the More navigation controller shows it, and is what the tab bar controller shows.
  mutating func selectOverflow(_ tab: ControllerID, in tabs: ControllerID) {
    guard let more = hierarchy.moreTabs[tabs] else { return }
    note(SixthTabGoesToMore.judge(selecting: tab, of: tabs))
    loop.agenda.append(.internalCall(.select(more.controller, in: tabs)))
    if more.shown != tab { showInMore(tab, of: tabs) }
  }

  /// Puts an overflow tab, or the stack that it hands over, on UIKit's list.
  mutating func showInMore(_ tab: ControllerID, of tabs: ControllerID) {
    guard let more = hierarchy.moreTabs[tabs] else { return }
    let content = handOver(tab, to: tabs)
    changeStack(.set([more.list] + content), of: more.controller, isAnimated: false, line: 0)
  }

  /// What of an overflow tab the More navigation controller shows: the tab, or the stack of a navigation controller, which
  /// is empty meanwhile.
  private mutating func handOver(_ tab: ControllerID, to tabs: ControllerID) -> [ControllerID] {
    hierarchy.moreTabs[tabs]?.shown = tab
    guard hierarchy.kind(of: tab).isNavigation else { return [tab] }
    let members = world.stack(tab)
    for x in members {
      hierarchy.removeFromParent(x)
      hierarchy.setPlace(x, .none)
      stacks.pendingDidMove[x] = nil
      hierarchy.set(x, .movingTo, false)
    }
    hierarchy.moreTabs[tabs]?.handedOver.append(MoreTabs.HandedOver(owner: tab, members: members))
    return members
  }

  /// The stack of a More navigation controller has changed: a tab that has left it goes back to its tab bar controller.
  mutating func settleMore(of tabs: ControllerID) {
    guard let more = hierarchy.moreTabs[tabs] else { return }
    let stack = IDSet(world.stack(more.controller))
    var kept: [MoreTabs.HandedOver] = []
    for handed in more.handedOver {
      guard !handed.members.contains(where: { stack.contains($0) }) else {
        kept.append(handed)
        continue
      }
      give(handed, backFrom: more)
    }
    hierarchy.moreTabs[tabs]?.handedOver = kept
    if world.top(of: more.controller) == more.list { hierarchy.moreTabs[tabs]?.shown = nil }
  }

  /// The overflow tab that was shown is in the bar again, or no tab any more.
  mutating func takeOutOfMore(of tabs: ControllerID) {
    guard let more = hierarchy.moreTabs[tabs] else { return }
    for handed in more.handedOver { give(handed, backFrom: more) }
    hierarchy.moreTabs[tabs]?.handedOver = []
    hierarchy.moreTabs[tabs]?.shown = nil
  }

  private mutating func give(_ handed: MoreTabs.HandedOver, backFrom more: MoreTabs) {
    for x in handed.members where !hierarchy.has(x, .released) {
      guard hierarchy.parent(of: x) == nil || hierarchy.parent(of: x) == more.controller else { continue }
      hierarchy.removeFromParent(x)
      hierarchy.append(x, to: handed.owner)
      let isTop = x == handed.members.last
      hierarchy.setPlace(x, isTop && hierarchy.place(of: x) != .none ? .inside(handed.owner) : .none)
    }
  }

  /// The width has changed: tabs move between the bar and More where others fit now.
  mutating func adaptTabs() {
    for tabs in hierarchy.tabBars.elements {
      let all = world.tabs(tabs)
      let isOverfull = hierarchy.moreTabs[tabs].map { !$0.tabs.isEmpty } ?? false
      let before = isOverfull ? hierarchy.children(of: tabs).count - 1 : nil
      let fits = world.take(SixthTabGoesToMore.judge(tabs, count: world.countOfTabs(tabs), world))
      if hierarchy.tabObjects[tabs] == nil ? fits != before : (fits != nil) != isOverfull { setTabs(tabs, all) }
    }
  }
}
