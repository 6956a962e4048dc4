/// Makes a `JSONValue` of anything that is `Encodable`.
///
/// Foundation's encoder does the same; loading Foundation would cost every command, not only those that write JSON, a
/// fifth of its start.
enum JSONValueEncoder {
  /// The document of a report.
  static func encode(_ value: some Encodable) throws -> JSONValue {
    let encoder = NodeEncoder(codingPath: [])
    try value.encode(to: encoder)
    return encoder.node.value
  }

  /// A place in the document that is being filled.
  fileprivate final class Node {
    enum Content {
      case single(JSONValue)
      case array([Node])
      case object([String: Node])
    }
    var content = Content.object([:])

    var value: JSONValue {
      switch content {
      case .single(let value): value
      case .array(let nodes): .array(nodes.map(\.value))
      case .object(let nodes): .object(nodes.mapValues(\.value))
      }
    }

    func member(_ key: String) -> Node {
      let node = Node()
      if case .object(var members) = content {
        content = .single(.null)  // so that the dictionary is not copied
        members[key] = node
        content = .object(members)
      }
      return node
    }

    func item() -> Node {
      let node = Node()
      if case .array(var items) = content {
        content = .single(.null)
        items.append(node)
        content = .array(items)
      }
      return node
    }

    var count: Int { if case .array(let items) = content { items.count } else { 0 } }

    /// Fills the place: text, number or truth directly, all else by its own encoding.
    func fill(_ value: some Encodable, _ path: [any CodingKey]) throws {
      switch value {
      case let text as String: content = .single(.string(text))
      case let flag as Bool: content = .single(.bool(flag))
      case let tree as JSONTree: content = .single(.tree(tree))
      case let number as any BinaryInteger:
        guard let whole = Int(exactly: number) else { throw Self.noWholeNumber(number, path) }
        content = .single(.integer(whole))
      // Such a number encodes itself by asking to be encoded: it would never end.
      case let number as any BinaryFloatingPoint: throw Self.noWholeNumber(number, path)
      default:
        let encoder = NodeEncoder(codingPath: path, node: self)
        try value.encode(to: encoder)
      }
    }

    private static func noWholeNumber(_ number: Any, _ path: [any CodingKey]) -> EncodingError {
      .invalidValue(number, .init(codingPath: path, debugDescription: "documents have whole numbers only"))
    }
  }

  fileprivate struct NodeEncoder: Encoder {
    var codingPath: [any CodingKey]
    var node = Node()
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      KeyedEncodingContainer(Keyed<Key>(codingPath: codingPath, node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      node.content = .array([])
      return Unkeyed(codingPath: codingPath, node: node)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(codingPath: codingPath, node: node) }
  }

  fileprivate struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var codingPath: [any CodingKey]
    let node: Node

    mutating func encodeNil(forKey key: Key) { node.member(key.stringValue).content = .single(.null) }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
      try node.member(key.stringValue).fill(value, codingPath + [key])
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      NodeEncoder(codingPath: codingPath + [key], node: node.member(key.stringValue)).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      NodeEncoder(codingPath: codingPath + [key], node: node.member(key.stringValue)).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { NodeEncoder(codingPath: codingPath, node: node.member("super")) }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
      NodeEncoder(codingPath: codingPath + [key], node: node.member(key.stringValue))
    }
  }

  fileprivate struct Unkeyed: UnkeyedEncodingContainer {
    var codingPath: [any CodingKey]
    let node: Node
    var count: Int { node.count }

    mutating func encodeNil() { node.item().content = .single(.null) }
    mutating func encode(_ value: some Encodable) throws { try node.item().fill(value, codingPath) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      NodeEncoder(codingPath: codingPath, node: node.item()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      NodeEncoder(codingPath: codingPath, node: node.item()).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { NodeEncoder(codingPath: codingPath, node: node.item()) }
  }

  fileprivate struct Single: SingleValueEncodingContainer {
    var codingPath: [any CodingKey]
    let node: Node

    mutating func encodeNil() { node.content = .single(.null) }
    mutating func encode(_ value: some Encodable) throws { try node.fill(value, codingPath) }
  }
}
