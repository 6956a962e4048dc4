/// What remembers its changes, so that they can be taken back: a column, a map, a set of a run's.
///
/// A value that keeps its changes, so that it can be taken back. A run without a mark keeps nothing, and pays one
/// comparison a change.
protocol Recorded: Sendable {
  /// Remembers changes from now on.
  mutating func record()
  /// Forgets all changes, and remembers none from now on.
  mutating func stopRecording()
  /// The present position: an empty value of its kind, which ``goBack(to:)`` understands. Keeping a mark keeps no copy.
  mutating func mark() -> Self
  /// Takes back, last first, what has changed since a mark. Complexity: O(changes).
  mutating func goBack(to mark: Self)
  /// Forgets the changes before a mark: no one may return to before it. Complexity: O(changes that stay).
  mutating func forget(before mark: Self)
}

/// What is done with everything that remembers its changes, of two values of a kind.
protocol RecordVisitor {
  func visit<R: Recorded>(_ record: inout R, _ other: inout R)
}

/// Changes in the order in which they were made.
struct Journal<Change: Sendable>: Sendable {
  private var changes: [Change] = []
  /// How many changes were made before those that are kept; of a mark, how many had been made; -1 where nothing is
  /// remembered.
  private var base = -1

  /// Whether changes are remembered.
  var isOpen: Bool { @inline(__always) get { base >= 0 } }

  mutating func open() {
    changes = []
    base = 0
  }

  mutating func close() { self = Journal() }

  @inline(never)
  mutating func note(_ change: Change) { changes.append(change) }

  /// An empty journal that records the present position.
  func mark() -> Journal {
    var mark = Journal()
    mark.base = isOpen ? base + changes.count : -1
    return mark
  }

  /// The last change since a mark, taken out; nil where none is left.
  mutating func popLast(since mark: Journal) -> Change? {
    base + changes.count > mark.base ? changes.popLast() : nil
  }

  mutating func forget(before mark: Journal) {
    let count = mark.base - base
    guard count > 0 else { return }
    changes.removeFirst(count)
    base += count
  }
}
