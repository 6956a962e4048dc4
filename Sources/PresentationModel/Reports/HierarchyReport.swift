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
  package init(_ look: HierarchyObserver.Look) {
    tree = look.whole ?? PrintedHierarchy()
    changed = look.changed
    isChanged = look.isChanged
    excerpt = look.excerpt
    gone = look.gone
  }
}
