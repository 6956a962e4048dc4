/// Foundation's `URL`, `URLComponents` and `URLQueryItem`. A `URL` is a structure of its text, the components of an address
/// are one of its parts.
extension Simulator {
  /// What an address, its components or a text answers to one of Foundation's members.
  func address(_ word: String, _ whole: Value, _ given: [Value]) -> Value {
    guard let types = program.swift.addresses else { return .none }
    let unknown = Value.opaque(TextID(0))
    func encoded(_ value: Value) -> Address.Reading {
      switch value {
      case .string(let text): return Address.read(text, encodes: encodesAddresses)
      case .enumCase(types.url, _, let parts): return parts.first.map { encoded($0) } ?? .none
      default: return .unknown
      }
    }
    func url(_ address: Address) -> Value { .enumCase(types.url, 0, [.string(address.text)]) }
    switch word {
    case "URL(string:)":
      if case .string(let text) = whole, text.isEmpty { return .none }
      switch encoded(whole) {
      case .address(let address): return url(address)
      case .none: return .none
      case .unknown: return unknown
      }
    case "URLComponents":
      switch encoded(whole) {
      case .address(let address): return components(of: address, types)
      case .none: return .none
      case .unknown: return unknown
      }
    default: break
    }
    switch whole {
    case .enumCase(types.components, _, let parts):
      return component(word, parts, types).map { $0 } ?? unknown
    case .enumCase(types.url, _, let parts):
      guard case .string(let text)? = parts.first else { return parts.first ?? unknown }
      guard case .address(let address) = encoded(.string(text)) else { return unknown }
      return part(word, of: address, text, given, url) ?? unknown
    default: return whole.isNil ? .none : unknown
    }
  }

  /// From iOS 17 on `URL(string:)` encodes what an address does not have.
  private var encodesAddresses: Bool { world.profile.version >= UIKitVersion(17) }

  private func part(
    _ word: String, of address: Address, _ text: String, _ given: [Value], _ url: (Address) -> Value
  ) -> Value? {
    func value(_ text: String?) -> Value { text.map { .string($0) } ?? .none }
    switch word {
    case "absoluteString", "description", "relativeString": return .string(text)
    case "absoluteURL", "standardized": return address.scheme == nil ? nil : word == "absoluteURL" ? url(address) : nil
    case "scheme": return value(address.scheme)
    case "user": return value(address.user)
    case "password": return value(address.password)
    case "host", "host()":
      guard let host = address.host, !host.isEmpty else { return Value.none }
      return Address.decoded(host).map { .string($0) }
    case "port": return address.port.map { .int($0) } ?? Value.none
    case "path", "relativePath": return .string(address.plainPath)
    case "path()": return .string(address.path)
    case "query", "query()": return value(address.query)
    case "fragment", "fragment()": return value(address.fragment)
    case "pathComponents": return .list(address.pathComponents.map { .string($0) })
    case "lastPathComponent": return .string(address.pathComponents.last ?? "")
    case "pathExtension":
      guard let last = address.pathComponents.last, let dot = last.utf8.lastIndex(of: UInt8(ascii: ".")) else {
        return .string("")
      }
      let end = last[last.index(after: dot)...]
      return dot == last.startIndex || end.isEmpty || end.utf8.contains(UInt8(ascii: " ")) ? nil : .string(String(end))
    case "isFileURL": return .bool(address.scheme == "file")
    case "hasDirectoryPath": return .bool(address.path.utf8.last == UInt8(ascii: "/"))
    case "appendingPathComponent", "appending(path:)":
      guard case .string(let more)? = given.first, !more.isEmpty, more.utf8.first != UInt8(ascii: "/"), more != ".",
        more != "..", address.host != nil
      else { return nil }
      var address = address
      if address.path.utf8.last != UInt8(ascii: "/") { address.path += "/" }
      address.path += Address.encoded(more, allowing: "/", but: ":;")
      return more.utf8.contains(UInt8(ascii: ";")) || more.utf8.contains(UInt8(ascii: ":")) ? nil : url(address)
    default: return nil
    }
  }

  private func components(of address: Address, _ types: SwiftAddresses) -> Value {
    func value(_ text: String?) -> Value { text.map { .string(Address.decoded($0) ?? $0) } ?? .none }
    return .enumCase(
      types.components, 0,
      [
        value(address.scheme), value(address.user), value(address.password), value(address.host),
        address.port.map { .int($0) } ?? .none, value(address.path), address.query.map { .string($0) } ?? .none,
        value(address.fragment),
      ])
  }

  private func component(_ word: String, _ parts: [Value], _ types: SwiftAddresses) -> Value? {
    guard parts.count == 8 else { return nil }
    let query = parts[6]
    if case .opaque = query, word.hasPrefix("query") { return query }
    switch word {
    case "query":
      guard case .string(let text) = query else { return Value.none }
      return Address.decoded(text).map { .string($0) }
    case "queryItems":
      guard case .string(let text) = query else { return Value.none }
      var items: [Value] = []
      for part in text.isEmpty ? [] : text.split(separator: "&", omittingEmptySubsequences: false) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
          Address.decoded(String($0))
        }
        guard let name = sides[0] else { return nil }
        if sides.count > 1, sides[1] == nil { return nil }
        let value: Value = sides.count > 1 ? sides[1].map { .string($0) } ?? .none : .none
        items.append(.enumCase(types.item, 0, [.string(name), value]))
      }
      return .list(items)
    case "string", "url":
      for part in parts { if case .opaque = part { return part } }
      guard let address = Self.written(parts) else { return Value.none }
      return word == "url" ? .enumCase(types.url, 0, [.string(address)]) : .string(address)
    default: return nil
    }
  }

  /// The text of components; nil for those that are no address.
  private static func written(_ parts: [Value]) -> String? {
    func text(_ row: Int) -> String? { if case .string(let text) = parts[row] { text } else { nil } }
    var address = Address()
    address.scheme = text(0)
    address.user = text(1).map { Address.encoded($0, allowing: "", but: ":@") }
    address.password = text(2).map { Address.encoded($0, allowing: "", but: ":@") }
    address.host = text(3)
    if case .int(let port) = parts[4] { address.port = port }
    address.path = text(5).map { Address.encoded($0, allowing: "/") } ?? ""
    address.query = text(6)
    address.fragment = text(7).map { Address.encoded($0, allowing: "/?") }
    if address.host == nil, address.user != nil || address.port != nil { address.host = "" }
    // Behind a host a path begins with a slash; without one it does not begin with two.
    let slash = UInt8(ascii: "/")
    if address.host != nil {
      guard address.path.isEmpty || address.path.utf8.first == slash else { return nil }
    } else {
      guard !address.path.hasPrefix("//") else { return nil }
    }
    if let host = address.host, case .address(let known) = Address.read("a://\(host)", encodes: false) {
      guard known.host == host else { return nil }
    } else if address.host != nil {
      return nil
    }
    return address.text
  }

  /// The components with another query.
  func setAddress(_ word: String, of whole: Value, to value: Value) -> Value {
    guard let types = program.swift.addresses, case .enumCase(types.components, let row, var parts) = whole,
      parts.count == 8
    else { return whole }
    switch (word, value) {
    case ("query", .string(let text)): parts[6] = .string(Address.encoded(text, allowing: "/?"))
    case ("queryItems", .list(let items)):
      var written: [String] = []
      for item in items {
        guard case .enumCase(types.item, _, let sides) = item, sides.count == 2, case .string(let name) = sides[0]
        else {
          parts[6] = .opaque(TextID(0))
          return .enumCase(types.components, row, parts)
        }
        var text = Address.encoded(name, allowing: "/?", but: "&=")
        if case .string(let value) = sides[1] { text += "=" + Address.encoded(value, allowing: "/?", but: "&=") }
        if case .opaque = sides[1] { return .enumCase(types.components, row, parts.replacing(6, by: sides[1])) }
        written.append(text)
      }
      parts[6] = .string(written.joined(separator: "&"))
    case (_, .opaque): parts[6] = value
    default: parts[6] = .none
    }
    return .enumCase(types.components, row, parts)
  }
}

extension [Value] {
  fileprivate func replacing(_ row: Int, by value: Value) -> [Value] {
    var list = self
    list[row] = value
    return list
  }
}
