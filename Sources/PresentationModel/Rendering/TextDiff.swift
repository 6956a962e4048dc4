/// Two texts compared line by line: what failures of expectations show.
public struct TextDiff: Sendable {
  /// What became of a line.
  public enum Change: UInt8, Sendable { case same, removed, added }
  /// One line of the comparison.
  public struct Line: Sendable, Equatable {
    /// What became of it.
    public var change: Change
    /// Its text.
    public var text: String
    /// Makes a line.
    public init(_ change: Change, _ text: String) {
      self.change = change
      self.text = text
    }
  }
  /// The lines, in order; those that were removed stand before those that were added in their place.
  public private(set) var lines: [Line] = []

  /// More pairs of lines than this are not compared: the old ones are shown, then the new ones.
  static let mostPairs = 4_000_000

  /// Compares two texts given as lines. Time and space are linear, but for the middle part that differs.
  public init(expected: [String], actual: [String]) {
    var head = 0
    while head < expected.count, head < actual.count, expected[head] == actual[head] { head += 1 }
    var tail = 0
    while tail < expected.count - head, tail < actual.count - head,
      expected[expected.count - 1 - tail] == actual[actual.count - 1 - tail]
    { tail += 1 }
    for line in expected[..<head] { lines.append(Line(.same, line)) }
    compareMiddle(expected[head..<(expected.count - tail)], actual[head..<(actual.count - tail)])
    for line in expected[(expected.count - tail)...] { lines.append(Line(.same, line)) }
  }

  /// By the longest common subsequence.
  private mutating func compareMiddle(_ old: ArraySlice<String>, _ new: ArraySlice<String>) {
    let width = new.count + 1
    guard !old.isEmpty, !new.isEmpty, old.count < Self.mostPairs / width else {
      for line in old { lines.append(Line(.removed, line)) }
      for line in new { lines.append(Line(.added, line)) }
      return
    }
    let a = Array(old)
    let b = Array(new)
    var longest = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        longest[i * width + j] =
          a[i] == b[j]
          ? longest[(i + 1) * width + j + 1] + 1
          : max(longest[(i + 1) * width + j], longest[i * width + j + 1])
      }
    }
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        lines.append(Line(.same, a[i]))
        i += 1
        j += 1
      } else if i < a.count, j == b.count || longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
        lines.append(Line(.removed, a[i]))
        i += 1
      } else {
        lines.append(Line(.added, b[j]))
        j += 1
      }
    }
  }

  /// Lines that changed with `context` lines around them; nil stands for lines left out.
  public func excerpt(context: Int) -> [Line?] {
    var isKept = [Bool](repeating: false, count: lines.count)
    for (row, line) in lines.enumerated() where line.change != .same {
      for near in max(0, row - context)...min(lines.count - 1, row + context) { isKept[near] = true }
    }
    var result: [Line?] = []
    for (row, line) in lines.enumerated() {
      if isKept[row] {
        result.append(line)
      } else if result.last != .some(nil) {
        result.append(nil)
      }
    }
    return result
  }
}
