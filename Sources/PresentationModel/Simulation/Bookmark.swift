/// A place in a run that can be gone back to.
///
/// Large parts — a column for each property, maps, sets — remember their changes: the row, and its former value. The
/// bookmark keeps the position of each of them and a copy of all the rest, so a part added later is restored too. Going
/// back costs what the run has changed since, and misses nothing.
struct Bookmark: Sendable {
  let rest: Simulator
}

extension Simulator {
  /// Remembers changes from now on.
  mutating func record() {
    var other = self
    visit(&other, OpeningRecords())
  }

  /// Forgets what has changed, and remembers nothing from now on.
  mutating func stopRecording() {
    var other = self
    visit(&other, ClosingRecords())
  }

  /// Marks the state of the run between two steps. Complexity: O(transitions that run).
  mutating func mark() -> Bookmark {
    var rest = self
    // The program only grows: whoever makes it grow takes that back.
    rest.script.programBox = Box(Program())
    visit(&rest, MarkingRecords())
    return Bookmark(rest: rest)
  }

  /// Goes back to a bookmark, the last that was not gone back to. The program stays as it is.
  ///
  /// Complexity: O(changes since).
  mutating func goBack(to bookmark: Bookmark) {
    var old = bookmark.rest
    visit(&old, GoingBack())
    swap(&script.programBox, &old.script.programBox)
    // A reader that keeps what was printed compares this number to see whether it is still true: two states that print
    // differently never share one.
    old.hierarchy.revision = hierarchy.revision &+ 1
    // And a reader that follows step by step reads all of it anew.
    old.hierarchy.touches = hierarchy.touches
    old.hierarchy.touches.hasWindows = true
    self = old
  }

  /// Forgets what is needed to go back to before a bookmark. Complexity: O(changes since).
  mutating func forget(before bookmark: Bookmark) {
    var other = bookmark.rest
    visit(&other, ForgettingRecords())
  }

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout Simulator, _ visitor: V) {
    world.state.value.visit(&other.world.state.value, visitor)
    loop.visit(&other.loop, visitor)
    script.visit(&other.script, visitor)
    if !program.swift.isEmpty { swift.visit(&other.swift, visitor) }
    stacks.visit(&other.stacks, visitor)
    windows.visit(&other.windows, visitor)
    searches.visit(&other.searches, visitor)
    segues.visit(&other.segues, visitor)
    releases.visit(&other.releases, visitor)
  }
}

private struct OpeningRecords: RecordVisitor {
  func visit<R: Recorded>(_ record: inout R, _ other: inout R) { record.record() }
}

private struct ClosingRecords: RecordVisitor {
  func visit<R: Recorded>(_ record: inout R, _ other: inout R) { record.stopRecording() }
}

private struct MarkingRecords: RecordVisitor {
  func visit<R: Recorded>(_ record: inout R, _ other: inout R) { other = record.mark() }
}

private struct GoingBack: RecordVisitor {
  func visit<R: Recorded>(_ record: inout R, _ other: inout R) {
    record.goBack(to: other)
    swap(&record, &other)
  }
}

private struct ForgettingRecords: RecordVisitor {
  func visit<R: Recorded>(_ record: inout R, _ other: inout R) { record.forget(before: other) }
}
