/// What a terminal would obey instead of printing it.
package enum VisibleText {
  /// The text with such characters as Swift's escapes; colours of `Paint` stay where some are wanted.
  package static func escaped(_ text: String, keepsColours: Bool) -> String {
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

  /// A name in a line of text: one that has line ends of its own would begin lines that presim has not written.
  package static func inOneLine(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else { return name }
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        result.append(contentsOf: (scalar == "\n" ? "\\n" : "\\r").unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The length of `[31m` after an escape, if it is one of presim's own colours.
  private static func colour(_ rest: Substring.UnicodeScalarView) -> Int? {
    for code in ["0", "1", "2", "31", "32", "33", "36"] {
      let wanted = "[\(code)m".unicodeScalars
      if rest.starts(with: wanted) { return wanted.count }
    }
    return nil
  }

  /// Whether nothing in a text could move the cursor or turn the line round, of ASCII from a character on.
  package static func isPlain(_ text: String, beyond first: UInt8) -> Bool {
    // The last bytes beyond ASCII.
    var last: UInt32 = 0
    for byte in text.utf8 {
      if byte < 0x80 {
        if byte < 0x20 && byte >= first && byte != 0x0A && byte != 0x09 || byte == 0x7F { return false }
        continue
      }
      last = last << 8 & 0xFFFFFF | UInt32(byte)
      // What `isControl` names, as bytes.
      switch last & 0xFFFF {
      case 0xC280...0xC29F, 0xD89C: return false
      default: break
      }
      switch last {
      case 0xE2808E...0xE2808F, 0xE280A8...0xE280AE, 0xE281A6...0xE281AF: return false
      default: break
      }
    }
    return true
  }

  /// Whether a terminal would obey a character instead of printing it: controls, line and paragraph ends, and what
  /// turns the direction of a line round.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}
