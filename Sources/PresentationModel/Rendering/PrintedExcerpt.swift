/// The part of a printed hierarchy that a step has changed, with its surroundings.
package struct PrintedExcerpt: Sendable {
  /// Consecutive lines.
  package struct Piece: Sendable, Equatable {
    /// Whether lines before it are left out.
    package let isBehindGap: Bool
    /// The lines.
    package internal(set) var lines: [PrintedHierarchy.Line] = []
    /// Which of them are new or say something else than before.
    package internal(set) var changed: [Bool] = []

    /// Hands on the text of some lines, in pieces, each line with a mark before it.
    package func write(
      _ range: Range<Int>, to handle: (UnsafeBufferPointer<UInt8>) -> Void, mark: (Int) -> String
    ) {
      PrintHierarchyFormat.write(lines, range, handle, mark: mark)
    }
  }
  /// What is shown of a window.
  package struct Window: Sendable, Equatable {
    /// Its name in the file.
    package let name: String
    /// Whether it is shown.
    package let isVisible: Bool
    /// Whether it has no lines at all.
    package let isEmpty: Bool
    /// What is shown of it, in order.
    package let pieces: [Piece]
    /// Whether lines after the last piece are left out.
    package let endsInGap: Bool
  }
  /// The windows, in file order.
  package let windows: [Window]
  /// Controllers on screen that no line shows.
  package let alsoOnScreen: [PrintedHierarchy.Unlisted]

  init(
    _ observer: inout HierarchyObserver, _ changed: [Int32], _ alsoOnScreen: [PrintedHierarchy.Unlisted],
    _ hierarchy: Hierarchy,
    longest: Int, context: Int
  ) {
    var rows = [[Int32]](repeating: [], count: observer.windows.count)
    for row in changed { rows[Int(observer.nodes[Int(row)].window)].append(row) }
    var windows: [Window] = []
    for (number, window) in observer.windows.enumerated() {
      var pieces: [Piece] = []
      var endsInGap = false
      if let root = window.root {
        if observer.counts[number] > longest {
          let ordered = observer.inOrder(rows[number], below: root.index)
          endsInGap = PrintedExcerpt.cut(ordered, root.index, observer, hierarchy, context, &pieces)
        } else {
          var piece = Piece(isBehindGap: false)
          var row = root.index
          while row >= 0 {
            piece.add(row, observer, hierarchy)
            row = observer.behind(row)
          }
          pieces.append(piece)
        }
      }
      windows.append(
        Window(
          name: window.name, isVisible: window.isVisible, isEmpty: window.root == nil, pieces: pieces,
          endsInGap: endsInGap))
    }
    self.windows = windows
    self.alsoOnScreen = alsoOnScreen
  }

  /// Cuts out the pieces round changed lines; true where lines after the last one are left out.
  private static func cut(
    _ changed: [Int32], _ first: Int32, _ observer: HierarchyObserver, _ hierarchy: Hierarchy, _ context: Int,
    _ pieces: inout [Piece]
  ) -> Bool {
    var next = first
    for row in changed {
      // The last piece went to the end.
      if next < 0 { break }
      var start = row
      for _ in 0..<context where start != next { start = observer.before(start) }
      var piece = Piece(isBehindGap: start != next)
      var current = start
      while current != row {
        piece.add(current, observer, hierarchy)
        current = observer.behind(current)
      }
      piece.add(row, observer, hierarchy)
      var after: [Int32] = []
      current = observer.behind(row)
      while current >= 0, after.count < context {
        after.append(current)
        current = observer.behind(current)
      }
      // Another changed line begins a piece of its own, but for those near the end.
      if current >= 0, let end = after.firstIndex(where: { observer.isMarked($0) }) {
        current = after[end]
        after.removeLast(after.count - end)
      }
      for near in after { piece.add(near, observer, hierarchy) }
      pieces.append(piece)
      next = current
    }
    return next >= 0
  }
}

extension PrintedExcerpt.Piece {
  fileprivate mutating func add(_ row: Int32, _ observer: HierarchyObserver, _ hierarchy: Hierarchy) {
    lines.append(observer.line(row, hierarchy))
    changed.append(observer.isMarked(row))
  }
}
