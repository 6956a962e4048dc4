/// Row of a stored property in ``SwiftCode/fields``.
public struct FieldID: Hashable, Sendable {
  /// The row.
  public let index: Int32
  /// Names a row.
  public init(_ index: Int32) { self.index = index }
}

/// Row of a selector in ``SwiftCode/selectors``.
public struct SelectorID: Hashable, Sendable {
  /// The row.
  public let index: Int32
  /// Names a row.
  public init(_ index: Int32) { self.index = index }
}

/// Row of a protocol in ``SwiftCode/protocols``.
public struct ProtocolID: Hashable, Sendable {
  /// The row.
  public let index: Int32
  /// Names a row.
  public init(_ index: Int32) { self.index = index }
}

/// Row of an enumeration in ``SwiftCode/enums``.
public struct EnumID: Hashable, Sendable {
  /// The row.
  public let index: Int32
  /// Names a row.
  public init(_ index: Int32) { self.index = index }
}

/// Row of a text in ``SwiftCode/texts``.
public struct TextID: Hashable, Sendable {
  /// The row.
  public let index: Int32
  /// Names a row.
  public init(_ index: Int32) { self.index = index }
}

/// Row of a name in ``SwiftCode/made``.
public struct MadeID: Hashable, Sendable {
  /// The row.
  public let index: Int32
  /// Names a row.
  public init(_ index: Int32) { self.index = index }
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
