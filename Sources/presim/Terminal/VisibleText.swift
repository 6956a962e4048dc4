/// What a terminal would obey instead of printing it.
enum VisibleText {
  /// The text with such characters as Swift's escapes; colours of `Paint` stay where some are wanted.
  static func escaped(_ text: String, keepsColours: Bool) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if keepsColours, scalar == "\u{1B}", let length = colour(rest) {
        result.append(scalar)
        result.append(contentsOf: rest.prefix(length))
        rest = rest.dropFirst(length)
      } else if scalar == "\r", rest.first == "\n" {
        continue
      } else if isControl(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The length of `[31m` behind an escape, if it is one of presim's own colours.
  private static func colour(_ rest: Substring.UnicodeScalarView) -> Int? {
    for code in ["0", "1", "2", "31", "32", "33", "36"] {
      let wanted = "[\(code)m".unicodeScalars
      if rest.starts(with: wanted) { return wanted.count }
    }
    return nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
