@testable import PresentationModel

/// Types what a message tells to write into the file that it speaks of.
enum TypedBack {
  /// What a message tells to write: what stands in quotes behind `write`, `did you mean`, `as in` and the like. `…` is
  /// left out where nothing has to stand, and becomes a value or a statement else.
  static func codes(in text: String) -> [String] {
    let heads = [
      "write ", "did you mean ", "as in ", "is written ", "declare it: ", "statement: ", "say whose: ", "whose: ",
      "there are ",
    ]
    var found: [String] = []
    // These quote what is wrong.
    if text.hasPrefix("no ") || text.hasPrefix("there is no lint") { return [] }
    for head in heads {
      var rest = Substring(text)
      while let start = range(of: head, in: rest) {
        rest = rest[start...]
        var tail = rest
        while tail.first == "'" {
          guard let end = closing(tail.dropFirst()) else { break }
          let code = String(tail[tail.index(after: tail.startIndex)..<end])
          if !code.isEmpty, !found.contains(code) { found.append(code) }
          tail = tail[tail.index(after: end)...]
          guard
            let separator = [" or ", ", "].first(where: { tail.hasPrefix($0) && tail.dropFirst($0.count).first == "'" })
          else { break }
          tail = tail.dropFirst(separator.count)
        }
      }
    }
    return found
  }

  private static func range(of part: String, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(part) { return text.index(index, offsetBy: part.count) }
      index = text.index(after: index)
    }
    return nil
  }

  /// The quote that ends a code: one behind which no letter stands.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == "'", next == text.endIndex || !(text[next].isLetter || text[next] == "'") { return index }
      index = next
    }
    return nil
  }

  static func replacing(_ range: SourceRange, in source: String, with text: String) -> String {
    let bytes = Array(source.utf8)
    return String(
      decoding: bytes[..<Int(range.start)] + Array(text.utf8) + bytes[Int(range.end)...], as: UTF8.self)
  }

  /// The places at which somebody would type it: in place of any words of the line, before and behind them, in place of
  /// a block, in a line or in a class body of its own.
  static func ways(_ code: String, _ said: String, _ diagnostic: Diagnostic, in source: String) -> [String] {
    let bytes = Array(source.utf8)
    let (start, end) = (Int(diagnostic.range.start), min(Int(diagnostic.range.end), bytes.count))
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    var lineEnd = max(start, end)
    while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
    var above = max(0, lineStart - 1)
    while above > 0, bytes[above - 1] != UInt8(ascii: "\n") { above -= 1 }
    var places = [(start, end), (max(0, start - 1), end), (above, lineEnd), (start, blockEnd(bytes, from: start))]
    let words = words(bytes, lineStart, lineEnd)
    for (row, word) in words.enumerated() {
      places.append((word.0, word.0))
      places.append((word.1, word.1))
      for last in words[row...] { places.append((word.0, last.1)) }
    }
    var result: [String] = []
    func put(_ text: String, _ from: Int, _ to: Int) {
      guard from <= to, to <= bytes.count else { return }
      result.append(String(decoding: bytes[..<from] + Array(text.utf8) + bytes[to...], as: UTF8.self))
    }
    for filled in filled(code) {
      for (from, to) in places {
        put(filled, from, to)
        if from == to {
          put(filled + " ", from, to)
          put(" " + filled, from, to)
        }
      }
      put(filled + "\n", 0, 0)
      put(filled + "\n", lineStart, lineStart)
      put((source.hasSuffix("\n") ? "" : "\n") + filled + "\n", bytes.count, bytes.count)
      put("class TypedBack: UIViewController {\n  \(filled)\n}", lineStart, max(lineEnd, blockEnd(bytes, from: start)))
    }
    if let (name, labels) = signature(code) { put(called(name, labels, bytes, start, lineEnd), start, lineEnd) }
    if let name = said.split(separator: "'").last, said.contains(" in place of '") {
      let whole = String(decoding: bytes[start..<max(lineEnd, start)], as: UTF8.self)
      let body = whole.contains("else") ? "" : whole.split(separator: "{").dropFirst().joined().replacing("}", with: "")
      put(String(body.replacing("\(name).", with: "\(code).").drop { $0 == " " }), start, lineEnd)
    }
    return result
  }

  /// The words of a line and the signs between them.
  private static func words(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [(Int, Int)] {
    func isName(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20) || byte == 0x5f || byte >= 0x80
    }
    var found: [(Int, Int)] = []
    var index = start
    while index < end {
      var next = index + 1
      if isName(bytes[index]) { while next < end, isName(bytes[next]) { next += 1 } }
      if bytes[index] != UInt8(ascii: " ") { found.append((index, next)) }
      index = next
    }
    return found
  }

  /// Behind the braces that come next.
  private static func blockEnd(_ bytes: [UInt8], from start: Int) -> Int {
    guard var index = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { return start }
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// `present` and its labels of `present(_:animated:completion:)`.
  private static func signature(_ code: String) -> (String, [String])? {
    guard code.hasSuffix(":)"), let open = code.firstIndex(of: "(") else { return nil }
    let labels = code[code.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return (String(code[..<open]), labels)
  }

  /// A call by another name: the arguments that stand there, in their order, with its labels.
  private static func called(_ name: String, _ labels: [String], _ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    let rest = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let open = rest.firstIndex(of: "("), let close = rest.lastIndex(of: ")"), open < close else { return name }
    let given = rest[rest.index(after: open)..<close].split(separator: ",").map { argument -> String in
      let value = argument.split(separator: ":", maxSplits: 1).last ?? argument
      return String(value.drop { $0 == " " })
    }
    let arguments = zip(labels, given).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(name)(\(arguments.joined(separator: ", ")))\(rest[rest.index(after: close)...])"
  }

  /// `…` as what may stand there.
  private static func filled(_ code: String) -> [String] {
    guard code.contains("…") else { return [code] }
    return ["", "nil", "_ = device", "\"x\""].map { filler in
      var result = ""
      for character in code { if character == "…" { result += filler } else { result.append(character) } }
      return result
    }
  }

  /// Whether the mistake is gone, and nothing worse has come: the file loads, or has only other mistakes that it had.
  static func isCured(_ diagnostic: Diagnostic, in source: String, by text: String) -> Bool {
    guard text != source else { return false }
    let before = Scenario.load(source).diagnostics
    let after = Scenario.load(text)
    if after.program != nil { return true }
    var left = before.map(\.message)
    guard let own = left.firstIndex(of: diagnostic.message) else { return false }
    left.remove(at: own)
    // What cannot be read has not been checked: the names in it may be nobody's.
    let wasRead = !before.contains { $0.severity == .error && $0.code.hasPrefix("syntax.") }
    // What stands below brackets that do not match is told once they do.
    let line = source.utf8.prefix(Int(diagnostic.range.start)).count { $0 == 0x0A }
    let told = after.diagnostics.filter { other in
      guard !wasRead else { return true }
      return other.code.hasPrefix("syntax.") && text.utf8.prefix(Int(other.range.start)).count { $0 == 0x0A } <= line
    }
    for message in told.map(\.message) {
      guard let row = left.firstIndex(of: message) else { return false }
      left.remove(at: row)
    }
    return true
  }
}
