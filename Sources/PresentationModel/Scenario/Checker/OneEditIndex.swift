/// Finds, among many names, one that is a single edit away, in time that does not grow with their number: two names
/// one edit apart have a common text among themselves and what is left of them with one byte taken out.
struct OneEditIndex {
  private var buckets: [UInt64: [Int32]] = [:]

  private static let base: UInt64 = 0x9e37_79b9_7f4a_7c15
  /// `base &* inverse` is 1.
  private static let inverse: UInt64 = 0xf1de_83e1_9937_733d

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

  /// Hashes of the name and of the name with one byte taken out, each once; of a name that is too long to be mistaken
  /// for another, none.
  static func hashes(_ name: ArraySlice<UInt8>) -> [UInt64] {
    var result: [UInt64] = []
    guard name.count <= longestWithNeighbours else { return result }
    result.reserveCapacity(name.count + 1)
    // Numbers whose digits are the bytes: without one byte it is the bytes before it, moved up, and the bytes after it.
    var behind: UInt64 = 0
    for byte in name { behind = behind &* base &+ UInt64(byte) &+ 1 }
    result.append(behind)
    var weight: UInt64 = 1
    for _ in name.dropFirst() { weight = weight &* base }
    var before: UInt64 = 0
    var last: UInt8?
    for byte in name {
      let digit = UInt64(byte) &+ 1
      behind = behind &- digit &* weight
      // Of like bytes in a row it makes no difference which is gone.
      if byte != last { result.append(before &* weight &+ behind) }
      before = before &* base &+ digit
      weight = weight &* inverse
      last = byte
    }
    return result
  }
}

/// A quick no to most pairs of names, before their distance is counted.
enum OneEdit {
  /// Whether one insertion, deletion, replacement or swap may lead from one name to the other: what they begin with and
  /// what they end with alike leaves at most two bytes of each.
  static func mayJoin(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
    b.withUnsafeBufferPointer { mayJoin(a, $0) }
  }

  static func mayJoin(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in b.withUTF8 { mayJoin(a, $0) } }
  }

  static func mayJoin(_ a: ArraySlice<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    a.withUnsafeBufferPointer { mayJoin($0, b) }
  }

  private static func mayJoin(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let shorter = min(a.count, b.count)
    var start = 0
    while start < shorter, a[start] == b[start] { start += 1 }
    // The first of the bytes that would have to be equal at the end excludes most names.
    let wanted = max(a.count, b.count) - 2 - start
    guard wanted > 0 else { return true }
    guard a[a.count - wanted] == b[b.count - wanted] else { return false }
    var end = 0
    while end < shorter, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    return start + end + 2 >= max(a.count, b.count)
  }
}

/// The names of UIKit's classes and the system's, with their lengths: a class of a file costs a look at those that are about
/// as long.
struct ClassNames: Sendable {
  private var names: [String] = []
  private var lengths: [UInt8] = []

  private static let all = ClassNames()

  private init() {
    names.reserveCapacity(96)
    lengths.reserveCapacity(96)
    for type in UIKitClass.allCases where type.canBeNamed { enter(type.name) }
    for row in SystemClass.all.indices { enter(SystemClass.all[row].name) }
  }

  private mutating func enter(_ name: String) {
    names.append(name)
    lengths.append(UInt8(truncatingIfNeeded: name.utf8.count))
  }

  /// Whether two names that differ by one letter are meant to: a plural, a number, a letter that stands as a word.
  /// `OrderViewController` and `OrdersViewController`, `Step1VC` and `Step2VC`, `PageAVC` and `PageBVC`.
  static func areSiblings(_ a: String, _ b: String) -> Bool {
    let (short, long) = a.utf8.count <= b.utf8.count ? (Array(a.utf8), Array(b.utf8)) : (Array(b.utf8), Array(a.utf8))
    var start = 0
    while start < short.count, short[start] == long[start] { start += 1 }
    guard start < long.count else { return false }
    let letter = long[start]
    let next = start + 1 < long.count ? long[start + 1] : nil
    let endsWord = next.map { $0.isCapital || $0.isDigit } ?? true
    let isReplaced = short.count == long.count
    if letter.isDigit || isReplaced && short[start].isDigit { return true }
    // `AViewController` and `BViewController`: a word of one letter is another word.
    if isReplaced, start == 0, endsWord, letter.isCapital, short[0].isCapital { return true }
    guard endsWord, start > 0 else { return false }
    if !isReplaced, letter == UInt8(ascii: "s") { return true }
    let isOther = !isReplaced || short[start].isCapital
    return letter.isCapital && isOther && letter != next && !long[start - 1].isCapital
  }

  /// The first of them that may be at edit distance one and satisfies `isNear`.
  static func near(_ word: ArraySlice<UInt8>, _ isNear: (String) -> Bool) -> String? {
    let all = all
    for (row, length) in all.lengths.enumerated() where Int(length) &- word.count <= 1 && word.count &- Int(length) <= 1
    {
      var name = all.names[row]
      if name.withUTF8({ OneEdit.mayJoin(word, $0) }), isNear(name) { return name }
    }
    return nil
  }
}
