/// The hierarchy after a step, and what the step changed in it.
package struct HierarchyReport {
  /// The hierarchy.
  package let tree: PrintedHierarchy
  /// Which of its lines are other than before; empty where there is nothing to compare with, or nothing changed.
  package let changed: [Bool]
  /// Whether the step changed it; launch does.
  package let isChanged: Bool
  /// What changed, with its surroundings, where only that is known: there is no tree then.
  package let excerpt: PrintedExcerpt?
  /// What a document has beside the lines; nil for people.
  var world: World?
  /// Controllers that were in it before and are not now.
  package var gone: [ControllerID] = []

  /// One that is not compared with anything.
  package init(_ tree: PrintedHierarchy) {
    self.tree = tree
    changed = []
    isChanged = true
    excerpt = nil
  }

  /// What a tree that follows a run has found.
  package init(_ look: PrintedTree.Look) {
    tree = look.whole ?? PrintedHierarchy()
    changed = look.changed
    isChanged = look.isChanged
    excerpt = look.excerpt
    gone = look.gone
  }

  fileprivate init(_ tree: PrintedHierarchy, changed: [Bool], isChanged: Bool) {
    self.tree = tree
    self.changed = changed
    self.isChanged = isChanged
    excerpt = nil
  }
}

/// Looks at the hierarchy after each step. Trees are compared only where the step touched one: a step costs what it
/// changes, however many there are.
package struct HierarchyTracker {
  private var last: PrintedHierarchy?
  private var revision = 0

  /// Takes a hierarchy as seen already.
  package init(after runner: ScenarioRunner) {
    last = runner.printedHierarchy()
    revision = runner.hierarchyRevision
  }

  /// Has seen the hierarchy before a step that was only found to be wanted after it had run.
  package init(beforeStep index: Int, of program: Program) {
    guard index >= 0 else {
      self.init()
      return
    }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    _ = runner.launch()
    for _ in 0..<index { _ = runner.next() }
    self.init(after: runner)
  }

  /// Has seen nothing yet.
  package init() {}

  /// The next hierarchy is one of another run.
  package mutating func forgetsRevision() { revision = -1 }

  /// The present hierarchy, compared with the last look.
  package mutating func look(at runner: ScenarioRunner) -> HierarchyReport {
    if let last, runner.hierarchyRevision == revision {
      return HierarchyReport(last, changed: [], isChanged: false)
    }
    let tree = runner.printedHierarchy()
    defer {
      last = tree
      revision = runner.hierarchyRevision
    }
    guard let last else { return HierarchyReport(tree) }
    if tree.isPrinted(like: last) { return HierarchyReport(last, changed: [], isChanged: false) }
    return HierarchyReport(tree, changed: tree.changedLines(since: last), isChanged: true)
  }
}
