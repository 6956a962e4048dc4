/// Reads JSON. What is no JSON gives nil, never a fault: brackets nested deeper than ``mostNesting`` too.
struct WireReader {
  private let bytes: [UInt8]
  private var index = 0
  private static let mostNesting = 256

  /// The value of a whole text; nil where it is none.
  static func read(_ bytes: [UInt8]) -> WireValue? {
    var reader = WireReader(bytes: bytes)
    guard let value = reader.value(0) else { return nil }
    reader.skipBlanks()
    return reader.index == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(_ depth: Int) -> WireValue? {
    skipBlanks()
    guard index < bytes.count, depth < Self.mostNesting else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func word(_ text: String, _ value: WireValue) -> WireValue? {
    let word = Array(text.utf8)
    guard bytes[index...].starts(with: word) else { return nil }
    index += word.count
    return value
  }

  private mutating func array(_ depth: Int) -> WireValue? {
    index += 1
    var items: [WireValue] = []
    if take("]") { return .array(items) }
    while true {
      guard let item = value(depth + 1) else { return nil }
      items.append(item)
      if take("]") { return .array(items) }
      guard take(",") else { return nil }
    }
  }

  private mutating func object(_ depth: Int) -> WireValue? {
    index += 1
    var members: [String: WireValue] = [:]
    if take("}") { return .object(members) }
    while true {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = string(), take(":"),
        let item = value(depth + 1)
      else { return nil }
      members[key] = item
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func number() -> WireValue? {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int(text) { return .int(whole) }
    return Double(text).map { .double($0) }
  }

  /// A text between quotes; half of a pair of surrogates becomes the replacement character.
  private mutating func string() -> String? {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard index < bytes.count else { return nil }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        guard let scalar = scalar() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
      default: return nil
      }
    }
    return nil
  }

  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let before = index
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return "\u{FFFD}"
    }
    index += 2
    guard let second = unit() else { return nil }
    guard (0xDC00...0xDFFF).contains(second) else {
      index = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
    else { return nil }
    index += 4
    return value
  }
}
