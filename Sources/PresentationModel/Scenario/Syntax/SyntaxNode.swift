/// One node of a ``SyntaxTree``: 32 bytes in a flat array, linked to its first child and its next sibling.
public struct SyntaxNode: Sendable {
  /// The place of a node in its tree's array.
  public struct ID: Hashable, Sendable {
    /// The index, from 0.
    public let index: Int32

    /// Makes the identifier of the node at `index`.
    public init(_ index: Int32) { self.index = index }
  }

  /// Marks a node; the kinds say which of them they use.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set of flags.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A path component that `?` follows; a cast `as?`.
    public static var optional: Flags { Flags(rawValue: 1) }
    /// A path component that `!` follows; a cast `as!`.
    public static var forced: Flags { Flags(rawValue: 2) }
    /// An argument written after the parentheses: a trailing closure.
    public static var trailing: Flags { Flags(rawValue: 4) }
    /// `expect events include`; a class declared with a body; `===` and `!==`.
    public static var marked: Flags { Flags(rawValue: 8) }
    /// A capture written `weak`.
    public static var weak: Flags { Flags(rawValue: 16) }
    /// A capture written `unowned`.
    public static var unowned: Flags { Flags(rawValue: 32) }
  }

  /// What the node is.
  public internal(set) var kind: SyntaxKind
  /// Marks, as the kind says.
  public internal(set) var flags = Flags(rawValue: 0)
  /// From the first byte of its first token to the last byte of its last.
  public internal(set) var range: SourceRange
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
  public var name: Name? { nameID < 0 ? nil : Name(id: nameID) }
  /// The first child in source order.
  public var firstChild: ID? { firstChildIndex < 0 ? nil : ID(firstChildIndex) }
  /// The next child of the same parent; of an item or a statement too.
  public var nextSibling: ID? { nextSiblingIndex < 0 ? nil : ID(nextSiblingIndex) }
}
