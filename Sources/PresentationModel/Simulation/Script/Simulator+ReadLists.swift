/// Properties that answer a list of controllers, and what is read of the list: of a long one no list of values is made
/// for one element or for their number.
extension Simulator {
  /// `children`, `viewControllers`; nil of a controller that has no such list.
  mutating func controllers(_ property: Property, of x: ControllerID) -> [ControllerID]? {
    if hierarchy.has(x, .released) { ask { Properties.ofReleased(x, $0, &$1) } }
    guard property == .viewControllers else {
      hierarchy.rememberChildren(of: x)
      let children = take(PresentationIsNotContainment.children(x, world)) ?? []
      // The tabs that the bar shows, without the controller that shows the others (TAB-05).
      guard let more = hierarchy.moreTabs[x]?.controller else { return children }
      return children.filter { $0 != more }
    }
    ask { Console.reads(stackOf: x, $0, &$1) }
    switch hierarchy.kind(of: x) {
    case .split: return take(ColumnsAreTheChildren.viewControllers(x, world)) ?? []
    case .navigation, .imagePicker:
      hierarchy.rememberChildren(of: x)
      return ask { NavigationStack.viewControllers(x, $0, &$1) }
    case .tabBar:
      if holds(EveryTabIsAChild.hasNoList(x, world)) { return nil }
      hierarchy.rememberChildren(of: x)
      return world.tabs(x)
    case .page: return world.stack(x)
    default: return nil
    }
  }

  /// The element that a path goes on to, or what it asks of the list.
  func part(
    _ component: Path.Component, of controllers: [ControllerID]?, _ path: Path
  ) throws(EvaluationStop) -> Value {
    guard let controllers else {
      if component.unwrap == .force { throw .forcedNil(path.text) }
      return .none
    }
    switch component.kind {
    case .index(let index):
      guard index >= 0, index < controllers.count else { throw .outOfRange(path.text) }
      return .controller(controllers[index])
    case .property(.count): return .int(Int64(controllers.count))
    case .property(.isEmpty): return .bool(controllers.isEmpty)
    case .property(.first): return controllers.first.map { .controller($0) } ?? .none
    case .property(.last): return controllers.last.map { .controller($0) } ?? .none
    default: return .none
    }
  }
}

extension Path.Component.Kind {
  /// Whether it takes one element of a list, or asks something of it.
  var isOfAList: Bool {
    switch self {
    case .index, .property(.count), .property(.isEmpty), .property(.first), .property(.last): true
    default: false
    }
  }
}
