/// Names one controller of a hierarchy: a 32-bit index, never used again within a run.
public struct ControllerID: Hashable, Sendable, Comparable {
  /// The controller's row in every column of the hierarchy, from 0.
  public let index: Int32

  /// Makes the identifier of row `index`.
  public init(_ index: Int32) { self.index = index }

  /// Orders by row.
  public static func < (a: ControllerID, b: ControllerID) -> Bool { a.index < b.index }
}

extension ControllerID: RowKey {}
