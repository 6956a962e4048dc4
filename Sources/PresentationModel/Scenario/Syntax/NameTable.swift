/// Gives every distinct name one number. Names are compared as bytes, as Swift compares identifiers.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  /// Open addressing with linear probing; the count is a power of two, -1 is a free slot.
  private var slots: [Int32]

  /// What every table begins with: made once, and copied where a file enters more.
  private static let first = NameTable(Name.words, UIKitClass.allCases.map { $0.name })
  /// The names of UIKit's classes, by the class's number.
  private static let classes = UIKitClass.allCases.map { first.find($0.name) ?? Name(id: 0) }

  /// Makes a table that holds the words of the language and the names of UIKit's classes.
  package init() { self = NameTable.first }

  /// Forgets what was entered, and keeps the room for it.
  mutating func empty() {
    guard slots.count == NameTable.first.slots.count else { return self = NameTable.first }
    // The last one first: nothing was entered past it.
    for id in (NameTable.first.count..<count).reversed() {
      var slot = Int(truncatingIfNeeded: hashes[id]) & (slots.count - 1)
      while slots[slot] != Int32(truncatingIfNeeded: id) { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = -1
    }
    bytes.removeLast(bytes.count - NameTable.first.bytes.count)
    hashes.removeLast(count - NameTable.first.count)
    ends.removeLast(count - NameTable.first.count)
  }

  /// The name of one of UIKit's classes, the same in every table.
  static func name(of type: UIKitClass) -> Name { classes[Int(type.rawValue)] }

  private init(_ words: [StaticString], _ classes: [String]) {
    slots = [Int32](repeating: -1, count: 512)
    for word in words {
      word.withUTF8Buffer { _ = intern($0, 0, $0.count) }
    }
    for name in classes { _ = intern(name) }
  }

  /// How many names the table contains; their numbers are `0..<count`.
  package var count: Int { ends.count }

  /// The name's text.
  package subscript(name: Name) -> String { String(decoding: utf8(of: name), as: UTF8.self) }

  /// The name's text as bytes.
  package func utf8(of name: Name) -> ArraySlice<UInt8> {
    let index = Int(name.id)
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// Whether a name has this text: no string is made for it.
  func has(_ name: Name, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { holds(Int(name.id), $0, 0, $0.count) }
  }

  /// The name of a text, entered when it is new.
  package mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0, 0, $0.count) }
  }

  /// The name of a text, or nil when nothing entered it.
  package func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { find($0, 0, $0.count, hash: NameTable.hash($0, 0, $0.count)) }
  }

  /// The name that has the text of another table's; nil when nothing entered it.
  func find(_ name: Name, of other: NameTable) -> Name? {
    let index = Int(name.id)
    return other.bytes.withUnsafeBufferPointer {
      find($0, index == 0 ? 0 : Int(other.ends[index - 1]), Int(other.ends[index]), hash: other.hashes[index])
    }
  }

  private func find(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, hash: UInt32) -> Name? {
    let slot = slot(of: text, start, end, hash: hash)
    return slots[slot] < 0 ? nil : Name(id: slots[slot])
  }

  /// The name in `range` of `source`, entered when it is new.
  mutating func intern(_ source: [UInt8], in range: SourceRange) -> Name {
    source.withUnsafeBufferPointer { intern($0, Int(range.start), Int(range.end)) }
  }

  private mutating func intern(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Name {
    let hash = NameTable.hash(text, start, end)
    let slot = slot(of: text, start, end, hash: hash)
    if slots[slot] >= 0 { return Name(id: slots[slot]) }
    let id = Int32(ends.count)
    slots[slot] = id
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    if ends.count * 2 > slots.count { grow() }
    return Name(id: id)
  }

  /// A further name with the text of another one: whoever looks for the text finds the other one.
  mutating func twin(of name: Name) -> Name {
    let id = Int32(ends.count)
    let hash = hashes[Int(name.id)]
    bytes.append(contentsOf: Array(utf8(of: name)))
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = id
    if ends.count * 2 > slots.count { grow() }
    return Name(id: id)
  }

  private func slot(of text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if hashes[id] == hash, holds(id, text, start, end) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func holds(_ id: Int, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = id == 0 ? 0 : Int(ends[id - 1])
    guard Int(ends[id]) - first == end - start else { return false }
    return bytes.withUnsafeBufferPointer { known in
      let (mine, other) = (UnsafeRawBufferPointer(known), UnsafeRawBufferPointer(text))
      var (ours, theirs) = (first, start)
      while theirs + 8 <= end {
        guard
          mine.loadUnaligned(fromByteOffset: ours, as: UInt64.self)
            == other.loadUnaligned(fromByteOffset: theirs, as: UInt64.self)
        else { return false }
        (ours, theirs) = (ours &+ 8, theirs &+ 8)
      }
      while theirs < end, known[ours] == text[theirs] { (ours, theirs) = (ours &+ 1, theirs &+ 1) }
      return theirs == end
    }
  }

  /// Makes room for so many names.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(16 * count)
    ends.reserveCapacity(count)
    hashes.reserveCapacity(count)
    while slots.count < 2 * count { grow() }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (id, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(id)
    }
  }

  /// With a final mix: names that differ in the last digit alone must not fill neighbouring slots.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    // What a name comes to is asked for by each table's own slots alone.
    let bytes = UnsafeRawBufferPointer(text)
    func word(_ index: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
    func half(_ index: Int) -> UInt64 { UInt64(bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)) }
    let count = end &- start
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: count)
    func mix(_ next: UInt64) {
      hash = (hash ^ next) &* 0x9fb2_1c65_1e98_df25
      hash ^= hash >> 32
    }
    if count >= 8 {
      // Eight bytes at once; the last ones may be among those before.
      var index = start
      while index &+ 8 < end {
        mix(word(index))
        index = index &+ 8
      }
      mix(word(end &- 8))
    } else if count >= 4 {
      mix(half(start) | half(end &- 4) << 32)
    } else if count > 0 {
      mix(UInt64(text[start]) | UInt64(text[start &+ count / 2]) << 8 | UInt64(text[end &- 1]) << 16)
    }
    hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
