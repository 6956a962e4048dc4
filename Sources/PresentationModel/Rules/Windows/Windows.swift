/// Windows and their roots (rules WIN).
enum Windows {
  /// A window is shown or hidden; false where it is that already.
  static func changes(_ window: WindowID, isVisible: Bool, _ world: World, _ ledger: inout Ledger) -> Bool {
    guard world.hierarchy.windows[Int(window.index)].isVisible != isVisible else { return false }
    ledger.note(VisibleWindowShowsItsRoot.judge(window, isVisible: isVisible, world))
    return true
  }

  /// The controllers that disappear when a root is replaced: all whose views leave the window with it.
  static func leaving(withRoot old: ControllerID, _ world: World, _ ledger: inout Ledger) -> [ControllerID] {
    if ledger.take(ReplacedRootKeepsItsPresentation.judge(old, world)) != nil {
      ledger.note(NewRootDismissesNothing.judge(old, world))
    } else {
      ledger.note(ReplacedRootGoesFirst.judge(old))
    }
    return world.leaving(withRoot: old)
  }

  /// UIKit's line about a visible window without a root at the end of launch; nil where each has one.
  static func withoutRoot(_ world: World, _ ledger: inout Ledger) -> Utterance? {
    guard let first = world.hierarchy.windows.firstIndex(where: { $0.root == nil }) else { return nil }
    guard world.hierarchy.windows.contains(where: { $0.root == nil && $0.isVisible }) else {
      ledger.note(WindowWithoutARootFrom9.passes(WindowID(row: first), world))
      return nil
    }
    return ledger.take(WindowWithoutARootFrom9.judge(world)) ?? ledger.take(WindowWithoutARootOnIOS8.judge(world))
  }
}
