/// What navigation stacks remember between callbacks.
struct StacksState: Sendable {
  /// Animated changes that wait until the changes before them have been shown (NAV-16).
  var deferredChanges = IDMap<ControllerID, DeferredChanges>()
  /// Controllers that got `willMove(toParent:)` and get `didMove` when they appear (NAV-01).
  var pendingDidMove = IDMap<ControllerID, ControllerID>()
  /// Navigation controllers that have been laid out for the first time and have not called `didShow` yet, with the top
  /// that has come with it (ORD-09).
  var firstShown = IDMap<ControllerID, ControllerID>()

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&deferredChanges)
    visitor.visit(&pendingDidMove)
    visitor.visit(&firstShown)
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

  /// What remembers no changes: a mark keeps a copy of it.
  var plain: (WindowID?, Int32?) {
    get { (key, newRootCall) }
    set { (key, newRootCall) = newValue }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&rootsSinceBegin)
  }
}

/// Which search controllers UIKit has opened.
struct SearchesState: Sendable {
  /// Search controllers that were activated and not presented by code (SCH-03).
  var activated = IDSet<ControllerID>()
  /// Those of them that may have lost their presenter: the next step begins by looking at them.
  var toCheck: [ControllerID] = []

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&activated)
  }
}
