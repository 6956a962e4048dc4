/// A controller of a dump, in its tree. Rows are in the order of the lines: parents and presenters before what hangs at
/// them.
struct DumpNode {
  /// The line, cut into its parts.
  var line: DumpLine
  /// Line of the source, from 1.
  var number: Int
  /// The controller it is a child of, or that presents it; -1 for a root.
  var above: Int32 = -1
  /// Whether `above` presents it.
  var isPresented = false
  /// The first child, and the next one of the same parent; -1 for none.
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// What it presents; -1 for nothing.
  var presented: Int32 = -1
  /// Whether it is left out, because a scenario cannot say it.
  var isLeftOut = false

  /// Whether the view is loaded, as far as the line says.
  var isLoaded: Bool { if case .loaded = line.view { true } else { false } }
  /// Whether the view is in the window.
  var isInWindow: Bool { line.view == .loaded(isInWindow: true) }
}

/// One tree of a dump.
struct DumpTree {
  /// What its first line is.
  enum Kind {
    /// A window's root, or a child printed directly: they look the same.
    case root
    /// `   + … presented with: (null)`: neither parent nor presenter, and no window.
    case detached
    /// A presented controller printed directly, or a piece of a larger dump: its presenter is not shown.
    case presented
  }
  /// Its first row.
  var root: Int32
  /// What that is.
  var kind: Kind
}

/// What was read of a dump, before anything is made of it.
struct DumpForest {
  var nodes: [DumpNode] = []
  var trees: [DumpTree] = []
  var diagnostics: [Diagnostic] = []

  /// Rows of a tree, from its root's to the one before the next root's.
  func rows(of tree: Int) -> Range<Int> {
    let end = tree + 1 < trees.count ? Int(trees[tree + 1].root) : nodes.count
    return Int(trees[tree].root)..<end
  }
}
