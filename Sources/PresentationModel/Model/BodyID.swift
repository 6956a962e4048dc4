/// Row of a body in `Program.bodies`.
package struct BodyID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }
  /// No body: `nil` in place of a closure.
  package static let none = BodyID(-1)
}

extension BodyID: RowKey {}
