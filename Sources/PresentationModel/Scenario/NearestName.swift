/// The candidate that `name` is most likely a slip for, for a "did you mean": the fewest insertions, deletions,
/// replacements and swaps of neighbours away, at most `limit`; the first of equals. Nil when none is that near.
/// Without a limit, a name of `n` letters may have `n / 4` slips, at least one and at most three; of one or two letters
/// none.
package func nearestName(to name: String, in candidates: some Sequence<String>, within limit: Int? = nil) -> String? {
  guard name.utf8.count <= longestWithNeighbours else { return nil }
  let letters = Array(name.unicodeScalars)
  var bound = limit ?? (letters.count < 3 ? 0 : max(1, min(3, letters.count / 4)))
  var nearest: String? = nil
  let wanted = letterMask(name)
  for candidate in candidates {
    // A scalar is one to four bytes: size excludes most candidates.
    let size = candidate.utf8.count
    guard size >= letters.count - bound, size <= 4 * (letters.count + bound) else { continue }
    // An edit changes at most two letters, each of one byte, or of four beyond ASCII.
    let found = letterMask(candidate)
    let most = (wanted.isASCII && found.isASCII ? 2 : 8) * bound
    guard (found.mask ^ wanted.mask).nonzeroBitCount <= most else { continue }
    guard let distance = editDistance(letters, Array(candidate.unicodeScalars), within: bound) else { continue }
    nearest = candidate
    if distance == 0 { break }
    bound = distance - 1
  }
  return nearest
}

/// Which bytes a text has, each taken for one of 64, and whether they are ASCII.
private func letterMask(_ text: String) -> (mask: UInt64, isASCII: Bool) {
  var mask: UInt64 = 0
  var all: UInt8 = 0
  for byte in text.utf8 {
    mask |= 1 << UInt64(byte & 63)
    all |= byte
  }
  return (mask, all < 0x80)
}

/// No one means another name by one that is longer than this.
let longestWithNeighbours = 200

/// Whether a word is another one without one of its letters.
func lacks(_ wanted: [UInt8], at row: Int, _ letters: [UInt8]) -> Bool {
  var shorter = wanted
  shorter.remove(at: row)
  return shorter == letters
}

/// Whether a word is another one with one of its letters twice.
func doubles(_ wanted: [UInt8], at row: Int, _ letters: [UInt8]) -> Bool {
  var longer = wanted
  longer.insert(wanted[row], at: row)
  return longer == letters
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two texts, or nil when it is more
/// than `limit`. Takes time in the length times the limit: only a band round the diagonal is looked at.
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], within limit: Int) -> Int? {
  guard limit >= 0, a.count - b.count <= limit, b.count - a.count <= limit else { return nil }
  let far = limit + 1
  var beforeLast = [Int](repeating: far, count: b.count + 1)
  var last = (0...b.count).map { min($0, far) }
  var row = [Int](repeating: far, count: b.count + 1)
  for i in 0..<a.count {
    let first = max(0, i - limit)
    let end = min(b.count, i + limit + 1)
    row[first] = first == 0 ? min(i + 1, far) : far
    var nearest = row[first]
    for j in first..<max(first, end) {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), min(row[j], last[j + 1]) + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row[j + 1] = min(cost, far)
      nearest = min(nearest, row[j + 1])
    }
    if nearest > limit { return nil }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}

/// What tells a name from most others before their letters are compared: how long it is, and which letters it has, small or
/// capital.
struct NameShape: Sendable {
  private var count = 0
  private var letters: UInt32 = 0
  private(set) var isASCII = true

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      count += 1
      letters |= 1 << UInt32(byte & 31)
      if byte >= 0x80 { isASCII = false }
    }
  }

  /// Whether so many edits may make one name of the other.
  func isNear(_ other: NameShape, within edits: Int) -> Bool {
    guard isASCII, other.isASCII else { return true }
    // An edit changes two letters at most.
    return abs(count - other.count) <= edits && (letters ^ other.letters).nonzeroBitCount <= 2 * edits
  }
}

/// The names of a file by their shapes, and by what they are with a letter taken out, small or capital.
struct NameShapes: Sendable {
  private(set) var all: [NameShape] = []
  private var index = OneEditIndex()
  /// How many names the index has, and how often it was asked: an entry costs as much as some hundred looks at a shape.
  private var (indexed, asked) = (0, 0)
  /// The names that are not ASCII: a letter of theirs is more than one byte.
  private var others: [Int32] = []

  /// Enters the names that are new.
  mutating func grow(_ names: NameTable) {
    while all.count < names.count {
      let shape = NameShape(names.utf8(of: Name(id: Int32(all.count))))
      if !shape.isASCII { others.append(Int32(all.count)) }
      all.append(shape)
    }
  }

  /// The numbers of the names that may be one letter away from a word; each once.
  mutating func candidates(_ word: String, _ names: NameTable) -> [Int32] {
    let shape = NameShape(word.utf8)
    guard shape.isASCII else { return all.indices.map { Int32($0) } }
    let small = Self.small(word.utf8)
    asked += 1
    guard asked > 32 else {
      let hashes = Set(OneEditIndex.hashes(small))
      let near = all.indices.filter { row in
        all[row].isASCII && all[row].isNear(shape, within: 1)
          && OneEditIndex.hashes(Self.small(names.utf8(of: Name(id: Int32(row))))).contains { hashes.contains($0) }
      }
      return near.map { Int32($0) } + others
    }
    while indexed < all.count {
      let id = Int32(indexed)
      if all[indexed].isASCII { index.insert(Self.small(names.utf8(of: Name(id: id))), id) }
      indexed += 1
    }
    return Set(index.candidates(small)).sorted() + others
  }

  private static func small(_ bytes: some Sequence<UInt8>) -> ArraySlice<UInt8> {
    bytes.map { $0.isCapital ? $0 | 0x20 : $0 }[...]
  }
}
