/// Finds what was meant by a word that is not known.
enum Nearest {
  /// The candidate that the fewest insertions, deletions, replacements and swaps lead to; nil if none is near.
  static func to(_ word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let found = distance(letters, other)
      // A beginning is as good as one slip.
      let value = letters.count >= 2 && other.starts(with: letters) ? min(found, 1) : found
      if value <= max(1, other.count / 3), value < best?.distance ?? Int.max { best = (candidate, value) }
    }
    return best?.name
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty, a.count <= 64, b.count <= 64 else { return max(a.count, b.count) }
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        rows[i][j] = min(replaced, rows[i - 1][j] + 1, rows[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[a.count][b.count]
  }
}
