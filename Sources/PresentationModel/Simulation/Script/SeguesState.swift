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
  struct Plain: Sendable {
    fileprivate var runs: [SegueRun]
    fileprivate var outlines: OutlineChildren?
    fileprivate var refusedCalls: Int
  }

  var plain: Plain {
    Plain(runs: runs, outlines: outlines, refusedCalls: refusedCalls)
  }

  /// Takes what was kept, and gives what there is.
  mutating func exchange(_ other: inout Plain) {
    swap(&runs, &other.runs)
    swap(&outlines, &other.outlines)
    swap(&refusedCalls, &other.refusedCalls)
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&presenting)
  }
}
