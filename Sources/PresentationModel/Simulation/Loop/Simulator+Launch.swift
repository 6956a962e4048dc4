/// Launch: the tree is built, the roots load, appear, and have appeared after the commit (ORD-10).
extension Simulator {
  mutating func launch() {
    let launch = currentCall
    addEverybody()
    guard scenesAllowLaunch() else { return }
    if !program.swift.isEmpty { initializeOutline() }
    for use in program.unread { outcome.notes.append(StepNote(line: use.line, text: use.text, isFailure: false)) }
    ask { Containment.takesByName($0, &$1) }
    let setup = program.setup
    for index in setup.indices { perform(setup, index, .column) }
    // What UIKit does at launch comes of no statement above it.
    currentCall = launch
    guard orientToDecider() else { return }
    let isInWindow = linkOutline()
    buildDetached(isInWindow)
    loop.agenda.append(.commit)
    if let body = program.swift.launch { loop.agenda.append(.body(body, 0, .column)) }
    if launchesUnheard(isInWindow) {
      launchUnheard(isInWindow)
    } else {
      for (row, window) in hierarchy.windows.enumerated().reversed() {
        guard let root = window.root else { continue }
        let id = WindowID(row: row)
        loop.arrivals.insert(Arrival(root: root, schedule: .rootAppears), at: 0)
        playLater(.rootAppears, .will, Cast(new: [root], roots: [root], place: .window(id)))
      }
      runNext(buildingLines(isInWindow, inWindow: true))
    }
    note(LaunchOrder.judge(world))
    drain()
    if !swift.observers.isEmpty { noteActivation() }
    initializeObjects()
    if !swift.given.isEmpty { settleSwift() }
    checkRoots()
  }

  /// What observers hear of a launch, the rulebook does not say.
  private mutating func noteActivation() {
    let heard = AppLife.namesAtLaunch.filter { name in swift.observers.contains { $0.name == .string(name) } }
    for name in heard {
      outcome.notes.append(
        StepNote(
          line: 0,
          text:
            "UIKit posts '\(name)' at launch too, and when is not known: presim posts it when the user comes back (CHO-86)",
          isFailure: false))
    }
  }

  /// Whether the app comes further than UIKit's question for its scenes (WIN-07). False where that ends the process.
  private mutating func scenesAllowLaunch() -> Bool {
    guard let utterance = take(AppsWithoutScenes.stops(world, isDefault: program.hasDefaultVersion)) else {
      if AppsWithoutScenes.isPassedOver(world, isDefault: program.hasDefaultVersion) {
        outcome.notes.append(
          StepNote(
            line: 0,
            text: "this app has no scene delegate: built with the iOS 27 SDK it does not launch (WIN-07); "
              + "'ios 27' in the header shows that", isFailure: false))
      }
      return true
    }
    say(utterance)
    return false
  }

  /// Controllers, objects and windows of the file, with what class bodies make for each, before any link.
  mutating func addEverybody() {
    let outline = program.outline
    hierarchy.reserve(outline.names.count)
    for row in outline.names.indices { _ = hierarchy.add(name: outline.names[row], class: outline.classes[row]) }
    for declaration in program.objects {
      _ = addObject(declaration.objectClass, name: declaration.name, isHeld: true)
    }
    for declaration in program.windows {
      hierarchy.add(WindowState(name: declaration.name, root: declaration.root, isVisible: true))
    }
    windows.key = hierarchy.windows.isEmpty ? nil : WindowID(row: hierarchy.windows.count - 1)
    for segue in world.segues.rows {
      takeFromStoryboard(segue.source)
      if let destination = segue.destination { takeFromStoryboard(destination) }
    }
    initializeAll()
  }

  /// A controller named in a segue comes from a storyboard; of a class the checker has said so.
  mutating func takeFromStoryboard(_ end: Segue.End) {
    guard case .controller(let x) = end, hierarchy.property(x, .storyboard) == nil else { return }
    hierarchy.assign(.controller(x), .storyboard, .string(StandardValues.storyboard))
  }

  /// Objects that class bodies make for each instance. Classes without such defaults cost nothing.
  private mutating func initializeAll() {
    let classes = hierarchy.classTable
    if classes.indices.allSatisfy({ classes[$0].defaults.isEmpty }) { return }
    let makes = classes.map { info in
      info.defaults.contains { entry in
        if entry.property == .searchResultsController { return true }
        if case .value(let value) = entry.value, case .classReference = value { return true }
        if case .value = entry.value { return false }
        return true
      }
    }
    guard makes.contains(true) else { return }
    for row in 0..<hierarchy.count where makes[Int(hierarchy.classes[row].index)] {
      initialize(ControllerID(row: row))
    }
  }

  /// Links parents and children as the outlines have them, without lines in the log. Returns for each controller
  /// whether it is under a window.
  mutating func linkOutline() -> [Bool] {
    var isInWindow = Array(false, times: hierarchy.count)
    for window in hierarchy.windows { if let root = window.root { isInWindow[Int(root.index)] = true } }
    for row in program.outline.parents.indices {
      let parentRow = program.outline.parents[row]
      guard parentRow >= 0 else { continue }
      isInWindow[row] = isInWindow[Int(parentRow)]
      let (x, parent) = (ControllerID(row: row), ControllerID(parentRow))
      hierarchy.removeFromParent(x)
      hierarchy.append(x, to: parent)
      switch hierarchy.kind(of: parent) {
      case .navigation, .imagePicker: break
      case .tabBar:
        if hierarchy.selectedTabs[parent] == nil {
          hierarchy.selectedTabs[parent] = x
          hierarchy.setPlace(x, .inside(parent))
        }
      default: hierarchy.setPlace(x, .inside(parent))
      }
    }
    for row in program.outline.parents.indices {
      switch hierarchy.kinds[row] {
      case .split: takeOutlineColumns(ControllerID(row: row))
      case .arrangement: takeOutlineArrangement(ControllerID(row: row))
      default: break
      }
    }
    for window in hierarchy.windows { if let root = window.root { hierarchy.set(root, .taken, true) } }
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      switch hierarchy.kinds[row] {
      case .navigation, .imagePicker:
        if let top = hierarchy.lastChild(of: x) {
          stacks.pendingDidMove[top] = x
          hierarchy.set(top, .movingTo, true)
          if let size = hierarchy.property(top, .preferredContentSize), size != .size(0, 0) {
            hierarchy.assign(.controller(x), .preferredContentSize, size)
          }
        }
        if profile.isDocuments || hierarchy.parent(of: x).map({ hierarchy.kind(of: $0) == .tabBar }) ?? false {
          var closed = Ledger.closed
          hierarchy.set(x, .hidesTabBar, closed.holds(TabBarIsAwayWhileAnybodyWantsIt.judge(x, world)))
        }
      case .tabBar:
        selectInitialTab(x)
        takeOutlineTabs(x)
      case .split:
        if !showsPrimary(x), let primary = hierarchy.firstChild(of: x) { hierarchy.setPlace(primary, .none) }
      default: break
      }
    }
    return isInWindow
  }

  /// Takes one that is made later into a tree that is on no screen, as an outline would have it.
  mutating func takeFromOutline(_ x: ControllerID, into parent: ControllerID) {
    let kind = hierarchy.kind(of: parent)
    if kind.isNavigation, let covered = hierarchy.lastChild(of: parent), stacks.pendingDidMove[covered] == parent {
      stacks.pendingDidMove[covered] = nil
      hierarchy.set(covered, .movingTo, false)
    }
    hierarchy.append(x, to: parent)
    if kind.isNavigation {
      stacks.pendingDidMove[x] = parent
      hierarchy.set(x, .movingTo, true)
    } else if kind != .tabBar {
      hierarchy.setPlace(x, .inside(parent))
    } else if hierarchy.selectedTabs[parent] == nil {
      hierarchy.selectedTabs[parent] = x
      hierarchy.setPlace(x, .inside(parent))
    }
  }

  private mutating func selectInitialTab(_ tabs: ControllerID) {
    guard case .int(let index)? = hierarchy.property(tabs, .selectedIndex) else { return }
    let children = hierarchy.children(of: tabs)
    guard index > 0, index < children.count else { return }
    hierarchy.setPlace(children[0], .none)
    hierarchy.setPlace(children[Int(index)], .inside(tabs))
    hierarchy.selectedTabs[tabs] = children[Int(index)]
  }

  /// The lines of building the trees under windows, or the loads of the others.
  private mutating func buildingLines(_ isInWindow: [Bool], inWindow: Bool) -> [Operation] {
    var operations: [Operation] = []
    var loads: [Operation] = []
    for row in isInWindow.indices where isInWindow[row] == inWindow {
      let x = ControllerID(row: row)
      if take(TabBarLoadsWhenMade.judge(x, world)) != nil { loads.append(.load(x)) }
      guard let parent = hierarchy.parent(of: x), row < program.outline.parents.count else { continue }
      let parentKind = hierarchy.kind(of: parent)
      let waits = parentKind.isNavigation && hierarchy.lastChild(of: parent) == x
      if inWindow {
        appendOperations(
          waits ? .topBuilt : parentKind == .page ? .pageBuilt : .childBuilt, Cast(new: [x], container: parent),
          &operations)
      } else if parentKind == .page {
        operations.append(.load(x))
      }
    }
    return operations + loads
  }

  /// Builds outlines outside a window: same state, no lines; the bodies of views that load early run (LOD-05).
  private mutating func buildDetached(_ isInWindow: [Bool]) {
    let operations = buildingLines(isInWindow, inWindow: false)
    guard !operations.isEmpty else { return }
    runNext(operations)
    drain()
    outcome.events.removeAll()
  }

  /// A visible window without a root at the end of launch (WIN-05, WIN-06).
  private mutating func checkRoots() {
    if !loop.isStopped, let line = take(AppsWithoutScenes.judge(world)) { say(line) }
    if !loop.isStopped, let utterance = ask({ Windows.withoutRoot($0, &$1) }) { say(utterance) }
  }
}
