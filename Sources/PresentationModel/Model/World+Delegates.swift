/// Delegates: which object or controller it is, and which methods it implements.
extension World {
  /// A weak property reads nil when nothing keeps the object alive (CUS-24).
  func liveDelegate(_ value: Value) -> Value {
    switch value {
    case .object(let object): hierarchy.objects[Int(object.index)].isHeld ? value : .none
    case .controller(let x): hierarchy.has(x, .released) ? .none : value
    default: value
    }
  }

  /// The `transitioningDelegate` of a controller, nil once the object is released.
  func transitioningDelegate(of x: ControllerID) -> Value {
    hierarchy.property(x, .transitioningDelegate).map { liveDelegate($0) } ?? .none
  }

  /// The `delegate` of the presentation controller of `x`, even while an adaptive substitute is shown instead (ADP-07).
  func presentationDelegate(_ x: ControllerID) -> Value {
    // Most apps assign nothing, and then it need not be known whose presentation this is.
    guard !hierarchy.assigned.isEmpty else { return .none }
    let presentation = hierarchy.presentation(of: x)
    let owner = presentation?.original ?? x
    let kept = hierarchy.assigned[PropertyKey(owner: .facet(.presentationController, owner), property: .delegate)]
    // Code may give the delegate to the presentation controller that it makes.
    let own = presentation?.controllerObject ?? hierarchy.frozen[owner]?.controllerObject
    return liveDelegate(kept ?? own.flatMap { hierarchy.property($0, .delegate) } ?? .none)
  }

  /// The class of a delegate: of an object of the file, or of a controller; nil where none is set.
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
    if names(delegate, callback, info) { return true }
    guard !callback.returnsValue, let needed = callback.delegateProtocol else { return false }
    return info.protocols.contains { $0 == needed || $0.inherited == needed }
  }

  /// Whether a delegate has a method that returns a value: the file names it, with a value, a body, or both.
  func answers(_ delegate: Value, _ callback: Callback) -> Bool {
    delegateClass(delegate).map { names(delegate, callback, $0) } ?? false
  }

  /// Whether its class body or an `on` of the file names a method.
  private func names(_ delegate: Value, _ callback: Callback, _ info: ClassInfo) -> Bool {
    if info.answers.contains(where: { $0.method == callback }) { return true }
    if info.callbacks.contains(where: { $0.callback == callback }) { return true }
    switch delegate {
    case .object(let object): return named[.object(object)]?.contains(callback) ?? false
    case .controller(let x): return named[.controller(x)]?.contains(callback) ?? false
    default: return false
    }
  }
}
