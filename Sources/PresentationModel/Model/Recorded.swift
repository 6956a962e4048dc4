/// What remembers its changes, so that they can be taken back: a column, a map, a set of a run's.
///
/// A run without a mark keeps nothing, and pays one comparison a change. Marks are numbered from 1 on; the last that was
/// not gone back to is the one that ``goBack(to:)`` takes.
protocol Recorded: Sendable {
  /// Whether changes are remembered.
  var isRecording: Bool { get }
  /// Remembers changes from now on.
  mutating func record()
  /// Forgets all changes, and remembers none from now on.
  mutating func stopRecording()
  /// The present state is the one that a mark stands for.
  mutating func mark(_ number: Int32)
  /// Whether there is something that ``goBack(to:)`` would do.
  func hasChanged(since number: Int32) -> Bool
  /// Takes back, last first, what has changed since the last mark, and the mark too. Complexity: O(changes).
  mutating func goBack(to number: Int32)
  /// Forgets the changes before a mark: no one may return to before it. Complexity: O(changes that stay).
  mutating func forget(before number: Int32)
  /// Forgets everything, and keeps the room for as much.
  mutating func empty()
}

/// What is done with everything that remembers its changes.
protocol RecordVisitor {
  func visit<R: Recorded>(_ record: inout R)
}

/// A mark before which something has changed, and how many changes there were at the mark before.
private struct Fence: Sendable {
  let mark: Int32
  var former: Int32
}

/// Changes in the order in which they were made.
struct Journal<Change: Sendable>: Sendable {
  private var changes: [Change] = []
  /// The marks before which something has changed.
  private var fences: [Fence] = []
  /// How many changes there were at the last mark.
  private var marked: Int32 = 0
  /// Whether changes are remembered.
  private(set) var isOpen = false

  mutating func open() {
    close()
    isOpen = true
  }

  mutating func close() { if isOpen { self = Journal() } }

  @inline(never)
  mutating func note(_ change: Change) { changes.append(change) }

  /// A mark that saw no change costs one comparison.
  @inline(__always)
  mutating func mark(_ number: Int32) { if isOpen, changes.count != marked { raiseFence(number) } }

  private mutating func raiseFence(_ number: Int32) {
    fences.append(Fence(mark: number, former: marked))
    marked = Int32(truncatingIfNeeded: changes.count)
  }

  /// Whether there is a change since the last mark, or a mark that has to go.
  @inline(__always)
  func hasChanged(since number: Int32) -> Bool {
    isOpen && (changes.count != marked || !fences.isEmpty && fences[fences.count - 1].mark == number)
  }

  /// The last change since the last mark, taken out; nil where none is left.
  @inline(__always)
  mutating func popLast() -> Change? { changes.count > marked ? changes.popLast() : nil }

  /// All changes since a mark are taken back: the mark before it is the last one now.
  @inline(__always)
  mutating func wentBack(to number: Int32) {
    if let last = fences.last, last.mark == number {
      marked = last.former
      fences.removeLast()
    }
  }

  mutating func forget(before number: Int32) {
    var count = marked
    var row = fences.count
    while row > 0, fences[row - 1].mark > number {
      row -= 1
      count = fences[row].former
    }
    fences.removeFirst(row)
    guard count > 0 else { return }
    changes.removeFirst(Int(count))
    marked -= count
    for row in fences.indices { fences[row].former -= count }
  }
}
