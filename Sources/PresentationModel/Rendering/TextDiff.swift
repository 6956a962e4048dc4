/// Two texts compared line by line: what failures of expectations show.
package struct TextDiff: Sendable {
  /// What became of a line.
  package enum Change: UInt8, Sendable { case same, removed, added }
  /// One line of the comparison.
  package struct Line: Sendable, Equatable {
    /// What became of it.
    package var change: Change
    /// Its text.
    package var text: String
    /// Makes a line.
    package init(_ change: Change, _ text: String) {
      self.change = change
      self.text = text
    }
  }
  /// The lines, in order; removed lines come before those that were added in their place.
  package private(set) var lines: [Line] = []

  /// More pairs of lines than this are not compared: the old ones are shown, then the new ones.
  static let mostPairs = 4_000_000

  /// Compares two texts given as lines. Time and space are linear, but for the middle part that differs.
  package init(expected: [String], actual: [String]) {
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

  /// By the longest common subsequence. Lines in only one of the texts take no part: the table has rows and columns of
  /// the other lines only.
  private mutating func compareMiddle(_ old: ArraySlice<String>, _ new: ArraySlice<String>) {
    guard !old.isEmpty, !new.isEmpty, old.count < Self.mostPairs / (new.count + 1) else {
      for line in old { lines.append(Line(.removed, line)) }
      for line in new { lines.append(Line(.added, line)) }
      return
    }
    let table = Table(old, new)
    var i = 0
    var j = 0
    while i < table.old.count || j < table.new.count {
      if i < table.old.count, j < table.new.count, table.old[i] == table.new[j] {
        lines.append(Line(.same, old[old.startIndex + i]))
        i += 1
        j += 1
      } else if i < table.old.count, j == table.new.count || table.longest(i + 1, j) >= table.longest(i, j + 1) {
        lines.append(Line(.removed, old[old.startIndex + i]))
        i += 1
      } else {
        lines.append(Line(.added, new[new.startIndex + j]))
        j += 1
      }
    }
  }

  /// The lengths of the longest common subsequences of the rest of two texts after any two lines.
  private struct Table {
    /// The lines as numbers: like ones have the same.
    let old: [Int32]
    let new: [Int32]
    /// For every line how many before it are in both texts: its row, its column.
    private let rows: [Int]
    private let columns: [Int]
    private let width: Int
    private let longest: [Int32]
    /// How many lines both have, where they have them in the same order; -1 where they have not.
    private let shared: Int

    init(_ oldLines: ArraySlice<String>, _ newLines: ArraySlice<String>) {
      var numbers: [String: Int32] = [:]
      func number(_ line: String) -> Int32 {
        if let number = numbers[line] { return number }
        let number = Int32(truncatingIfNeeded: numbers.count)
        numbers[line] = number
        return number
      }
      old = oldLines.map { number($0) }
      let known = Int32(truncatingIfNeeded: numbers.count)
      new = newLines.map { number($0) }
      var isNew = [Bool](repeating: false, count: numbers.count)
      for line in new { isNew[Int(line)] = true }
      let a = old.filter { isNew[Int($0)] }
      let b = new.filter { $0 < known }
      rows = Table.counts(old) { isNew[Int($0)] }
      columns = Table.counts(new) { $0 < known }
      width = b.count + 1
      shared = a == b ? a.count : -1
      // Lines that changed in their places: what the rest has in common is the shorter rest.
      if a == b {
        longest = []
        return
      }
      var longest = [Int32](repeating: 0, count: (a.count + 1) * width)
      for i in stride(from: a.count - 1, through: 0, by: -1) {
        for j in stride(from: b.count - 1, through: 0, by: -1) {
          longest[i * width + j] =
            a[i] == b[j]
            ? longest[(i + 1) * width + j + 1] + 1
            : max(longest[(i + 1) * width + j], longest[i * width + j + 1])
        }
      }
      self.longest = longest
    }

    func longest(_ i: Int, _ j: Int) -> Int32 {
      guard shared < 0 else { return Int32(truncatingIfNeeded: shared - max(rows[i], columns[j])) }
      return longest[rows[i] * width + columns[j]]
    }

    private static func counts(_ lines: [Int32], _ isShared: (Int32) -> Bool) -> [Int] {
      var counts = [0]
      counts.reserveCapacity(lines.count + 1)
      for line in lines { counts.append(counts[counts.count - 1] + (isShared(line) ? 1 : 0)) }
      return counts
    }
  }

  /// Lines that changed with `context` lines around them; nil for lines left out.
  package func excerpt(context: Int) -> [Line?] {
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
