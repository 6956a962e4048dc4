/// UIKit's `_printHierarchy` format, with names for addresses (print-hierarchy.md 7).
public struct HierarchyDump {
  private let hierarchy: Hierarchy
  private let version: UIKitVersion
  private var bytes: [UInt8] = []
  private var prefix: [UInt8] = []

  private static let bar: [UInt8] = Array("   | ".utf8)
  private static let plus: [UInt8] = Array("   + ".utf8)

  init(_ hierarchy: Hierarchy, _ version: UIKitVersion) {
    self.hierarchy = hierarchy
    self.version = version
  }

  /// All windows, one after the other, a blank line between. Time and space are linear in what is printed.
  static func windows(_ hierarchy: Hierarchy, _ version: UIKitVersion) -> [UInt8] {
    var dump = HierarchyDump(hierarchy, version)
    for window in hierarchy.windows {
      guard let root = window.root else { continue }
      if !dump.bytes.isEmpty { dump.bytes.append(10) }
      dump.print(root)
    }
    return dump.bytes
  }

  /// The tree from one controller on, its first line without prefix.
  static func subtree(_ x: ControllerID, _ hierarchy: Hierarchy, _ version: UIKitVersion) -> [UInt8] {
    var dump = HierarchyDump(hierarchy, version)
    dump.print(x)
    return dump.bytes
  }

  private enum Item {
    case node(ControllerID, Int, isPresented: Bool, parentInWindow: Bool?)
    /// A child and the siblings after it.
    case siblings(ControllerID, Int, parentInWindow: Bool)
  }

  private mutating func print(_ root: ControllerID) {
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
        line(x, level, isPresented: isPresented, inWindow: inWindow)
        if let presented = hierarchy.ownPresented(x) {
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

  private mutating func line(_ x: ControllerID, _ level: Int, isPresented: Bool, inWindow: Bool) {
    let bars = isPresented ? level - 1 : level
    while prefix.count < bars * Self.bar.count { prefix += Self.bar }
    bytes += prefix[0..<(bars * Self.bar.count)]
    if isPresented { bytes += Self.plus }
    append("<")
    append(hierarchy.className(of: x))
    let name = hierarchy.name(of: x)
    if !name.isEmpty {
      append(" ")
      append(name)
    }
    append(">, state: ")
    append(hierarchy.state(of: x).text)
    if hierarchy.isViewLoaded(x) {
      append(", view: <")
      append(ViewClass.name(x, hierarchy, version))
      append(inWindow ? ">" : "> not in the window")
    } else {
      append(", view: (view not loaded)")
    }
    if let presentation = hierarchy.presentations[x] {
      append(", presented with: <")
      append(PresentationControllers.className(presentation, active: true, hierarchy, .ios(version)))
      append(">")
    }
    bytes.append(10)
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }
}
