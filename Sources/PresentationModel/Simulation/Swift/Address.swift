/// The parts of an address (RFC 3986), as they are written: `app://orders/42?tab=1#top`.
struct Address {
  var scheme: String?
  var user: String?
  var password: String?
  /// Without an authority nil, of an empty one empty.
  var host: String?
  var port: Int64?
  var path = ""
  var query: String?
  var fragment: String?

  /// What reading a text as an address comes to.
  enum Reading {
    case address(Address)
    case none
    /// presim does not know what Foundation makes of it.
    case unknown
  }

  init() {}

  /// Reads a text. Characters that an address does not have are encoded from iOS 17 on; before, the text is no address.
  static func read(_ text: String, encodes: Bool) -> Reading {
    var address = Address()
    var rest = Array(text.utf8)[...]
    if let colon = rest.firstIndex(where: { ":/?#".utf8.contains($0) }), rest[colon] == UInt8(ascii: ":") {
      let scheme = rest[..<colon]
      guard let first = scheme.first else { return .unknown }
      guard isLetter(first), scheme.allSatisfy({ isLetter($0) || $0.isDigit || "+-.".utf8.contains($0) }) else {
        return .none
      }
      address.scheme = String(decoding: scheme, as: UTF8.self)
      rest = rest[(colon + 1)...]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
      switch address.readAuthority(rest[..<end]) {
      case .address: break
      case let other: return other
      }
      rest = rest[end...]
    }
    var isEncoded = false
    var isForeign = false
    func part(_ bytes: ArraySlice<UInt8>, _ others: String) -> String {
      var made: [UInt8] = []
      for (index, byte) in zip(bytes.indices, bytes) {
        if byte == UInt8(ascii: "%"), isEscape(bytes, index) {
          isEncoded = true
          made.append(byte)
        } else if isPlain(byte) || others.utf8.contains(byte) {
          made.append(byte)
        } else {
          isForeign = true
          made += escape(byte)
        }
      }
      return String(decoding: made, as: UTF8.self)
    }
    if let sign = rest.firstIndex(of: UInt8(ascii: "#")) {
      address.fragment = part(rest[(sign + 1)...], "/?")
      rest = rest[..<sign]
    }
    if let sign = rest.firstIndex(of: UInt8(ascii: "?")) {
      address.query = part(rest[(sign + 1)...], "/?")
      rest = rest[..<sign]
    }
    address.path = part(rest, "/")
    if isForeign { return isEncoded ? .unknown : encodes ? .address(address) : .none }
    return .address(address)
  }

  private mutating func readAuthority(_ bytes: ArraySlice<UInt8>) -> Reading {
    var rest = bytes
    if let at = rest.lastIndex(of: UInt8(ascii: "@")) {
      let names = rest[..<at]
      let colon = names.firstIndex(of: UInt8(ascii: ":"))
      user = String(decoding: names[..<(colon ?? at)], as: UTF8.self)
      if let colon { password = String(decoding: names[(colon + 1)...], as: UTF8.self) }
      guard names.allSatisfy({ Self.isPlain($0) }) else { return .unknown }
      rest = rest[(at + 1)...]
    }
    guard !rest.contains(UInt8(ascii: "[")) else { return rest.contains(UInt8(ascii: "]")) ? .unknown : .none }
    if let colon = rest.lastIndex(of: UInt8(ascii: ":")) {
      let digits = rest[(colon + 1)...]
      guard digits.allSatisfy({ $0.isDigit }) else { return .none }
      port = Int64(String(decoding: digits, as: UTF8.self))
      rest = rest[..<colon]
    }
    // What stands for letters of other languages in a host is another text.
    guard rest.allSatisfy({ $0 < 0x80 }) else { return .unknown }
    for (index, byte) in zip(rest.indices, rest) {
      guard byte == UInt8(ascii: "%") ? Self.isEscape(rest, index) : Self.isPlain(byte) && byte != UInt8(ascii: ":")
      else { return .none }
    }
    host = String(decoding: rest, as: UTF8.self)
    return .address(self)
  }

  /// The address as one text.
  var text: String {
    var text = scheme.map { $0 + ":" } ?? ""
    if let host {
      text += "//"
      if let user { text += user + (password.map { ":" + $0 } ?? "") + "@" }
      text += host + (port.map { ":\($0)" } ?? "")
    }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  // MARK: Paths

  /// Without what stands at its end for a folder.
  var plainPath: String {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return Self.decoded(String(decoding: bytes, as: UTF8.self)) ?? path
  }

  /// `/`, and what stands between the others.
  var pathComponents: [String] {
    let parts = path.split(separator: "/").map { Self.decoded(String($0)) ?? String($0) }
    return path.utf8.first == UInt8(ascii: "/") ? ["/"] + parts : parts
  }

  // MARK: Characters

  /// A text whose escapes are resolved; nil where they are no text.
  static func decoded(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var made: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        guard isEscape(bytes[...], index), let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
          return nil
        }
        made.append(high << 4 | low)
        index += 3
      } else {
        made.append(bytes[index])
        index += 1
      }
    }
    let text = String(decoding: made, as: UTF8.self)
    return Array(text.utf8) == made ? text : nil
  }

  /// A text with escapes for what a part of an address does not have.
  static func encoded(_ text: String, allowing others: String, but forbidden: String = "") -> String {
    var made: [UInt8] = []
    for byte in text.utf8 {
      let isKept = (isPlain(byte) || others.utf8.contains(byte)) && !forbidden.utf8.contains(byte)
      if isKept { made.append(byte) } else { made += escape(byte) }
    }
    return String(decoding: made, as: UTF8.self)
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static func isEscape(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.endIndex && digit(bytes[index + 1]) != nil && digit(bytes[index + 2]) != nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether each part of an address may have a character.
  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte.isDigit || "-._~!$&'()*+,;=:@".utf8.contains(byte)
  }
}
