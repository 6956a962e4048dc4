/// Whether two runs of one file, maybe under two versions, print the same now: a look costs what the steps since the
/// last one have changed in either.
package struct PrintedTwins: Sendable {
  private var first = HierarchyObserver()
  private var second = HierarchyObserver()
  /// The controllers that the second prints differently; nil while that is not known of all.
  private var different: IDSet<ControllerID>?

  /// Makes one that has seen nothing; both runs have to be watched (``ScenarioRunner/watchHierarchy()``).
  package init() {}

  /// Whether both are printed alike now. Always the same two runs have to be given.
  package mutating func areAlike(_ one: inout ScenarioRunner, _ other: inout ScenarioRunner) -> Bool {
    look(at: &one, &other, .rows).areAlike
  }

  /// The same, with the changes of either since the last look.
  ///
  /// - Parameter detail: what to return of the second.
  package mutating func look(
    at one: inout ScenarioRunner, _ other: inout ScenarioRunner, _ detail: HierarchyObserver.Detail
  ) -> (areAlike: Bool, first: HierarchyObserver.Look, second: HierarchyObserver.Look) {
    let looks = (first.look(at: &one, .rows), second.look(at: &other, detail))
    return (compare(one, other, looks), looks.0, looks.1)
  }

  private mutating func compare(
    _ one: ScenarioRunner, _ other: ScenarioRunner, _ looks: (HierarchyObserver.Look, HierarchyObserver.Look)
  ) -> Bool {
    guard first.isFollowing, second.isFollowing else {
      different = nil
      return one.printedHierarchy().isPrinted(like: other.printedHierarchy())
    }
    let (a, b) = (one.simulator.hierarchy, other.simulator.hierarchy)
    if var known = different, let rows = looks.0.mayHaveChanged, let others = looks.1.mayHaveChanged {
      different = nil
      for x in rows { compare(x, a, b, &known) }
      for x in others { compare(x, a, b, &known) }
      different = known
    } else {
      var known = IDSet<ControllerID>()
      for row in 0..<max(a.count, b.count) { compare(ControllerID(row: row), a, b, &known) }
      different = known
    }
    return different?.isEmpty == true && first.hasSameFrame(as: second)
  }

  private func compare(_ x: ControllerID, _ a: Hierarchy, _ b: Hierarchy, _ known: inout IDSet<ControllerID>) {
    if first.says(x, a, as: second, b) { known.remove(x) } else { known.insert(x) }
  }
}
