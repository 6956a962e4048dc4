/// One value for each of many rows. It remembers its changes while a mark may be returned to.
struct Column<Element: Sendable>: Sendable {
  /// The values, by row.
  private(set) var elements: [Element]
  private var journal = Journal<Change>()
  /// Rows from here on came after the last mark: going back takes them away, whatever they hold.
  private var floor = 0

  private enum Change: Sendable {
    case replaced(Int32, Element)
    /// The last row was taken away.
    case removed(Int32, Element)
    /// All rows were.
    case cleared([Element])
  }

  init(_ elements: [Element] = []) { self.elements = elements }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  @inline(__always)
  mutating func append(_ element: consuming Element) { elements.append(element) }

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
  mutating func record() {
    journal.open()
    floor = elements.count
  }

  mutating func stopRecording() { journal.close() }

  mutating func mark() -> Column {
    floor = elements.count
    var mark = Column()
    mark.journal = journal.mark()
    mark.floor = floor
    return mark
  }

  mutating func goBack(to mark: Column) {
    while let change = journal.popLast(since: mark.journal) {
      switch change {
      case .replaced(let row, let element): elements[Int(row)] = element
      case .removed(let row, let element):
        elements.removeLast(elements.count - Int(row))
        elements.append(element)
      case .cleared(let all): elements = all
      }
    }
    elements.removeLast(elements.count - mark.floor)
    floor = mark.floor
  }

  mutating func forget(before mark: Column) { journal.forget(before: mark.journal) }
}
