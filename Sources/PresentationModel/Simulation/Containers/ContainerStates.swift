/// What navigation stacks remember between callbacks.
struct StacksState: Sendable {
  /// Animated changes that wait until the changes before them have been shown (NAV-16).
  var deferredChanges = IDMap<ControllerID, DeferredChanges>()
  /// Controllers that got `willMove(toParent:)` and get `didMove` when they appear (NAV-01).
  var pendingDidMove = IDMap<ControllerID, ControllerID>()

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout StacksState, _ visitor: V) {
    visitor.visit(&deferredChanges, &other.deferredChanges)
    visitor.visit(&pendingDidMove, &other.pendingDidMove)
  }
}

/// What windows remember between callbacks.
struct WindowsState: Sendable {
  /// The window that was made key last.
  var key: WindowID?
  /// The call that has given a window another root since the last commit. From the commit on the new root decides which
  /// orientation the interface has.
  var newRootCall: Int32?
  /// Controllers that have become the root of a visible window since code began their appearance transition (CON-07).
  var rootsSinceBegin = IDSet<ControllerID>()

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout WindowsState, _ visitor: V) {
    visitor.visit(&rootsSinceBegin, &other.rootsSinceBegin)
  }
}

/// Which search controllers UIKit has opened.
struct SearchesState: Sendable {
  /// Search controllers that were activated and not presented by code (SCH-03).
  var activated = IDSet<ControllerID>()
  /// Those of them that may have lost their presenter: the next step begins by looking at them.
  var toCheck: [ControllerID] = []

  /// Everything that remembers its changes, in itself and in another one.
  mutating func visit<V: RecordVisitor>(_ other: inout SearchesState, _ visitor: V) {
    visitor.visit(&activated, &other.activated)
  }
}
