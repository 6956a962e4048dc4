extension Hierarchy {
  /// What was assigned to the property, else the class body's default; nil where neither says anything.
  func property(_ x: ControllerID, _ property: Property) -> Value? {
    if !assigned.isEmpty, let value = assigned[PropertyKey(owner: .controller(x), property: property)] { return value }
    return classDefault(classes[Int(x.index)], property)
  }

  /// The same where it is handed on, and nothing is decided on it.
  func keptProperty(_ x: ControllerID, _ property: Property) -> Value? {
    assigned.values[PropertyKey(owner: .controller(x), property: property)]
      ?? classDefault(classes[Int(x.index)], property)
  }

  /// The value that the body of a class, or of a superclass, gives a property.
  func classDefault(_ id: ClassID, _ property: Property) -> Value? {
    let row = Int(id.index)
    if classTable[row].defaults.isEmpty { return nil }
    for entry in classTable[row].defaults.reversed() where entry.property == property {
      if case .value(let value) = entry.value { return value }
    }
    return nil
  }

  /// A property of an object that is no controller.
  func property(_ x: ObjectID, _ property: Property) -> Value? {
    if let value = assigned[PropertyKey(owner: .object(x), property: property)] { return value }
    return classDefault(objects[Int(x.index)].objectClass, property)
  }

  /// A Boolean property, with UIKit's default.
  func isTrue(_ x: ControllerID, _ property: Property, default standard: Bool = false) -> Bool {
    if case .bool(let value)? = self.property(x, property) { return value }
    return standard
  }

  /// The row of an enumeration property, nil if never assigned.
  func enumeration(_ x: ControllerID, _ property: Property) -> UInt8? {
    if case .enumeration(_, let row)? = self.property(x, property) { return row }
    return nil
  }

  /// A controller that a property names.
  func controller(_ x: ControllerID, _ property: Property) -> ControllerID? {
    if case .controller(let value)? = self.property(x, property) { return value }
    return nil
  }

  /// Whether an alert has an action of style `.cancel`.
  func hasCancelAction(_ alert: ControllerID) -> Bool {
    guard case .list(let actions)? = property(alert, .actions) else { return false }
    return actions.contains(where: isCancelAction)
  }

  /// Whether a value is an action of style `.cancel`.
  func isCancelAction(_ value: Value) -> Bool {
    guard case .object(let action) = value, case .enumeration(let type, let row)? = property(action, .style) else {
      return false
    }
    return StandardValues.isCancel(type, row)
  }

  /// Kind of UIKit's nearest class.
  package func kind(of x: ControllerID) -> ControllerKind { kinds[Int(x.index)] }

  /// The name of its class, as printed.
  package func className(of x: ControllerID) -> String { classTable[Int(classes[Int(x.index)].index)].name }

  /// Whether its class is, or inherits from, the class of that name.
  func inherits(_ x: ControllerID, _ name: String) -> Bool {
    var current: ClassID? = classes[Int(x.index)]
    while let id = current {
      if classTable[Int(id.index)].name == name { return true }
      current = classTable[Int(id.index)].superclass
    }
    return false
  }

  /// Whether an object is a `UIPercentDrivenInteractiveTransition` or of a subclass.
  func isPercentDriven(_ x: ObjectID) -> Bool { inherits(x, "UIPercentDrivenInteractiveTransition") }

  /// Whether an object is a `UISheetPresentationController` or of a subclass.
  func isSheetController(_ x: ObjectID) -> Bool { inherits(x, "UISheetPresentationController") }

  private func inherits(_ x: ObjectID, _ name: String) -> Bool {
    var current: ClassID? = objects[Int(x.index)].objectClass
    while let id = current {
      if classTable[Int(id.index)].name == name { return true }
      current = classTable[Int(id.index)].superclass
    }
    return false
  }

  /// The name of the class of an object that is no controller.
  func className(of x: ObjectID) -> String { classTable[Int(objects[Int(x.index)].objectClass.index)].name }

  /// Its name in the file; empty for one that UIKit or an expression made.
  package func name(of x: ControllerID) -> String { names[Int(x.index)] }

  /// `<Class name>`, as console texts and dumps print it (LOG-01).
  package func description(of x: ControllerID) -> String {
    let name = names[Int(x.index)]
    return name.isEmpty ? "<\(className(of: x))>" : "<\(className(of: x)) \(name)>"
  }
}
