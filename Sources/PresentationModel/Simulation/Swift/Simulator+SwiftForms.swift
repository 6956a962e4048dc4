/// What characters say of themselves, numbers that are rounded, and numbers as texts: in a radix, by a format.
extension Simulator {
  /// A list between the elements that separate its parts, of which none is empty.
  static func parts(of elements: [Value], separating marks: [Bool]) -> Value {
    .list(zip(elements, marks).split { $0.1 }.map { .list($0.map { $0.0 }) })
  }

  private static func number(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  /// What is left of a number, which is exact: each of the differences is.
  private static func remainder(_ x: Double, _ y: Double) -> Double {
    let part = y.magnitude
    var left = x.magnitude
    while left >= part {
      var taken = part
      while taken <= left / 2 { taken *= 2 }
      left -= taken
    }
    return x.sign == .minus ? -left : left
  }

  private static func isWhole(_ number: Double) -> Bool {
    number.magnitude < 4e15 && number == Double(Int64(number))
  }

  /// A power that is a whole number, which no way of working it out rounds; nil for another one.
  private static func power(_ x: Double, _ y: Double) -> Double? {
    guard isWhole(x), isWhole(y), y >= 0, y <= 64 else { return nil }
    var result = 1.0
    for _ in 0..<Int(y) {
      result *= x
      guard result.magnitude < 9e15 else { return nil }
    }
    return result
  }

  static func formed(_ operation: SwiftListOperation, _ value: Value, _ given: [Value]) -> Value {
    let unknown = Value.opaque(TextID(0))
    for part in given { if case .opaque = part { return part } }
    let second = given.count > 1 ? given[1] : .none
    switch (operation, value, second) {
    case (.ofCharacter, .string(let text), .string(let member)):
      guard text.count == 1, let character = text.first else { return unknown }
      return member == "self" ? value : said(by: character, member)
    case (.squareRoot, .int(let number), _) where number >= 0: return .decimal(Double(number).squareRoot())
    case (.squareRoot, .decimal(let number), _) where number >= 0: return .decimal(number.squareRoot())
    case (.remainder, let x, let y):
      guard let x = number(x), let y = number(y), x.magnitude < .infinity, y.magnitude < .infinity, y != 0 else {
        return unknown
      }
      return .decimal(remainder(x, y))
    case (.power, let x, let y):
      guard let x = number(x), let y = number(y) else { return unknown }
      return power(x, y).map { .decimal($0) } ?? unknown
    case (.rounded, .int(let number), _): return .decimal(Double(number))
    case (.rounded, .decimal(let number), _):
      guard case .string(let way) = second else { return rounded(number, "toNearestOrAwayFromZero") ?? unknown }
      return rounded(number, way) ?? unknown
    case (.radix, .int(let number), .int(let radix)) where (2...36).contains(radix):
      return .string(String(number, radix: Int(radix)))
    case (.radix, .string(let text), .int(let radix)) where (2...36).contains(radix):
      return Int64(text, radix: Int(radix)).map { .int($0) } ?? .none
    case (.formatted, .string(let format), _):
      return formatted(format, Array(given.dropFirst())).map { .string($0) } ?? unknown
    case (.splitWhere, .list(let elements), .list(let marks)):
      if let unknown = marks.first(where: { $0.isOpaque }) { return unknown }
      return parts(of: elements, separating: marks.map { $0 == .bool(true) })
    case (.splitWhere, .string(let text), .list(let marks)):
      var parts: [Value] = []
      var part = ""
      for (character, mark) in zip(text, marks) {
        guard case .bool(let isSeparator) = mark else { return mark.isOpaque ? mark : unknown }
        if !isSeparator {
          part.append(character)
          continue
        }
        if !part.isEmpty { parts.append(.string(part)) }
        part = ""
      }
      if !part.isEmpty { parts.append(.string(part)) }
      return .list(parts)
    default: return unknown
    }
  }

  private static func said(by character: Character, _ member: String) -> Value {
    func number(_ found: Int?) -> Value { found.map { .int(Int64($0)) } ?? .none }
    switch member {
    case "isLetter": return .bool(character.isLetter)
    case "isNumber": return .bool(character.isNumber)
    case "isWholeNumber": return .bool(character.isWholeNumber)
    case "isUppercase": return .bool(character.isUppercase)
    case "isLowercase": return .bool(character.isLowercase)
    case "isCased": return .bool(character.isCased)
    case "isWhitespace": return .bool(character.isWhitespace)
    case "isNewline": return .bool(character.isNewline)
    case "isPunctuation": return .bool(character.isPunctuation)
    case "isSymbol": return .bool(character.isSymbol)
    case "isASCII": return .bool(character.isASCII)
    case "isHexDigit": return .bool(character.isHexDigit)
    case "wholeNumberValue": return number(character.wholeNumberValue)
    case "hexDigitValue": return number(character.hexDigitValue)
    case "asciiValue": return number(character.asciiValue.map { Int($0) })
    default: return .opaque(TextID(0))
    }
  }

  /// A number rounded to a whole one; nil for a zero with a minus sign, and for a number too large. WebAssembly has no
  /// `round` without a library of C.
  private static func rounded(_ number: Double, _ way: String) -> Value? {
    guard number.magnitude < 4e15 else { return nil }
    let whole = Double(Int64(number))
    let rest = (number - whole).magnitude
    let away = number < 0 ? whole - 1 : whole + 1
    let isBetween = rest > 0
    let result: Double
    switch way {
    case "up": result = isBetween && number > 0 ? away : whole
    case "down": result = isBetween && number < 0 ? away : whole
    case "towardZero": result = whole
    case "awayFromZero": result = isBetween ? away : whole
    case "toNearestOrAwayFromZero": result = rest >= 0.5 ? away : whole
    case "toNearestOrEven":
      result = rest > 0.5 || rest == 0.5 && Int64(number) % 2 != 0 ? away : whole
    default: return nil
    }
    return result == 0 && number < 0 ? nil : .decimal(result)
  }

  // MARK: Formats

  /// `String(format: "%02d:%@", n, text)`; nil for a format, or for a value in its place, that presim does not read.
  private static func formatted(_ format: String, _ values: [Value]) -> String? {
    var (text, row) = ("", 0)
    var rest = Array(format.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      var flags = String.UnicodeScalarView()
      while let flag = rest.first, flag == "0" || flag == "-" || flag == "+" { flags.append(flag); rest.removeFirst() }
      func digits() -> Int? {
        var found: Int?
        while let digit = rest.first, (0x30...0x39).contains(digit.value), found ?? 0 < 1000 {
          found = (found ?? 0) * 10 + Int(digit.value) - 0x30
          rest.removeFirst()
        }
        return found
      }
      let width = digits() ?? 0
      var places: Int?
      if rest.first == "." {
        rest.removeFirst()
        places = digits() ?? 0
      }
      var isLong = false
      while rest.first == "l" || rest.first == "z" { isLong = true; rest.removeFirst() }
      guard let kind = rest.popFirst(), width <= 100, places ?? 0 <= 100 else { return nil }
      if kind == "%" {
        guard width == 0, flags.isEmpty, places == nil, !isLong else { return nil }
        text += "%"
        continue
      }
      guard values.indices.contains(row) else { return nil }
      var (words, isNegative) = ("", false)
      switch (kind, values[row]) {
      case ("@", .string(let part)):
        guard flags.isEmpty, width == 0, places == nil, !isLong else { return nil }
        words = part
      case ("d", .int(let number)), ("i", .int(let number)):
        guard places == nil, isLong || Int32(exactly: number) != nil else { return nil }
        (words, isNegative) = (String(number.magnitude), number < 0)
      case ("x", .int(let number)), ("X", .int(let number)), ("u", .int(let number)):
        guard places == nil, number >= 0, isLong || UInt32(exactly: number) != nil, !flags.contains("+") else {
          return nil
        }
        words = kind == "u" ? String(number) : String(number, radix: 16, uppercase: kind == "X")
      case ("f", .decimal(let number)):
        guard !isLong, let made = fixed(number.magnitude, places ?? 6) else { return nil }
        (words, isNegative) = (made, number.sign == .minus)
      default: return nil
      }
      row += 1
      let sign = isNegative ? "-" : flags.contains("+") && kind != "@" ? "+" : ""
      let missing = max(0, width - words.unicodeScalars.count - sign.utf8.count)
      if flags.contains("-") {
        text += sign + words + String(repeating: " ", count: missing)
      } else if flags.contains("0") {
        text += sign + String(repeating: "0", count: missing) + words
      } else {
        text += String(repeating: " ", count: missing) + sign + words
      }
    }
    return row == values.count ? text : nil
  }

  /// A number with so many places, as C prints it: by all its digits, and a half goes to the even one.
  private static func fixed(_ number: Double, _ places: Int) -> String? {
    guard number < 9e15 else { return nil }
    var whole = UInt64(number)
    var fraction = number - Double(whole)
    // Its binary digits, 32 in each part: no double has more than these hold.
    var parts: [UInt64] = []
    for _ in 0..<35 {
      fraction *= 4_294_967_296
      let part = UInt64(fraction)
      parts.append(part)
      fraction -= Double(part)
    }
    var digits: [UInt8] = []
    for _ in 0..<places {
      var carry: UInt64 = 0
      for index in parts.indices.reversed() {
        let product = parts[index] * 10 + carry
        parts[index] = product & 0xFFFF_FFFF
        carry = product >> 32
      }
      digits.append(UInt8(carry))
    }
    let half: UInt64 = 0x8000_0000
    let isOdd = (digits.last.map { UInt64($0) } ?? whole) % 2 == 1
    let isMore = parts[0] > half || parts[0] == half && parts.dropFirst().contains { $0 != 0 }
    if isMore || parts[0] == half && isOdd {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { whole += 1 }
    }
    var text = String(whole)
    if places > 0 { text += "." }
    for digit in digits { text += String(digit) }
    return text
  }
}
