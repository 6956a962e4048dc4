/// Reads a screen off a world: which levels there are, where they are, and what became of them.
struct LevelReader {
  let world: World
  private let layout: ScreenLayout
  private var screen: PicturedScreen
  /// The frames of the controllers that have been laid out, and the positions of their levels.
  private var frames: [ControllerID: (frame: PictureRect, level: Int)] = [:]
  private var sheets = 0

  /// More levels than anybody would look at: only the foremost of more are read.
  private static let most = 64

  init(_ world: World) {
    self.world = world
    layout = ScreenLayout(world.environment, world.profile.version)
    screen = PicturedScreen(device: layout)
  }

  private var hierarchy: Hierarchy { world.hierarchy }

  /// The screen; with what a screen before the step had and this one has not.
  static func screen(of world: World, since before: PicturedScreen?) -> PicturedScreen {
    var reader = LevelReader(world)
    return reader.read(before)
  }

  private mutating func read(_ before: PicturedScreen?) -> PicturedScreen {
    let order = backToFront()
    for x in order.suffix(Self.most) { screen.levels.append(level(x)) }
    judgeCoverage()
    if let before { addGone(before, Set(order)) }
    return screen
  }

  // MARK: Which, in which order

  /// Every window's levels, the lowest window first, and those whose root has been replaced under them.
  private mutating func backToFront() -> [ControllerID] {
    var windows: [(level: UInt8, row: Int)] = []
    for (row, window) in hierarchy.windows.enumerated() where window.isVisible {
      let key = PropertyKey(owner: .window(WindowID(row: row)), property: .windowLevel)
      var level: UInt8 = 0
      if case .enumeration(_, let assigned)? = hierarchy.assigned[key] { level = assigned }
      windows.append((level, row))
    }
    windows.sort { ($0.level, $0.row) < ($1.level, $1.row) }
    var result: [ControllerID] = []
    var seen = IDSet<ControllerID>()
    for window in windows {
      guard let root = hierarchy.windows[window.row].root else {
        screen.emptyWindows.append(hierarchy.windows[window.row].name)
        continue
      }
      addLevels(from: root, &result, &seen)
    }
    for x in hierarchy.livePresentations where !seen.contains(x) {
      guard let window = hierarchy.window(of: x), hierarchy.windows[Int(window.index)].isVisible else { continue }
      addLevels(from: x, &result, &seen)
    }
    return result
  }

  /// A level, then what its children present, then what it presents itself.
  private func addLevels(from root: ControllerID, _ result: inout [ControllerID], _ seen: inout IDSet<ControllerID>) {
    var pending = [root]
    while let x = pending.popLast() {
      guard seen.insert(x) else { continue }
      result.append(x)
      guard hierarchy.hasPresenterInside(x) else { continue }
      var found: [(depth: Int, presented: ControllerID)] = []
      var inside: [(x: ControllerID, depth: Int)] = [(x, 0)]
      while let next = inside.popLast() {
        if let presented = hierarchy.directlyPresented(next.x), hasBegun(presented) {
          found.append((next.depth, presented))
        }
        var child = hierarchy.firstChild(of: next.x)
        while let current = child {
          if hierarchy.hasPresenterInside(current) { inside.append((current, next.depth + 1)) }
          child = hierarchy.nextSibling(of: current)
        }
      }
      // The last that is appended comes next.
      found.sort { ($0.depth, $0.presented.index) < ($1.depth, $1.presented.index) }
      for way in found { pending.append(way.presented) }
    }
  }

  private func hasBegun(_ x: ControllerID) -> Bool { hierarchy.presentations[x]?.hasBegun ?? true }

  // MARK: A level

  private mutating func level(_ x: ControllerID) -> PicturedScreen.Level {
    var level = PicturedScreen.Level(
      controller: x, name: ControllerText.name(x, in: hierarchy), frame: layout.window)
    if let presentation = hierarchy.presentations[x] { take(presentation, &level) }
    if hierarchy.windows.count(where: { $0.isVisible && $0.root != nil }) > 1, level.presenter == nil,
      let window = hierarchy.windows.first(where: { $0.isVisible && $0.root == x })
    {
      level.window = window.name
    }
    if level.isTranslucent, !level.isClear, isClear(x) {
      level.isClear = true
      level.cover = "seen through \(level.name)"
    }
    level.boxes = LevelContents(world, layout).boxes(x, in: level.frame)
    if let move = flight(of: x) {
      level.state = .flight(move.words)
      if move.part > 0 {
        level.rest = level.frame
        let down = level.frame.height * move.part / 1000
        level.frame = level.frame.moved(0, down)
        for row in level.boxes.indices { level.boxes[row].frame = level.boxes[row].frame.moved(0, down) }
      }
    } else if !hierarchy.isInWindow(x) {
      level.state = .out
    }
    // Where the level is in flight its containers are too.
    level.held = held(in: level)
    let position = screen.levels.count
    frames[x] = (level.frame, position)
    for box in level.boxes {
      if case .view = box.part { frames[box.controller] = (box.frame, position) }
    }
    return level
  }

  /// What the containers of a level hold and do not show, each in the frame in which it would be shown.
  private func held(in level: PicturedScreen.Level) -> [PicturedScreen.Level] {
    var result: [PicturedScreen.Level] = []
    for box in level.boxes {
      guard case .view = box.part else { continue }
      let (x, shown) = (box.controller, world.shownChildren(box.controller))
      let all: [ControllerID]
      switch hierarchy.kind(of: x) {
      case .navigation, .imagePicker: all = world.stack(x)
      case .tabBar: all = world.tabs(x)
      case .split: all = hierarchy.children(of: x)
      default: continue
      }
      let frame = level.boxes.first { inner in
        if case .view = inner.part { return shown.contains(inner.controller) }
        return false
      }?.frame
      for (row, child) in all.enumerated().suffix(Self.mostHeld) {
        guard !shown.contains(child), !hierarchy.isInWindow(child) else { continue }
        var held = PicturedScreen.Level(
          controller: child, name: ControllerText.name(child, in: hierarchy), frame: frame ?? box.frame)
        held.state = .out
        held.heldBy = place(of: child, row, of: all, in: x)
        held.boxes = [
          PicturedScreen.Box(
            part: .view, label: .center, controller: child, name: held.name,
            className: hierarchy.className(of: child), frame: held.frame, isInWindow: false)
        ]
        result.append(held)
      }
    }
    return result
  }

  /// No picture has room for more.
  private static let mostHeld = 8

  private func place(of child: ControllerID, _ row: Int, of all: [ControllerID], in container: ControllerID) -> String {
    let name = ControllerText.name(container, in: hierarchy)
    let loading = hierarchy.isViewLoaded(child) ? "" : ", not loaded"
    switch hierarchy.kind(of: container) {
    // What a full tab bar has no room for has no parent while it is not shown.
    case .tabBar where hierarchy.parent(of: child) != container: return "behind More of \(name)\(loading)"
    case .tabBar: return "another tab of \(name)\(loading)"
    case .split: return "a column of \(name) that is not shown\(loading)"
    default:
      let above = row + 1 < all.count ? "below \(ControllerText.name(all[row + 1], in: hierarchy)) " : ""
      return "\(above)in \(name)\(loading)"
    }
  }

  private mutating func take(_ presentation: Presentation, _ level: inout PicturedScreen.Level) {
    let presenter = hierarchy.directPresenter(level.controller) ?? presentation.presenter
    level.presenter = presenter
    level.presenterName = ControllerText.name(presenter, in: hierarchy)
    let place = frames[presenter] ?? container(of: presenter)
    level.presenterFrame = place?.frame
    level.presenterLevel = place?.level
    let context = place?.frame ?? layout.window
    level.style = ".\(presentation.adaptedStyle.text)"
    switch presentation.own {
    case .alert:
      (level.frame, level.style, level.cover, level.scrim) = (layout.alert, "an alert", "behind the alert", 38)
      return
    case .actionSheet, .activity:
      let isSheet = presentation.own == .actionSheet
      level.style = isSheet ? "an action sheet" : "an activity sheet"
      level.cover = isSheet ? "behind the action sheet" : "behind the activity sheet"
      level.scrim = presentation.isRealPopover ? 12 : 38
      level.frame = layout.actionSheet
      if presentation.isRealPopover { level.frame = layout.popover(in: anchor(of: presentation) ?? context, nil) }
      return
    case .search:
      (level.frame, level.style, level.cover) = (context, "a search", "behind the search")
      (level.isTranslucent, level.isClear) = (true, true)
      return
    case nil: break
    }
    let style = presentation.ownSheet(hierarchy) == nil ? presentation.adaptedStyle : .pageSheet
    switch style {
    case .pageSheet, .formSheet, .automatic:
      let sheet = Sheet(presentation, world)
      let fills = sheet.map { SheetFillsCompactHeight.fillsScreen($0, world) } ?? layout.isCompactHeight
      level.frame = layout.sheet(
        style, below: sheets, detent: sheet.flatMap(detent), fillsScreen: fills)
      level.scrim = UndimmedSheetLeavesTheRestUsable.isUndimmed(presentation, world) ? 0 : 38
      sheets += 1
    case .popover:
      level.frame = layout.popover(in: anchor(of: presentation) ?? context, contentSize(presentation.presented))
      (level.cover, level.scrim) = ("behind the popover", 12)
    case .currentContext, .overCurrentContext:
      level.frame = context
      level.isTranslucent = presentation.adaptedStyle == .overCurrentContext
      level.cover = "partly covered by \(level.name)"
    case .overFullScreen, .blurOverFullScreen:
      level.isTranslucent = true
      level.cover = "partly covered by \(level.name)"
    case .custom:
      // Its presentation controller may keep it in the context, and in a part of that.
      let place = presentation.isContextBased ? context : layout.window
      let isPart = FramesAreZeroOffScreen.frameOfPresented(presentation, world) == FramesAreZeroOffScreen.part
      level.frame = isPart ? layout.part(of: place) : place
      level.cover = "partly covered by \(level.name)"
    case .fullScreen, .none: level.cover = "partly covered by \(level.name)"
    }
  }

  /// The frame that a popover points into: that of the controller whose view or button is its anchor, else of the one
  /// that was asked to present.
  private func anchor(of presentation: Presentation) -> PictureRect? {
    for property in [Property.sourceView, .sourceItem, .barButtonItem] {
      let key = PropertyKey(owner: .facet(.presentationController, presentation.original), property: property)
      switch hierarchy.assigned[key] {
      case .view(let x)?, .facet(_, let x)?: if let place = frames[x] ?? container(of: x) { return place.frame }
      default: break
      }
    }
    return (frames[presentation.source] ?? container(of: presentation.source))?.frame
  }

  /// The nearest container of a presenting controller that no level shows.
  private func container(of presenter: ControllerID) -> (frame: PictureRect, level: Int)? {
    var current = hierarchy.parent(of: presenter)
    while let x = current {
      if let place = frames[x] { return place }
      current = hierarchy.parent(of: x)
    }
    return nil
  }

  /// How much of the height a sheet takes at its detent; nil for all of it.
  private func detent(_ sheet: Sheet) -> Int? {
    let detent = SheetRestsAtADetent.detent(sheet, world)
    return detent == .large ? nil : detent.identifier == "medium" ? 50 : 40
  }

  /// Whether the file makes the view of a controller clear, and nothing in it covers that.
  private func isClear(_ x: ControllerID) -> Bool {
    guard !hierarchy.kind(of: x).isUIKitContainer,
      case .enumeration(.color, let row)? = hierarchy.assigned[PropertyKey(owner: .view(x), property: .backgroundColor)]
    else { return false }
    return UIKitEnum.color.cases[Int(row)].name == "clear"
  }

  private func contentSize(_ x: ControllerID) -> (Int, Int)? {
    guard case .size(let w, let h)? = hierarchy.property(x, .preferredContentSize), w >= 1, h >= 1 else { return nil }
    return (Int(w < 2000 ? w : 2000) * 10, Int(h < 2000 ? h : 2000) * 10)
  }

  // MARK: What is on its way

  /// What a transition does to a level, and how far below its place it is, in thousandths of its height.
  private func flight(of x: ControllerID) -> (words: String, part: Int)? {
    let state = hierarchy.state(of: x)
    for id in world.running.reversed() where world[id].isRunning {
      let transition = world[id]
      if transition.kind == .present, transition.to.first == x {
        return ("on its way in", 1000 - progress(transition, 840))
      }
      if transition.kind == .dismiss, transition.dismissed.gone.contains(x) {
        return ("on its way out", progress(transition, 160))
      }
    }
    guard hierarchy.isInWindow(x), world.isModalTransitionRunning else { return nil }
    switch state {
    case .appearing: return ("coming back", 0)
    case .disappearing: return ("about to leave", 0)
    case .appeared, .disappeared: return nil
    }
  }

  /// How far a transition is; one that nobody steers is drawn where its words can be read.
  private func progress(_ transition: Transition, _ standard: Int) -> Int {
    let percent = transition.steering.percentComplete
    guard percent > 0 else { return transition.steering.isInteractive ? (standard > 500 ? 840 : 80) : standard }
    let part = percent < 1 ? Int(percent * 1000) : 1000
    return max(80, min(840, part))
  }

  // MARK: What is covered

  private mutating func judgeCoverage() {
    for row in screen.levels.indices where screen.levels[row].state == .front {
      let frame = screen.levels[row].frame
      var state = PicturedScreen.State.front
      var open = [frame]
      for other in screen.levels[(row + 1)...] where other.state.isInWindow {
        if other.rest == nil, !other.isClear { open = Self.rest(of: open, without: other.frame) }
        if open.isEmpty {
          state = .covered
          break
        }
        if other.frame.intersects(frame) || other.scrim > 0, state == .front {
          let takesTouches =
            !Sheets.isCovered(screen.levels[row].controller, world) && other.scrim == 0 && !other.frame.contains(frame)
          state = .behind(other.cover, takesTouches: takesTouches)
        }
      }
      screen.levels[row].state = state
    }
  }

  /// What of these rectangles is outside of another one.
  private static func rest(of open: [PictureRect], without cover: PictureRect) -> [PictureRect] {
    var result: [PictureRect] = []
    for part in open {
      guard part.intersects(cover) else {
        result.append(part)
        continue
      }
      let top = max(part.y, cover.y)
      let bottom = min(part.maxY, cover.maxY)
      let pieces = [
        PictureRect(x: part.x, y: part.y, width: part.width, height: top - part.y),
        PictureRect(x: part.x, y: bottom, width: part.width, height: part.maxY - bottom),
        PictureRect(x: part.x, y: top, width: cover.x - part.x, height: bottom - top),
        PictureRect(x: cover.maxX, y: top, width: part.maxX - cover.maxX, height: bottom - top),
      ]
      result += pieces.filter { $0.width > 0 && $0.height > 0 }
    }
    return result
  }

  /// Levels that were there before the step and are not now.
  private mutating func addGone(_ before: PicturedScreen, _ present: Set<ControllerID>) {
    for var level in before.levels where !present.contains(level.controller) {
      if case .gone = level.state { continue }
      level.state = .gone(level.presenter == nil ? "no root any more" : "dismissed")
      if let rest = level.rest {
        let up = rest.y - level.frame.y
        for row in level.boxes.indices { level.boxes[row].frame = level.boxes[row].frame.moved(0, up) }
        (level.frame, level.rest) = (rest, nil)
      }
      level.scrim = 0
      level.held = []
      if before.device.window != layout.window {
        // The screen has turned or has another size since.
        func turned(_ rect: PictureRect) -> PictureRect {
          let (old, new) = (before.device, layout)
          // 32 bits hold no product of two sides.
          let (x, y) = (rect.x / 10 * new.width / old.width, rect.y / 10 * new.height / old.height)
          let (maxX, maxY) = (rect.maxX / 10 * new.width / old.width, rect.maxY / 10 * new.height / old.height)
          return PictureRect(x: x * 10, y: y * 10, width: (maxX - x) * 10, height: (maxY - y) * 10)
        }
        level.frame = turned(level.frame)
        for row in level.boxes.indices { level.boxes[row].frame = turned(level.boxes[row].frame) }
      }
      let presenter = level.presenter
      level.presenterLevel = screen.levels.firstIndex { now in
        now.controller == presenter || now.boxes.contains { $0.controller == presenter }
      }
      if screen.levels.count < 2 * Self.most { screen.levels.append(level) }
    }
  }
}
