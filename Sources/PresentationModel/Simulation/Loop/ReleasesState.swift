/// Controllers that may have to be released.
struct ReleasesState: Sendable {
  /// Controllers that may have lost their last holder.
  var candidates: [ControllerID] = []
  /// Controllers that only a name holds: some statement to come still mentions it (REL-02).
  var heldByName = HeldNames()

  /// What remembers no changes: a mark keeps a copy of it.
  struct Plain: Sendable {
    fileprivate var candidates: [ControllerID]
    fileprivate var heldByName: HeldNames.Plain
  }

  var plain: Plain {
    Plain(candidates: candidates, heldByName: heldByName.plain)
  }

  /// Takes what was kept, and gives what there is.
  mutating func exchange(_ other: inout Plain) {
    swap(&candidates, &other.candidates)
    heldByName.exchange(&other.heldByName)
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    heldByName.visit(visitor)
  }
}
