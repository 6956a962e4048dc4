/// One line `name: Class` of an outline. Entries are in ``SyntaxTree/outline`` in source order, which is preorder: an
/// entry's children and their children follow it without a gap.
package struct OutlineEntry: Sendable {
  /// The controller's name.
  package internal(set) var name: Name
  /// The place of the name.
  package internal(set) var nameRange: SourceRange
  /// The class's name.
  package internal(set) var className: Name
  /// The place of the class.
  package internal(set) var classRange: SourceRange
  /// How many levels it is indented: 0 at column one, 1 right below `window`, one more than its parent.
  package internal(set) var depth: Int32
  /// What its initializer is given, a `call`; nil for a bare class.
  package internal(set) var initializer: SyntaxNode.ID?
  var parentIndex: Int32
  var firstChildIndex: Int32 = -1
  var nextSiblingIndex: Int32 = -1

  /// The entry it is indented below, or nil for a root.
  package var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
  /// Its first child.
  package var firstChild: Int? { firstChildIndex < 0 ? nil : Int(firstChildIndex) }
  /// The next child of its parent; of roots, the next root of the same `window` (the checker refuses a second one).
  package var nextSibling: Int? { nextSiblingIndex < 0 ? nil : Int(nextSiblingIndex) }
}
