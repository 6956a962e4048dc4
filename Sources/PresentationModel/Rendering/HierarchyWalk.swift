/// Goes through what `_printHierarchy` prints from one controller on, line by line, without recursion.
struct HierarchyWalk {
  private let hierarchy: Hierarchy
  private let version: UIKitVersion

  init(_ hierarchy: Hierarchy, _ version: UIKitVersion) {
    self.hierarchy = hierarchy
    self.version = version
  }

  private enum Item {
    case node(ControllerID, Int, isPresented: Bool, parentInWindow: Bool?)
    /// A child and the siblings after it.
    case siblings(ControllerID, Int, parentInWindow: Bool)
  }

  /// A controller, its children, and what it presents, each followed by all that is below it.
  func visit(_ root: ControllerID, _ handle: (PrintedHierarchy.Line) -> Void) {
    var pending: [Item] = [.node(root, 0, isPresented: false, parentInWindow: nil)]
    while let item = pending.popLast() {
      switch item {
      case .siblings(let x, let level, let parentInWindow):
        if let next = hierarchy.nextSibling(of: x) {
          pending.append(.siblings(next, level, parentInWindow: parentInWindow))
        }
        pending.append(.node(x, level, isPresented: false, parentInWindow: parentInWindow))
      case .node(let x, let level, let isPresented, let parentInWindow):
        let inWindow = isInWindow(x, parentInWindow)
        handle(line(x, level, isPresented: isPresented, inWindow: inWindow))
        if let presented = hierarchy.directlyPresented(x) {
          pending.append(.node(presented, level + 1, isPresented: true, parentInWindow: nil))
        }
        if let first = hierarchy.firstChild(of: x) {
          pending.append(.siblings(first, level + 1, parentInWindow: inWindow))
        }
      }
    }
  }

  /// Most views lie in their parent's: then it is enough to know of the parent.
  private func isInWindow(_ x: ControllerID, _ parentInWindow: Bool?) -> Bool {
    guard hierarchy.isViewLoaded(x), !hierarchy.has(x, .viewRemoved) else { return false }
    if let parentInWindow, let parent = hierarchy.parent(of: x), hierarchy.place(of: x) == .inside(parent) {
      return parentInWindow
    }
    return hierarchy.isInWindow(x)
  }

  private func line(_ x: ControllerID, _ level: Int, isPresented: Bool, inWindow: Bool) -> PrintedHierarchy.Line {
    PrintedHierarchy.Line(
      controller: x, level: level, isPresented: isPresented, name: hierarchy.name(of: x),
      className: hierarchy.className(of: x), state: hierarchy.state(of: x),
      viewClass: hierarchy.isViewLoaded(x) ? ViewClass.name(x, hierarchy, version) : nil, isInWindow: inWindow,
      presentationClass: hierarchy.presentations.isEmpty
        ? nil
        : hierarchy.presentations[x].map {
          PresentationControllers.className($0, active: true, hierarchy, .ios(version))
        })
  }
}
