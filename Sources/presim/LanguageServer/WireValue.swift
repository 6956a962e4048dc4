/// A JSON value as the language server protocol sends it: read without recursion limits of a library, and written in one
/// line. Foundation has the same, and loading it would cost every command a fifth of its start.
enum WireValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([WireValue])
  case object([String: WireValue])

  /// A member of an object; null where there is none.
  subscript(key: String) -> WireValue {
    if case .object(let members) = self { return members[key] ?? .null }
    return .null
  }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A whole number.
  var number: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  /// Whether it is `true`.
  var isTrue: Bool { self == .bool(true) }

  /// The elements of an array; none of anything else.
  var items: [WireValue] { if case .array(let items) = self { items } else { [] } }

  /// The JSON text.
  var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += Array("null".utf8)
    case .bool(let value): output += Array((value ? "true" : "false").utf8)
    case .int(let value): output += Array(String(value).utf8)
    case .double(let value): output += Array((value.isFinite ? String(value) : "null").utf8)
    case .string(let text): Self.write(text, to: &output)
    case .array(let items):
      output.append(UInt8(ascii: "["))
      for (row, item) in items.enumerated() {
        if row > 0 { output.append(UInt8(ascii: ",")) }
        item.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (row, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if row > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case 0x0A: output += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0D: output += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0x09: output += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0..<0x20: output += Array(("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: WireValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, WireValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
