/// What a document has a place for.
package protocol JSONConvertible {
  /// The same as JSON.
  var json: JSONValue { get }
}

/// The members of an object. What is nil has none.
package struct JSONObject {
  struct Member {
    let key: String
    let value: JSONValue
  }

  fileprivate(set) var members: [Member] = []

  package init() {}

  /// Adds a member; each key is set once.
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set { if let newValue { members.append(Member(key: key, value: newValue)) } }
  }

  /// In the order in which they are written.
  var sorted: [Member] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    self = .object(object)
  }

  package init(arrayLiteral items: JSONValue...) { self = .array(items) }

  package init(stringLiteral text: String) { self = .string(text) }
}

extension String: JSONConvertible {
  package var json: JSONValue { .string(self) }
}

extension Int: JSONConvertible {
  package var json: JSONValue { .integer(self) }
}

extension Bool: JSONConvertible {
  package var json: JSONValue { .bool(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSONValue { .array(map { $0.json }) }
}

extension JSONConvertible where Self: RawRepresentable, RawValue == String {
  package var json: JSONValue { .string(rawValue) }
}
