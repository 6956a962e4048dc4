/// A value that is kept beside the struct whose it is, and copied when one of two that share it changes.
///
/// A world has some two hundred words. Whoever hands it on hands on one of them; as a struct it would be copied word by
/// word for every rule that looks at it, which was a quarter of what a presentation cost.
struct Box<Value: Sendable>: Sendable {
  /// The one element: an array is shared until it is written, and written in place where nobody shares it.
  private var cell: [Value]

  init(_ value: Value) { cell = [value] }

  /// The value, looked at and changed where it lies.
  var value: Value {
    @inline(__always) _read { yield cell[0] }
    @inline(__always) _modify { yield &cell[0] }
  }
}
