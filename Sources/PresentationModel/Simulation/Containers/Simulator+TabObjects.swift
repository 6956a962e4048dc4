/// Tab bar controllers whose tabs are objects (TAB-06).
extension Simulator {
  /// `setTabs(_:animated:)`.
  mutating func setTabObjects(_ x: ControllerID, _ call: CallContext) {
    guard let list = call.arguments.first else { return }
    if !program.swift.isEmpty { attach(list, to: .controller(x), as: .tabs) }
    setTabObjects(x, list, line: call.line)
  }

  /// `tabs = …`.
  mutating func setTabObjects(_ x: ControllerID, _ list: Value, line: Int) {
    guard case .list(let values) = list else { return }
    var seen: [ObjectID] = []
    for case .object(let tab) in values where !seen.contains(tab) { seen.append(tab) }
    let old = selectedPlace(x)
    for tab in seen {
      hierarchy.objects[Int(tab.index)].isHeld = true
      noteWhatIsNotSimulated(of: tab, line)
    }
    hierarchy.tabObjects[x] = seen
    takeTabObjects(x, after: old, line: line)
  }

  private mutating func noteWhatIsNotSimulated(of tab: ObjectID, _ line: Int) {
    let text =
      if hierarchy.isKind(tab, of: .tabGroup) {
        "presim does not simulate what a 'UITabGroup' shows beside its own view controller"
      } else if hierarchy.isKind(tab, of: .searchTab) {
        "presim does not simulate the search of a 'UISearchTab'"
      } else {
        ""
      }
    guard !text.isEmpty, !outcome.notes.contains(where: { $0.line == line && $0.text == text }) else { return }
    outcome.notes.append(StepNote(line: line, text: text, isFailure: false))
  }

  /// A tab is hidden, or shown again.
  mutating func tabObjectChanged(_ tab: ObjectID, line: Int) {
    guard let x = hierarchy.tabBars.elements.first(where: { hierarchy.tabObjects[$0]?.contains(tab) == true }) else {
      return
    }
    let all = hierarchy.tabObjects[x] ?? []
    let selected = world.selectedTabObject(x)
    // Its place in the bar as it was: before a tab that is hidden now there are as many as before.
    let before = all.prefix { $0 != selected }.filter { $0 == tab || hierarchy.property($0, .isHidden) != .bool(true) }
    takeTabObjects(x, after: selected.map { ($0, before.count) }, line: line)
  }

  private func selectedPlace(_ x: ControllerID) -> (tab: ObjectID, place: Int)? {
    guard let tab = world.selectedTabObject(x), let place = world.shownTabObjects(x).firstIndex(of: tab) else {
      return nil
    }
    return (tab, place)
  }

  /// The tabs that the bar shows become the tabs of TAB-01 to TAB-05, as far as their controllers are made.
  private mutating func takeTabObjects(_ x: ControllerID, after old: (tab: ObjectID, place: Int)?, line: Int) {
    let shown = world.shownTabObjects(x)
    let selected = take(TabsAsObjects.selects(shown, after: old, in: x)) ?? nil
    let next = selected.flatMap { controller(of: $0, in: x, line: line) }
    if loop.isStopped { return }
    setTabs(x, shown.compactMap { world.controller(of: $0) }, selecting: .some(next))
  }

  /// `selectedTab = …`, `selectedIndex = …`.
  mutating func selectObject(_ tab: ObjectID, in x: ControllerID, line: Int) {
    guard holds(TabsAsObjects.selects(tab, in: x, world)), let next = controller(of: tab, in: x, line: line) else {
      return
    }
    loop.agenda.append(.internalCall(.select(next, in: x)))
    let controllers = world.shownTabObjects(x).compactMap { world.controller(of: $0) }
    if controllers != world.tabs(x) { setTabs(x, controllers, selecting: .some(world.selectedTab(x))) }
  }

  /// A tab that code has made is tapped by what the bar shows of it.
  mutating func tapTab(titled title: String, in x: ControllerID, line: Int) {
    let objects = world.shownTabObjects(x)
    var shown: [String] = []
    for tab in objects {
      guard case .string(let own)? = hierarchy.property(tab, .title) else { continue }
      if own == title { return tapObject(tab, in: x, line: line) }
      shown.append(own)
    }
    for tab in objects.isEmpty ? world.tabs(x) : [] {
      guard let own = titleInBar(of: tab) else { continue }
      if own == title { return tap(tab, in: x, line: line) }
      shown.append(own)
    }
    let there =
      shown.isEmpty ? "none of its tabs has one" : "there are \(shown.map { "'\($0)'" }.joined(separator: ", "))"
    fail("'\(hierarchy.name(of: x))' has no tab with the title '\(title)': \(there)", line)
  }

  /// The title of a tab in the bar: that of its item, else its own; a stack shows what its root has.
  private func titleInBar(of tab: ControllerID) -> String? {
    let holders = [tab] + (world.stack(tab).first.map { [$0] } ?? [])
    for x in holders where x == tab || hierarchy.kind(of: tab).isNavigation {
      if case .object(let item)? = hierarchy.assigned[PropertyKey(owner: .controller(x), property: .tabBarItem)],
        case .string(let own)? = hierarchy.property(item, .title)
      {
        return own
      }
      for owner in [PropertyKey.Owner.facet(.tabBarItem, x), .controller(x)] {
        if case .string(let own)? = hierarchy.assigned[PropertyKey(owner: owner, property: .title)] { return own }
      }
    }
    return nil
  }

  /// The user taps a tab (TAB-03).
  mutating func tapObject(_ tab: ObjectID, in x: ControllerID, line: Int) {
    if !world.isBarHidden(.tabBar, of: x), tapsBesidePopover(over: x, line: line) { return }
    if let refusal = take(TapAsksSwitchesTells.reaches(x, world)) ?? nil {
      return ignoreGesture(on: x, refusal.rule) { _ = $1.take(TapAsksSwitchesTells.reaches(x, $0)) ?? nil }
    }
    note(TabsAsObjects.taps(in: x))
    let delegate = world.liveDelegate(hierarchy.property(x, .delegate) ?? .none)
    let answer = callDelegate(.tabBarControllerShouldSelectTab, of: delegate, for: x, [.object(tab)])
    guard answer != .bool(false), !loop.isStopped else {
      outcome.decisions.append(.tapBlocked(x))
      return
    }
    callBarHook(x, world.controller(of: tab).map { .facet(.tabBarItem, $0) } ?? .none)
    let previous = world.selectedTabObject(x)
    runNext([
      .callDelegate(
        .tabBarControllerDidSelectTab, x, [.object(tab), previous.map { .object($0) } ?? .none], delegate: delegate)
    ])
    if previous != tab { return selectObject(tab, in: x, line: line) }
    guard let selected = world.controller(of: tab),
      let stack = take(TapAsksSwitchesTells.judge(stackOf: selected, world))
    else { return }
    changeStack(.popToRoot, of: stack, isAnimated: true, line: 0)
  }

  /// The controller of a tab, which its provider makes when it is first needed.
  private mutating func controller(of tab: ObjectID, in x: ControllerID, line: Int) -> ControllerID? {
    if let made = world.controller(of: tab) { return made }
    note(TabsAsObjects.makes(tab, in: x))
    var made = hierarchy.property(tab, .viewControllerProvider) ?? .none
    if let (body, frame) = script.actionHandlers[tab] {
      made = evaluate(body, [.object(tab)], closure: frame.closure)
      if loop.isStopped { return nil }
    }
    guard case .controller(let y) = made else {
      let name = hierarchy.property(tab, .title).map { ValueText.text($0, hierarchy) } ?? "without a title"
      outcome.notes.append(
        StepNote(
          line: line, text: "presim does not know the view controller of the tab \(name), which is needed here",
          isFailure: true))
      loop.isStopped = true
      return nil
    }
    hierarchy.assign(.object(tab), .viewController, made)
    return y
  }

  /// `viewControllers` is out of use once `tabs` is set.
  mutating func refusesViewControllers(_ x: ControllerID, line: Int) -> Bool {
    guard hierarchy.kind(of: x) == .tabBar, hierarchy.tabObjects[x] != nil else { return false }
    outcome.notes.append(
      StepNote(
        line: line,
        text:
          "'viewControllers' cannot be set here: the tabs of \(EventText.name(x, hierarchy)) were set as 'tabs' (TAB-06)",
        isFailure: true))
    loop.isStopped = true
    return true
  }
}
