/// Text in pictures: escaped, measured by estimate, broken into lines.
///
/// A picture is drawn where no font is known, so widths are those of a wide one (DejaVu Sans): what fits here fits
/// everywhere.
enum PictureText {
  /// What a font does to a width.
  enum Face: Sendable { case plain, bold, mono }

  /// The text as the content or the attribute of an element, in XML and in HTML: no character of it is markup, and none
  /// turns the direction of a line round.
  static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case _ where isHidden(scalar):
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text as the content of an element: `a → b` reads so too where the names are written from the right to the left.
  static func prose(_ text: String) -> String {
    let escaped = escaped(text)
    guard !isPlain(text), text.unicodeScalars.contains(where: { isFromTheRight($0) }) else { return escaped }
    var result = ""
    for character in escaped {
      // An arrow turns the line to the right again, whatever stands beside it.
      if character == "→" { result += "&#8206;→&#8206;" } else { result.append(character) }
    }
    return result
  }

  /// Whether a letter belongs to Hebrew, Arabic or another script that is written from the right to the left.
  private static func isFromTheRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// The text with the characters that nobody sees as Swift's escapes, in one line.
  static func visible(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        result.append(" ")
      } else if isHidden(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character is a control, or turns the direction round, or may not stand in XML.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xFFFE, 0xFFFF, 0xE0000...0xE007F:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 {
      switch byte {
      case 0x20..<0x7F where byte != 0x22 && byte != 0x26 && byte != 0x27 && byte != 0x3C && byte != 0x3E: continue
      default: return false
      }
    }
    return true
  }

  // MARK: Widths

  /// Advance widths of the printable characters of ASCII, in thousandths of the size.
  private static let widths: [Int] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863,
    748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635,
    615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636,
    337, 636, 838,
  ]

  /// How wide a text is, in tenths of a point, at most.
  static func width(_ text: String, _ size: Int, _ face: Face = .plain) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars { sum += advance(scalar, face) }
    return (sum * size + 999) / 1000
  }

  private static func advance(_ scalar: Unicode.Scalar, _ face: Face) -> Int {
    let value = Int(scalar.value)
    if value >= 0x300, value < 0x370 { return 0 }
    let isWide = value >= 0x1100 && !(value >= 0x1E00 && value < 0x2E80)
    if face == .mono { return isWide ? 1204 : 602 }
    let plain = value >= 32 && value < 127 ? widths[value - 32] : isWide ? 1200 : value == 0x2192 ? 838 : 720
    return face == .bold ? plain * 110 / 100 : plain
  }

  /// The text, or as much of its beginning as fits with an ellipsis.
  static func cut(_ text: String, to room: Int, _ size: Int, _ face: Face = .plain) -> String {
    let text = visible(text)
    if width(text, size, face) <= room { return text }
    let dots = width("…", size, face)
    var result = ""
    var sum = 0
    for character in text {
      sum += width(String(character), size, face)
      if sum + dots > room { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text in lines of at most a width: broken at blanks; a longer word behind a dot, bracket or comma, or before a
  /// capital letter; anywhere only where `breaksWords`, else it is cut. What is left over after the last of `most` lines
  /// is cut.
  static func lines(
    _ text: String, in room: Int, _ size: Int, _ face: Face = .plain, most: Int = 8, breaksWords: Bool = true
  ) -> [String] {
    var result: [String] = []
    var line = ""
    var sum = 0
    let pieces = pieces(of: visible(text), room, size, face, breaksWords)
    for piece in pieces {
      let own = width(piece, size, face)
      let bare = piece.last == " " ? own - width(" ", size, face) : own
      if sum > 0, sum + bare > room {
        if result.count == most - 1 {
          result.append(cut(line + piece + "…", to: room, size, face))
          return result
        }
        result.append(cut(trimmed(line), to: room, size, face))
        (line, sum) = ("", 0)
      }
      line += piece
      sum += own
    }
    if sum > 0 || result.isEmpty { result.append(cut(trimmed(line), to: room, size, face)) }
    return result
  }

  private static func trimmed(_ line: String) -> String { line.last == " " ? String(line.dropLast()) : line }

  /// Words with the blank behind them; a word that is too long, in parts.
  private static func pieces(
    of text: String, _ room: Int, _ size: Int, _ face: Face, _ breaksWords: Bool
  ) -> [String] {
    var result: [String] = []
    for word in text.split(separator: " ") {
      let word = String(word)
      if width(word, size, face) <= room {
        result.append(word + " ")
        continue
      }
      var part = ""
      var before: Character = " "
      var isCapital = true
      for character in word {
        let capital = character.isUppercase
        let breaks = before == "." || before == "(" || before == "," || before == "_" || before == "/"
        let isFull = breaksWords && width(part + String(character), size, face) > room
        if !part.isEmpty, breaks || capital && !isCapital || isFull {
          result.append(part)
          part = ""
        }
        part.append(character)
        before = character
        isCapital = capital
      }
      result.append(part + " ")
    }
    return result
  }
}
