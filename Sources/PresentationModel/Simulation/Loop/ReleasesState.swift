/// Controllers that may have to be released.
struct ReleasesState: Sendable {
  /// Controllers that may have lost their last holder.
  var candidates: [ControllerID] = []
  /// Controllers that only a name holds: some statement to come still mentions it (REL-02).
  var heldByName = HeldNames()

  /// What remembers no changes: a mark keeps a copy of it.
  typealias Plain = ([ControllerID], HeldNames.Plain)
  var plain: Plain {
    get { (candidates, heldByName.plain) }
    set { (candidates, heldByName.plain) = newValue }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    heldByName.visit(visitor)
  }
}
