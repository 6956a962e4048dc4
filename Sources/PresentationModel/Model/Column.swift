/// One value for each of many rows. It remembers its changes while a mark may be returned to.
struct Column<Element: Sendable>: Sendable {
  /// The values, by row.
  private(set) var elements: [Element]
  private var journal = Journal<Change>()
  /// Rows from here on came after the last mark: going back takes them away, whatever they hold.
  private var floor = 0

  private enum Change: Sendable {
    /// The first row after a mark was appended.
    case grew(Int32)
    case replaced(Int32, Element)
    /// The last row was taken away.
    case removed(Int32, Element)
    /// All rows were.
    case cleared([Element])
  }

  init(_ elements: [Element] = []) { self.elements = elements }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if journal.isOpen, elements.count == floor { journal.note(.grew(Int32(truncatingIfNeeded: floor))) }
    elements.append(element)
  }

  /// Takes the last rows away.
  mutating func removeLast(_ count: Int) {
    if journal.isOpen {
      for row in (elements.count - count..<elements.count).reversed() where row < floor {
        journal.note(.removed(Int32(truncatingIfNeeded: row), elements[row]))
        floor = row
      }
    }
    elements.removeLast(count)
  }

  /// Takes all rows away.
  mutating func removeAll() {
    guard journal.isOpen, floor > 0 else { return elements.removeAll(keepingCapacity: true) }
    journal.note(.cleared(elements))
    elements = []
    floor = 0
  }

  /// Remembers what a row contains, in case a mark is returned to.
  @inline(never)
  private mutating func keep(_ row: Int) {
    if row < floor { journal.note(.replaced(Int32(truncatingIfNeeded: row), elements[row])) }
  }
}

extension Column: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { @inline(__always) get { elements.count } }
  var count: Int { @inline(__always) get { elements.count } }

  subscript(row: Int) -> Element {
    // Not read by a coroutine: of a large element nothing is copied but the field that is asked for.
    @inline(__always) get { elements[row] }
    @inline(__always) _modify {
      if journal.isOpen { keep(row) }
      yield &elements[row]
    }
  }
}

extension Column: Equatable where Element: Equatable {
  static func == (a: Column, b: Column) -> Bool { a.elements == b.elements }
}

extension Column: Recorded {
  var isRecording: Bool { journal.isOpen }

  mutating func record() {
    journal.open()
    floor = elements.count
  }

  mutating func stopRecording() { journal.close() }

  @inline(__always)
  mutating func mark(_ number: Int32) {
    floor = elements.count
    journal.mark(number)
  }

  @inline(__always)
  func hasChanged(since number: Int32) -> Bool { journal.hasChanged(since: number) }

  mutating func goBack(to number: Int32) {
    while let change = journal.popLast() {
      switch change {
      case .grew(let row): elements.removeLast(elements.count - Int(row))
      case .replaced(let row, let element): elements[Int(row)] = element
      case .removed(let row, let element):
        elements.removeLast(elements.count - Int(row))
        elements.append(element)
      case .cleared(let all): elements = all
      }
    }
    floor = elements.count
    journal.wentBack(to: number)
  }

  mutating func forget(before number: Int32) { journal.forget(before: number) }

  mutating func empty() {
    journal.close()
    if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
    floor = 0
  }
}
