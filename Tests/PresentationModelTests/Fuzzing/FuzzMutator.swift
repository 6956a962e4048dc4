/// Small changes of a text by lines and words, decided by a seed alone.
struct FuzzMutator {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

  /// A number from 0 to `bound` - 1; 0 where there is none.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound > 0 ? Int(truncatingIfNeeded: (state >> 11) % UInt64(bound)) : 0
  }

  mutating func change(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0...below(3) { changeOnce(&lines, bytes) }
    return Array(lines.joined(separator: [0x0a]))
  }

  private mutating func changeOnce(_ lines: inout [[UInt8]], _ bytes: [UInt8]) {
    guard !lines.isEmpty else { return lines.append(Array(FuzzWords.statement(&self).utf8)) }
    let here = below(lines.count)
    switch below(10) {
    case 0: lines.remove(at: here)
    case 1: lines.insert(lines[here], at: below(lines.count + 1))
    case 2: lines.swapAt(here, below(lines.count))
    case 3: lines[here] = Array("begin ".utf8) + lines[here]
    case 4: lines.insert(Array((below(2) == 0 ? "finish" : "cancel").utf8), at: here)
    case 5: lines[here] = Array("turn { ".utf8) + lines[here] + Array(" }".utf8)
    case 6: lines[here] = (below(2) == 0 ? [0x20, 0x20] : []) + lines[here].drop { $0 == 0x20 && below(3) > 0 }
    case 7: lines.insert(Array(FuzzWords.statement(&self).utf8), at: here)
    default: replaceWord(in: &lines[here], bytes)
    }
  }

  /// Puts another word of the file or the language in the place of one.
  private mutating func replaceWord(in line: inout [UInt8], _ bytes: [UInt8]) {
    let places = words(line)
    guard !places.isEmpty else { return }
    let place = places[below(places.count)]
    let others = words(bytes)
    let word =
      below(2) == 0 && !others.isEmpty
      ? Array(bytes[others[below(others.count)]]) : Array(FuzzWords.all[below(FuzzWords.all.count)].utf8)
    line.replaceSubrange(place, with: word)
  }

  private func words(_ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isWord = byte >= 0x61 && byte <= 0x7a || byte >= 0x41 && byte <= 0x5a || byte >= 0x30 && byte <= 0x39
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        result.append(first..<index)
        start = nil
      }
    }
    if let first = start { result.append(first..<bytes.count) }
    return result
  }
}
