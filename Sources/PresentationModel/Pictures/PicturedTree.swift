/// The hierarchy after a step as rows: containment and presentation apart, what changed, what has gone.
struct PicturedTree: Sendable {
  /// What is written at the right of a row, and how the row looks.
  enum State: Equatable, Sendable {
    /// Its view is in no window: taken out by a presentation, or not shown by its container.
    case out, hidden
    case appeared, moving(String), disappeared, unloaded, gone, window, hiddenWindow

    var words: String {
      switch self {
      case .appeared: "appeared"
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
      case .moving: ("s-flight", "am")
      case .disappeared, .window: ("view", "mute")
      case .unloaded, .hiddenWindow, .hidden: ("s-unloaded", "mute")
      case .out: ("s-out", "or")
      case .gone: ("s-gone", "or")
      }
    }
  }

  struct Row: Sendable {
    var name: String
    var className: String
    var level: Int
    /// The style, of a presented one.
    var style: String?
    var isPresented = false
    var state: State
    var isChanged = false
    /// The row above it: of its parent, or of what presents it; nil for a root.
    var parent: Int?
  }

  var rows: [Row] = []

  /// Reads the rows of a hierarchy; those that are other than before are marked.
  init(_ now: PrintedHierarchy, since before: PrintedHierarchy?, in hierarchy: Hierarchy) {
    let changed = before.map { now.changedLines(since: $0) } ?? []
    var seen = IDSet<ControllerID>()
    for window in now.windows {
      if now.windows.count > 1 || window.lines.isEmpty {
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
            name: ControllerText.name(line.controller, in: hierarchy),
            className: line.className, level: line.level,
            style: line.isPresented ? Self.style(of: line.controller, hierarchy) : nil, isPresented: line.isPresented,
            state: Self.state(of: line, hierarchy), isChanged: changed.indices.contains(position) && changed[position],
            parent: above.last))
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
    for line in before.lines {
      if line.level <= goneLevel { goneLevel = Int.max }
      guard !seen.contains(line.controller) else { continue }
      if goneLevel < line.level, !line.isPresented { continue }
      let name = ControllerText.name(line.controller, in: hierarchy)
      if alsoOnScreen.contains(where: { $0.name == name }) { continue }
      goneLevel = min(goneLevel, line.level)
      rows.append(
        Row(
          name: name, className: line.className, level: 0, state: .gone, isChanged: true))
    }
    // What was in no window's tree and has left the screen as well.
    let listed = Set(rows.map { $0.name })
    for unlisted in before.alsoOnScreen where !listed.contains(unlisted.name) {
      let className = unlisted.presenter.map { "presented by \($0)" } ?? "in no tree"
      rows.append(Row(name: unlisted.name, className: className, level: 0, state: .gone, isChanged: true))
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
