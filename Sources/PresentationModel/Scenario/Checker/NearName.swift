/// How near two names are, and which of many is nearest.
enum NearName {
  /// The number of insertions, deletions, replacements and swaps of neighbours that lead from one text to the other;
  /// `limit + 1` where it takes more than `limit`.
  static func distance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>, limit: Int) -> Int {
    let first = Array(a)
    let second = Array(b)
    if abs(first.count - second.count) > limit { return limit + 1 }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for i in 0..<first.count {
      var row = [Int](repeating: i + 1, count: second.count + 1)
      var best = row[0]
      for j in 0..<second.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (same(first[i], second[j]) ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row[j + 1] = cost
        best = min(best, cost)
      }
      if best > limit { return limit + 1 }
      (beforeLast, last) = (last, row)
    }
    return min(last[second.count], limit + 1)
  }

  /// How many edits still make a likely slip in a name of that length.
  static func tolerance(_ count: Int) -> Int { count < 3 ? 0 : count < 6 ? 1 : count < 12 ? 2 : 3 }

  /// The text's bytes.
  static func bytes(_ text: String) -> ArraySlice<UInt8> { ArraySlice(text.utf8) }

  private static func same(_ a: UInt8, _ b: UInt8) -> Bool { a == b || (a ^ b == 0x20 && (a | 0x20) >= 0x61 && (a | 0x20) <= 0x7a) }
}

/// Finds, among many names, one that is a single edit away, in time that does not grow with their number: two names
/// one edit apart have a common text among themselves and what is left of them with one byte taken out.
struct OneEditIndex {
  private var buckets: [UInt64: [Int32]] = [:]

  init() {}

  /// Enters a name under a number of the caller's.
  mutating func insert(_ name: ArraySlice<UInt8>, _ number: Int32) {
    for hash in Self.hashes(name) { buckets[hash, default: []].append(number) }
  }

  /// The numbers of the names that may be one edit away.
  func candidates(_ name: ArraySlice<UInt8>) -> [Int32] {
    var result: [Int32] = []
    for hash in Self.hashes(name) { if let found = buckets[hash] { result += found } }
    return result
  }

  /// Hashes of the name and of the name with one byte taken out, each once.
  private static func hashes(_ name: ArraySlice<UInt8>) -> [UInt64] {
    var result: [UInt64] = []
    for hole in (name.startIndex - 1)..<name.endIndex {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for index in name.indices where index != hole { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01b3 }
      if !result.contains(hash) { result.append(hash) }
    }
    return result
  }
}
