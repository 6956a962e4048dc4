/// The lines that a step printed, or those of its events, for expectations that look for one: however many look, and
/// however much came, a failure shows a few lines.
struct NearestLines: Sendable {
  /// How many there are.
  let count: Int
  /// Each text once, in the order in which they came.
  private var lines: [String] = []
  private var known: Set<String> = []
  /// Their rows in the order of the alphabet, read from the beginning and from the end; made by the first failure.
  private var fromStart: [Int] = []
  private var fromEnd: [Int] = []

  /// More lines than this are not shown.
  private static let most = 10

  init(_ all: [String]) {
    count = all.count
    for line in all where known.insert(line).inserted { lines.append(line) }
  }

  /// Whether a line has this text.
  func has(_ text: String) -> Bool { known.contains(text) }

  /// What a failure shows of many lines: the first ones.
  func first() -> String { excerpt(Array(lines.indices.prefix(Self.most))) }

  /// What a failure shows of many lines: those that begin and those that end most like the text that was looked for, in
  /// the order in which they came.
  ///
  /// Complexity: O(log lines), the first time O(lines × log lines).
  mutating func nearest(to text: String) -> String {
    guard lines.count > Self.most else { return first() }
    if fromStart.isEmpty {
      let lines = lines
      fromStart = lines.indices.sorted { lines[$0].utf8.lexicographicallyPrecedes(lines[$1].utf8) }
      fromEnd = lines.indices.sorted {
        lines[$0].utf8.reversed().lexicographicallyPrecedes(lines[$1].utf8.reversed())
      }
    }
    let wanted = Array(text.utf8.reversed())
    var chosen = neighbours(fromStart, Self.most / 2) { lines[$0].utf8.lexicographicallyPrecedes(text.utf8) }
    let others = neighbours(fromEnd, Self.most) { lines[$0].utf8.reversed().lexicographicallyPrecedes(wanted) }
    for row in others where chosen.count < Self.most && !chosen.contains(row) { chosen.append(row) }
    return excerpt(chosen.sorted())
  }

  /// So many rows of a sorted list round the place where a text would stand, the nearest first.
  private func neighbours(_ rows: [Int], _ most: Int, _ isBefore: (Int) -> Bool) -> [Int] {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(rows[middle]) { low = middle + 1 } else { high = middle }
    }
    var result: [Int] = []
    var (before, behind) = (low - 1, low)
    while result.count < most, before >= 0 || behind < rows.count {
      if behind < rows.count { result.append(rows[behind]) }
      if before >= 0, result.count < most { result.append(rows[before]) }
      (before, behind) = (before - 1, behind + 1)
    }
    return result
  }

  private func excerpt(_ rows: [Int]) -> String {
    var text = rows.map { lines[$0] }.joined(separator: "\n")
    if rows.count < lines.count { text += "\n… and \(lines.count - rows.count) other lines" }
    return text
  }
}
