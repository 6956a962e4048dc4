import Foundation
import Testing

@testable import PresentationModel

/// A tree that follows a run finds what a comparison of whole trees finds, after every step.
@Suite struct HierarchyObserverTests {
  @Test func everyScenarioIsFollowed() throws {
    var steps = 0
    for path in ScenarioFiles.all {
      for program in ScenarioFiles.programs(path) { steps += Self.follow(program, path) }
    }
    #expect(steps > 3_000)
  }

  @Test func randomWalksAreFollowed() {
    var steps = 0
    for seed in 1...150 {
      let text = WalkScenario.text(seed: seed, length: 40)
      guard let program = Scenario.load(text, path: "walk.presim").program else { continue }
      steps += Self.follow(program, "seed \(seed)")
    }
    #expect(steps > 500)
  }

  private static func follow(_ program: Program, _ place: String) -> Int {
    var runner = ScenarioRunner(program, isTracing: false)
    runner.watchHierarchy()
    var rows = HierarchyObserver()
    var excerpts = HierarchyObserver()
    var small = HierarchyObserver()
    var before: PrintedHierarchy?
    var next: StepOutcome? = runner.launch()
    var steps = 0
    while let outcome = next {
      steps += 1
      let after = runner.printedHierarchy()
      let touches = runner.simulator.hierarchy.touches
      func look(_ tree: inout HierarchyObserver, _ detail: HierarchyObserver.Detail) -> HierarchyObserver.Look {
        runner.simulator.hierarchy.touches = touches
        return tree.look(at: &runner, detail)
      }
      let isChanged = before.map { !after.isPrinted(like: $0) } ?? true
      let changed = before.map { isChanged ? after.changedLines(since: $0) : [] } ?? []
      let seen = look(&rows, steps % 3 == 0 ? .whole : .rows)
      #expect(seen.isChanged == isChanged, "\(place), step \(outcome.index)")
      for line in after.lines where seen.whole == nil && seen.mayHaveChanged?.isEmpty == false {
        #expect(rows.isInWindow(line.controller) == line.isInWindow, "\(place), step \(outcome.index): \(line.name)")
      }
      if let whole = seen.whole, isChanged {
        #expect(whole.isPrinted(like: after) && seen.changed == changed, "\(place)")
      }
      for (longest, context) in [(0, 1), (3, 3)] {
        let look =
          longest == 0
          ? look(&excerpts, .excerpt(longest: longest, context: context))
          : look(&small, .excerpt(longest: longest, context: context))
        #expect(look.isChanged == isChanged, "\(place), step \(outcome.index)")
        guard let excerpt = look.excerpt else { continue }
        let expected = Self.excerpt(after, changed, longest, context)
        #expect(excerpt.windows.map { $0.pieces } == expected.map { $0.0 }, "\(place), step \(outcome.index)")
        #expect(excerpt.windows.map { $0.endsInGap } == expected.map { $0.1 }, "\(place), step \(outcome.index)")
        #expect(excerpt.alsoOnScreen == after.alsoOnScreen, "\(place), step \(outcome.index)")
      }
      before = after
      next = runner.next()
    }
    return steps
  }

  /// The same from whole trees.
  private static func excerpt(
    _ tree: PrintedHierarchy, _ changed: [Bool], _ longest: Int, _ context: Int
  ) -> [([PrintedExcerpt.Piece], Bool)] {
    tree.windows.map { window in
      let range = window.lines
      func piece(_ rows: Range<Int>, _ isBehindGap: Bool) -> PrintedExcerpt.Piece {
        PrintedExcerpt.Piece(
          isBehindGap: isBehindGap, lines: rows.map { tree.lines[$0] }, changed: Array(changed[rows]))
      }
      guard range.count > longest else { return (range.isEmpty ? [] : [piece(range, false)], false) }
      var pieces: [PrintedExcerpt.Piece] = []
      var next = range.lowerBound
      for row in range where changed[row] {
        let start = max(next, row - context)
        var end = min(range.upperBound, row + context + 1)
        if end < range.upperBound, let after = (row + 1..<end).first(where: { changed[$0] }) { end = after }
        if start < end { pieces.append(piece(start..<end, start > next)) }
        next = max(next, end)
      }
      return (pieces, next < range.upperBound)
    }
  }
}
