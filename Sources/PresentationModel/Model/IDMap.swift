/// What has a number that identifies it among its kind: the key of an ``IDMap``.
protocol PackedKey: Sendable {
  /// The number.
  var packed: UInt64 { get }
  /// The key of a number.
  init(packed: UInt64)
}

/// A key that is a row of a table.
protocol RowKey: PackedKey {
  var index: Int32 { get }
  init(_ index: Int32)
}

extension RowKey {
  /// The key of a row.
  @inline(__always)
  init(row: Int) { self.init(Int32(truncatingIfNeeded: row)) }

  var packed: UInt64 { UInt64(UInt32(bitPattern: index)) }
  init(packed: UInt64) { self.init(Int32(truncatingIfNeeded: packed)) }
}

/// Values of few out of many: a dictionary for keys that are numbers.
///
/// Its order is that of entering, so that what walks over it does the same in every run; and it needs nothing at run
/// time that would have to be looked up once, which for a dictionary costs more than a whole presentation.
struct IDMap<Key: PackedKey, Value: Sendable>: Sendable {
  private var index = NumberIndex()
  private var contents: [Value] = []
  private var journal = Journal<Change>()

  private enum Change: Sendable {
    /// A key was appended.
    case entered
    case replaced(Int, Value)
    /// A key has gone, and the last one has come into its row.
    case removed(Int, UInt64, Value)
  }

  /// The value of a key, or none. Complexity: O(1).
  subscript(key: Key) -> Value? {
    get { index.row(of: key.packed).map { contents[$0] } }
    // What is known to be a value or none where it is written costs no look at run time.
    @inline(__always) set { if let newValue { put(newValue, key) } else { remove(key) } }
    _modify {
      // Out of the array while it is changed: a list in it is not copied.
      var value: Value?
      var old: Value?
      let row = index.row(of: key.packed)
      if let row {
        if journal.isOpen { old = contents[row] }
        value = take(row)
      }
      yield &value
      if let row, let value {
        contents.append(value)
        contents.swapAt(row, contents.count - 1)
        if let old { journal.note(.replaced(row, old)) }
      } else if let row {
        index.remove(key.packed)
        if let old { journal.note(.removed(row, key.packed, old)) }
      } else if let value {
        put(value, key)
      }
    }
  }

  /// The value of a key, inserted where there is none.
  subscript(key: Key, default standard: @autoclosure () -> Value) -> Value {
    get { self[key] ?? standard() }
    _modify {
      let row = index.enter(key.packed)
      if row == contents.count {
        if journal.isOpen { journal.note(.entered) }
        contents.append(standard())
      } else if journal.isOpen {
        journal.note(.replaced(row, contents[row]))
      }
      yield &contents[row]
    }
  }

  /// Reads the value of a key in place: of a large one only what is used is copied.
  @inline(__always)
  func look<Answer>(_ key: Key, _ at: (UnsafePointer<Value>) -> Answer) -> Answer? {
    guard let row = index.row(of: key.packed) else { return nil }
    // A pointer, as a borrowed value is copied all the same.
    return contents.withUnsafeBufferPointer { $0.baseAddress.map { at($0 + row) } }
  }

  /// Whether a key has a value.
  func has(_ key: Key) -> Bool { index.row(of: key.packed) != nil }

  /// The keys, in the order of entering.
  var keys: [Key] { index.keys.map { Key(packed: $0) } }
  /// Their values, in the same order.
  var values: [Value] { contents }

  /// Forgets everything.
  mutating func removeAll() {
    if index.keys.isEmpty { return }
    guard journal.isOpen else { return self = IDMap() }
    while let last = index.keys.last { remove(Key(packed: last)) }
  }

  private mutating func put(_ value: consuming Value, _ key: Key) {
    let row = index.enter(key.packed)
    if row < contents.count {
      if journal.isOpen { journal.note(.replaced(row, contents[row])) }
      contents[row] = value
    } else {
      if journal.isOpen { journal.note(.entered) }
      contents.append(value)
    }
  }

  private mutating func remove(_ key: Key) {
    guard let row = index.remove(key.packed) else { return }
    let old = take(row)
    if journal.isOpen { journal.note(.removed(row, key.packed, old)) }
  }

  /// Takes a value out; the last one comes into its row, as in the index.
  private mutating func take(_ row: Int) -> Value {
    contents.swapAt(row, contents.count - 1)
    return contents.removeLast()
  }
}

extension IDMap: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { index.keys.count }
  subscript(position: Int) -> (key: Key, value: Value) { (Key(packed: index.keys[position]), contents[position]) }
}

extension IDMap: Recorded {
  var isRecording: Bool { journal.isOpen }

  mutating func record() { journal.open() }

  mutating func stopRecording() { journal.close() }

  @inline(__always)
  mutating func mark(_ number: Int32) { journal.mark(number) }

  @inline(__always)
  func hasChanged(since number: Int32) -> Bool { journal.hasChanged(since: number) }

  mutating func goBack(to number: Int32) {
    while let change = journal.popLast() {
      switch change {
      case .entered:
        index.removeLast()
        contents.removeLast()
      case .replaced(let row, let old): contents[row] = old
      case .removed(let row, let key, let old):
        index.enter(key, at: row)
        contents.append(old)
        contents.swapAt(row, contents.count - 1)
      }
    }
    journal.wentBack(to: number)
  }

  mutating func forget(before number: Int32) { journal.forget(before: number) }

  mutating func empty() {
    journal.close()
    index.empty()
    if !contents.isEmpty { contents.removeAll(keepingCapacity: true) }
  }
}

extension IDMap: Equatable where Value: Equatable {
  static func == (a: IDMap, b: IDMap) -> Bool { a.count == b.count && a.allSatisfy { b[$0.key] == $0.value } }
}

/// A change of an ``IDSet``. It stands apart from it, as a type within a generic one has to be looked up at run time with
/// what its key conforms to: that cost a run more than a presentation does.
private enum SetChange: Sendable {
  /// A key was appended.
  case entered
  /// A key has gone, and the last one has come into its row.
  case removed(Int, UInt64)
}

/// A few out of many: the same without values.
struct IDSet<Key: PackedKey>: Sendable, Equatable {
  private var index = NumberIndex()
  private var journal = Journal<SetChange>()

  init() {}

  init(_ keys: some Sequence<Key>) { for key in keys { insert(key) } }

  /// Whether it has no members.
  var isEmpty: Bool { index.keys.isEmpty }

  /// Its members, in the order of insertion.
  var all: [Key] { index.keys.map { Key(packed: $0) } }

  func contains(_ key: Key) -> Bool { index.row(of: key.packed) != nil }

  /// Enters a key; false where it is in the set already.
  @discardableResult
  mutating func insert(_ key: Key) -> Bool {
    let count = index.keys.count
    guard index.enter(key.packed) == count else { return false }
    if journal.isOpen { journal.note(.entered) }
    return true
  }

  mutating func remove(_ key: Key) {
    guard let row = index.remove(key.packed) else { return }
    if journal.isOpen { journal.note(.removed(row, key.packed)) }
  }

  static func == (a: IDSet, b: IDSet) -> Bool {
    a.index.keys.count == b.index.keys.count && a.index.keys.allSatisfy { b.index.row(of: $0) != nil }
  }
}

extension IDSet: Recorded {
  var isRecording: Bool { journal.isOpen }

  mutating func record() { journal.open() }

  mutating func stopRecording() { journal.close() }

  @inline(__always)
  mutating func mark(_ number: Int32) { journal.mark(number) }

  @inline(__always)
  func hasChanged(since number: Int32) -> Bool { journal.hasChanged(since: number) }

  mutating func goBack(to number: Int32) {
    while let change = journal.popLast() {
      switch change {
      case .entered: index.removeLast()
      case .removed(let row, let key): index.enter(key, at: row)
      }
    }
    journal.wentBack(to: number)
  }

  mutating func forget(before number: Int32) { journal.forget(before: number) }

  mutating func empty() {
    journal.close()
    index.empty()
  }
}

/// Numbers, each with a row: open addressing, as the hash of a number is the number itself, mixed. The first few are
/// looked through one by one.
private struct NumberIndex: Sendable {
  private(set) var keys: [UInt64] = []
  /// For each slot its row, -1 for a free one; the count is a power of two. A key is at its own slot or at the next
  /// free one after it. Empty while there are few keys.
  private var places: [Int32] = []

  private static let few = 8

  @inline(__always)
  func row(of key: UInt64) -> Int? {
    if keys.isEmpty { return nil }
    if places.isEmpty { return firstRow(of: key) }
    let row = places[place(of: key)]
    return row < 0 ? nil : Int(row)
  }

  @inline(__always)
  private func firstRow(of key: UInt64) -> Int? {
    var row = 0
    while row < keys.count, keys[row] != key { row += 1 }
    return row < keys.count ? row : nil
  }

  /// The row of a key; for a new key, one past the last.
  mutating func enter(_ key: UInt64) -> Int {
    if places.isEmpty, keys.count < NumberIndex.few {
      if let row = firstRow(of: key) { return row }
      keys.append(key)
      return keys.count - 1
    }
    if (keys.count + 1) * 2 > places.count { grow() }
    let place = place(of: key)
    if places[place] >= 0 { return Int(places[place]) }
    places[place] = Int32(truncatingIfNeeded: keys.count)
    keys.append(key)
    return keys.count - 1
  }

  /// Removes a key and answers its row, which the last one takes.
  @discardableResult
  mutating func remove(_ key: UInt64) -> Int? {
    guard let row = row(of: key) else { return nil }
    if places.isEmpty {
      keys.swapAt(row, keys.count - 1)
      keys.removeLast()
      return row
    }
    var gap = place(of: key)
    places[place(of: keys[keys.count - 1])] = Int32(truncatingIfNeeded: row)
    places[gap] = -1
    keys.swapAt(row, keys.count - 1)
    keys.removeLast()
    // A key that was displaced by the removed one moves up, so that no search ends too early.
    let mask = places.count - 1
    var next = (gap + 1) & mask
    while places[next] >= 0 {
      let home = NumberIndex.hash(keys[Int(places[next])]) & mask
      if (next &- home) & mask >= (next &- gap) & mask {
        places.swapAt(gap, next)
        gap = next
      }
      next = (next + 1) & mask
    }
    return row
  }

  mutating func empty() {
    if keys.isEmpty, places.isEmpty { return }
    keys.removeAll(keepingCapacity: true)
    places.removeAll()
  }

  /// Removes the last key.
  mutating func removeLast() {
    if let last = keys.last { remove(last) }
  }

  /// Enters a new key in a row, as it was before ``remove(_:)``: whoever is in it goes to the end.
  mutating func enter(_ key: UInt64, at row: Int) {
    let last = enter(key)
    guard last != row else { return }
    if !places.isEmpty {
      let (new, old) = (place(of: key), place(of: keys[row]))
      places[new] = Int32(truncatingIfNeeded: row)
      places[old] = Int32(truncatingIfNeeded: last)
    }
    keys.swapAt(row, last)
  }

  private func place(of key: UInt64) -> Int {
    let mask = places.count - 1
    var place = NumberIndex.hash(key) & mask
    while places[place] >= 0, keys[Int(places[place])] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.isEmpty ? NumberIndex.few * 4 : places.count * 2)
    for (row, key) in keys.enumerated() { places[place(of: key)] = Int32(truncatingIfNeeded: row) }
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32)
  }
}
