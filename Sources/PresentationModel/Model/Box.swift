/// A value that is kept on the heap beside its struct, and copied when one of two structs that share it changes.
///
/// A world has some two hundred words, and passing it passes one of them. As a struct it would be copied word by word
/// for every rule that looks at it, which was a quarter of what a presentation cost.
struct Box<Value: Sendable>: @unchecked Sendable {
  private var cell: Cell<Value>

  init(_ value: Value) { cell = Cell(value) }

  /// The value, read and changed in place.
  var value: Value {
    @inline(__always) _read { yield cell.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&cell) { cell = Self.copy(cell) }
      yield &cell.value
    }
  }

  /// Out of line: a change begins in more than a thousand places, and only this once in a while copies.
  @inline(never) private static func copy(_ cell: Cell<Value>) -> Cell<Value> { Cell(cell.value) }
}

/// The storage of a ``Box``. A box never gives it away and changes it only while it is not shared, so the struct's own
/// rules of exclusive access protect it and it needs no check of its own.
private final class Cell<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
