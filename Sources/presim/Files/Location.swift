import PresentationModel

/// `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`, as diagnostics print it.
struct Location {
  /// The file.
  var path: String
  /// The line, from 1.
  var line: Int?
  /// Of a line of Swift that runs in several steps: which of them, from 1 (`:14@2`).
  var run: Int?

  /// Splits the operand; a file whose name ends in a colon and a number can still be named by its path.
  init(_ operand: String) {
    path = operand
    guard !Discovery.exists(operand) else { return }
    var numbers: [Int] = []
    var rest = Substring(operand)
    if let at = rest.lastIndex(of: "@"), let run = DecimalNumber.parse(rest[rest.index(after: at)...]),
      let colon = rest[..<at].lastIndex(of: ":"), DecimalNumber.parse(rest[rest.index(after: colon)..<at]) != nil
    {
      self.run = run
      rest = rest[..<at]
    }
    while numbers.count < 2, let colon = rest.lastIndex(of: ":"), colon != rest.startIndex,
      let number = DecimalNumber.parse(rest[rest.index(after: colon)...])
    {
      numbers.append(number)
      rest = rest[..<colon]
    }
    guard let line = numbers.last else {
      run = nil
      return
    }
    path = String(rest)
    self.line = line
  }

  /// What is meant by a name that no file has.
  var hint: String? {
    if Discovery.exists(path) {
      return line.map { "to ask why that line does what it does: 'presim explain \(path):\($0)'" }
    }
    if Discovery.exists(path + ".presim") {
      return "did you mean '\(path).presim\(line.map { ":\($0)" } ?? "")'?"
    }
    if let colon = path.lastIndex(of: ":"), Discovery.exists(String(path[..<colon])) {
      return "a line is a number, as in '\(path[..<colon]):12'"
    }
    // Several words that end as no file does are a question.
    return path.contains(" ") && !path.hasSuffix(".presim") && !path.hasSuffix(".swift") && !path.contains("/")
      ? Self.search(path) : nil
  }

  /// Where words are looked for that name nothing.
  static func search(_ words: String) -> String {
    let isPlain = words.utf8.allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    let shown = isPlain ? words : "\"\(words.filter { $0 != "\"" && $0 != "$" && $0 != "`" && $0 != "\\" })\""
    return "'presim rules --search \(shown)' looks for it in the rulebook"
  }
}
