/// Delegates: who they are, and what they implement.
extension World {
  /// A weak property reads nil when nobody holds the object (CUS-24).
  func liveDelegate(_ value: Value) -> Value {
    switch value {
    case .object(let object): hierarchy.objects[Int(object.index)].isHeld ? value : .none
    case .controller(let x): hierarchy.has(x, .released) ? .none : value
    default: value
    }
  }

  /// The `transitioningDelegate` of a controller, nil if nobody holds it any more.
  func transitioningDelegate(of x: ControllerID) -> Value {
    liveDelegate(hierarchy.property(x, .transitioningDelegate) ?? .none)
  }

  /// The `delegate` of the presentation controller of `x`, whose substitute stands in for it (ADP-07).
  func presentationDelegate(_ x: ControllerID) -> Value {
    let owner = hierarchy.presentation(of: x)?.original ?? x
    let kept = hierarchy.assigned[PropertyKey(owner: .facet(.presentationController, owner), property: .delegate)]
    return liveDelegate(kept ?? .none)
  }

  /// The class of what serves as a delegate: an object of the file, or a controller; nil where none is set.
  func delegateClass(_ delegate: Value) -> ClassInfo? {
    switch delegate {
    case .object(let object): hierarchy.classTable[Int(hierarchy.objects[Int(object.index)].objectClass.index)]
    case .controller(let x): hierarchy.classTable[Int(hierarchy.classes[Int(x.index)].index)]
    default: nil
    }
  }

  /// Whether a delegate object has a method: methods without an answer every class of the protocol has, others only
  /// when its body names them (EVT-03).
  func implements(_ delegate: Value, _ callback: Callback) -> Bool {
    guard let info = delegateClass(delegate) else { return false }
    if info.answers.contains(where: { $0.method == callback }) { return true }
    if info.callbacks.contains(where: { $0.callback == callback }) { return true }
    guard !callback.returnsValue, let needed = callback.delegateProtocol else { return false }
    return info.protocols.contains { $0 == needed || $0.inherited == needed }
  }

  /// Whether a delegate's class names a method that returns a value.
  func answers(_ delegate: Value, _ callback: Callback) -> Bool {
    delegateClass(delegate)?.answers.contains { $0.method == callback } ?? false
  }
}
