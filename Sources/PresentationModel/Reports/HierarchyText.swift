/// A hierarchy for people, with what a step changed marked.
package struct HierarchyText {
  package let output: Output
  package let paint: Paint

  package init(output: Output, paint: Paint) { (self.output, self.paint) = (output, paint) }

  /// More lines than this are shown between launch and end only where they changed, and near there.
  private static let most = 100
  /// How near.
  private static let context = 3

  /// What `run` has to know of a hierarchy between launch and end.
  package static let excerpt = HierarchyObserver.Detail.excerpt(longest: most, context: context)

  /// The hierarchy after a step, whole, or a word that it is as before.
  package func write(_ report: HierarchyReport, isShortened: Bool = false) {
    guard report.isChanged else { return output.line(paint(.dim, "(unchanged)")) }
    if let excerpt = report.excerpt { return write(excerpt) }
    guard !report.changed.isEmpty else { return write(report.tree) }
    writeWindows(report.tree) { range in
      isShortened && range.count > Self.most
        ? writeExcerpt(report, range) : writeMarked(report, range)
    }
    writeAlsoOnScreen(report.tree.alsoOnScreen, indentation: "  ", isSeveral: report.tree.windows.count > 1)
  }

  /// What a step changed, with its surroundings.
  private func write(_ excerpt: PrintedExcerpt) {
    let isSeveral = excerpt.windows.count > 1
    for (row, window) in excerpt.windows.enumerated() {
      writeHead(row, window.name, isVisible: window.isVisible, isEmpty: window.isEmpty, isSeveral: isSeveral)
      for piece in window.pieces {
        if piece.isBehindGap { output.line(paint(.dim, "  …")) }
        writeMarked(piece.lines.indices, piece.changed, piece.write)
      }
      if window.endsInGap { output.line(paint(.dim, "  …")) }
    }
    writeAlsoOnScreen(excerpt.alsoOnScreen, indentation: "  ", isSeveral: isSeveral)
  }

  /// A hierarchy without marks.
  package func write(_ tree: PrintedHierarchy) {
    writeWindows(tree) { range in tree.write(range, to: { output.write($0) }) }
    writeAlsoOnScreen(tree.alsoOnScreen, indentation: "", isSeveral: tree.windows.count > 1)
  }

  /// One window after the other, a blank line between; by name where there are several.
  private func writeWindows(_ tree: PrintedHierarchy, _ handle: (Range<Int>) -> Void) {
    for (row, window) in tree.windows.enumerated() {
      writeHead(
        row, window.name, isVisible: window.isVisible, isEmpty: window.lines.isEmpty,
        isSeveral: tree.windows.count > 1)
      handle(window.lines)
    }
  }

  private func writeHead(_ row: Int, _ name: String, isVisible: Bool, isEmpty: Bool, isSeveral: Bool) {
    if row > 0 { output.line() }
    guard isSeveral else { return }
    let root = isEmpty ? ": no root view controller" : ":"
    output.line(paint(.dim, "\(name)\(isVisible ? "" : ", hidden")\(root)"))
  }

  private func writeMarked(_ report: HierarchyReport, _ range: Range<Int>) {
    writeMarked(range, report.changed, report.tree.write)
  }

  private func writeMarked(
    _ range: Range<Int>, _ changed: [Bool],
    _ write: (Range<Int>, (UnsafeBufferPointer<UInt8>) -> Void, (Int) -> String) -> Void
  ) {
    guard paint.isOn else { return write(range, { output.write($0) }, { changed[$0] ? "▸ " : "  " }) }
    var row = range.lowerBound
    while row < range.upperBound {
      // Changed lines are highlighted to their end.
      var end = row + 1
      while end < range.upperBound, changed[end] == changed[row] { end += 1 }
      let isChanged = changed[row]
      if isChanged { output.write("\u{1B}[1m") }
      write(row..<end, { output.write($0) }, { _ in isChanged ? "▸ " : "  " })
      if isChanged { output.write("\u{1B}[0m") }
      row = end
    }
  }

  /// The lines that changed, a few before and after each, and `…` for the others.
  private func writeExcerpt(_ report: HierarchyReport, _ range: Range<Int>) {
    var next = range.lowerBound
    for row in range where report.changed[row] {
      let start = max(next, row - Self.context)
      if start > next { output.line(paint(.dim, "  …")) }
      var end = min(range.upperBound, row + Self.context + 1)
      if end < range.upperBound, let after = (row + 1..<end).first(where: { report.changed[$0] }) { end = after }
      if start < end { writeMarked(report, start..<end) }
      next = max(next, end)
    }
    if next < range.upperBound { output.line(paint(.dim, "  …")) }
  }

  private func writeAlsoOnScreen(_ alsoOnScreen: [PrintedHierarchy.Unlisted], indentation: String, isSeveral: Bool) {
    if !alsoOnScreen.isEmpty, isSeveral { output.line() }
    for unlisted in alsoOnScreen {
      let presenter = unlisted.presenter.map { ", presented by \($0)" } ?? ""
      output.line(
        "\(indentation)\(paint(.yellow, "also on screen:")) \(unlisted.name)\(presenter); no window's tree leads to it")
    }
  }
}
