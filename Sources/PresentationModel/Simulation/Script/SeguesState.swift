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

  /// What remembers no changes: a mark keeps a copy of it.
  typealias Plain = ([SegueRun], OutlineChildren?, Int)
  var plain: Plain {
    get { (runs, outlines, refusedCalls) }
    set { (runs, outlines, refusedCalls) = newValue }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&presenting)
  }
}
