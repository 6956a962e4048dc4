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
