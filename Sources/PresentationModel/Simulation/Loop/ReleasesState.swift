/// Controllers that may have to be released.
struct ReleasesState: Sendable {
  /// Controllers that may have lost their last holder.
  var candidates: [ControllerID] = []
  /// Controllers that only a name holds: some statement to come still mentions it (REL-02).
  var heldByName = HeldNames()

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout ReleasesState, _ visitor: V) {
    heldByName.visit(&other.heldByName, visitor)
  }
}
