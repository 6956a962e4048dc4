/// One node of a ``SyntaxTree``: 32 bytes in a flat array, linked to its first child and its next sibling.
package struct SyntaxNode: Sendable {
  /// The place of a node in its tree's array.
  package struct ID: Hashable, Sendable {
    /// The index, from 0.
    package let index: Int32

    /// Makes the identifier of the node at `index`.
    package init(_ index: Int32) { self.index = index }
  }

  /// Marks a node; the kinds say which of them they use.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8
    /// Makes a set of flags.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A path component that `?` follows; a cast `as?`.
    package static var optional: Flags { Flags(rawValue: 1) }
    /// A path component that `!` follows; a cast `as!`.
    package static var forced: Flags { Flags(rawValue: 2) }
    /// An argument written after the parentheses: a trailing closure.
    package static var trailing: Flags { Flags(rawValue: 4) }
    /// `expect events include`; a class declared with a body; `===` and `!==`.
    package static var marked: Flags { Flags(rawValue: 8) }
    /// A capture written `weak`.
    package static var weak: Flags { Flags(rawValue: 16) }
    /// A capture written `unowned`.
    package static var unowned: Flags { Flags(rawValue: 32) }
  }

  /// What the node is.
  package internal(set) var kind: SyntaxKind
  /// Marks, as the kind says.
  package internal(set) var flags = Flags(rawValue: 0)
  /// From the first byte of its first token to the last byte of its last.
  package internal(set) var range: SourceRange
  var nameID: Int32 = -1
  /// Where the node's own lines begin in another array of the tree: outline entries, block lines. Of a method's name:
  /// the name without labels.
  var extra: Int32 = -1
  var extraCount: Int32 = 0
  var firstChildIndex: Int32 = -1
  var nextSiblingIndex: Int32 = -1

  init(_ kind: SyntaxKind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The name, for the kinds that have one.
  package var name: Name? { nameID < 0 ? nil : Name(id: nameID) }
  /// The first child in source order.
  package var firstChild: ID? { firstChildIndex < 0 ? nil : ID(firstChildIndex) }
  /// The next child of the same parent; of an item or a statement too.
  package var nextSibling: ID? { nextSiblingIndex < 0 ? nil : ID(nextSiblingIndex) }
}
