/// Returning to an earlier state of a run.
extension ScenarioRunner {
  /// Marks the state of the run between two steps: ``goBack(to:)`` returns there, mark by mark, the last one first.
  ///
  /// From the first mark on the run keeps what every step changes: the controller, the column, and the former value.
  ///
  /// Complexity: O(1), and what is on its way.
  package mutating func mark() {
    if marks.isEmpty { simulator.record() }
    marks.append(RunnerMark(bookmark: simulator.mark(), position: position))
  }

  /// Goes back to the last mark that was not gone back to: hierarchy, outcome, and all that a later step could see are
  /// as they were, to the byte. The same steps come to the same again.
  ///
  /// - Parameter earlier: the program as it was at the mark, where ``goesOn(with:)`` has put another in its place since.
  /// - Returns: whether there was a mark.
  ///
  /// Complexity: O(what has changed since), whatever else there is.
  @discardableResult
  package mutating func goBack(to earlier: Program? = nil) -> Bool {
    guard var mark = marks.popLast() else { return false }
    simulator.goBack(to: &mark.bookmark)
    if let earlier { program = earlier }
    position = mark.position
    return true
  }
}

/// An earlier state of a run.
struct RunnerMark: Sendable {
  var bookmark: Bookmark
  let position: Int
}
