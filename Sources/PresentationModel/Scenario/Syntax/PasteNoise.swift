/// What comes along when code is copied from a page: fences of Markdown and the sentences round them, `>` or line numbers in
/// front of each line, entities of HTML, curly quotes, no-break spaces. It is read over, in place, so that every line keeps its
/// number, and told once of each kind.
struct PasteNoise {
  /// The text without it, as long as before.
  private(set) var bytes: [UInt8]
  /// What was read over: messages without a severity of their own.
  private(set) var remarks: [Remark] = []

  struct Remark: Sendable {
    let range: SourceRange
    let message: String
    let advice: String
  }

  private let source: SourceText
  /// Whether curly quotes and no-break spaces are read too: only where Swift was pasted.
  private var hasSwift = false
  private var isInComment = false
  private var told: Set<String> = []

  /// The text to read; nil where it is as it should be, which most files are found to be in one look.
  static func read(_ source: SourceText) -> (SourceText, [Remark])? {
    guard isSuspicious(source) else { return nil }
    var noise = PasteNoise(source)
    noise.readLines()
    guard !noise.remarks.isEmpty else { return nil }
    return (source.replacing(noise.bytes), noise.remarks)
  }

  private init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    hasSwift = bytes.withUnsafeBufferPointer { bytes in
      ["class ", "func ", "let ", "var "].contains { word in
        let word = Array(word.utf8)
        return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
      }
    }
  }

  private static func isSuspicious(_ source: SourceText) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      if bytes.next(UInt8(ascii: "`")) != nil || hasEntity(bytes) { return true }
      if !source.isASCII, bytes.contains(where: { $0 | 0x20 == 0xE2 }) { return true }
      return source.lineStarts.contains { start in
        var index = Int(start)
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count else { return false }
        let first = bytes[index]
        return first == UInt8(ascii: ">") || first.isDigit
      }
    }
  }

  /// Whether a `&` may begin an entity, as that of `&&` does not, or stands in a text with a fence of tildes.
  private static func hasEntity(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var place = bytes.next(UInt8(ascii: "&")) else { return false }
    if bytes.next(UInt8(ascii: "~")) != nil { return true }
    while true {
      if place + 1 < bytes.count, "lgaq#n".utf8.contains(bytes[place + 1]) { return true }
      guard let next = bytes.next(UInt8(ascii: "&"), from: place + 1) else { return false }
      place = next
    }
  }

  // MARK: Lines

  private mutating func readLines() {
    let numbered = numberedLines()
    let quoted = quotedLines()
    let hasFence = (1...max(1, source.lineCount)).contains { isFence(source.range(ofLine: $0)) }
    var isFenced = false
    for line in 1...max(1, source.lineCount) {
      var range = source.range(ofLine: line)
      if !isInComment {
        if let last = quoted[line] {
          let sign = first(range)
          blank(SourceRange(sign, sign + 1))
          remark(
            "quote", SourceRange(sign, sign + 1), "the '>' in front of lines \(line) to \(last) is read over",
            "leave it out")
          range.start = Int32(sign + 1)
        }
        if hasFence, !isFenced, isProse(range) {
          remark("prose", range, "the sentences round the code are read over", "leave the line out")
          blank(range)
          continue
        }
        if let (last, end) = numbered[line] {
          let start = first(range)
          blank(SourceRange(start, end))
          remark(
            "number", SourceRange(start, end), "the numbers in front of lines \(line) to \(last) are read over",
            "leave them out")
          range.start = Int32(end)
        }
        if isFence(range) {
          remark("fence", range, "a fence of Markdown round the code is read over", "leave the line out")
          blank(range)
          isFenced.toggle()
          continue
        }
      }
      readSigns(of: range)
    }
  }

  private mutating func blank(_ range: SourceRange) { for index in range.offsets { bytes[index] = 0x20 } }

  private mutating func remark(_ kind: String, _ range: SourceRange, _ message: String, _ advice: String) {
    if told.insert(kind).inserted { remarks.append(Remark(range: range, message: message, advice: advice)) }
  }

  /// The first byte of a line that is no blank.
  private func first(_ range: SourceRange) -> Int {
    var index = Int(range.start)
    while index < Int(range.end), bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// Whether a line is a fence: three backticks or tildes, and a language perhaps.
  private func isFence(_ range: SourceRange) -> Bool {
    let start = first(range)
    guard start + 3 <= Int(range.end), bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~") else {
      return false
    }
    let sign = bytes[start]
    guard bytes[start + 1] == sign, bytes[start + 2] == sign else { return false }
    return bytes[(start + 3)..<Int(range.end)].allSatisfy {
      $0 == 0x20 || $0 == 0x0D || $0 == sign || Lexer.isNameByte($0)
    }
  }

  /// Whether a line round a fence is for people: `Here's how you do it:`, `### Usage`, `**Note:** …`. No line of Swift or of a
  /// scenario is so.
  private func isProse(_ range: SourceRange) -> Bool {
    let line = bytes[range.offsets].prefix { $0 != 0x0D }
    if line.starts(with: "**".utf8) || line.starts(with: "- ".utf8) { return true }
    if line.first == UInt8(ascii: "#") { return line.first { $0 != UInt8(ascii: "#") } == 0x20 }
    // `1. Make the sheet`
    if line.first?.isDigit == true {
      let rest = line.drop { $0.isDigit }
      return rest.starts(with: ". ".utf8) && rest.dropFirst(2).first?.isCapital == true
    }
    guard line.first?.isCapital == true, let last = line.last(where: { $0 != 0x20 }), ":.!?".utf8.contains(last)
    else { return false }
    return line.filter { $0 == 0x20 }.count > 1 && !line.contains { "={}".utf8.contains($0) }
  }

  /// Lines of a run that all begin with `>`, each with the last of its run.
  private func quotedLines() -> [Int: Int] {
    runs { line, _ in
      let range = source.range(ofLine: line)
      guard !range.isEmpty, bytes[Int(range.start)] == UInt8(ascii: ">") else { return nil }
      return Int(range.start) + 1 == Int(range.end) || bytes[Int(range.start) + 1] == 0x20 ? Int(range.start) + 1 : nil
    }.mapValues { $0.last }
  }

  /// Lines of a run that begin with numbers which count up, each with the last of its run and the end of its number.
  private func numberedLines() -> [Int: (last: Int, end: Int)] {
    var numbers: [Int: Int] = [:]
    return runs { line, before in
      let range = source.range(ofLine: line)
      var index = first(range)
      // Behind a `>` the number follows.
      if index < Int(range.end), bytes[index] == UInt8(ascii: ">") {
        index = first(SourceRange(index + 1, Int(range.end)))
      }
      var number = 0
      let start = index
      while index < Int(range.end), bytes[index].isDigit, index - start < 6 {
        number = number * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      guard index > start else { return nil }
      if before, numbers[line - 1].map({ $0 + 1 != number }) ?? true { return nil }
      if index < Int(range.end) {
        switch bytes[index] {
        case UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: "."): index += 1
        case 0x20, 0x09:
          // `1 : "One",` is an entry of a dictionary.
          var next = index
          while next < Int(range.end), bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
          if next < Int(range.end), bytes[next] == UInt8(ascii: ":") { return nil }
        default: return nil
        }
      }
      numbers[line] = number
      return index
    }
  }

  /// Runs of at least three lines which pass a test, that gives the end of what is read over.
  private func runs(_ test: (_ line: Int, _ goesOn: Bool) -> Int?) -> [Int: (last: Int, end: Int)] {
    var result: [Int: (last: Int, end: Int)] = [:]
    var run: [(line: Int, end: Int)] = []
    func close() {
      if run.count >= 3, let last = run.last?.line { for entry in run { result[entry.line] = (last, entry.end) } }
      run.removeAll()
    }
    for line in 1...max(1, source.lineCount) {
      if let end = test(line, !run.isEmpty) {
        run.append((line, end))
      } else {
        close()
        if let end = test(line, false) { run.append((line, end)) }
      }
    }
    close()
    return result
  }

  // MARK: Signs

  /// Who has opened the string that is read.
  private enum Quote { case none, straight, other }

  /// What stands for another sign, outside strings and comments; what is left over at the end of the line is blank.
  private mutating func readSigns(of range: SourceRange) {
    var index = Int(range.start)
    let end = Int(range.end)
    var out: [UInt8] = []
    var quote = Quote.none
    var isChanged = false
    while index < end {
      let byte = bytes[index]
      let next = index + 1 < end ? bytes[index + 1] : 0
      if isInComment {
        if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") { isInComment = false }
      } else if quote != .none, byte == UInt8(ascii: "\\"), index + 1 < end {
        out.append(byte)
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        quote = quote == .none ? .straight : quote == .straight ? .none : quote
      } else if quote == .none, byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        break
      } else if quote == .none, byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        isInComment = true
      } else if quote != .straight, let (length, meant, entity) = sign(at: index, end), quote == .none || meant == 0x22
      {
        tell(SourceRange(index, index + length), meant, entity)
        if meant == 0x22 { quote = quote == .none ? .other : .none }
        out.append(meant)
        index += length
        isChanged = true
        continue
      }
      out.append(bytes[index])
      index += 1
    }
    guard isChanged else { return }
    out += bytes[index..<end]
    blank(range)
    for (offset, byte) in out.enumerated() { bytes[Int(range.start) + offset] = byte }
  }

  private mutating func tell(_ place: SourceRange, _ meant: UInt8, _ entity: String?) {
    let shown = String(decoding: [meant], as: UTF8.self)
    if let entity {
      let message = "'\(entity)' is read as '\(shown)': the code was copied from the source of a page"
      remark(entity, place, message, "write '\(shown)'")
    } else if meant == 0x20 {
      remark("blank", place, "a no-break space is read as a space", "write a space")
    } else {
      let written = String(decoding: bytes[place.offsets], as: UTF8.self)
      remark("curly", place, "'\(written)' is read as '\(shown)'", "write '\(shown)'")
    }
  }

  /// A sign that stands for another one: its length, what is meant, and its kind for the note of an entity.
  private func sign(at index: Int, _ end: Int) -> (Int, UInt8, String?)? {
    switch bytes[index] {
    case UInt8(ascii: "&"):
      for (text, meant) in Self.entities where bytes[index..<end].starts(with: text.utf8) {
        return (text.utf8.count, meant, text)
      }
      return nil
    case 0xC2 where hasSwift && index + 1 < end && bytes[index + 1] == 0xA0: return (2, 0x20, nil)
    case 0xE2 where hasSwift && index + 2 < end:
      switch (bytes[index + 1], bytes[index + 2]) {
      case (0x80, 0xAF): return (3, 0x20, nil)
      case (0x80, 0x9C), (0x80, 0x9D), (0x80, 0x9E): return (3, 0x22, nil)
      default: return nil
      }
    default: return nil
    }
  }

  private static let entities: [(String, UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
    ("&quot;", UInt8(ascii: "\"")), ("&#34;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
    ("&apos;", UInt8(ascii: "'")), ("&nbsp;", 0x20),
  ]
}
