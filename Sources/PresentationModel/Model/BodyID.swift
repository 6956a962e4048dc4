/// Row of a body in `Program.bodies`.
public struct BodyID: Hashable, Sendable {
  /// The row.
  public let index: Int32
  /// Makes the identifier of row `index`.
  public init(_ index: Int32) { self.index = index }
  /// No body: `nil` in place of a closure.
  public static let none = BodyID(-1)
}

extension BodyID: RowKey {}
