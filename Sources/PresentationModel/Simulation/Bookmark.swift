/// A place in a run that can be gone back to.
///
/// Large parts — a column for each property, maps, sets — remember their changes: the row, and its former value. The
/// bookmark has their number and a copy of what remembers none, which is small and shares nothing that a step changes.
/// Going back costs what the run has changed since, and misses nothing: `UndoTests` compares all fields that there are.
struct Bookmark: Sendable {
  fileprivate var number: Int32
  fileprivate var rows: HierarchyRows.Plain
  fileprivate var epoch: Int32
  fileprivate var world: WorldState.Plain
  fileprivate var loop: RunLoop.Plain
  fileprivate var script: Script.Plain
  fileprivate var outcome: StepOutcome
  fileprivate var callbacks: CallbacksState
  fileprivate var windows: (WindowID?, Int32?)
  fileprivate var searches: [ControllerID]
  fileprivate var segues: SeguesState.Plain
  fileprivate var releases: ReleasesState.Plain
  /// Of a file with Swift of its own; of any other the whole state, which nothing changes.
  fileprivate var swift: Box<SwiftState.Plain>?
  fileprivate var swiftBox: Box<SwiftState>?
}

extension Simulator {
  /// Remembers changes from now on.
  mutating func record() { visit(OpeningRecords()) }

  /// Forgets what has changed, and remembers nothing from now on.
  mutating func stopRecording() {
    visit(ClosingRecords())
    marks = 0
  }

  /// Marks the state of the run between two steps. The program is no part of it: it only grows, and whoever makes it
  /// grow takes that back. Complexity: O(transitions that run).
  mutating func mark() -> Bookmark {
    // The program may have got its first Swift since.
    if !program.swift.isEmpty, !swift.fields.isRecording { swift.visit(OpeningRecords()) }
    marks += 1
    visit(MarkingRecords(number: marks))
    return Bookmark(
      number: marks, rows: hierarchy.rows.value.plain, epoch: hierarchy.windowMemo.epoch,
      world: world.state.value.plain, loop: loop.plain, script: script.plain, outcome: outcome, callbacks: callbacks,
      windows: windows.plain,
      searches: searches.toCheck, segues: segues.plain, releases: releases.plain,
      swift: program.swift.isEmpty ? nil : Box(swift.plain), swiftBox: program.swift.isEmpty ? swiftBox : nil)
  }

  /// Goes back to a bookmark, the last that was not gone back to. The program stays as it is.
  ///
  /// Complexity: O(changes since).
  mutating func goBack(to bookmark: inout Bookmark) {
    visit(GoingBack(number: bookmark.number))
    marks = bookmark.number - 1
    // All is exchanged, and so nothing is copied.
    swap(&hierarchy.rows.value.plain, &bookmark.rows)
    // A reader that keeps what was printed compares this number to see whether it is still true: two states that print
    // differently never share one.
    hierarchy.revision = bookmark.rows.revision &+ 1
    // And a reader that follows step by step reads all of it anew.
    swap(&hierarchy.touches, &bookmark.rows.touches)
    hierarchy.touches.hasWindows = true
    hierarchy.windowMemo.epoch = bookmark.epoch
    swap(&world.state.value.plain, &bookmark.world)
    loop.exchange(&bookmark.loop)
    script.exchange(&bookmark.script)
    swap(&outcome, &bookmark.outcome)
    // What is wanted of the steps to come was not done by one.
    bookmark.callbacks.keepsEvents = callbacks.keepsEvents
    swap(&callbacks, &bookmark.callbacks)
    windows.plain = bookmark.windows
    swap(&searches.toCheck, &bookmark.searches)
    segues.exchange(&bookmark.segues)
    releases.exchange(&bookmark.releases)
    if let kept = bookmark.swift { swift.plain = kept.value }
    if let kept = bookmark.swiftBox { swiftBox = kept }
  }

  /// Forgets what is needed to go back to before a bookmark. Complexity: O(changes since).
  mutating func forget(before bookmark: Bookmark) { visit(ForgettingRecords(number: bookmark.number)) }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    world.state.value.visit(visitor)
    loop.visit(visitor)
    script.visit(visitor)
    if !program.swift.isEmpty { swift.visit(visitor) }
    stacks.visit(visitor)
    windows.visit(visitor)
    searches.visit(visitor)
    segues.visit(visitor)
    releases.visit(visitor)
  }
}

private struct OpeningRecords: RecordVisitor {
  func visit<R: Recorded>(_ record: inout R) { record.record() }
}

private struct ClosingRecords: RecordVisitor {
  func visit<R: Recorded>(_ record: inout R) { record.stopRecording() }
}

private struct MarkingRecords: RecordVisitor {
  let number: Int32
  @inline(__always)
  func visit<R: Recorded>(_ record: inout R) { record.mark(number) }
}

private struct GoingBack: RecordVisitor {
  let number: Int32
  @inline(__always)
  func visit<R: Recorded>(_ record: inout R) {
    if record.hasChanged(since: number) { record.goBack(to: number) }
  }
}

private struct ForgettingRecords: RecordVisitor {
  let number: Int32
  func visit<R: Recorded>(_ record: inout R) { record.forget(before: number) }
}
