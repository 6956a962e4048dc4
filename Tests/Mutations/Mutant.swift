/// One change of a source that a test ought to notice.
struct Mutant {
  enum Kind: String, CaseIterable {
    /// A condition, or a part of one between commas, is the opposite.
    case inverted
    /// What a condition binds is never there.
    case never
    /// A statement is left out.
    case dropped
    /// An operand of `&&` or `||` is left out.
    case without
  }

  let kind: Kind
  /// Path below `Sources/PresentationModel`.
  let path: String
  let line: Int
  /// What is changed, on one line.
  let text: String
  /// The bytes that it changes, and what is put before and behind them; `#` stands for the mutant's number.
  let range: Range<Int>
  let opening: String
  let closing: String
  /// The function that it stands in: its bytes.
  let function: Range<Int>

  /// How many lines of the source it takes.
  let lines: Int

  /// What the list of equals knows it by: no line, which the next change would move.
  var key: String { "\(path): \(kind.rawValue): \(text)" }
}

extension Mutant {
  /// A source with mutants in it, each behind its number. Lines stay lines.
  static func source(_ bytes: [UInt8], with mutants: [(number: Int, mutant: Mutant)]) -> [UInt8] {
    var insertions: [(at: Int, isOpening: Bool, width: Int, number: Int, text: String)] = []
    for (number, mutant) in mutants {
      let width = mutant.range.count
      insertions.append((mutant.range.lowerBound, true, width, number, mutant.opening))
      insertions.append((mutant.range.upperBound, false, width, number, mutant.closing))
    }
    // At one place: what ends there before what begins; the inner ends first, the outer begins first.
    insertions.sort { a, b in
      if a.at != b.at { return a.at < b.at }
      if a.isOpening != b.isOpening { return !a.isOpening }
      if a.width != b.width { return a.isOpening ? a.width > b.width : a.width < b.width }
      return a.isOpening ? a.number < b.number : a.number > b.number
    }
    var result: [UInt8] = []
    var position = 0
    for insertion in insertions {
      result += bytes[position..<insertion.at]
      position = insertion.at
      result +=
        insertion.text.split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: "\(insertion.number)").utf8
    }
    return result + bytes[position...]
  }
}
