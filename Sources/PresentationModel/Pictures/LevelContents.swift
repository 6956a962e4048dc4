/// What a level shows inside its frame: bars, columns, pages, children.
struct LevelContents {
  private let world: World
  private let layout: ScreenLayout
  private var boxes: [PicturedScreen.Box] = []
  /// How deep in views that a stack or a tab bar moves the next box is; 0 for not at all.
  private var movingDepth = 0

  /// Containers in containers are drawn so deep, and so many boxes of a level.
  private static let deepest = 12
  private static let most = 48

  init(_ world: World, _ layout: ScreenLayout) {
    self.world = world
    self.layout = layout
  }

  /// The boxes of a controller and of what it shows, containers first.
  func boxes(_ x: ControllerID, in frame: PictureRect) -> [PicturedScreen.Box] {
    var copy = self
    copy.add(x, frame, 0)
    return copy.boxes
  }

  private func box(_ part: PicturedScreen.Box.Part, _ x: ControllerID, _ frame: PictureRect) -> PicturedScreen.Box {
    var box = PicturedScreen.Box(
      part: part, controller: x, name: ControllerText.name(x, in: world.hierarchy),
      className: world.hierarchy.className(of: x), frame: frame, isInWindow: world.hierarchy.isInWindow(x))
    guard movingDepth > 0, case .view = part else { return box }
    box.isExchanged = movingDepth == 1
    let state = world.hierarchy.state(of: x)
    if state == .appearing || state == .disappearing { box.moving = state.text }
    return box
  }

  /// The two controllers that a stack or a tab bar exchanges now, as they stand beside one another; nil while it does not.
  private func exchanged(_ x: ControllerID) -> (left: ControllerID, right: ControllerID)? {
    guard let id = world.runningTransition(of: x, .stack, .tab) else { return nil }
    let transition = world[id]
    guard let old = transition.from.first, let new = transition.to.first, old != new, world.hierarchy.isInWindow(old)
    else { return nil }
    let comesFromTheLeft: Bool
    if transition.kind == .stack {
      // Most changes keep no list of the stack before: one that takes the old top away uncovers the new one.
      let before = transition.stackChange.before
      comesFromTheLeft = before.isEmpty ? !world.stack(x).contains(old) : before.contains(new)
    } else {
      let tabs = world.tabs(x)
      comesFromTheLeft = (tabs.firstIndex(of: new) ?? 0) < (tabs.firstIndex(of: old) ?? 0)
    }
    return comesFromTheLeft ? (new, old) : (old, new)
  }

  /// What a stack or a tab bar shows below or above its bar: one controller, or the two that it exchanges.
  private mutating func content(of x: ControllerID, _ children: [ControllerID], _ frame: PictureRect, _ depth: Int) {
    guard let shown = children.first else { return }
    guard let (left, right) = exchanged(x) else { return add(shown, frame, depth + 1) }
    let outer = movingDepth
    let half = frame.width / 2
    for (row, child) in [left, right].enumerated() {
      movingDepth = 1
      let width = row == 0 ? half : frame.width - half
      add(child, PictureRect(x: frame.x + row * half, y: frame.y, width: width, height: frame.height), depth + 1)
    }
    movingDepth = outer
  }

  /// The children that have room: of many the first ones.
  private func shown(_ x: ControllerID, _ depth: Int) -> [ControllerID] {
    guard depth < Self.deepest, boxes.count < Self.most else { return [] }
    return world.shownChildren(x) + (world.hierarchy.addedViews[x] ?? []).filter { world.hierarchy.parent(of: $0) != x }
  }

  private mutating func add(_ x: ControllerID, _ frame: PictureRect, _ depth: Int) {
    let children = shown(x, depth)
    var view = box(.view, x, frame)
    let isOwn = !world.hierarchy.kind(of: x).isUIKitContainer
    view.label = children.isEmpty ? .center : isOwn ? .head : .none
    boxes.append(view)
    if movingDepth > 0 { movingDepth += 1 }
    defer { if movingDepth > 0 { movingDepth -= 1 } }
    switch world.hierarchy.kind(of: x) {
    case .navigation, .imagePicker:
      var rest = frame
      if showsNavigationBar(x) {
        let tall = min(layout.navigationBar(in: frame), frame.height / 2)
        boxes.append(
          box(.bar(bar(of: x, depth)), x, PictureRect(x: frame.x, y: frame.y, width: frame.width, height: tall)))
        rest = PictureRect(x: frame.x, y: frame.y + tall, width: frame.width, height: frame.height - tall)
      }
      content(of: x, children, rest, depth)
    case .tabBar:
      var rest = frame
      if !world.isTabBarHidden(x) {
        let place = layout.tabBar(in: frame)
        let items = barItems(x)
        rest = place.rest
        boxes.append(box(.tabs(items.names, items.selected), x, place.bar))
      }
      content(of: x, children, rest, depth)
    case .split: columns(x, children, frame, depth)
    case .search:
      let tall = min(560, frame.height / 3)
      let top = frame.y == 0 ? min(440, frame.height / 3) : 0
      boxes.append(
        box(.search, x, PictureRect(x: frame.x, y: frame.y, width: frame.width, height: tall + top)))
      let rest = PictureRect(
        x: frame.x, y: frame.y + tall + top, width: frame.width, height: frame.height - tall - top)
      if let results = children.first { add(results, rest, depth + 1) }
    default: beside(children, frame, depth, isRow: world.hierarchy.kind(of: x) == .page)
    }
  }

  /// What the bar of a stack shows. The root of a level is named below its plate.
  private func bar(of x: ControllerID, _ depth: Int) -> PicturedScreen.Box.Bar {
    let (hierarchy, stack) = (world.hierarchy, world.stack(x))
    let name = ControllerText.name(x, in: hierarchy)
    let owner = depth > 0 && !name.hasPrefix("<") ? name : ""
    guard let top = stack.last else {
      return PicturedScreen.Box.Bar(title: "", hasTitle: false, leadsBack: false, owner: owner)
    }
    func item(_ property: Property) -> Value? {
      hierarchy.assigned[PropertyKey(owner: .facet(.navigationItem, top), property: property)]
    }
    var title = ""
    if case .string(let text)? = item(.title) {
      title = text
    } else if case .string(let text)? = hierarchy.property(top, .title) {
      title = text
    }
    return PicturedScreen.Box.Bar(
      title: title.isEmpty ? ControllerText.name(top, in: hierarchy) : title, hasTitle: !title.isEmpty,
      leadsBack: stack.count > 1 && item(.hidesBackButton) != .bool(true), owner: owner)
  }

  /// Whether a navigation controller's bar is seen: a stack in a stack has none of its own, and a search takes its place.
  private func showsNavigationBar(_ x: ControllerID) -> Bool {
    let hierarchy = world.hierarchy
    if world.isBarHidden(.navigationBar, of: x) { return false }
    if let parent = hierarchy.parent(of: x), hierarchy.kind(of: parent).isNavigation { return false }
    guard layout.isCompactWidth else { return true }
    return !([x] + world.shownChildren(x)).contains { presenter in
      guard let search = hierarchy.directlyPresented(presenter), hierarchy.presentations[search]?.own == .search else {
        return false
      }
      return hierarchy.isTrue(search, .hidesNavigationBarDuringPresentation, default: true)
    }
  }

  /// What a tab bar shows: the tabs that fit, then More; and which of them is selected, -1 for none.
  private func barItems(_ x: ControllerID) -> (names: [String], selected: Int) {
    let more = world.hierarchy.moreTabs[x].flatMap { $0.tabs.isEmpty ? nil : $0.controller }
    let items = Array((more == nil ? world.tabs(x) : world.hierarchy.children(of: x)).prefix(8))
    let shown = more == nil ? world.selectedTab(x) : world.hierarchy.selectedTabs[x]
    let names = items.map { $0 == more ? "More" : ControllerText.name($0, in: world.hierarchy) }
    return (names, shown.flatMap { items.firstIndex(of: $0) } ?? -1)
  }

  /// The columns of a split view: the primary narrow, the last wide.
  private mutating func columns(_ x: ControllerID, _ children: [ControllerID], _ frame: PictureRect, _ depth: Int) {
    if children.count < 2 || world.hierarchy.has(x, .collapsed) {
      if let only = children.last { add(only, frame, depth + 1) }
      return
    }
    let narrow = children.count == 2 ? frame.width * 38 / 100 : frame.width * 27 / 100
    var left = frame.x
    for (row, child) in children.enumerated() {
      let isLast = row == children.count - 1
      let wide = isLast ? frame.maxX - left : min(narrow, (frame.maxX - left) / 2)
      add(child, PictureRect(x: left, y: frame.y, width: wide, height: frame.height), depth + 1)
      left += wide
    }
  }

  /// Children in boxes of one size: pages beside one another, others below one another.
  private mutating func beside(_ children: [ControllerID], _ frame: PictureRect, _ depth: Int, isRow: Bool) {
    if children.isEmpty { return }
    let room = children.count > 6 ? Array(children.prefix(5)) : children
    let parts = room.count + (children.count > room.count ? 1 : 0)
    // The name of a container of your own stays readable above its children.
    let head = isRow ? 0 : min(560, frame.height / 5)
    let inner = PictureRect(x: frame.x, y: frame.y + head, width: frame.width, height: frame.height - head)
      .inset(isRow ? 0 : min(80, frame.width / 20))
    func part(_ row: Int) -> PictureRect {
      isRow
        ? PictureRect(
          x: inner.x + inner.width * row / parts, y: inner.y, width: inner.width / parts, height: inner.height)
        : PictureRect(
          x: inner.x, y: inner.y + inner.height * row / parts, width: inner.width, height: inner.height / parts)
    }
    for (row, child) in room.enumerated() { add(child, part(row), depth + 1) }
    if parts > room.count, let last = children.last {
      boxes.append(box(.more(children.count - room.count), last, part(room.count)))
    }
  }
}
