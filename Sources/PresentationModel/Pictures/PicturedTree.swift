/// The hierarchy after a step as rows: containment and presentation apart, what changed, what has gone.
struct PicturedTree: Sendable {
  /// What is written at the right of a row, and how the row looks.
  enum State: Equatable, Sendable {
    /// Its view is in no window: taken out by a presentation, or not shown by its container.
    case out, hidden
    case appeared, moving(String), disappeared, unloaded, gone, window, hiddenWindow
    /// On the screen by its state, and covered whole by what is in front of it.
    case covered

    var words: String {
      switch self {
      case .appeared, .covered: "appeared"
      case .moving(let words): words
      case .disappeared: "disappeared"
      case .unloaded: "not loaded"
      case .out, .hidden: "not in the window"
      case .gone: "has left"
      case .window: "visible"
      case .hiddenWindow: "hidden"
      }
    }

    /// The look of its frame and of its words.
    var look: (frame: String, text: String) {
      switch self {
      case .appeared: ("s-on", "blue")
      case .covered: ("s-covered", "mute")
      case .moving: ("s-flight", "am")
      case .disappeared, .window: ("view", "mute")
      case .unloaded, .hiddenWindow, .hidden: ("s-unloaded", "mute")
      case .out: ("s-out", "or")
      case .gone: ("s-gone", "or")
      }
    }
  }

  struct Row: Sendable {
    /// Nil for a window.
    var controller: ControllerID?
    var name: String
    var className: String
    var level: Int
    /// The style, of a presented one.
    var style: String?
    var isPresented = false
    var state: State
    var isChanged = false
    /// The row above it: of its parent, of what presents it, or of its window; of one that has gone, where it hung. Nil for
    /// what hangs nowhere.
    var parent: Int?
  }

  var rows: [Row] = []

  /// Reads the rows of a hierarchy; those that are other than before are marked.
  init(_ now: PrintedHierarchy, since before: PrintedHierarchy?, in hierarchy: Hierarchy) {
    let changed = before.map { now.changedLines(since: $0) } ?? []
    var seen = IDSet<ControllerID>()
    for window in now.windows {
      // Several windows stand apart: each over its own tree.
      let isHeaded = now.windows.count > 1 || window.lines.isEmpty
      let head = isHeaded ? rows.count : nil
      if isHeaded {
        rows.append(
          Row(
            name: window.name, className: window.lines.isEmpty ? "no root view controller" : "UIWindow", level: 0,
            state: window.isVisible ? .window : .hiddenWindow))
      }
      var above: [Int] = []
      for position in window.lines {
        let line = now.lines[position]
        seen.insert(line.controller)
        while above.count > line.level { above.removeLast() }
        rows.append(
          Row(
            controller: line.controller, name: ControllerText.name(line.controller, in: hierarchy),
            className: line.className, level: line.level + (head == nil ? 0 : 1),
            style: line.isPresented ? Self.style(of: line.controller, hierarchy) : nil, isPresented: line.isPresented,
            state: Self.state(of: line, hierarchy), isChanged: changed.indices.contains(position) && changed[position],
            parent: above.last ?? head))
        above.append(rows.count - 1)
      }
    }
    for unlisted in now.alsoOnScreen {
      rows.append(
        Row(
          name: unlisted.name,
          className: unlisted.presenter.map { "presented by \($0), in no window's tree" } ?? "in no tree",
          level: 0, state: .appeared, isChanged: true))
    }
    if let before { addGone(before, seen, now.alsoOnScreen, hierarchy) }
  }

  /// Those that were printed before and are not now; of what has gone together the container.
  private mutating func addGone(
    _ before: PrintedHierarchy, _ seen: IDSet<ControllerID>, _ alsoOnScreen: [PrintedHierarchy.Unlisted],
    _ hierarchy: Hierarchy
  ) {
    var goneLevel = Int.max
    // What stood above a line.
    var above: [ControllerID] = []
    for line in before.lines {
      while above.count > line.level { above.removeLast() }
      let parent = above.last
      above.append(line.controller)
      if line.level <= goneLevel { goneLevel = Int.max }
      guard !seen.contains(line.controller) else { continue }
      if goneLevel < line.level, !line.isPresented { continue }
      let name = ControllerText.name(line.controller, in: hierarchy)
      if alsoOnScreen.contains(where: { $0.name == name }) { continue }
      goneLevel = min(goneLevel, line.level)
      hang(
        Row(
          controller: line.controller, name: name, className: line.className, level: 0, state: .gone, isChanged: true),
        below: rows.firstIndex { $0.controller == parent && parent != nil })
    }
    // What was in no window's tree and has left the screen as well.
    let listed = Set(rows.map { $0.name })
    for unlisted in before.alsoOnScreen where !listed.contains(unlisted.name) {
      let className = unlisted.presenter.map { "presented by \($0)" } ?? "in no tree"
      rows.append(Row(name: unlisted.name, className: className, level: 0, state: .gone, isChanged: true))
    }
  }

  /// Enters what has gone behind all that hangs where it hung; at the end where that has gone too.
  private mutating func hang(_ gone: Row, below parent: Int?) {
    guard let parent else { return rows.append(gone) }
    var row = gone
    row.level = rows[parent].level + 1
    row.parent = parent
    var place = parent + 1
    while place < rows.count, rows[place].level > rows[parent].level { place += 1 }
    for index in rows.indices where index >= place {
      if let above = rows[index].parent, above >= place { rows[index].parent = above + 1 }
    }
    rows.insert(row, at: place)
  }

  /// Marks the rows whose level is covered whole on a screen.
  mutating func cover(by screen: PicturedScreen) {
    var covered = IDSet<ControllerID>()
    for level in screen.levels where level.state == .covered { _ = covered.insert(level.controller) }
    var isCovered = [Bool](repeating: false, count: rows.count)
    for (index, row) in rows.enumerated() {
      // What is presented is a level of its own, and so is the root of a window.
      let above = row.parent.flatMap { row.isPresented || rows[$0].controller == nil ? nil : $0 }
      isCovered[index] = above.map { isCovered[$0] } ?? row.controller.map { covered.contains($0) } ?? false
      if isCovered[index], row.state == .appeared { rows[index].state = .covered }
    }
  }

  private static func style(of x: ControllerID, _ hierarchy: Hierarchy) -> String {
    guard let presentation = hierarchy.presentations[x] else { return "presented" }
    switch presentation.own {
    case .alert: return "alert"
    case .actionSheet: return "action sheet"
    case .activity: return "activity sheet"
    case .search: return "search"
    case nil: return ".\(presentation.adaptedStyle.text)"
    }
  }

  private static func state(of line: PrintedHierarchy.Line, _ hierarchy: Hierarchy) -> State {
    if line.viewClass == nil { return .unloaded }
    switch line.state {
    case .appearing: return .moving("appearing")
    case .disappearing: return .moving("disappearing")
    case .appeared where line.isInWindow: return .appeared
    case .disappeared where line.isInWindow: return .disappeared
    case .appeared, .disappeared: return hierarchy.isTakenOut(line.controller) ? .out : .hidden
    }
  }

  // MARK: Folding

  /// What a picture has of the rows: each, or so many that are left out at a level.
  enum Item: Sendable {
    case row(Int)
    case more(Int, level: Int)
  }

  /// All rows, of more than `most` those that changed, that present or are presented, and what is above them.
  func items(most: Int) -> [Item] {
    guard rows.count > most else { return rows.indices.map { .row($0) } }
    var keeps = [Bool](repeating: false, count: rows.count)
    for row in rows.indices where rows[row].isChanged || rows[row].isPresented || rows[row].parent == nil {
      var current: Int? = row
      while let next = current, !keeps[next] {
        keeps[next] = true
        current = rows[next].parent
      }
    }
    var kept = keeps.count { $0 }
    // What is left of the room goes to the first rows.
    for row in rows.indices where kept < most * 3 / 4 && !keeps[row] {
      keeps[row] = true
      kept += 1
    }
    var result: [Item] = []
    var left = 0
    var level = 0
    func close() { if left > 0 { result.append(.more(left, level: level)) } }
    for row in rows.indices {
      if keeps[row] {
        close()
        left = 0
        result.append(.row(row))
      } else {
        level = left == 0 ? rows[row].level : min(level, rows[row].level)
        left += 1
      }
    }
    close()
    guard result.count > most else { return result }
    // More has changed than fits: the beginning and the end.
    let head = most / 2
    let tail = most - head - 1
    let dropped = result[head..<(result.count - tail)].reduce(0) { sum, item in
      switch item {
      case .row: sum + 1
      case .more(let count, _): sum + count
      }
    }
    let first =
      switch result[head] {
      case .row(let row): rows[row].level
      case .more(_, let level): level
      }
    return Array(result[..<head]) + [.more(dropped, level: first)] + Array(result[(result.count - tail)...])
  }
}
