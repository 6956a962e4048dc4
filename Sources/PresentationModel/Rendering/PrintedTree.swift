/// A printed hierarchy that follows a run: a look costs what the steps since the last one have changed, not the size of
/// the hierarchy.
///
/// What cannot be followed is looked at whole: windows with other roots, controllers that change places among those that
/// stay, views that code has put into others' views.
public struct PrintedTree: Sendable {
  /// What a look has found.
  public struct Look: Sendable {
    /// Whether something is printed otherwise than at the last look, or this is the first.
    public internal(set) var isChanged = false
    /// Everything, where it was asked for or had to be walked.
    public internal(set) var whole: PrintedHierarchy?
    /// Which of its lines are other than before; empty where there is nothing to compare with.
    public internal(set) var changed: [Bool] = []
    /// What changed, with its surroundings, where that was asked for and found without walking everything.
    public internal(set) var excerpt: PrintedExcerpt?
    /// The controllers whose lines may have changed, each once; nil where any may have.
    public internal(set) var touched: [ControllerID]?
    /// The controllers that were printed at the last look and are not now; of what has gone as a whole the container.
    public internal(set) var gone: [ControllerID] = []
  }

  /// What a look has to return.
  public enum Wish: Sendable {
    /// The controllers whose lines may have changed.
    case rows
    /// All lines, and which have changed.
    case whole
    /// Of windows with more lines than this those that have changed, and so many near each.
    case excerpt(longest: Int, context: Int)
  }

  struct Node: Sendable {
    /// The controller above it; ``Node/unprinted``, or for the root of a window `-2 - window`.
    var up = Node.unprinted
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    var presented: Int32 = -1
    var window: Int32 = 0
    var level: Int32 = 0
    /// Rows of the texts; -1 for none.
    var viewClass: Int32 = -1
    var presentationClass: Int32 = -1
    var state = AppearanceState.disappeared
    var isPresented = false
    /// Whether its view is in a window, and whether its place follows from its links.
    var isInWindow = false
    var isPlaceInWindow = false

    static let unprinted: Int32 = -1
    var isPrinted: Bool { up != Node.unprinted }
    var isRoot: Bool { up < Node.unprinted }

    /// Whether the two are printed in the same words.
    func says(as other: Node) -> Bool {
      state == other.state && isInWindow == other.isInWindow && viewClass == other.viewClass
        && presentationClass == other.presentationClass && isPresented == other.isPresented && level == other.level
    }
  }

  private(set) var nodes: [Node] = []
  /// How many lines each window has.
  private(set) var counts: [Int] = []
  private(set) var windows: [WindowState] = []
  private var strays: [PrintedHierarchy.Stray] = []
  /// Controllers whose views may be in a window although no line shows them.
  private var loose = IDSet<ControllerID>()
  private var texts: [String] = []
  private var version = UIKitVersion.newest
  private var revision = 0
  /// The last look, where it is not kept as a tree: there may never be a second one, or a controller has two places.
  private var last: PrintedHierarchy?
  private var hasLooked = false
  /// Whether the nodes are those of the last look.
  private(set) var isFollowing = false
  private var hasTwice = false

  // Marks of this look, by controller.
  private var epoch: Int32 = 0
  private var marks: [Marks] = []
  private var came: [Int32] = []
  private var gone: [Int32] = []
  /// The same with the container that each stood in; -1 for who was presented, or stood in a window.
  private var left: [(row: Int32, container: Int32)] = []
  private var changed: [Int32] = []

  /// The look in which a controller may have changed, was removed, has changed; and the path to the changed ones below
  /// it.
  private struct Marks {
    var touched: Int32 = 0
    var leaving: Int32 = 0
    var changed: Int32 = 0
    var way: Int32 = 0
    var below: Int32 = 0
    var ways: Int32 = 0
  }

  /// An empty tree: it has seen nothing yet.
  public init() {}

  /// Whether the view of a controller is printed as one in a window.
  public func isInWindow(_ x: ControllerID) -> Bool {
    let row = Int(x.index)
    return row < nodes.count && nodes[row].isPrinted && nodes[row].isInWindow
  }

  /// The changes of a hierarchy since the last look, and the controllers that they concern.
  mutating func look(
    _ hierarchy: Hierarchy, _ version: UIKitVersion, _ touches: Touches, _ wish: Wish
  ) -> Look {
    if hasLooked, hierarchy.revision == revision {
      var look = Look(touched: [])
      if case .whole = wish { look.whole = last ?? PrintedHierarchy(hierarchy, version) }
      return look
    }
    defer { revision = hierarchy.revision }
    guard isFollowing, touches.isKept, self.version == version else { return lookAtAll(hierarchy, version, wish) }
    begin(hierarchy)
    let rows = each(touches.rows)
    guard !touches.hasWindows, hierarchy.addedViews.isEmpty, canFollow(rows, hierarchy) else {
      return lookAtAll(hierarchy, version, wish)
    }
    follow(rows, hierarchy)
    let strays = strays(rows, hierarchy)
    var look = Look(isChanged: !came.isEmpty || !gone.isEmpty || !changed.isEmpty || strays != self.strays)
    self.strays = strays
    let others = (came + gone + changed).filter { marks[Int($0)].touched != epoch }
    look.touched = (rows + others).map { ControllerID($0) }
    for (row, container) in left where !nodes[Int(row)].isPrinted && (container < 0 || nodes[Int(container)].isPrinted)
    {
      if !hierarchy.isInWindow(ControllerID(row)) { look.gone.append(ControllerID(row)) }
    }
    switch wish {
    case .rows: break
    case .whole:
      let whole = PrintedHierarchy(hierarchy, version)
      if look.isChanged { look.changed = whole.lines.map { isMarked($0.controller.index) } }
      look.whole = whole
    case .excerpt(let longest, let context):
      if look.isChanged {
        look.excerpt = PrintedExcerpt(&self, changed + came, strays, hierarchy, longest: longest, context: context)
      }
    }
    return look
  }

  /// Whether two trees have the same windows, and the same controllers on screen without a line.
  func hasSameFrame(as other: PrintedTree) -> Bool { windows == other.windows && strays == other.strays }

  /// Whether a controller has the same place as in another tree, and is printed in the same words.
  func says(_ x: ControllerID, _ hierarchy: Hierarchy, as other: PrintedTree, _ there: Hierarchy) -> Bool {
    let row = Int(x.index)
    let isHere = row < nodes.count && nodes[row].isPrinted
    let isThere = row < other.nodes.count && other.nodes[row].isPrinted
    guard isHere, isThere else { return isHere == isThere }
    let (a, b) = (nodes[row], other.nodes[row])
    return a.up == b.up && a.first == b.first && a.next == b.next && a.presented == b.presented
      && line(x.index, hierarchy) == other.line(x.index, there)
  }

  /// Whether a line has changed in this look.
  func isMarked(_ row: Int32) -> Bool { marks[Int(row)].changed == epoch }

  private mutating func begin(_ hierarchy: Hierarchy) {
    epoch += 1
    let missing = hierarchy.count - nodes.count
    if missing > 0 {
      nodes += repeatElement(Node(), count: missing)
      marks += repeatElement(Marks(), count: missing)
    }
    came.removeAll(keepingCapacity: true)
    gone.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
  }

  private mutating func each(_ rows: [Int32]) -> [Int32] {
    var result: [Int32] = []
    for row in rows where marks[Int(row)].touched != epoch {
      marks[Int(row)].touched = epoch
      result.append(row)
    }
    return result
  }

  // MARK: All

  private mutating func lookAtAll(_ hierarchy: Hierarchy, _ version: UIKitVersion, _ wish: Wish) -> Look {
    let before = isFollowing ? tree(hierarchy) : last
    let whole = PrintedHierarchy(hierarchy, version)
    var look = Look(isChanged: true, whole: whole)
    if let before {
      look.isChanged = !whole.isPrinted(like: before)
      if look.isChanged { look.changed = whole.changedLines(since: before) }
      look.gone = Self.gone(from: before, to: whole, hierarchy)
    }
    self.version = version
    isFollowing = false
    // Of a run that is looked at once or twice nothing more is kept than its lines.
    var mayFollow = hasLooked && hierarchy.addedViews.isEmpty
    if case .whole = wish { mayFollow = false }
    if case .rows = wish { mayFollow = hierarchy.addedViews.isEmpty }
    if mayFollow { beginFollowing(hierarchy, whole) }
    last = isFollowing ? nil : whole
    hasLooked = true
    return look
  }

  /// Who was printed before and is not now, and whose view is in no window; of what goes as a whole the container.
  private static func gone(
    from before: PrintedHierarchy, to now: PrintedHierarchy, _ hierarchy: Hierarchy
  ) -> [ControllerID] {
    var isThere = IDSet<ControllerID>()
    for line in now.lines { isThere.insert(line.controller) }
    var result: [ControllerID] = []
    var top: Int?
    for line in before.lines {
      if let level = top, line.level > level, !line.isPresented { continue }
      top = nil
      guard !isThere.contains(line.controller), !hierarchy.isInWindow(line.controller) else { continue }
      result.append(line.controller)
      top = line.level
    }
    return result
  }

  private mutating func beginFollowing(_ hierarchy: Hierarchy, _ whole: PrintedHierarchy) {
    for row in nodes.indices { nodes[row].up = Node.unprinted }
    begin(hierarchy)
    windows = hierarchy.windows
    counts = windows.map { _ in 0 }
    strays = whole.strays
    hasTwice = false
    for (row, window) in windows.enumerated() {
      guard let root = window.root else { continue }
      attach(root.index, under: -2 - Int32(row), isPresented: false, hierarchy)
    }
    guard !hasTwice else { return }
    isFollowing = true
    loose = IDSet()
    for x in hierarchy.straightInWindows.all where !nodes[Int(x.index)].isPrinted { loose.insert(x) }
    for (x, _) in hierarchy.presentations where !nodes[Int(x.index)].isPrinted { loose.insert(x) }
  }

  /// The hierarchy as it was at the last look.
  private func tree(_ hierarchy: Hierarchy) -> PrintedHierarchy {
    var lines = PrintedLines(of: hierarchy)
    var parts: [PrintedHierarchy.Window] = []
    for window in windows {
      let start = lines.count
      var row = window.root.map { $0.index } ?? -1
      while row >= 0 {
        lines.append(line(row, hierarchy))
        row = behind(row)
      }
      parts.append(
        PrintedHierarchy.Window(name: window.name, isVisible: window.isVisible, lines: start..<lines.count))
    }
    return PrintedHierarchy(lines: lines, windows: parts, strays: strays)
  }

  /// What is printed of a controller.
  func line(_ row: Int32, _ hierarchy: Hierarchy) -> PrintedHierarchy.Line {
    let x = ControllerID(row)
    let node = nodes[Int(row)]
    return PrintedHierarchy.Line(
      controller: x, level: Int(node.level), isPresented: node.isPresented, name: hierarchy.name(of: x),
      className: hierarchy.className(of: x), state: node.state,
      viewClass: node.viewClass < 0 ? nil : texts[Int(node.viewClass)], isInWindow: node.isInWindow,
      presentationClass: node.presentationClass < 0 ? nil : texts[Int(node.presentationClass)])
  }

  // MARK: Following changes

  /// The present place of a controller; nil where it has two.
  private func place(_ row: Int32, _ hierarchy: Hierarchy) -> (up: Int32, isPresented: Bool)? {
    let parent = hierarchy.parents[Int(row)]
    var presenter = hierarchy.presenterLinks[Int(row)]
    if presenter >= 0, hierarchy.presentedLinks[Int(presenter)] != row { presenter = -1 }
    if nodes[Int(row)].isRoot { return parent < 0 && presenter < 0 ? (nodes[Int(row)].up, false) : nil }
    if parent >= 0 { return presenter < 0 ? (parent, false) : nil }
    return presenter >= 0 ? (presenter, true) : (Node.unprinted, false)
  }

  /// Whether no printed controller has a second place among those that stay: then what is added and removed can be
  /// followed.
  private mutating func canFollow(_ rows: [Int32], _ hierarchy: Hierarchy) -> Bool {
    for row in rows {
      guard let (up, isPresented) = place(row, hierarchy) else { return false }
      let node = nodes[Int(row)]
      if !node.isPrinted || node.up == up && node.isPresented == isPresented { continue }
      guard up == Node.unprinted else { return false }
      marks[Int(row)].leaving = epoch
    }
    for row in rows {
      let node = nodes[Int(row)]
      guard node.isPrinted, !node.isRoot, !node.isPresented, marks[Int(row)].leaving != epoch else { continue }
      var before = node.previous
      while before >= 0, marks[Int(before)].leaving == epoch { before = nodes[Int(before)].previous }
      var now = hierarchy.previousSiblings[Int(row)]
      while now >= 0, !nodes[Int(now)].isPrinted || marks[Int(now)].leaving == epoch {
        now = hierarchy.previousSiblings[Int(now)]
      }
      if before != now { return false }
    }
    return true
  }

  private mutating func follow(_ rows: [Int32], _ hierarchy: Hierarchy) {
    for row in rows where marks[Int(row)].leaving == epoch { detach(row) }
    for row in rows {
      guard !nodes[Int(row)].isPrinted, let (up, isPresented) = place(row, hierarchy), up >= 0, nodes[Int(up)].isPrinted
      else { continue }
      attach(row, under: up, isPresented: isPresented, hierarchy)
    }
    var flipped: [Int32] = []
    for row in rows where nodes[Int(row)].isPrinted && !isMarked(row) {
      let before = nodes[Int(row)]
      takeLinks(row, hierarchy)
      takeWords(row, hierarchy)
      note(row, before, &flipped)
    }
    // The view that contains a view has entered or left its window.
    while let row = flipped.popLast() {
      guard hierarchy.windowMemo.holdsViews(ControllerID(row)) else { continue }
      var child = nodes[Int(row)].first
      while child >= 0 {
        takePlace(child, hierarchy, &flipped)
        child = nodes[Int(child)].next
      }
      if nodes[Int(row)].presented >= 0 { takePlace(nodes[Int(row)].presented, hierarchy, &flipped) }
    }
  }

  private mutating func takePlace(_ row: Int32, _ hierarchy: Hierarchy, _ flipped: inout [Int32]) {
    guard nodes[Int(row)].isPrinted else { return }
    let before = nodes[Int(row)]
    lookWhere(row, hierarchy)
    note(row, before, &flipped)
  }

  private mutating func note(_ row: Int32, _ before: Node, _ flipped: inout [Int32]) {
    let node = nodes[Int(row)]
    if node.isInWindow != before.isInWindow || node.isPlaceInWindow != before.isPlaceInWindow { flipped.append(row) }
    if !node.says(as: before), !isMarked(row) {
      marks[Int(row)].changed = epoch
      changed.append(row)
    }
  }

  /// Removes a controller, with all that is below it.
  private mutating func detach(_ top: Int32) {
    var pending = [top]
    while let row = pending.popLast() {
      guard nodes[Int(row)].isPrinted else { continue }
      counts[Int(nodes[Int(row)].window)] -= 1
      let up = nodes[Int(row)].up
      left.append((row, nodes[Int(row)].isPresented ? -1 : max(up, -1)))
      nodes[Int(row)].up = Node.unprinted
      gone.append(row)
      var child = nodes[Int(row)].first
      while child >= 0 {
        pending.append(child)
        child = nodes[Int(child)].next
      }
      if nodes[Int(row)].presented >= 0 { pending.append(nodes[Int(row)].presented) }
    }
  }

  /// Adds a controller, with all that is below it.
  private mutating func attach(_ top: Int32, under up: Int32, isPresented: Bool, _ hierarchy: Hierarchy) {
    var pending = [(row: top, up: up, isPresented: isPresented)]
    while let item = pending.popLast() {
      let row = Int(item.row)
      guard !nodes[row].isPrinted, place(item.row, hierarchy)?.up == item.up || item.up < Node.unprinted else {
        hasTwice = true
        return
      }
      nodes[row].up = item.up
      nodes[row].isPresented = item.isPresented
      nodes[row].level = item.up < 0 ? 0 : nodes[Int(item.up)].level + 1
      nodes[row].window = item.up < 0 ? -2 - item.up : nodes[Int(item.up)].window
      counts[Int(nodes[row].window)] += 1
      takeLinks(item.row, hierarchy)
      takeWords(item.row, hierarchy)
      marks[row].changed = epoch
      came.append(item.row)
      if nodes[row].presented >= 0 { pending.append((nodes[row].presented, item.row, true)) }
      var child = nodes[row].first
      while child >= 0 {
        pending.append((child, item.row, false))
        child = hierarchy.nextSiblings[Int(child)]
      }
    }
  }

  private mutating func takeLinks(_ row: Int32, _ hierarchy: Hierarchy) {
    nodes[Int(row)].first = hierarchy.firstChildren[Int(row)]
    nodes[Int(row)].last = hierarchy.lastChildren[Int(row)]
    nodes[Int(row)].presented = hierarchy.presentedLinks[Int(row)]
    // The root of a window and a presented controller have no siblings, whatever their links say.
    let isChild = nodes[Int(row)].up >= 0 && !nodes[Int(row)].isPresented
    nodes[Int(row)].next = isChild ? hierarchy.nextSiblings[Int(row)] : -1
    nodes[Int(row)].previous = isChild ? hierarchy.previousSiblings[Int(row)] : -1
  }

  private mutating func takeWords(_ row: Int32, _ hierarchy: Hierarchy) {
    let x = ControllerID(row)
    nodes[Int(row)].state = hierarchy.state(of: x)
    nodes[Int(row)].viewClass = hierarchy.isViewLoaded(x) ? text(ViewClass.name(x, hierarchy, version)) : -1
    nodes[Int(row)].presentationClass =
      hierarchy.presentations.isEmpty
      ? -1
      : hierarchy.presentations[x].map {
        text(PresentationControllers.className($0, active: true, hierarchy, .ios(version)))
      } ?? -1
    lookWhere(row, hierarchy)
  }

  private mutating func lookWhere(_ row: Int32, _ hierarchy: Hierarchy) {
    let x = ControllerID(row)
    let up = nodes[Int(row)].up
    let isIn =
      switch hierarchy.place(of: x) {
      case .none: false
      case .window: true
      case .inside(let host) where host.index == up: nodes[Int(up)].isInWindow
      case .beside(let presenter) where presenter.index == up: nodes[Int(up)].isPlaceInWindow
      case let place: hierarchy.window(at: place) != nil
      }
    nodes[Int(row)].isPlaceInWindow = isIn
    nodes[Int(row)].isInWindow = isIn && hierarchy.isViewLoaded(x) && !hierarchy.has(x, .viewRemoved)
  }

  private mutating func text(_ text: String) -> Int32 {
    let row = texts.firstIndex(of: text) ?? texts.count
    if row == texts.count { texts.append(text) }
    return Int32(truncatingIfNeeded: row)
  }

  /// Controllers on screen that no line shows.
  private mutating func strays(_ rows: [Int32], _ hierarchy: Hierarchy) -> [PrintedHierarchy.Stray] {
    func update(_ row: Int32) {
      let x = ControllerID(row)
      if !nodes[Int(row)].isPrinted, hierarchy.straightInWindows.contains(x) || hierarchy.presentations.has(x) {
        loose.insert(x)
      } else if !loose.isEmpty {
        loose.remove(x)
      }
    }
    for row in rows { update(row) }
    for row in came { update(row) }
    for row in gone { update(row) }
    return PrintedHierarchy.strays(among: loose, hierarchy)
  }

  // MARK: Neighbours

  /// The controller printed after one; -1 after a window's last.
  func behind(_ row: Int32) -> Int32 {
    let node = nodes[Int(row)]
    if node.first >= 0 { return node.first }
    if node.presented >= 0 { return node.presented }
    var current = node
    while !current.isRoot {
      if current.next >= 0 { return current.next }
      let above = nodes[Int(current.up)]
      if !current.isPresented, above.presented >= 0 { return above.presented }
      current = above
    }
    return -1
  }

  /// Controllers of one window in the order in which they are printed.
  ///
  /// Complexity: O(those above them, and where several are below one, its children after the first of these).
  mutating func inOrder(_ rows: [Int32], below root: Int32) -> [Int32] {
    for row in rows where marks[Int(row)].way != epoch {
      (marks[Int(row)].way, marks[Int(row)].ways) = (epoch, 0)
      var current = row
      while nodes[Int(current)].up >= 0 {
        let up = Int(nodes[Int(current)].up)
        let isKnown = marks[up].way == epoch
        if !isKnown { (marks[up].way, marks[up].ways) = (epoch, 0) }
        marks[up].ways += 1
        marks[up].below = current
        if isKnown { break }
        current = Int32(truncatingIfNeeded: up)
      }
    }
    var result: [Int32] = []
    var pending = marks[Int(root)].way == epoch ? [root] : []
    while let row = pending.popLast() {
      if isMarked(row) { result.append(row) }
      var left = marks[Int(row)].ways
      if left == 1 {
        pending.append(marks[Int(row)].below)
        continue
      }
      let node = nodes[Int(row)]
      if left > 0, node.presented >= 0, marks[Int(node.presented)].way == epoch {
        pending.append(node.presented)
        left -= 1
      }
      // From the last on: in a stack it is the last that change.
      var child = node.last
      while left > 0, child >= 0 {
        if marks[Int(child)].way == epoch {
          pending.append(child)
          left -= 1
        }
        child = nodes[Int(child)].previous
      }
    }
    return result
  }

  /// The controller printed before one; -1 before a window's first.
  func before(_ row: Int32) -> Int32 {
    let node = nodes[Int(row)]
    if node.isRoot { return -1 }
    var current = node.isPresented ? nodes[Int(node.up)].last : node.previous
    if current < 0 { return node.up }
    while true {
      let below = nodes[Int(current)]
      if below.presented >= 0 {
        current = below.presented
      } else if below.last >= 0 {
        current = below.last
      } else {
        return current
      }
    }
  }
}
