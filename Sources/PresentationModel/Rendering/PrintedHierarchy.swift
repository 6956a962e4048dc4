/// A hierarchy as it is printed, line by line: a value that is kept, compared and written as a tree.
package struct PrintedHierarchy: Sendable {
  /// One controller.
  package struct Line: Sendable, Equatable {
    /// Which.
    package let controller: ControllerID
    /// Its depth; 0 for the root of a window.
    package let level: Int
    /// Whether it is the presented controller of the one above it, not a child.
    package let isPresented: Bool
    /// Its name; empty for one that UIKit made.
    package let name: String
    /// Its class.
    package let className: String
    /// Its appearance state.
    package let state: AppearanceState
    /// The class of its view; nil while that is not loaded.
    package let viewClass: String?
    /// Whether the view is in a window.
    package let isInWindow: Bool
    /// The class of the presentation controller, of a presented one.
    package let presentationClass: String?
  }
  /// A window, and which of the lines are its tree.
  package struct Window: Sendable, Equatable {
    /// Its name in the file.
    package let name: String
    /// Whether it is shown.
    package let isVisible: Bool
    /// Its lines; none without a root view controller.
    package let lines: Range<Int>
  }
  /// A controller on screen that is not in any window's tree.
  package struct Unlisted: Sendable, Equatable {
    /// Its name.
    package let name: String
    /// Its presenting controller, if it is presented.
    package let presenter: String?
  }
  /// Every line of every window.
  package private(set) var lines = PrintedLines()
  /// The windows, in file order.
  package private(set) var windows: [Window] = []
  /// Controllers on screen that no line shows.
  package private(set) var alsoOnScreen: [Unlisted] = []

  /// A hierarchy without a window.
  package init() {}

  /// Time and space are linear in what would be printed.
  init(_ hierarchy: Hierarchy, _ version: UIKitVersion) {
    lines = PrintedLines(of: hierarchy)
    var candidates = hierarchy.straightInWindows
    for (x, _) in hierarchy.presentations { candidates.insert(x) }
    for added in hierarchy.addedViews.values { for x in added { candidates.insert(x) } }
    let walk = HierarchyWalk(hierarchy, version)
    for window in hierarchy.windows {
      let start = lines.count
      if let root = window.root {
        walk.visit(root) { line in
          lines.append(line)
          if !candidates.isEmpty { candidates.remove(line.controller) }
        }
      }
      windows.append(Window(name: window.name, isVisible: window.isVisible, lines: start..<lines.count))
    }
    alsoOnScreen = PrintedHierarchy.alsoOnScreen(among: candidates, hierarchy)
  }

  init(lines: PrintedLines, windows: [Window], alsoOnScreen: [Unlisted]) {
    self.lines = lines
    self.windows = windows
    self.alsoOnScreen = alsoOnScreen
  }

  /// Of some controllers that are not printed, those whose view is in a window.
  static func alsoOnScreen(among candidates: IDSet<ControllerID>, _ hierarchy: Hierarchy) -> [Unlisted] {
    if candidates.isEmpty { return [] }
    return candidates.all.filter(hierarchy.isInWindow).sorted().map { x in
      Unlisted(
        name: EventText.name(x, hierarchy),
        presenter: hierarchy.directPresenter(x).map { EventText.name($0, hierarchy) })
    }
  }

  /// Hands on the text of some lines, in pieces, each line with a mark before it.
  package func write(
    _ range: Range<Int>, to handle: (UnsafeBufferPointer<UInt8>) -> Void, mark: (Int) -> String = { _ in "" }
  ) {
    PrintHierarchyFormat.write(lines, range, handle, mark: mark)
  }

  /// Whether the two are printed alike.
  package func isPrinted(like other: PrintedHierarchy) -> Bool {
    lines == other.lines && windows == other.windows && alsoOnScreen == other.alsoOnScreen
  }
}

extension PrintedHierarchy {
  /// Which of the lines are new, say something else than before, or have changed places. Complexity: linear, and for
  /// lines that changed places n log n.
  package func changedLines(since before: PrintedHierarchy) -> [Bool] {
    var changed = [Bool](repeating: false, count: lines.count)
    var head = 0
    while head < lines.count, head < before.lines.count, lines.says(head, as: head, of: before.lines) { head += 1 }
    var tail = 0
    while tail < lines.count - head, tail < before.lines.count - head,
      lines.says(lines.count - 1 - tail, as: before.lines.count - 1 - tail, of: before.lines)
    { tail += 1 }
    var rows = IDMap<ControllerID, Int>()
    for row in head..<(before.lines.count - tail) { rows[before.lines[row].controller] = row }
    var kept: [(row: Int, old: Int)] = []
    for row in head..<(lines.count - tail) {
      if let old = rows[lines[row].controller], lines.says(row, as: old, of: before.lines) {
        kept.append((row, old))
      } else {
        changed[row] = true
      }
    }
    for row in Self.moved(kept) { changed[row] = true }
    return changed
  }

  /// Those that have to move to restore the old order: all but a longest run in that order.
  private static func moved(_ kept: [(row: Int, old: Int)]) -> [Int] {
    // Of every length the run that ends earliest: its last, and for each the one before it.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: kept.count)
    for (position, line) in kept.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if kept[ends[middle]].old < line.old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var stays = [Bool](repeating: false, count: kept.count)
    var current = ends.last ?? -1
    while current >= 0 {
      stays[current] = true
      current = previous[current]
    }
    return kept.indices.filter { !stays[$0] }.map { kept[$0].row }
  }
}
