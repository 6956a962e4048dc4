/// What Foundation says of texts: how two of them are ordered, what is cut off, where one stands in another. Of letters of
/// other languages than English only what does not hang on the language is known.
extension Simulator {
  static func foundation(_ operation: SwiftListOperation, _ words: String, _ given: [Value]) -> Value {
    let unknown = Value.opaque(TextID(0))
    for value in given { if case .opaque = value { return value } }
    var other = ""
    if given.count > 0, case .string(let text) = given[0] { other = text }
    switch operation {
    case .compared:
      guard given.count > 4, case .enumCase(let type, _, _) = given[1], case .bool(let isNumeric) = given[2],
        case .bool(let ignoresCase) = given[3], case .bool(let isLocalized) = given[4],
        let order = order(words, other, isNumeric, ignoresCase, isLocalized)
      else { return unknown }
      return .enumCase(type, Int32(order + 1), [])
    case .trimmed, .separated:
      guard given.count > 1, case .bool(let isNamed) = given[1],
        let has = characterSet(other, isNamed, words)
      else { return unknown }
      let scalars = Array(words.unicodeScalars)
      func text(_ part: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        for scalar in part { view.append(scalar) }
        return String(view)
      }
      if operation == .separated {
        return .list(scalars.split(omittingEmptySubsequences: false) { has($0) }.map { .string(text($0)) })
      }
      guard let first = scalars.firstIndex(where: { !has($0) }), let last = scalars.lastIndex(where: { !has($0) })
      else {
        return .string("")
      }
      return .string(text(scalars[first...last]))
    case .percentEncoded:
      guard given.count > 1, case .bool(let isNamed) = given[1], let has = allowed(other, isNamed, in: words) else {
        return unknown
      }
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for byte in words.utf8 {
        if byte < 0x80, has(Unicode.Scalar(byte)) {
          bytes.append(byte)
        } else {
          bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return .string(String(decoding: bytes, as: UTF8.self))
    case .containsAnyCase:
      guard isPlain(words), isPlain(other), !other.isEmpty else { return unknown }
      return .bool(words.lowercased().hasText(other.lowercased()))
    case .capitalized:
      var text = ""
      var isInside = false
      for character in words {
        guard let byte = character.asciiValue, character.isLetter || character == " " || character == "-" else {
          return unknown
        }
        text += isInside ? character.lowercased() : character.uppercased()
        isInside = byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-")
      }
      return .string(text)
    default: return unknown
    }
  }

  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

  /// Which characters stand in an address as they are; nil where that is not known of the text. Only those of ASCII count.
  private static func allowed(_ set: String, _ isNamed: Bool, in text: String) -> ((Unicode.Scalar) -> Bool)? {
    guard isNamed, set.hasPrefix("url") else { return characterSet(set, isNamed, isNamed ? "" : text) }
    guard let letters = characterSet("alphanumerics", true, "") else { return nil }
    let others: String
    switch set {
    case "urlQueryAllowed", "urlFragmentAllowed": others = "-._~!$&'()*+,;=:@/?"
    // Foundation's versions differ on a semicolon there.
    case "urlPathAllowed" where !text.hasText(";"): others = "-._~!$&'()*+,=:@/"
    default: return nil
    }
    let scalars = Array(others.unicodeScalars)
    return { letters($0) || scalars.contains($0) }
  }

  /// Which characters a set has; nil for a set, or a text, of which presim does not know it.
  private static func characterSet(_ set: String, _ isNamed: Bool, _ text: String) -> ((Unicode.Scalar) -> Bool)? {
    guard isNamed else {
      let scalars = Array(set.unicodeScalars)
      return { scalars.contains($0) }
    }
    switch set {
    case "newlines": return { (0x0A...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) }
    case "whitespaces": return { $0.value == 0x09 || $0.properties.generalCategory == .spaceSeparator }
    case "whitespacesAndNewlines":
      return {
        (0x09...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value)
          || $0.properties.generalCategory == .spaceSeparator
      }
    default: break
    }
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x30 && scalar.value <= 0x39 }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A }
    switch set {
    case "decimalDigits": return isDigit
    case "letters": return isLetter
    case "alphanumerics": return { isDigit($0) || isLetter($0) }
    case "punctuationCharacters":
      return { $0.value < 0x80 && "!\"#%&'()*,-./:;?@[\\]_{}".unicodeScalars.contains($0) }
    default: return nil
    }
  }

  /// -1, 0 or 1, as Foundation orders two texts; nil where that hangs on the language.
  private static func order(
    _ one: String, _ other: String, _ isNumeric: Bool, _ ignoresCase: Bool, _ isLocalized: Bool
  ) -> Int? {
    guard isPlain(one), isPlain(other) else { return one == other ? 0 : nil }
    func folded(_ text: String) -> [UInt8] { Array((ignoresCase ? text.lowercased() : text).utf8) }
    let (a, b) = (folded(one), folded(other))
    if isLocalized {
      // Letters and digits alone are in the same order in each language.
      guard a != b else { return one == other || ignoresCase ? 0 : nil }
      for byte in a + b { guard byte.isDigit || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A else { return nil } }
      if !ignoresCase, one.lowercased() != one || other.lowercased() != other { return nil }
    }
    var (x, y) = (0, 0)
    while x < a.count, y < b.count {
      if isNumeric, a[x].isDigit, b[y].isDigit {
        func number(_ text: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
          let start = index
          while index < text.count, text[index].isDigit { index += 1 }
          return text[start..<index].drop { $0 == UInt8(ascii: "0") }
        }
        let (first, second) = (number(a, &x), number(b, &y))
        if first.count != second.count { return first.count < second.count ? -1 : 1 }
        for (p, q) in zip(first, second) where p != q { return p < q ? -1 : 1 }
      } else {
        guard a[x] == b[y] else { return a[x] < b[y] ? -1 : 1 }
        (x, y) = (x + 1, y + 1)
      }
    }
    return x < a.count ? 1 : y < b.count ? -1 : 0
  }
}
