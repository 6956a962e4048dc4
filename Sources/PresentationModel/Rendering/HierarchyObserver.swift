/// A printed hierarchy that follows a run: a look costs what the steps since the last one have changed, not the size of
/// the hierarchy.
///
/// What cannot be followed is looked at whole: windows with other roots, controllers that change places among those that
/// stay, views that code has put into others' views.
package struct HierarchyObserver: Sendable {
  /// What a look has found.
  package struct Look: Sendable {
    /// Whether something is printed otherwise than at the last look, or this is the first.
    package internal(set) var isChanged = false
    /// Everything, where it was asked for or had to be walked.
    package internal(set) var whole: PrintedHierarchy?
    /// Which of its lines are other than before; empty where there is nothing to compare with.
    package internal(set) var changed: [Bool] = []
    /// What changed, with its surroundings, where that was asked for and found without walking everything.
    package internal(set) var excerpt: PrintedExcerpt?
    /// The controllers whose lines may have changed, each once; nil where any may have.
    package internal(set) var mayHaveChanged: [ControllerID]?
    /// The controllers that were printed at the last look and are not now; of what has gone as a whole the container.
    package internal(set) var gone: [ControllerID] = []
  }

  /// What a look has to return.
  package enum Detail: Sendable {
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

  var nodes: [Node] = []
  /// How many lines each window has.
  var counts: [Int] = []
  var windows: [WindowState] = []
  var alsoOnScreen: [PrintedHierarchy.Unlisted] = []
  /// Controllers whose views may be in a window although no line shows them.
  var loose = IDSet<ControllerID>()
  var texts: [String] = []
  var version = UIKitVersion.newest
  private var revision = 0
  /// Whether the next look is at a run whose controllers are not those of the last one.
  private var isAtAnotherRun = false
  /// The last look, where it is not kept as a tree: there may never be a second one, or a controller has two places.
  private var last: PrintedHierarchy?
  var hasLooked = false
  /// Whether the nodes are those of the last look.
  var isFollowing = false
  var hasTwice = false

  // Marks of this look, by controller.
  var epoch: Int32 = 0
  var marks: [Marks] = []
  var came: [Int32] = []
  var gone: [Int32] = []
  /// The same with the container that each stood in; -1 for who was presented, or stood in a window.
  var left: [Place] = []
  var changed: [Int32] = []

  /// A controller, and the one below which it stands.
  struct Place {
    let row: Int32
    let up: Int32
    let isPresented: Bool
  }

  /// The look in which a controller may have changed, was removed, has changed; and the path to the changed ones below
  /// it.
  struct Marks {
    var seen: Int32 = 0
    var leaving: Int32 = 0
    var changed: Int32 = 0
    var way: Int32 = 0
    var below: Int32 = 0
    var ways: Int32 = 0
  }

  /// One that has seen nothing yet.
  package init() {}

  /// The next hierarchy is one of another run.
  package mutating func comesToAnotherRun() { (revision, isAtAnotherRun) = (-1, true) }

  /// Whether the view of a controller is printed as one in a window.
  package func isInWindow(_ x: ControllerID) -> Bool {
    let row = Int(x.index)
    return row < nodes.count && nodes[row].isPrinted && nodes[row].isInWindow
  }

  /// The changes of a hierarchy since the last look, and the controllers that they concern.
  mutating func look(
    _ hierarchy: Hierarchy, _ version: UIKitVersion, _ touches: Touches, _ detail: Detail
  ) -> Look {
    if hasLooked, hierarchy.revision == revision {
      var look = Look(mayHaveChanged: [])
      if case .whole = detail { look.whole = last ?? PrintedHierarchy(hierarchy, version) }
      return look
    }
    defer { revision = hierarchy.revision }
    guard isFollowing, touches.isKept, self.version == version else { return lookAtAll(hierarchy, version, detail) }
    begin(hierarchy)
    let rows = each(touches.rows)
    guard !touches.hasWindows, hierarchy.addedViews.isEmpty, canFollow(rows, hierarchy) else {
      return lookAtAll(hierarchy, version, detail)
    }
    follow(rows, hierarchy)
    let alsoOnScreen = alsoOnScreen(rows, hierarchy)
    var look = Look(isChanged: !came.isEmpty || !gone.isEmpty || !changed.isEmpty || alsoOnScreen != self.alsoOnScreen)
    self.alsoOnScreen = alsoOnScreen
    let others = (came + gone + changed).filter { marks[Int($0)].seen != epoch }
    look.mayHaveChanged = (rows + others).map { ControllerID($0) }
    for place in left where !nodes[Int(place.row)].isPrinted && (place.up < 0 || nodes[Int(place.up)].isPrinted) {
      if !hierarchy.isInWindow(ControllerID(place.row)) { look.gone.append(ControllerID(place.row)) }
    }
    switch detail {
    case .rows: break
    case .whole:
      let whole = PrintedHierarchy(hierarchy, version)
      if look.isChanged { look.changed = whole.lines.map { isMarked($0.controller.index) } }
      look.whole = whole
    case .excerpt(let longest, let context):
      if look.isChanged {
        look.excerpt = PrintedExcerpt(
          &self, changed + came, alsoOnScreen, hierarchy, longest: longest, context: context)
      }
    }
    return look
  }

  /// Whether both have seen the same windows, and the same controllers on screen without a line.
  func hasSameFrame(as other: HierarchyObserver) -> Bool {
    windows == other.windows && alsoOnScreen == other.alsoOnScreen
  }

  /// Whether a controller has the same place as another observer has seen it in, and is printed in the same words.
  func says(_ x: ControllerID, _ hierarchy: Hierarchy, as other: HierarchyObserver, _ there: Hierarchy) -> Bool {
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
    for row in rows where marks[Int(row)].seen != epoch {
      marks[Int(row)].seen = epoch
      result.append(row)
    }
    return result
  }

  // MARK: All

  private mutating func lookAtAll(_ hierarchy: Hierarchy, _ version: UIKitVersion, _ detail: Detail) -> Look {
    // The controllers of another run have other numbers: its lines alone can be compared.
    let isOfOneRun = !isAtAnotherRun
    isAtAnotherRun = false
    let before = isFollowing && isOfOneRun ? tree(hierarchy) : last
    let whole = PrintedHierarchy(hierarchy, version)
    var look = Look(isChanged: true, whole: whole)
    if let before {
      look.isChanged = !whole.isPrinted(like: before)
      if look.isChanged { look.changed = whole.changedLines(since: before) }
      if isOfOneRun { look.gone = Self.gone(from: before, to: whole, hierarchy) }
    }
    self.version = version
    isFollowing = false
    // Of a run that is looked at once or twice nothing more is kept than its lines.
    var mayFollow = hasLooked && hierarchy.addedViews.isEmpty
    if case .whole = detail { mayFollow = false }
    if case .rows = detail { mayFollow = hierarchy.addedViews.isEmpty }
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
    alsoOnScreen = whole.alsoOnScreen
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
    return PrintedHierarchy(lines: lines, windows: parts, alsoOnScreen: alsoOnScreen)
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
}
