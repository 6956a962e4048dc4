import PresentationModel

/// A file with its blocks of `expect hierarchy` and `expect events` rewritten to what came; every other byte as it was.
struct BlockUpdate {
  /// The new file.
  let bytes: [UInt8]
  /// How many blocks are new.
  let count: Int

  /// Nil if nothing can be rewritten.
  init?(_ file: ScenarioFile, _ program: Program, failures: [FailureReport]) {
    self.init(file, [(program, failures)])
  }

  /// Of several versions, writes what came under all that have the block; nil if nothing can be rewritten.
  init?(_ file: ScenarioFile, _ runs: [(program: Program, failures: [FailureReport])]) {
    var replacements: [(start: Int, end: Int, bytes: [UInt8])] = []
    for (expectation, actual) in Self.common(runs) {
      guard let replacement = Self.replacement(of: expectation, by: actual, in: file.bytes) else { continue }
      replacements.append(replacement)
    }
    guard !replacements.isEmpty else { return nil }
    replacements.sort { $0.start < $1.start }
    var result: [UInt8] = []
    result.reserveCapacity(file.bytes.count)
    var position = 0
    for replacement in replacements where replacement.start >= position {
      result += file.bytes[position..<replacement.start]
      result += replacement.bytes
      position = replacement.end
    }
    result += file.bytes[position...]
    bytes = result
    count = replacements.count
  }

  /// Blocks that failed in the same way under every version that has them.
  private static func common(_ runs: [(program: Program, failures: [FailureReport])]) -> [(Expectation, String)] {
    var failed: [ByteRange: (actual: String?, count: Int)] = [:]
    var order: [Expectation] = []
    for run in runs {
      for (expectation, actual) in blocks(run.program, run.failures) {
        if let earlier = failed[expectation.range] {
          failed[expectation.range] = (earlier.actual == actual ? actual : nil, earlier.count + 1)
        } else {
          failed[expectation.range] = (actual, 1)
          order.append(expectation)
        }
      }
    }
    guard !order.isEmpty else { return [] }
    var having: [ByteRange: Int] = [:]
    for run in runs { for expectation in run.program.expectations { having[expectation.range, default: 0] += 1 } }
    return order.compactMap { expectation in
      guard let found = failed[expectation.range], let actual = found.actual,
        found.count == having[expectation.range]
      else { return nil }
      return (expectation, actual)
    }
  }

  /// Blocks that failed with what came; a block that failed more than once, with different texts, cannot be right.
  private static func blocks(_ program: Program, _ failures: [FailureReport]) -> [(Expectation, String)] {
    var found: [ExpectationID: String?] = [:]
    var order: [ExpectationID] = []
    for failure in failures {
      guard let id = failure.expectation, program.expectations[Int(id.index)].kind.isExactBlock else { continue }
      if let earlier = found[id] {
        if earlier != failure.actual { found[id] = .some(nil) }
      } else {
        found[id] = .some(failure.actual)
        order.append(id)
      }
    }
    return order.compactMap { id in
      guard case .some(.some(let actual)) = found[id], !actual.isEmpty else { return nil }
      return (program.expectations[Int(id.index)], actual)
    }
  }

  /// The new lines, each with the block's indentation and the file's line end.
  private static func replacement(
    of expectation: Expectation, by actual: String, in bytes: [UInt8]
  ) -> (start: Int, end: Int, bytes: [UInt8])? {
    let newline = UInt8(ascii: "\n")
    let blank = UInt8(ascii: " ")
    let lineEnd: [UInt8] =
      bytes.firstIndex(of: newline).map { $0 > 0 && bytes[$0 - 1] == 13 } ?? false ? [13, 10] : [10]
    var lines = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    var start: Int
    var end: Int
    var indentation = expectation.blockIndentation
    var text: [UInt8] = []
    if let block = expectation.block, block.end > block.start {
      start = Int(block.start)
      while start > 0, bytes[start - 1] == blank { start -= 1 }
      end = Int(block.end)
      if end > start, bytes[end - 1] == newline { end -= 1 }
      if end > start, bytes[end - 1] == 13 { end -= 1 }
    } else {
      // `expect events` without a line below it: the block begins after the line.
      start = Int(expectation.range.start)
      var column = 0
      while start > column, bytes[start - column - 1] == blank { column += 1 }
      indentation = column + 2
      while start < bytes.count, bytes[start] != newline, bytes[start] != 13 { start += 1 }
      end = start
      text = lineEnd
    }
    guard start <= end, end <= bytes.count else { return nil }
    let blanks = [UInt8](repeating: blank, count: indentation)
    for (row, line) in lines.enumerated() {
      if row > 0 { text += lineEnd }
      if !line.isEmpty { text += blanks + Array(line.utf8) }
    }
    return (start, end, text)
  }
}

extension Expectation.Kind {
  /// Whether it compares a whole block: what `--update` can rewrite.
  var isExactBlock: Bool {
    switch self {
    case .hierarchy, .events: true
    default: false
    }
  }
}
