import PresentationModel

/// A hierarchy for people, with what a step changed marked.
struct HierarchyText {
  let output: Output
  let paint: Paint

  /// More lines than this are shown between launch and end only where they changed, and near there.
  private static let most = 100
  /// How near.
  private static let context = 3

  /// The hierarchy after a step, whole, or a word that it is as before.
  func write(_ report: HierarchyReport, isShortened: Bool = false) {
    guard report.isChanged else { return output.line(paint(.dim, "(unchanged)")) }
    guard !report.changed.isEmpty else { return write(report.tree) }
    writeWindows(report.tree) { range in
      isShortened && range.count > Self.most
        ? writeExcerpt(report, range) : writeMarked(report, range)
    }
    writeStrays(report.tree, indentation: "  ")
  }

  /// A hierarchy without marks.
  func write(_ tree: PrintedHierarchy) {
    writeWindows(tree) { range in tree.write(range, to: { output.write($0) }) }
    writeStrays(tree, indentation: "")
  }

  /// One window after the other, a blank line between; by name where there are several.
  private func writeWindows(_ tree: PrintedHierarchy, _ handle: (Range<Int>) -> Void) {
    let isNamed = tree.windows.count > 1
    for (row, window) in tree.windows.enumerated() {
      if row > 0 { output.line() }
      if isNamed {
        let state = window.isVisible ? "" : ", hidden"
        let root = window.lines.isEmpty ? ": no root view controller" : ":"
        output.line(paint(.dim, "\(window.name)\(state)\(root)"))
      }
      handle(window.lines)
    }
  }

  private func writeMarked(_ report: HierarchyReport, _ range: Range<Int>) {
    guard paint.isOn else {
      return report.tree.write(range, to: { output.write($0) }, mark: { report.changed[$0] ? "▸ " : "  " })
    }
    var row = range.lowerBound
    while row < range.upperBound {
      // What changed stands out as a whole.
      var end = row + 1
      while end < range.upperBound, report.changed[end] == report.changed[row] { end += 1 }
      let isChanged = report.changed[row]
      if isChanged { output.write("\u{1B}[1m") }
      report.tree.write(row..<end, to: { output.write($0) }, mark: { _ in isChanged ? "▸ " : "  " })
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

  private func writeStrays(_ tree: PrintedHierarchy, indentation: String) {
    if !tree.strays.isEmpty, tree.windows.count > 1 { output.line() }
    for stray in tree.strays {
      let presenter = stray.presenter.map { ", presented by \($0)" } ?? ""
      output.line(
        "\(indentation)\(paint(.yellow, "also on screen:")) \(stray.name)\(presenter); no window's tree leads to it")
    }
  }
}
