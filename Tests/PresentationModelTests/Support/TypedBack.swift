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

  /// The places at which somebody would type it.
  static func ways(_ code: String, _ diagnostic: Diagnostic, in source: String) -> [String] {
    let bytes = Array(source.utf8)
    let (start, end) = (Int(diagnostic.range.start), Int(diagnostic.range.end))
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    var lineEnd = min(end, bytes.count)
    while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
    var text = lineStart
    while text < lineEnd, bytes[text] == UInt8(ascii: " ") { text += 1 }
    var nextEnd = min(lineEnd + 1, bytes.count)
    while nextEnd < bytes.count, bytes[nextEnd] != UInt8(ascii: "\n") { nextEnd += 1 }
    var previous = max(0, lineStart - 1)
    while previous > 0, bytes[previous - 1] != UInt8(ascii: "\n") { previous -= 1 }
    // A word or a path around the place, an argument's end, a bracket's end.
    let stops = Array(" \n,;".utf8)
    var wordStart = start
    while wordStart > lineStart, !stops.contains(bytes[wordStart - 1]) { wordStart -= 1 }
    var wordEnd = max(start, min(end, bytes.count))
    while wordEnd < lineEnd, !stops.contains(bytes[wordEnd]), bytes[wordEnd] != UInt8(ascii: ")") { wordEnd += 1 }
    var close = wordEnd
    var depth = 0
    while close < bytes.count {
      if Array("([{".utf8).contains(bytes[close]) { depth += 1 }
      if Array(")]}".utf8).contains(bytes[close]) {
        depth -= 1
        if depth <= 0 {
          close += depth == 0 ? 1 : 0
          break
        }
      }
      close += 1
    }
    let places: [(Int, Int)] = [
      (start, end), (start, min(end + 2, lineEnd)), (text, lineEnd), (text, end), (start, lineEnd), (start, wordEnd),
      (wordStart, wordEnd),
      (start, start), (end, end), (wordStart, end), (wordEnd, wordEnd), (start, close), (text, close),
      (wordStart, close),
      (max(0, start - 1), end), (previous, lineEnd), (text, nextEnd), (lineEnd, lineEnd),
    ]
    var result: [String] = []
    for filled in filled(code) {
      for (from, to) in places where from <= to && to <= bytes.count {
        result.append(String(decoding: bytes[..<from] + Array(filled.utf8) + bytes[to...], as: UTF8.self))
      }
      // A line of its own: above the file, above the line, at its end, below an indented head.
      result.append(filled + "\n" + source)
      result.append(
        String(decoding: bytes[..<lineStart] + Array((filled + "\n").utf8) + bytes[lineStart...], as: UTF8.self))
      result.append(source + (source.hasSuffix("\n") ? "" : "\n") + filled + "\n")
    }
    return result
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
    let before = Scenario.load(bytes: [UInt8](source.utf8), path: "t.presim").diagnostics
    let after = Scenario.load(bytes: [UInt8](text.utf8), path: "t.presim")
    if after.program != nil { return true }
    var left = before.map(\.message)
    guard let own = left.firstIndex(of: diagnostic.message) else { return false }
    left.remove(at: own)
    for message in after.diagnostics.map(\.message) {
      guard let row = left.firstIndex(of: message) else { return false }
      left.remove(at: row)
    }
    return true
  }
}
