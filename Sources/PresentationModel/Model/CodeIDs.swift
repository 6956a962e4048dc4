/// Row of a stored property in ``SwiftCode/fields``.
package struct FieldID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Names a row.
  package init(_ index: Int32) { self.index = index }
}

/// Row of a selector in ``SwiftCode/selectors``.
package struct SelectorID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Names a row.
  package init(_ index: Int32) { self.index = index }
}

/// Row of a protocol in ``SwiftCode/protocols``.
package struct ProtocolID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Names a row.
  package init(_ index: Int32) { self.index = index }
}

/// Row of an enumeration in ``SwiftCode/enums``.
package struct EnumID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Names a row.
  package init(_ index: Int32) { self.index = index }
}

/// Row of a text in ``SwiftCode/texts``.
package struct TextID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Of a view that code makes: which one it is, from 1; 0 where nobody knows. It makes no other text.
  let view: Int32
  /// Names a row.
  package init(_ index: Int32) { self.init(index, view: 0) }

  init(_ index: Int32, view: Int32) { (self.index, self.view) = (index, view) }

  /// Whether two name the same row.
  package static func == (one: TextID, other: TextID) -> Bool { one.index == other.index }

  /// By the row.
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// Row of a name in ``SwiftCode/made``.
package struct MadeID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Names a row.
  package init(_ index: Int32) { self.index = index }
}

extension MadeID: RowKey {}

/// What texts need of a file's Swift: names.
struct CodeNames: Sendable {
  /// The names of the cases of each enumeration.
  var cases: [[String]] = []
  /// Which of them are structures: each has one case, of its name.
  var structures: [Bool] = []
  /// Where opaque values come from.
  var texts: [String] = []
}
