/// Assignments before the first step that belong to the outlines, and are no steps.
extension Checker {
  /// Whether an assignment says what UIKit leaves to a subclass, a storyboard or an initializer.
  func isSetup(_ instruction: Instruction) -> Bool {
    guard case .assign(let path, let property, _) = instruction.kind, path.components.isEmpty,
      let base = base(of: path.root), let info = PropertyLookup.find(property, on: base)
    else { return false }
    return info.access == .initial || info.access == .initialOrWrite
  }

  /// Whether an assignment is made before launch: on an outline under no window or on an object, where it loads no
  /// view, calls no callback and changes no containment.
  mutating func belongsToPreamble(_ instruction: Instruction) -> Bool {
    if case .outside(let use) = instruction.kind { return belongsToPreamble(use) }
    guard case .assign(let path, let property, let value) = instruction.kind, case .value(let root) = path.root else {
      return false
    }
    switch root {
    case .controller(let id):
      if standsUnderWindow(id) { return false }
      if property == .transitioningDelegate { hasTransitioningDelegate.insert(id.index) }
      guard isQuiet(path, of: id) else { return false }
    case .object: break
    default: return false
    }
    return isQuiet(property) && isQuiet(value)
  }

  /// The same of one that sets what decides nothing here: what is asked on the way loads no view.
  private mutating func belongsToPreamble(_ use: OutsideUse) -> Bool {
    switch use.receiver {
    case .value(.controller(let id)): !standsUnderWindow(id)
    case .value(.object): true
    case .path(let path):
      if case .value(.controller(let id)) = path.root { !standsUnderWindow(id) && isQuiet(path, of: id) } else { false }
    default: false
    }
  }

  private func base(of root: Path.Root) -> UIKitClass? {
    guard case .value(let value) = root else { return nil }
    switch value {
    case .controller(let id): return bases[Int(program.outline.classes[Int(id.index)].index)]
    case .object(let id): return bases[Int(program.objects[Int(id.index)].objectClass.index)]
    default: return nil
    }
  }

  /// Whether an outline's tree hangs on a window.
  private mutating func standsUnderWindow(_ id: ControllerID) -> Bool {
    let known: [Bool]
    if let isInWindow {
      known = isInWindow
    } else {
      var result = [Bool](repeating: false, count: program.outline.names.count)
      for window in program.windows { if let root = window.root { result[Int(root.index)] = true } }
      for row in result.indices where program.outline.parents[row] >= 0 {
        result[row] = result[Int(program.outline.parents[row])]
      }
      isInWindow = result
      known = result
    }
    return known[Int(id.index)]
  }

  /// Whether the way to what is assigned loads no view and asks no delegate.
  private func isQuiet(_ path: Path, of id: ControllerID) -> Bool {
    for component in path.components {
      guard case .property(let property) = component.kind else { return false }
      switch property {
      case .navigationItem, .tabBarItem, .leftBarButtonItem, .rightBarButtonItem, .backBarButtonItem: continue
      case .presentationController, .popoverPresentationController, .sheetPresentationController:
        // Making the presentation controller asks a transitioning delegate.
        if hasTransitioningDelegate.contains(id.index) || classHasTransitioningDelegate(id) { return false }
      default: return false
      }
    }
    return true
  }

  private func classHasTransitioningDelegate(_ id: ControllerID) -> Bool {
    var next: ClassID? = program.outline.classes[Int(id.index)]
    while let type = next {
      if program.classes[Int(type.index)].defaults.contains(where: { $0.property == .transitioningDelegate }) {
        return true
      }
      next = program.classes[Int(type.index)].superclass
    }
    return false
  }

  /// Whether assigning a property moves no controller and loads nothing.
  private func isQuiet(_ property: Property) -> Bool {
    switch property {
    case .view, .viewControllers, .selectedIndex, .selectedViewController, .isActive, .rootViewController,
      .searchController:
      false
    default: true
    }
  }

  /// Whether a value is read without loading a view and makes no controller.
  private func isQuiet(_ value: Expression) -> Bool {
    switch value {
    case .value: true
    case .path(let path): path.components.isEmpty
    case .list(let items): items.allSatisfy { isQuiet($0) }
    case .make(let type, let arguments):
      !isController(type) && arguments.allSatisfy { isQuiet($0.value) }
    case .isInstance, .ask, .not, .code, .look: false
    }
  }
}
