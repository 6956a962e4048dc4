/// What a string literal says.
enum StringLiteral {
  /// The text between the quotes in `range`, its escapes resolved. A wrong escape, which the lexer has reported, is
  /// left out.
  static func value(of bytes: [UInt8], in range: SourceRange) -> String {
    var index = Int(range.start) + 1
    let end = Int(range.end) - 1
    if index >= end { return "" }
    // Most have no escape, and are taken as they stand.
    guard bytes[index..<end].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[index..<end], as: UTF8.self)
    }
    var result: [UInt8] = []
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < end else {
        result.append(byte)
        continue
      }
      let escaped = bytes[index]
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(escaped)
      case UInt8(ascii: "u"):
        let (scalar, next) = unicodeScalar(bytes, at: index, end: end)
        if let scalar { result.append(contentsOf: String(Character(scalar)).utf8) }
        index = next
      default: continue
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads `{1F600}` at `index`: the scalar, or nil when it is none, and the offset after it.
  static func unicodeScalar(_ bytes: [UInt8], at index: Int, end: Int) -> (scalar: Unicode.Scalar?, next: Int) {
    guard index < end, bytes[index] == UInt8(ascii: "{") else { return (nil, index) }
    var value: UInt32 = 0
    var digits = 0
    var next = index + 1
    while next < end, let digit = hexValue(bytes[next]) {
      if digits < 9 { value = value << 4 | digit }
      digits += 1
      next += 1
    }
    guard next < end, bytes[next] == UInt8(ascii: "}") else { return (nil, next) }
    return (digits >= 1 && digits <= 8 ? Unicode.Scalar(value) : nil, next + 1)
  }

  private static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
