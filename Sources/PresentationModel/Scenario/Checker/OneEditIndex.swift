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
