/// Names one controller of a hierarchy: a 32-bit index, never used again within a run.
package struct ControllerID: Hashable, Sendable, Comparable {
  /// The controller's row in every column of the hierarchy, from 0.
  package let index: Int32

  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }

  /// Orders by row.
  package static func < (a: ControllerID, b: ControllerID) -> Bool { a.index < b.index }
}

extension ControllerID: RowKey {}
