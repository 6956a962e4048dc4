/// A value that is kept on the heap beside its struct, and copied when one of two structs that share it changes.
///
/// A world has some two hundred words, and passing it passes one of them. As a struct it would be copied word by word
/// for every rule that looks at it, which was a quarter of what a presentation cost.
///
/// Its value is read and changed where it lies, by address. Without optimization Swift 6.3 copies a large value that is yielded
/// (`_read`), and then reads and releases parts of the copy after it has freed it.
struct Box<Value: Sendable>: @unchecked Sendable {
  private var cell: Cell<Value>

  init(_ value: consuming Value) { cell = Cell(value) }

  /// The value, read and changed in place.
  var value: Value {
    @inline(__always) unsafeAddress { address }
    @inline(__always) unsafeMutableAddress { changing() }
  }

  /// Where the value lies, for as long as the box lives and does not change: for properties that stand for it.
  @inline(__always) var address: UnsafePointer<Value> { UnsafePointer(cell.value) }

  /// Where the value lies, for a change: no other box has it any more.
  @inline(__always) mutating func changing() -> UnsafeMutablePointer<Value> {
    if !isKnownUniquelyReferenced(&cell) { cell = Self.copy(cell) }
    return cell.value
  }

  /// Out of line: a change begins in more than a thousand places, and only this once in a while copies.
  @inline(never) private static func copy(_ cell: Cell<Value>) -> Cell<Value> { Cell(cell.value.pointee) }
}

/// The storage of a ``Box``. A box never gives it away and changes it only while it is not shared, so the struct's own
/// rules of exclusive access protect it and it needs no check of its own.
private final class Cell<Value> {
  let value: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }
}
