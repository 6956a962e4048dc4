/// Translates the messages of Objective-C that concern what is on screen.
struct ObjectiveC {
  private let bytes: [UInt8]
  var index: Int
  private let end: Int
  /// The messages of the hierarchy, in Swift, with their places.
  private(set) var calls: [(start: Int, end: Int, swift: String)] = []

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    (self.bytes, index, self.end) = (bytes, start, end)
  }

  /// Whether a line can only be one of a scenario.
  static func isScenario(_ line: String) -> Bool {
    guard let first = line.utf8.first, Lexer.isNameByte(first), line.utf8.last != UInt8(ascii: ";"),
      line.utf8.last != UInt8(ascii: "{")
    else { return false }
    let word = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if ["window", "expect", "turn", "on", "begin", "finish", "cancel", "device", "scenario", "ios", "given"].contains(
      word)
    {
      return true
    }
    let rest = line.dropFirst(word.count)
    if rest.first == "." { return word != "self" }
    return rest.first == ":" && rest.dropFirst().first == " "
  }

  /// Looks through the text, outside comments and strings.
  mutating func translate() {
    while index < end {
      let byte = bytes[index]
      if skipsComment() { continue }
      if byte == UInt8(ascii: "@"), at(1) == UInt8(ascii: "\"") {
        _ = value()
      } else if byte == UInt8(ascii: "\"") {
        skipString()
      } else if byte == UInt8(ascii: "[") {
        let start = index
        if let message = message(), let written = message.hierarchy { calls.append((start, message.end, written)) }
      } else {
        index += 1
      }
    }
    calls.sort { $0.start < $1.start }
  }

  private func at(_ distance: Int) -> UInt8 { index + distance < end ? bytes[index + distance] : 0 }

  private mutating func skipsComment() -> Bool {
    guard bytes[index] == UInt8(ascii: "/") else { return false }
    if at(1) == UInt8(ascii: "/") {
      while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard at(1) == UInt8(ascii: "*") else { return false }
    index += 2
    while index < end, !(bytes[index] == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) { index += 1 }
    index = min(end, index + 2)
    return true
  }

  private mutating func skipString() {
    index += 1
    while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(end, index + 1)
  }

  private mutating func skipBlanks() {
    while index < end {
      if bytes[index] <= 0x20 { index += 1 } else if !skipsComment() { return }
    }
  }

  // MARK: Messages

  struct Message {
    var swift: String
    /// The same where it is a call of the hierarchy.
    var hierarchy: String?
    var end: Int
  }

  var depth = 0

  /// `[receiver name: value name: value]`; nil, behind the bracket, for what is none.
  private mutating func message() -> Message? {
    index += 1
    guard depth < 60 else { return nil }
    depth += 1
    defer { depth -= 1 }
    skipBlanks()
    guard let receiver = value() else { return nil }
    var parts: [(name: String, value: String?)] = []
    while true {
      skipBlanks()
      guard index < end else { return nil }
      if bytes[index] == UInt8(ascii: "]") {
        index += 1
        break
      }
      let name = word()
      guard !name.isEmpty else {
        // `a, b` of a list: no message.
        index += 1
        return nil
      }
      skipBlanks()
      if index < end, bytes[index] == UInt8(ascii: ":") {
        index += 1
        skipBlanks()
        guard let value = value(isArgument: true) else { return nil }
        parts.append((name, value))
      } else {
        parts.append((name, nil))
      }
    }
    return translation(receiver, parts)
  }

  private mutating func word() -> String {
    let start = index
    while index < end, bytes[index] < 0x80, Lexer.isNameByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A receiver or an argument, in Swift.
  private mutating func value(isArgument: Bool = false) -> String? {
    skipBlanks()
    guard index < end else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "["):
      guard let message = message() else { return nil }
      return message.swift + path()
    case UInt8(ascii: "@"):
      index += 1
      if index < end, bytes[index] == UInt8(ascii: "\"") {
        let start = index
        skipString()
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      if index < end, bytes[index] == UInt8(ascii: "[") { return list() }
      let name = word()
      guard name == "selector", index < end, bytes[index] == UInt8(ascii: "(") else { return "…" }
      index += 1
      let selector = word()
      while index < end, bytes[index] != UInt8(ascii: ")") { index += 1 }
      index = min(end, index + 1)
      return "#selector(\(selector))"
    case UInt8(ascii: "^"): return block()
    case UInt8(ascii: "("):
      // A cast.
      skipBracket(UInt8(ascii: "("), UInt8(ascii: ")"))
      return value(isArgument: isArgument)
    case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "-"):
      index += 1
      return value(isArgument: isArgument)
    default:
      let start = index
      let name = word()
      if name.isEmpty {
        let digits = bytes[index...].prefix { $0 == UInt8(ascii: ".") || $0.isDigit }
        index += digits.count
        return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
      }
      if let constant = Self.constant(name) { return constant }
      let rest = path()
      _ = start
      return name + rest
    }
  }

  /// `.a.b` behind a value.
  private mutating func path() -> String {
    var text = ""
    while index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let name = word()
      if name.isEmpty { break }
      text += "." + name
    }
    return text
  }

  private mutating func list() -> String {
    index += 1
    var values: [String] = []
    while index < end, bytes[index] != UInt8(ascii: "]") {
      guard let value = value() else { break }
      values.append(value)
      skipBlanks()
      if index < end, bytes[index] == UInt8(ascii: ",") { index += 1 }
      skipBlanks()
    }
    index = min(end, index + 1)
    return "[\(values.joined(separator: ", "))]"
  }

  /// `^(BOOL finished) { … }`: what is in it is looked at too.
  private mutating func block() -> String {
    index += 1
    skipBlanks()
    var names: [String] = []
    if index < end, bytes[index] == UInt8(ascii: "(") {
      let start = index
      skipBracket(UInt8(ascii: "("), UInt8(ascii: ")"))
      let parts = String(decoding: bytes[(start + 1)..<max(start + 1, index - 1)], as: UTF8.self).split { $0 == "," }
      for part in parts {
        if let name = part.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).last, name != "void" {
          names.append(String(name))
        }
      }
      skipBlanks()
    }
    guard index < end, bytes[index] == UInt8(ascii: "{") else { return "{ }" }
    let start = index
    skipBracket(UInt8(ascii: "{"), UInt8(ascii: "}"))
    var inner = ObjectiveC(bytes, from: start + 1, to: max(start + 1, index - 1))
    inner.depth = depth + 1
    if depth < 60 { inner.translate() }
    calls += inner.calls
    return names.isEmpty ? "{ … }" : "{ \(names.joined(separator: ", ")) in … }"
  }

  private mutating func skipBracket(_ open: UInt8, _ close: UInt8) {
    var level = 0
    while index < end {
      if skipsComment() { continue }
      if bytes[index] == UInt8(ascii: "\"") {
        skipString()
        continue
      }
      if bytes[index] == open { level += 1 }
      if bytes[index] == close { level -= 1 }
      index += 1
      if level == 0 { return }
    }
  }
}
