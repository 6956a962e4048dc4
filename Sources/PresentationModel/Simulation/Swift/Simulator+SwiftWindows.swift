/// Windows that code makes, of UIKit's class and of the file's.
extension Simulator {
  /// A new window, hidden and without a root.
  mutating func addWindow(_ name: MadeID?, of type: ClassID?) -> Value {
    let window = WindowID(row: hierarchy.windows.count)
    hierarchy.add(WindowState(name: name.map { free($0) } ?? "window", root: nil, isVisible: false))
    hierarchy.windowRows[Int(window.index)].line = Int32(
      truncatingIfNeeded: outcome.calls.indices.contains(Int(currentCall)) ? outcome.calls[Int(currentCall)].line : 0)
    if let type { swift.windowClasses[window] = type }
    if let name { enter(name, .window(window)) }
    return .window(window)
  }

  /// Takes down the windows that nothing holds any more, when nothing else is left to do (REL-01). False where there are
  /// none.
  mutating func takeDownWindows() -> Bool {
    guard !swift.unheldWindows.isEmpty, running.isEmpty, queued.isEmpty else { return false }
    var isTakenDown = false
    for window in swift.unheldWindows.all {
      if swift.windowHolds[window] != nil {
        swift.unheldWindows.remove(window)
        continue
      }
      if take(WhoHoldsWhom.judge(window: window, world)) != nil { continue }
      swift.unheldWindows.remove(window)
      guard let root = hierarchy.windows[Int(window.index)].root else { continue }
      if !isTakenDown { loop.agenda.append(.commit) }
      isTakenDown = true
      takeDown(window, root)
    }
    return isTakenDown
  }

  /// Whose views are in a window that goes disappear, presented ones too; then the links are cut, and all that nothing
  /// else holds is released.
  private mutating func takeDown(_ window: WindowID, _ root: ControllerID) {
    let levels = hierarchy.levels(from: root)
    let going = world.hiding(with: root).filter { x in hierarchy.window(of: x).map { $0 == window } ?? true }
    hierarchy.windowRows[Int(window.index)].isVisible = false
    hierarchy.setRoot(of: window, nil)
    var operations: [Operation] = []
    appendOperations(.rootReplaced, Cast(going: going, old: levels), &operations)
    operations += levels.dropFirst().reversed().map { .cutPresentation($0) }
    runNext(operations)
  }

  /// Whether a class of the file's is one of windows.
  func isWindowClass(_ type: ClassID) -> Bool {
    var next: ClassID? = type
    while let current = next {
      if hierarchy.classTable[Int(current.index)].name == UIKitClass.window.name { return true }
      next = hierarchy.classTable[Int(current.index)].superclass
    }
    return false
  }
}
