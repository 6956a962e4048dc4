/// The segues of a run.
struct SeguesState: Sendable {
  /// The segues of this step.
  var runs: [SegueRun] = []
  /// Segues that live as long as what they have presented (SEG-06).
  var presenting = IDMap<ControllerID, ObjectID>()
  /// Which controllers the outlines contain: made when the first destination is copied.
  var outlines: OutlineChildren?
  /// How many calls UIKit has refused with a console line. A segue compares it to see whether one more was refused.
  var refusedCalls = 0

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout SeguesState, _ visitor: V) {
    visitor.visit(&presenting, &other.presenting)
  }
}
