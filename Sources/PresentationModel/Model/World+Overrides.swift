/// What the classes of the file override of `UIViewController`'s own methods.
extension World {
  /// Whether the file has a body for a method of this controller: in its class, in a superclass, or after `on`.
  func overrides(_ x: ControllerID, _ callback: Callback) -> Bool {
    let info = hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)]
    return info.callbacks.contains { $0.callback == callback }
      || named[.controller(x)]?.contains(callback) ?? false
  }

  /// The value that its class gives for a method, where no body has to run for it; nil where it gives none.
  func ownAnswer(_ x: ControllerID, _ callback: Callback) -> Value? {
    let info = hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)]
    guard let answer = info.answers.last(where: { $0.method == callback }) else { return nil }
    switch answer.value {
    case .value(let value): return value
    case .path(let path):
      guard case .selfObject = path.root, path.components.count == 1,
        case .property(let property) = path.components[0].kind
      else { return nil }
      return hierarchy.property(x, property)
    default: return nil
    }
  }

  /// Whether its class, or one above it, declares an unwind action.
  func declaresAction(_ x: ControllerID, _ action: String) -> Bool {
    hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)].actions.contains(action)
  }
}
