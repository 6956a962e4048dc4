import Foundation
import Testing

@testable import PresentationModel

/// A tree that follows a run finds what a comparison of whole trees finds, after every step. `WalkTests` has random runs
/// followed too.
@Suite struct HierarchyObserverTests {
  @Test func everyScenarioIsFollowed() {
    expect(PlayedScenarios.followed.faults, equals: [])
    #expect(PlayedScenarios.followed.steps > 3_000)
  }
}

/// Trees that follow a run, and what they find otherwise than a comparison of whole trees.
struct HierarchyFollower {
  private let place: String
  private var rows = HierarchyObserver()
  private var excerpts = HierarchyObserver()
  private var small = HierarchyObserver()
  private var before: PrintedHierarchy?
  private(set) var steps = 0
  private(set) var faults: [String] = []

  /// Follows a run that has not begun.
  init(_ runner: inout ScenarioRunner, _ place: String) {
    runner.watchHierarchy()
    self.place = place
  }

  private mutating func expect(_ holds: Bool, _ what: String, _ outcome: StepOutcome) {
    if !holds { faults.append("\(place), step \(outcome.index): \(what)") }
  }

  /// The lists of controllers that a sentence makes of a decision.
  private static func lists(of decision: Decision) -> [[ControllerID]] {
    switch decision {
    case .presents(_, let removed): [removed]
    case .dismisses(let dismissed): [dismissed.gone, dismissed.returning]
    default: []
    }
  }

  mutating func look(at runner: inout ScenarioRunner, _ outcome: StepOutcome) {
    steps += 1
    for list in outcome.decisions.flatMap(Self.lists) {
      expect(Set(list).count == list.count, "a decision names a controller twice", outcome)
    }
    let after = runner.printedHierarchy()
    let touches = runner.simulator.hierarchy.touches
    func look(_ tree: inout HierarchyObserver, _ detail: HierarchyObserver.Detail) -> HierarchyObserver.Look {
      runner.simulator.hierarchy.touches = touches
      return tree.look(at: &runner, detail)
    }
    let isChanged = before.map { !after.isPrinted(like: $0) } ?? true
    let changed = before.map { isChanged ? after.changedLines(since: $0) : [] } ?? []
    let seen = look(&rows, steps % 3 == 0 ? .whole : .rows)
    expect(seen.isChanged == isChanged, "changed \(isChanged)", outcome)
    for line in after.lines where seen.whole == nil && seen.mayHaveChanged?.isEmpty == false {
      expect(rows.isInWindow(line.controller) == line.isInWindow, line.name, outcome)
    }
    if let whole = seen.whole, isChanged {
      expect(whole.isPrinted(like: after) && seen.changed == changed, "the whole tree", outcome)
    }
    for (longest, context) in [(0, 1), (3, 3)] {
      let look =
        longest == 0
        ? look(&excerpts, .excerpt(longest: longest, context: context))
        : look(&small, .excerpt(longest: longest, context: context))
      expect(look.isChanged == isChanged, "an excerpt changed \(isChanged)", outcome)
      guard let excerpt = look.excerpt else { continue }
      let expected = Self.excerpt(after, changed, longest, context)
      expect(excerpt.windows.map { $0.pieces } == expected.map { $0.0 }, "the pieces", outcome)
      expect(excerpt.windows.map { $0.endsInGap } == expected.map { $0.1 }, "the last gap", outcome)
      expect(excerpt.alsoOnScreen == after.alsoOnScreen, "who else is on screen", outcome)
    }
    before = after
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
