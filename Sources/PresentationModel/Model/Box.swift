/// A value that is kept beside the struct whose it is, and copied when one of two that share it changes.
///
/// A world has some two hundred words. Whoever hands it on hands on one of them; as a struct it would be copied word by
/// word for every rule that looks at it, which was a quarter of what a presentation cost.
struct Box<Value: Sendable>: @unchecked Sendable {
  private var cell: Cell<Value>

  init(_ value: Value) { cell = Cell(value) }

  /// The value, looked at and changed where it lies.
  var value: Value {
    @inline(__always) _read { yield cell.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&cell) { cell = Cell(cell.value) }
      yield &cell.value
    }
  }
}

/// Where the value of a ``Box`` lies. Boxes keep it to themselves and change it only where they are alone with it, so
/// that the struct's own rules of exclusive access hold for it, and it needs no check of its own.
private final class Cell<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
